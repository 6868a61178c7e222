/** The proof of a game, worked out by the page alone from the record, what chance was offered, and what was kept. */

import { luckHash } from "./luck.js";
import { line, readRecord } from "./record.js";
import { bytes, hmac, sha256, unhex } from "./sha256.js";

/**
 * One point of a proof: it holds, it does not, or (null) there is nothing to hold it against.
 * @typedef {{holds: boolean | null, key: string, values?: Record<string, string | number>}} Point
 * @typedef {import("./record.js").GameRecord} GameRecord
 * @typedef {import("./keepsake.js").Kept} Kept
 *
 * What the page has shown as the end of the game.
 * @typedef {{names: string[], totals: number[], winners: number[], seats: number[]}} Shown
 */

/**
 * Every point, in the order in which a game goes.
 * @param {string} text the record
 * @param {import("./types").Draw[]} draws
 * @param {Kept} kept
 * @param {Shown} shown
 * @returns {Promise<Point[]>}
 */
export async function prove(text, draws, kept, shown) {
  const record = readRecord(text);
  return [
    await promised(record, kept),
    ...(await luck(record, kept, shown)),
    await drawn(record, draws),
    ...(await moved(record, kept)),
    shownToo(record, shown),
  ];
}

/** The seed is the one whose hash was shown before the game. @param {GameRecord} record @param {Kept} kept @returns {Promise<Point>} */
async function promised({ lines }, { promise, since }) {
  const hash = await sha256(`maniero seed ${lines.get("seed")}`);
  if (hash !== lines.get("seed-hash") || (promise && promise !== hash)) return { holds: false, key: "proof-seed-bad" };
  if (!promise) return { holds: null, key: "proof-seed-unseen" };
  return since === null
    ? { holds: true, key: "proof-seed" }
    : { holds: true, key: "proof-seed-late", values: { n: since } };
}

/** Every number is the one that was promised, and mine is among them. @param {GameRecord} record @param {Kept} kept @param {Shown} shown @returns {Promise<Point[]>} */
async function luck(record, kept, shown) {
  const names = (/** @type {import("./record.js").Luck[]} */ list) => list.map(({ seat }) => record.names[seat]).join(", ");
  const bad = [];
  for (const one of record.luck) if (one.number && (await luckHash(one.number)) !== one.hash) bad.push(one);
  const sealed = kept.hashes ?? [];
  const seats = kept.hashes ? Math.max(sealed.length, record.names.length) : 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const written = record.luck.find((one) => one.seat === seat) ?? { seat, hash: "", number: "" };
    if (written.hash !== (sealed[seat] ?? "")) bad.push(written); // Also who was not among the sealed at all.
  }
  const added = record.luck.filter(({ number }) => number);
  const missing = record.luck.filter(({ number }) => !number);
  /** @type {Point[]} */
  const points = mine(record, kept, shown);
  if (bad.length) points.push({ holds: false, key: "proof-luck-bad", values: { names: names(bad) } });
  else if (added.length) points.push({ holds: true, key: "proof-luck", values: { names: names(added) } });
  if (missing.length) points.push({ holds: null, key: "proof-luck-missing", values: { names: names(missing) } });
  return points;
}

/** @param {GameRecord} record @param {Kept} kept @param {Shown} shown @returns {Point[]} */
function mine(record, { numbers, given }, { seats }) {
  const counted = (/** @type {number} */ seat) =>
    record.luck.some((one) => one.seat === seat && one.number === numbers[seat]);
  if (!given.every(counted)) return [{ holds: false, key: "proof-mine-bad" }];
  if (given.length) return [{ holds: true, key: "proof-mine" }];
  return seats.length ? [{ holds: null, key: "proof-mine-none" }] : [];
}

/** Every draw follows from the seed and the numbers. @param {GameRecord} record @param {import("./types").Draw[]} draws @returns {Promise<Point>} */
async function drawn(record, draws) {
  const seed = record.lines.get("seed") ?? "";
  const mixed = record.luck.length ? await sha256(`maniero game\nseed: ${seed}\n${line(record, "luck")}\n`) : seed;
  const draw = await hmac(unhex(mixed));
  const chance = record.moves.flatMap(({ speaker }, place) => (speaker === "*" ? [place] : []));
  if (chance.join() !== draws.map(({ place }) => place).join()) return { holds: false, key: "proof-draws-bad" };
  for (const { place, words, weights } of draws) {
    const due = words[picked(BigInt(`0x${await draw(`maniero draw ${place}`)}`), weights)];
    const { word } = record.moves[place];
    if (due !== word) return { holds: false, key: "proof-draw-bad", values: { n: place + 1, due, word } };
  }
  return { holds: true, key: "proof-draws", values: { n: draws.length } };
}

/** Which of the weights a number falls on. @param {bigint} number @param {number[]} weights */
function picked(number, weights) {
  let left = Number(number % BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  let at = 0;
  while (left >= weights[at]) {
    left -= weights[at];
    at += 1;
  }
  return at;
}

/** The moves are those that this page was shown, to the end. @param {GameRecord} record @param {Kept} kept @returns {Promise<Point[]>} */
async function moved(record, kept) {
  const link = await hmac(bytes(record.lines.get("seed") ?? ""));
  const agreed = ["game", "rules", "components", "options"].map((key) => line(record, key));
  if (kept.agreed && kept.agreed !== agreed.join("\n")) return [{ holds: false, key: "proof-agreed-bad" }];
  agreed.push(`seats: ${record.names.length}`, line(record, "seed-hash"));
  if (record.luck.length) agreed.push(line(record, "luck"));
  const heads = [await link(`maniero chain\n${agreed.join("\n")}\n`)];
  for (const { speaker, word } of record.moves) heads.push(await link(`${heads.at(-1)}\n${speaker} ${word}\n`));
  const closing = await link(`${heads.at(-1)}\n${line(record, "seats")}\n${line(record, "result")}\n`);
  const seen = Object.entries(kept.heads);
  const wrong = seen.find(([moves, head]) => heads[Number(moves)] !== head);
  if (wrong) return [{ holds: false, key: "proof-moves-bad", values: { n: wrong[0] } }];
  if (closing !== record.lines.get("chain")) return [{ holds: false, key: "proof-end-bad" }];
  if (kept.closing && kept.closing !== closing) return [{ holds: false, key: "proof-end-bad" }];
  if (!seen.length) return [{ holds: null, key: "proof-moves-unseen" }];
  return [{ holds: true, key: "proof-moves", values: { n: seen.length } }];
}

/** Names and result are those that stand on the page. @param {GameRecord} record @param {Shown} shown @returns {Point} */
function shownToo({ lines, names }, shown) {
  const won = shown.winners.map((seat) => seat + 1).join(" ");
  const result = `${shown.totals.join(" ")}, ${won ? `won by ${won}` : "lost"}`;
  const same = lines.get("result") === result && names.join("\n") === shown.names.join("\n");
  return same ? { holds: true, key: "proof-end" } : { holds: false, key: "proof-end-bad" };
}
