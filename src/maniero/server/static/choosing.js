/** From clicks to a move that is sent: what was chosen, steps back, Confirm. */

import { phrase, pickOf, things, toast } from "./dom.js";
import { back, candidates, clicked, decided } from "./picks.js";
import { actions, changed, choice, replay, shown, socket, tips } from "./state.js";
import { lookCount, tried, turn } from "./tries.js";

export function forget() {
  shown.marks = [];
  shown.group = null;
  shown.confirm = null;
}

/** @param {string} group */
export function narrowTo(group) {
  shown.confirm = null;
  shown.group = group;
  if (!candidates(actions(), choice()).length) shown.marks = [];
  settle();
}

export function stepBack() {
  if (shown.confirm) {
    shown.confirm = null;
    if (shown.marks.length) shown.marks = shown.marks.slice(0, -1);
    else shown.group = null;
  } else if (shown.marks.length) shown.marks = shown.marks.slice(0, back(choice()).chosen.length);
  else shown.group = null;
  changed.show();
}

/** The thing that a click means: the innermost that can be chosen, or else the innermost. @param {SVGElement} inner */
export function aim(inner) {
  const legal = actions();
  const around = [];
  for (let node = /** @type {SVGElement | null | undefined} */ (inner); node; node = outer(node)) around.push(node);
  return (
    around.find((node) => node.matches(".can")) ??
    around.find((node) => clicked(legal, choice(), pickOf(node))) ??
    inner
  );
}

/** The thing around a thing. @param {SVGElement} node @returns {SVGElement | null | undefined} */
const outer = (node) => node.parentElement?.closest(".picture [data-pick]");

/**
 * A click on a thing, or on one that lies in others.
 * @param {SVGElement} inner
 * @returns {SVGElement | null} the thing, when it cannot be chosen
 */
export function choose(inner) {
  const node = aim(inner);
  const pick = pickOf(node);
  const nth = Number(node.dataset.nth);
  const legal = actions();
  const chosen = shown.marks.findIndex((mark) => mark.pick === pick && mark.nth === nth);
  const look = tried(node);
  if (chosen < 0 && node.matches(".dim:has(> .piece > .try)")) letGo();
  if (chosen >= 0 && look !== null) {
    // Seen where it would lie: another tap turns it, or makes sure of it.
    if (shown.confirm) play(shown.confirm);
    else if (!turn(node)) settle();
    return null;
  }
  if (chosen >= 0) {
    shown.confirm = null;
    shown.marks = shown.marks.filter((_, i) => i !== chosen);
    if (!shown.marks.length && !candidates(legal, choice()).length) forget();
    changed.show();
    return null;
  }
  const next = clicked(legal, choice(), pick);
  if (!next) return node;
  shown.confirm = null;
  shown.group = next.group;
  const mark = { pick, nth, meant: inner === node ? undefined : pickOf(inner) };
  shown.marks = next.chosen.length === 1 ? [mark] : [...shown.marks, mark];
  if (lookCount(node) && look === null) changed.show(); // A finger first sees how it would lie.
  else {
    const others = [...new Set(look?.split(" "))].filter((each) => each && !choice().chosen.includes(each));
    shown.marks.push(...others.map((each) => ({ pick: each, nth: 0 })));
    settle();
  }
  return null;
}

/** What was only tried out elsewhere is not chosen any more. */
function letGo() {
  const tryingOut = new Set(things(document, ".chosen.tried[data-pick]").map(pickOf));
  shown.marks = shown.marks.filter(({ pick }) => !tryingOut.has(pick));
}

/** What leaves no doubt happens, or waits for Confirm. */
function settle() {
  const sure = decided(actions(), choice());
  if (sure) take(sure, true);
  else changed.show();
}

/** @param {import("./picks.js").Action} action @param {boolean} [clicks] whether clicks led here, not its own button */
export function take(action, clicks = false) {
  if (action.final && clicks) {
    shown.confirm = action;
    changed.show();
  } else play(action);
}

/** @param {import("./picks.js").Action} action */
export function play(action) {
  const { position } = shown;
  if (!position || position.seat === null) return;
  const { seat, seq } = position;
  if (!socket.send({ t: "play", seat, seq, word: action.word })) {
    toast(phrase("not-sent"));
    return;
  }
  tips.hide();
  shown.meant = shown.marks.flatMap(({ meant }) => meant ?? []);
  shown.waiting = true;
  shown.confirm = null;
  changed.show();
}

/** Take back so many moves. @param {number} [moves] */
export function undo(moves) {
  const { position } = shown;
  if (!moves || !position || position.seat === null || replay.active) return;
  socket.send({ t: "undo", seat: position.seat, seq: position.seq, moves });
}
