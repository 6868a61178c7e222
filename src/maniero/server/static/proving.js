/** What the page shows of the proof: the promise before the game, every point of it afterwards. */

import { all, ask, byId, complain, el, phrase, sign } from "./dom.js";
import { kept } from "./keepsake.js";
import { give, leftOut, watch } from "./luck.js";
import { prove } from "./proof.js";
import { id, people, shown, socket } from "./state.js";

const SHORT = 12; // Digits of a hash that are enough to tell it by.
const SIGNS = { true: "check", false: "info", null: "info" };

/** A position has come: keep what it promises, and say so at once if it breaks what was promised. @param {import("./types").Position} position */
export function promised(position) {
  if (!watch(id, position)) warn(phrase("promise-broken"));
  for (const box of all(document, ".promise")) {
    box.hidden = false;
    for (const code of all(box, ".short")) code.textContent = `${position.promise.slice(0, SHORT)}…`;
    for (const code of all(box, ".whole")) code.textContent = position.promise;
    for (const part of all(box, ".so-far")) part.hidden = !position.head.hash;
    for (const code of all(box, ".head")) code.textContent = position.head.hash;
  }
}

/** The server says who is here: give it what it asks for. @param {import("./types").PeopleFrame} frame */
export function asked(frame) {
  give(id, frame, (luck) => socket.send(luck));
  if (leftOut(id, frame)) warn(phrase("left-out"), "mild");
}

/** A notice that stays until it is read. @param {string} text @param {string} [kind] */
function warn(text, kind = "") {
  const box = byId("unfair");
  box.className = `notice ${kind}`;
  box.querySelector("span")?.replaceChildren(text);
  box.hidden = false;
}
byId("unfair-close").addEventListener("click", () => {
  byId("unfair").hidden = true;
});

/** Work the proof out, and show every point of it. */
export async function verify() {
  const sheet = shown.position?.sheet;
  if (!sheet) return;
  let answers;
  try {
    answers = await Promise.all([
      ask("GET", `/api/tables/${id}/record`),
      ask("GET", `/api/tables/${id}/draws`),
    ]);
  } catch (error) {
    complain(error);
    return;
  }
  const points = await proved(answers[0], answers[1], sheet);
  const broken = points.some(({ holds }) => holds === false);
  if (broken) warn(phrase("proof-broken"));
  byId("verified").replaceChildren(
    el("p", { class: broken ? "broken" : "" }, sign(broken ? "info" : "verify", 20), phrase(broken ? "proof-broken" : "proof-holds")),
    el("ul", {}, ...points.map(row)),
  );
}

/**
 * Every point; what cannot be read proves nothing.
 * @param {string} record
 * @param {import("./types").Draw[]} draws
 * @param {import("./types").Sheet} sheet
 * @returns {Promise<import("./proof.js").Point[]>}
 */
async function proved(record, draws, sheet) {
  const names = people.list.map(({ name }) => name);
  try {
    return await prove(record, draws, kept(id), { ...sheet, names, seats: shown.position?.seats ?? [] });
  } catch {
    return [{ holds: false, key: "proof-unreadable" }];
  }
}

/** @param {import("./proof.js").Point} point */
function row({ holds, key, values }) {
  const state = holds === null ? "note" : holds ? "holds" : "broken";
  return el(
    "li",
    { class: state },
    sign(SIGNS[/** @type {"true" | "false" | "null"} */ (String(holds))], 16),
    el("span", { class: "unseen" }, phrase(`proof-is-${state}`)),
    el("span", {}, phrase(key, values)),
  );
}
