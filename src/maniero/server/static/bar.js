/** The bar: who must do what, and the buttons that do it. It knows no game. */

import { narrowTo, play, stepBack, take } from "./choosing.js";
import { byId, el, say, shape, sign } from "./dom.js";
import { ended, rematch } from "./end.js";
import { candidates, complete } from "./picks.js";
import { choice, people, replay, shown, socket } from "./state.js";
import { many, tried } from "./tries.js";

const LONG = 22; // Letters of a button that may take two lines on a phone.
const VERBS = 3; // Verbs that the sentence names.
const FEW = 4; // Choices that are offered as buttons with their full text

export function sentence(position) {
  if (shown.waiting && !replay.active) return; // What was asked stays until there is an answer.
  const place = byId("sentence");
  const asked = position.asked?.[0];
  let sentence = position.sentence;
  if (replay.active) sentence = replay.sentence();
  else if (shown.confirm) sentence = say("confirm-this", { action: shown.confirm.text });
  else if (shown.group !== null || shown.marks.length) {
    const left = verbsLeft();
    const node = tryingOut();
    if (node && many(node) > 1) sentence = say("tap-turns");
    else if (several() && left.length <= VERBS) sentence = say("narrowed", { verb: left.map((verb) => verb.text).join(" / ") });
  }
  if (place.dataset.said === sentence) return;
  place.dataset.said = sentence;
  place.title = sentence;
  const colon = sentence.indexOf(":");
  const head = !replay.active && colon > 0 && colon < 40 ? sentence.slice(0, colon + 1) : "";
  place.replaceChildren(el("span", {}, head ? el("strong", {}, head) : null, sentence.slice(head.length)));
  if (asked !== undefined && asked >= 0 && !position.over) place.prepend(shape(asked, 20));
  byId("act").className = asked >= 0 && !position.over ? `act seat-${asked + 1}` : "act";
  place.classList.remove("long");
  const span = place.lastElementChild;
  place.classList.toggle("long", place.scrollWidth > place.clientWidth + 1 || span.scrollHeight > span.clientHeight + 1);
}

/** The chosen thing on which something is tried out, if there is one. */
const tryingOut = () => document.querySelector("[data-pick].chosen.tried");

/** The verbs that the choice so far leaves. */
function verbsLeft() {
  const left = new Set(candidates(shown.position.actions, choice()).map((action) => action.group));
  return shown.position.groups.filter((group) => left.has(group.id));
}

const several = () => new Set(shown.position.actions.map((action) => action.group)).size > 1;

/** @param {import("./picks.js").Action[]} open @param {import("./picks.js").Choice} now */
export function buttons(open, now) {
  if (shown.waiting) {
    for (const each of byId("buttons").children) each.disabled = true;
    return;
  }
  const made = [];
  if (shown.confirm) {
    const { confirm } = shown;
    made.push(button(say("confirm"), () => play(confirm), "go", "check"));
  } else if (now.chosen.length || now.group !== null) {
    const done = complete(open, now);
    const left = candidates(open, now);
    const offered = left.length <= FEW ? left : done;
    const node = tryingOut();
    const look = node ? tried(node) : null;
    for (const action of offered.filter(({ picks }) => look === null || look.split(" ").every((each) => !each || picks.includes(each)))) {
      made.push(button(action.text, () => take(action), action.final ? "go" : "can"));
    }
    const verbs = verbsLeft();
    if (!offered.length && verbs.length > 1) {
      for (const verb of verbs) made.push(button(verb.text, () => narrowTo(verb.id)));
    }
  } else if (open.length) made.push(...verbs(open));
  else made.push(...idle());
  made.forEach((node, i) => {
    if (i < 9) node.append(el("kbd", { "aria-hidden": "true" }, String(i + 1)));
  });
  if (shown.confirm || shown.marks.length || shown.group !== null) {
    const step = button(say("back"), stepBack, "quiet");
    step.append(el("kbd", { "aria-hidden": "true" }, "Esc"));
    made.push(step);
  }
  const place = byId("buttons");
  const focus = place.contains(document.activeElement) ? [...place.children].indexOf(document.activeElement) : -1;
  place.replaceChildren(...made);
  place.classList.remove("tight");
  place.classList.toggle("tight", place.scrollWidth > place.clientWidth + 1);
  if (focus >= 0) (place.children[focus] ?? place.firstElementChild)?.focus({ preventScroll: true });
}

/** The verbs of a turn: a click does it, or narrows to what it needs. */
function verbs(open) {
  const groups = shown.position.groups.filter((group) => open.some((action) => action.group === group.id));
  if (open.length <= (groups.length === 1 ? FEW : VERBS)) {
    return open.map((action) => button(action.text, () => take(action), action.final ? "go" : "can"));
  }
  const pointed = (group) => open.every((action) => action.group !== group.id || action.picks.length);
  const [only, ...more] = groups.filter(pointed);
  // What can only be done by clicking on things that glow needs no button, unless several verbs share them.
  const offered = groups.filter((group) => more.length || group !== only);
  return offered.map((group) => {
    const own = open.filter((action) => action.group === group.id);
    const [only] = own;
    if (own.length === 1) {
      const kind = only.picks.length ? "" : only.final ? "go" : "can";
      const made = button(offered.length > 1 ? group.text : only.text, () => take(only), kind);
      made.title = only.text;
      made.setAttribute("aria-label", only.text);
      return made;
    }
    return button(group.text, () => narrowTo(group.id));
  });
}

/** When nothing is asked of me. */
function idle() {
  const { position } = shown;
  if (!position) return [];
  const back = people.mineStoodIn();
  if (back !== null) return [button(say("return"), () => socket.send({ t: "return", seat: back }), "can")];
  if (!position.over) return [];
  return [
    button(say("score-sheet"), () => ended(true), "go"),
    button(say("replay"), () => replay.open(position.moves), "", "replay"),
    ...(position.seats.length ? [button(say("rematch"), rematch, shown.rematch ? "can" : "")] : []),
  ];
}

function button(text, act, kind = "", lead = "") {
  return el(
    "button",
    { class: `b ${kind}${text.length > LONG ? " wordy" : ""}`, type: "button", click: act },
    lead ? sign(lead, 20) : null,
    el("span", {}, text),
  );
}
