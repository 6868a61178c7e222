/** What is this, what would a click do, and why not? */

import { byId, phrase, pickOf, things } from "./dom.js";
import { aim } from "./choosing.js";
import { consequences } from "./picks.js";
import { tried } from "./tries.js";
import { actions, board, choice, curtained, myTurn, replay, shown, socket, tips } from "./state.js";

const LINGER = 250; // ms an explanation stays when the pointer has left

/** @type {Map<string, import("./types").TipFrame>} */
const answers = new Map();
/** @type {{pick: string, node: SVGElement} | null} */
let wanted = null;

/** @param {string} pick */
const key = (pick) => `${shown.position?.seq}:${shown.position?.seat}:${pick}`;

/** Ask the server what a thing is. @param {SVGElement} node */
export function explain(node) {
  const pick = pickOf(node);
  if (replay.active || !socket.online) {
    tips.show(node, { title: node.getAttribute("aria-label") ?? "" });
    return;
  }
  wanted = { pick, node };
  const known = answers.get(key(pick));
  if (known) explained(known);
  else socket.send({ t: "tip", pick });
}

/** @param {import("./types").TipFrame} tip */
export function explained(tip) {
  if (answers.size > 300) answers.clear();
  answers.set(key(tip.pick), tip);
  if (!tip.title || !wanted || wanted.pick !== tip.pick || !wanted.node.isConnected) return;
  const target = aim(wanted.node);
  const look = tried(target)?.split(" ").filter(Boolean);
  const possible = consequences(actions(), choice(), pickOf(target), look ? Infinity : 3);
  const does = possible.filter(({ picks }) => !look || look.every((each) => picks.includes(each))).map(({ text }) => text);
  tips.show(wanted.node, { ...tip, does: target.matches(".chosen") ? [] : does });
}

/** Something that cannot be chosen was clicked: why? @param {SVGElement} node */
export function wonder(node) {
  const pick = pickOf(node);
  wanted = { pick, node };
  const seat = shown.position?.seat ?? null;
  const chosen = [...choice().chosen];
  if (seat !== null && myTurn() && !shown.waiting && !curtained()) socket.send({ t: "why", seat, pick, chosen });
  else explain(node);
}

/** @param {import("./types").WhyFrame} why */
export function refused({ pick, text, clause }) {
  const node = wanted?.pick === pick ? wanted.node : things(board).find((thing) => pickOf(thing) === pick);
  if (!node?.isConnected) return;
  node.classList.add("forbidden");
  setTimeout(() => node.classList.remove("forbidden"), 600);
  tips.show(node, { title: phrase("not-now"), lines: [text], clause, refused: true });
  byId("announced").textContent = text;
}

/** The pointer has gone, unless it goes to the explanation itself to follow its link. */
export function leave() {
  const { about } = tips;
  wanted = null;
  setTimeout(() => tips.about === about && !wanted && !byId("tip").matches(":hover") && tips.hide(), LINGER);
}
byId("tip").addEventListener("pointerleave", leave);
