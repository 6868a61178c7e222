/** What is this, what would a click do, and why not? */

import { byId, say } from "./dom.js";
import { aim } from "./choosing.js";
import { consequences } from "./picks.js";
import { tried } from "./tries.js";
import { actions, board, choice, curtained, myTurn, replay, shown, socket, tips } from "./state.js";

const LINGER = 250; // ms an explanation stays when the pointer has left

const answers = new Map();
let wanted = null;

const key = (pick) => `${shown.position?.seq}:${shown.position?.seat}:${pick}`;

/** Ask the server what a thing is. */
export function explain(node) {
  const { pick } = node.dataset;
  if (replay.active || !socket.online) {
    tips.show(node, { title: node.getAttribute("aria-label") ?? "" });
    return;
  }
  wanted = { pick, node };
  const known = answers.get(key(pick));
  if (known) explained(known);
  else socket.send({ t: "tip", pick });
}

export function explained(tip) {
  if (answers.size > 300) answers.clear();
  answers.set(key(tip.pick), tip);
  if (!tip.title || !wanted || wanted.pick !== tip.pick || !wanted.node.isConnected) return;
  const target = aim(wanted.node);
  const look = tried(target)?.split(" ").filter(Boolean);
  const told = consequences(actions(), choice(), target.dataset.pick, look ? Infinity : 3);
  const does = told.filter(({ picks }) => !look || look.every((each) => picks.includes(each))).map(({ text }) => text);
  tips.show(wanted.node, { ...tip, does: target.matches(".chosen") ? [] : does });
}

/** Something that cannot be chosen was clicked: why? */
export function wonder(node) {
  const { pick } = node.dataset;
  wanted = { pick, node };
  if (myTurn() && !shown.waiting && !curtained()) socket.send({ t: "why", seat: shown.position.seat, pick, chosen: choice().chosen });
  else explain(node);
}

export function refused({ pick, text, clause }) {
  const node = wanted?.pick === pick ? wanted.node : board.querySelector(`[data-pick="${CSS.escape(pick)}"]`);
  if (!node?.isConnected) return;
  node.classList.add("forbidden");
  setTimeout(() => node.classList.remove("forbidden"), 600);
  tips.show(node, { title: say("not-now"), lines: [text], clause, refused: true });
  byId("said").textContent = text;
}

/** The pointer has gone, unless it goes to the explanation itself to follow its link. */
export function leave() {
  const { about } = tips;
  wanted = null;
  setTimeout(() => tips.about === about && !wanted && !byId("tip").matches(":hover") && tips.hide(), LINGER);
}
byId("tip").addEventListener("pointerleave", leave);
