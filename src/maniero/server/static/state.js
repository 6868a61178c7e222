/** What the page shows, what was clicked, and the parts that all of the page uses. It knows no game. */

import { byId, phrase, toast } from "./dom.js";
import { Chat, Log } from "./log.js";
import { People } from "./people.js";
import { Replay } from "./replay.js";
import { Socket } from "./socket.js";
import { Tips } from "./tips.js";

export const { table: id = "", game = "", title = "", tournament = "" } = document.body.dataset;
export const board = byId("board-box");
export const mine = byId("mine-box");
export const narrow = byId("narrow-box");
export const strip = byId("strip");
export const panels = byId("panels");
export const boxes = [board, mine, narrow, strip, panels]; // Where pictures are.

/**
 * What is shown, and what was clicked.
 * @typedef {import("./types").Position} Position
 */
export const shown = {
  /** The newest position. */
  position: /** @type {Position | null} */ (null),
  /** Clicks so far: the thing and which of its equals, and the verb that was chosen. */
  marks: /** @type {{pick: string, nth: number, meant?: string}[]} */ ([]),
  group: /** @type {string | null} */ (null),
  confirm: /** @type {import("./picks.js").Action | null} */ (null),
  meant: /** @type {string[]} */ ([]), // Things inside those that were clicked: they answer the next question.
  waiting: false, // A word is on its way.
  queue: /** @type {Position[]} */ ([]),
  holder: /** @type {number | null} */ (null), // Hot seat: who holds the device.
  touched: /** @type {Map<string, number>} */ (new Map()), // What others changed since I moved, by whom.
  rematch: /** @type {string | null} */ (null), // The next game, when it is open.
  explain: false,
  held: /** @type {string | null} */ (null), // What is tried out wherever it is possible.
  pointed: /** @type {SVGElement | null} */ (null), // The thing under the pointer.
};

export const people = new People(
  id,
  (seat) => socket.send({ t: "stand-in", seat }),
  (seat) => socket.send({ t: "return", seat }),
);

/** @param {number} seat */
export const nameOf = (seat) => people.name(seat);
export const log = new Log((moves) => replay.open(moves), nameOf);
export const chat = new Chat((text, team) => {
  const sent = socket.send({ t: "chat", text, team });
  if (!sent) toast(phrase("offline"));
  return sent;
});
export const tips = new Tips(game);
export const replay = new Replay(id, log, () => shown.position);
export const socket = new Socket(id, () => shown.queue.at(-1)?.seq ?? shown.position?.seq ?? 0);

/** What was clicked so far. @returns {import("./picks.js").Choice} */
export const choice = () => ({ chosen: shown.marks.map((mark) => mark.pick), group: shown.group });
/** Whether others wait for me: I may have something to do though they do not. @param {Position | null | undefined} position */
export const asksMe = (position) =>
  Boolean(position && !position.over && position.actions.length && position.asked.some((seat) => seat === position.seat));
export const myTurn = () => asksMe(shown.position) && !replay.active;
/** What I may do now. */
export const actions = () => {
  const { position } = shown;
  return position && !position.over && !replay.active && !curtained() && !shown.waiting ? position.actions : [];
};
export const curtained = () => !byId("curtain").hidden;

/** The choice has changed: `painting.js` shows it. */
export const changed = { show: () => {} };
