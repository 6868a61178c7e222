/** What the server says: positions one after the other, talk, explanations, errors. It knows no game. */

import { forget, take } from "./choosing.js";
import { curtain } from "./curtain.js";
import { all, byId, phone, phrase, still, toast } from "./dom.js";
import { ended } from "./end.js";
import { explained, refused } from "./explaining.js";
import { advised, giveUp, letGo } from "./hint.js";
import { lend } from "./luck.js";
import { MyGames } from "./mine.js";
import { float, hurry } from "./motion.js";
import { dress, paint } from "./painting.js";
import { asked, promised } from "./proving.js";
import { chime } from "./sound.js";
import { actions, asksMe, chat, id, log, people, replay, shown, socket, title } from "./state.js";

const BEAT = 600; // ms for one move of somebody else
const BACKLOG = 12; // Positions that are still shown one by one.
const REFUSED = ["too-many", "too-fast"]; // There is no room for this page; it comes back later.
const FLOATS = 3; // Notes of points that rise at once; the log has them all.

/** @typedef {import("./types").Position} Position */

const games = new MyGames(id);
let lastShown = 0;
let pumping = 0;

const [why] = all(byId("offline"), "span");
const lost = why.textContent;

/** The line to the server is open, or not. @param {boolean} online */
export function line(online) {
  byId("offline").hidden = online;
  if (online) why.textContent = lost;
  document.body.dataset.online = online ? "yes" : "no";
  if (!online && shown.waiting) {
    shown.waiting = false;
    dress();
  }
}

/** @param {import("./types").FromServer} frame */
export function hear(frame) {
  if (frame.t === "position") {
    promised(frame);
    byId("unsaved").hidden = true;
    shown.queue.push(frame);
    pump();
  } else if (frame.t === "people") {
    asked(frame);
    people.update(frame);
  } else if (frame.t === "chat") talked(frame);
  else if (frame.t === "tip") explained(frame);
  else if (frame.t === "why") refused(frame);
  else if (frame.t === "hint") advised(frame);
  else if (frame.t === "rematch") invited(frame.table);
  else if (frame.t === "error") failed(frame);
}

/** One position after the other, a beat for each move of somebody else. */
function pump() {
  clearTimeout(pumping);
  if (!shown.queue.length || replay.active) return;
  const old = shown.position;
  const next = shown.queue[0];
  const others = old?.started && next.moves > old.moves && !asksMe(old);
  const wait = others && !still() && !document.hidden ? lastShown + BEAT - performance.now() : 0;
  if (wait > 0) {
    pumping = setTimeout(pump, wait);
    return;
  }
  shown.queue.shift();
  if (shown.queue.length >= BACKLOG) merge(next);
  else receive(next);
  if (shown.queue.length) pump();
}

/** A position that nobody will see still has its lines. @param {Position} position */
function merge(position) {
  log.add(position.log_from, position.log);
}

/** Nobody wants to wait: show the newest at once. */
export function skip() {
  hurry();
  const newest = shown.queue.pop();
  if (!newest) return;
  clearTimeout(pumping);
  for (const passed of shown.queue.splice(0)) merge(passed);
  receive(newest);
}

/** @param {Position} position */
function receive(position) {
  const old = shown.position;
  const fresh = !old || position.seq !== old.seq || position.seat !== old.seat;
  const anew = fresh && !stillAsked(old, position);
  shown.position = position;
  shown.waiting = false;
  lastShown = performance.now();
  if (anew) {
    forget();
    letGo();
  }
  const lines = log.add(position.log_from, position.log);
  document.body.dataset.seq = String(position.seq);
  curtain(position);
  if (!old || asksMe(old) || position.over) shown.touched.clear();
  const touched = paint(position, Boolean(old?.started));
  touch(touched, lines, position);
  if (old && position.moves > old.moves && !position.over) {
    const scored = lines.filter(({ seat, points }) => points && seat !== null).slice(-FLOATS);
    for (const [nth, { seat, points, text }] of scored.entries()) float(`score-${(seat ?? 0) + 1}`, points, text, nth);
  }
  chat.offerTeam(position.started && people.inTeam());
  call(old, position);
  if (position.over && !old?.over) {
    const wanted = new URLSearchParams(location.search).get("at");
    ended(old !== null);
    if (!old && wanted !== null && /^\d{1,6}$/.test(wanted)) replay.open(Number(wanted));
  }
  if (anew) goOn(old, position);
}

/**
 * Where several are asked at the same time somebody else has moved: what I have begun to choose stays.
 * @param {Position | null} old
 * @param {Position} position
 */
function stillAsked(old, position) {
  const words = (/** @type {Position} */ { actions }) => actions.map(({ word }) => word).join();
  return Boolean(old?.actions.length && old.seat === position.seat && words(old) === words(position));
}

/**
 * The click that led here was on a thing inside the one that was chosen: if that is asked for now, it is the answer.
 * @param {Position | null} old
 * @param {Position} position
 */
function goOn(old, position) {
  const meant = shown.meant.splice(0);
  if (!meant.length || old?.seat !== position.seat) return;
  const [only, ...more] = actions().filter(({ picks }) => picks.length === 1 && meant.includes(picks[0]));
  if (only && !more.length) take(only, true);
}

/**
 * What somebody else has just changed is marked until I have moved, like what the server names.
 * @param {string[]} picks
 * @param {import("./types").LogLine[]} lines
 * @param {Position} position
 */
function touch(picks, lines, position) {
  const seats = new Set(lines.flatMap(({ seat }) => seat ?? []));
  const [seat] = seats;
  if (position.over || seats.size !== 1 || position.seats.includes(seat) || !picks.length) return;
  for (const pick of picks) shown.touched.set(pick, seat);
  dress();
}

export function resume() {
  if (shown.position) paint(shown.position, false);
  pump();
}

/** @param {import("./types").ErrorFrame} frame */
function failed(frame) {
  if (frame.code === "luck") return; // Another page of mine was faster, or the game: the proof will tell.
  shown.waiting = false;
  shown.meant = [];
  giveUp();
  const unsaved = byId("unsaved");
  const full = REFUSED.includes(frame.code) && document.body.dataset.online !== "yes";
  if (full) why.textContent = frame.text;
  else if (unsaved.hidden) toast(frame.text); // Once, however often it is tried.
  if (frame.code === "store") unsaved.hidden = false;
  if (frame.code === "old-rules") location.reload(); // There is a page to read it.
  if (frame.code === "stale") socket.send({ t: "hello", seen: shown.position?.seq ?? 0 });
  forget();
  dress();
}

/** Somebody has opened the next game: the button leads there. @param {string} table */
function invited(table) {
  shown.rematch = table;
  if (shown.position?.seats.length) lend(table);
  dress();
}

/** @param {import("./types").ChatFrame} message */
function talked(message) {
  if (!chat.add(message)) return;
  const reading = document.body.dataset.side === "chat" && (!phone.matches || document.body.dataset.tab === "log");
  if (!reading) chat.waiting(chat.unread + 1);
}

/** Tell me when it is my turn. @param {Position | null} old @param {Position} position */
function call(old, position) {
  const before = asksMe(old);
  const now = asksMe(position);
  document.title = now && !position.over ? `● ${phrase("your-turn")} · ${title}` : title;
  if (now && !before && old) chime();
  if (now !== before) games.refresh();
}
