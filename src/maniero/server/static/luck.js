/** Luck: this browser adds a number of its own to the draws, so that nobody can choose them, and keeps what was promised. */

import { keep, kept, prune } from "./keepsake.js";
import { hex, sha256 } from "./sha256.js";
import { lineTo } from "./socket.js";

/**
 * @typedef {import("./types").Position} Position
 * @typedef {import("./types").PeopleFrame} PeopleFrame
 * @typedef {(frame: import("./types").GiveLuck) => boolean} Send
 */

/** By table: numbers that were asked for before the server had promised anything. @type {Map<string, () => void>} */
const early = new Map();

/** The hash that promises a number. @param {string} number */
export const luckHash = (number) => sha256(`maniero luck ${number}`);

/**
 * Answer what the server asks for: first the hash of each seat's number, and when all hashes are there, the number.
 * @param {string} table
 * @param {PeopleFrame} frame
 * @param {Send} send
 */
export async function give(table, frame, send) {
  if (frame.luck === "numbers") {
    if (!kept(table).promise) {
      early.set(table, () => give(table, frame, send)); // Or it could choose a seed that suits the numbers.
      return;
    }
    keep(table, (now) => {
      now.hashes ??= frame.seats.map(({ hash }) => hash); // Whatever comes later was not sealed.
    });
  }
  for (const { seat, mine, hash } of frame.seats) {
    if (!mine) continue;
    if (frame.luck === "hashes" && !hash) send({ t: "luck", seat, hash: await luckHash(numberOf(table, seat)) });
    if (frame.luck === "numbers") await reveal(table, seat, hash, send);
  }
}

/** The number itself, if its hash is ours: another device of mine may have been faster. @param {string} table @param {number} seat @param {string} hash @param {Send} send */
async function reveal(table, seat, hash, send) {
  const number = kept(table).numbers[seat];
  if (!number || (await luckHash(number)) !== hash || !send({ t: "luck", seat, number })) return;
  keep(table, (now) => {
    if (!now.given.includes(seat)) now.given.push(seat);
  });
}

/** This browser's number for a seat, made when it is first asked for. @param {string} table @param {number} seat */
function numberOf(table, seat) {
  return keep(table, ({ numbers }) => {
    numbers[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  }).numbers[seat];
}

/**
 * Keep what a position promises.
 * @param {string} table
 * @param {Position} position
 * @returns {boolean} whether it fits what was promised before; once the game has begun there is always a head
 */
export function watch(table, { promise, agreed, head, over, started, moves }) {
  const now = keep(table, (all) => {
    if (!all.promise) [all.promise, all.since] = [promise, started ? moves : null];
    all.agreed ||= agreed;
    if (over) all.closing ||= head.hash;
    else if (head.hash) all.heads[head.moves] ??= head.hash;
  });
  early.get(table)?.();
  early.delete(table);
  const fits = (over ? now.closing : (now.heads[head.moves] ?? "")) === head.hash;
  const same = now.promise === promise && (!agreed || now.agreed === agreed);
  return same && fits && (!started || head.hash !== "");
}

/**
 * Whether this browser must be told that the draws are without a number of its own; once.
 * @param {string} table
 * @param {PeopleFrame} frame
 */
export function leftOut(table, frame) {
  const mine = frame.seats.filter((person) => person.mine);
  const { promise, since, told } = kept(table);
  // A game that I saw before it began is no old one, and no try from the middle.
  const drawn = frame.luck === "drawn" || (frame.luck === "" && promise && since === null);
  const out = drawn && mine.some((person) => !person.number) && !told;
  if (out) {
    keep(table, (now) => {
      now.told = true;
    });
  }
  return Boolean(out);
}

/**
 * Give luck to a table where I sit though its page is not open: the next game need not wait for me.
 * @param {string} table
 */
export function lend(table) {
  const line = new WebSocket(lineTo(table, 0));
  line.addEventListener("message", (event) => {
    /** @type {import("./types").FromServer} */
    const frame = JSON.parse(event.data);
    if (frame.t === "people") give(table, frame, (luck) => sent(line, luck));
    if (frame.t !== "position") return;
    watch(table, frame);
    if (frame.started) line.close();
  });
}

/** @param {WebSocket} line @param {import("./types").GiveLuck} frame */
function sent(line, frame) {
  if (line.readyState !== WebSocket.OPEN) return false;
  line.send(JSON.stringify(frame));
  return true;
}

prune();
