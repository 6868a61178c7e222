/** A hint: what the Master would do here, marked on the table and told in words. It knows no game. */

import { byId, el, phone, phrase, things } from "./dom.js";
import { missing } from "./picks.js";
import { actions, board, changed, choice, myTurn, narrow, people, shown, socket, strip } from "./state.js";
import { openTab } from "./tabs.js";

/** @typedef {import("./types").ActionChoice} Action */

/** What was asked for, and what came; both go when the game goes on. */
const hint = {
  asked: /** @type {{seat: number, seq: number} | null} */ (null),
  word: /** @type {string | null} */ (null),
};
const box = byId("advice");
const text = byId("advice-text");
const tool = byId("hint", HTMLButtonElement);

/** The move that is suggested now. */
const move = () => actions().find(({ word }) => word === hint.word);

/** @param {Action} action */
export const isSuggested = (action) => hint.word !== null && action.word === hint.word;

/** The things to click for it, and how many of each: those that are still missing. @returns {Map<string, number>} */
export function suggested() {
  /** @type {Map<string, number>} */
  const counted = new Map();
  const action = move();
  if (action && !shown.confirm) {
    for (const pick of missing(action.picks, choice().chosen) ?? action.picks) counted.set(pick, (counted.get(pick) ?? 0) + 1);
  }
  return counted;
}

/** The tool is there where hints are allowed, and works in my turn. */
export function offerHint() {
  tool.hidden = !people.hints || !shown.position?.seats.length || Boolean(shown.position.over);
  tool.disabled = !myTurn() || shown.waiting || hint.asked !== null;
  tool.setAttribute("aria-busy", String(hint.asked !== null));
}

tool.addEventListener("click", () => {
  const { position } = shown;
  if (!position || position.seat === null || !myTurn() || tool.hidden || hint.asked) return;
  const { seat, seq } = position;
  if (!socket.send({ t: "hint", seat, seq })) return;
  hint.asked = { seat, seq };
  hint.word = null;
  show(el("p", { class: "thinking" }, el("i", { class: "spin" }), phrase("hint-thinking")));
  changed.show();
});

/** @param {import("./types").HintFrame} frame */
export function advised({ seat, seq, word, lines }) {
  if (hint.asked?.seat !== seat || hint.asked.seq !== seq) return; // The game has moved on.
  hint.asked = null;
  hint.word = word;
  const action = move();
  if (!action) {
    letGo();
    return;
  }
  show(el("p", { class: "move" }, action.text), ...lines.map((line) => el("p", {}, line)));
  changed.show();
  turn();
}

/** @param {...HTMLElement} told */
function show(...told) {
  text.replaceChildren(...told);
  box.hidden = false;
}

/** On a phone: to the tab where it is to be clicked. */
function turn() {
  const seen = (/** @type {HTMLElement} */ where) => things(where, ".hinted").length > 0;
  if (!phone.matches || seen(strip)) return;
  if (seen(board)) openTab("board");
  else if (seen(narrow)) openTab("mine");
}

/** The game has moved on, or nobody wants to know. */
export function letGo() {
  hint.asked = null;
  hint.word = null;
  box.hidden = true;
  text.replaceChildren();
}

/** Something was refused: it may have been the hint. */
export function giveUp() {
  if (hint.asked) letGo();
}

byId("advice-close").addEventListener("click", () => {
  letGo();
  changed.show();
  tool.focus();
});
