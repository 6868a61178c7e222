/** The bar: who must do what, and the buttons that do it. It knows no game. */

import { narrowTo, play, stepBack, take } from "./choosing.js";
import { all, byId, el, phrase, shape, sign, things } from "./dom.js";
import { afterwards, ended, rematch } from "./end.js";
import { isSuggested } from "./hint.js";
import { candidates, complete } from "./picks.js";
import { choice, myTurn, people, replay, shown, socket, tournament } from "./state.js";
import { lookCount, tried } from "./tries.js";

const LONG = 22; // Letters of a button that may take two lines on a phone.
const VERBS = 3; // Verbs that the sentence names.
const FEW = 4; // Choices that are offered as buttons with their full text

/** @typedef {import("./types").Position} Position */
/** @typedef {import("./types").ActionChoice} Action */

/** Who must do what. @param {Position} position */
export function sentence(position) {
  if (shown.waiting && !replay.active) return; // What was asked stays until there is an answer.
  const box = byId("sentence");
  const [asked] = position.asked;
  let sentence = position.sentence;
  if (replay.active) sentence = replay.sentence();
  else if (shown.confirm) sentence = phrase("confirm-this", { action: shown.confirm.text });
  else if (shown.group !== null || shown.marks.length) {
    const left = verbsLeft();
    const node = tryingOut();
    if (node && lookCount(node) > 1) sentence = phrase("tap-turns");
    else if (several() && left.length <= VERBS) sentence = phrase("narrowed", { verb: left.map((verb) => verb.text).join(" / ") });
  }
  const thinking = !replay.active && !position.over && people.think(position.asked);
  const shows = thinking ? `${sentence} …` : sentence;
  if (box.dataset.sentence === shows) return;
  box.dataset.sentence = shows;
  box.title = sentence;
  const colon = sentence.indexOf(":");
  const head = !replay.active && colon > 0 && colon < 40 ? sentence.slice(0, colon + 1) : "";
  const span = el("span", {}, head ? el("strong", {}, head) : null, sentence.slice(head.length));
  box.replaceChildren(span);
  const turn = asked !== undefined && !position.over;
  if (turn) box.prepend(shape(asked, 20));
  if (thinking) box.append(thinks(people.names(position.asked)));
  byId("act").className = turn ? `act seat-${asked + 1}` : "act";
  fit();
}

/** Dots for bots that take their time; their room is kept from the start. @param {string} name */
function thinks(name) {
  const said = phrase("thinks", { name });
  return el("em", { class: "thinks", role: "img", title: said, "aria-label": said }, el("i"), el("i"), el("i"));
}

/** A sentence that does not fit takes two lines. */
function fit() {
  const box = byId("sentence");
  const [span] = all(box, ":scope > span");
  box.classList.remove("long");
  const cut = span && (span.scrollWidth > span.clientWidth + 1 || span.scrollHeight > span.clientHeight + 1);
  box.classList.toggle("long", cut || box.scrollWidth > box.clientWidth + 1);
}
/** Buttons that do not fit are smaller. */
function tighten() {
  const box = byId("buttons");
  box.classList.remove("tight");
  box.classList.toggle("tight", box.scrollWidth > box.clientWidth + 1);
}
addEventListener("resize", () => {
  fit();
  tighten();
});

/** The chosen thing on which something is tried out, if there is one. */
const tryingOut = () => things(document, "[data-pick].chosen.tried").at(0);

/** The verbs that the choice so far leaves. */
function verbsLeft() {
  const left = new Set(candidates(allActions(), choice()).map((action) => action.group));
  return groups().filter((group) => left.has(group.id));
}

const allActions = () => shown.position?.actions ?? [];
const groups = () => shown.position?.groups ?? [];
const several = () => new Set(allActions().map((action) => action.group)).size > 1;

/** The buttons for what is legal now. @param {Action[]} legal @param {import("./picks.js").Choice} now */
export function buttons(legal, now) {
  if (shown.waiting) {
    for (const each of all(byId("buttons"), "button")) each.setAttribute("disabled", "");
    return;
  }
  /** @type {HTMLElement[]} */
  const made = [];
  if (shown.confirm) {
    const { confirm } = shown;
    made.push(marked(button(phrase("confirm"), () => play(confirm), "go", "check"), isSuggested(confirm)));
  } else if (now.chosen.length || now.group !== null) {
    const done = complete(legal, now);
    const left = candidates(legal, now);
    const offered = left.length <= FEW ? left : done;
    const node = tryingOut();
    const look = node ? tried(node) : null;
    const shows = (/** @type {Action} */ { picks }) => (look ?? "").split(" ").every((each) => !each || picks.includes(each));
    for (const action of offered.filter(shows)) {
      made.push(marked(button(action.text, () => take(action), action.final ? "go" : "can"), isSuggested(action)));
    }
    const verbs = verbsLeft();
    if (!offered.length && verbs.length > 1) {
      for (const verb of verbs) made.push(marked(button(verb.text, () => narrowTo(verb.id)), suggests(verb, left)));
    }
  } else if (legal.length) made.push(...verbs(legal));
  else made.push(...idle());
  made.forEach((node, i) => {
    if (i < 9 && node.matches("button")) node.append(el("kbd", { "aria-hidden": "true" }, String(i + 1)));
  });
  if (shown.confirm || shown.marks.length || shown.group !== null) {
    const step = button(phrase("back"), stepBack, "quiet");
    step.append(el("kbd", { "aria-hidden": "true" }, "Esc"));
    made.push(step);
  }
  const box = byId("buttons");
  const focus = all(box, ":scope > *").findIndex((each) => each.matches(":focus"));
  box.replaceChildren(...made);
  tighten();
  if (focus >= 0) (made[focus] ?? made[0])?.focus({ preventScroll: true });
}

/** The verbs of a turn: a click does it, or narrows to what it needs. @param {Action[]} legal */
function verbs(legal) {
  const possible = groups().filter((group) => legal.some((action) => action.group === group.id));
  if (legal.length <= (possible.length === 1 ? FEW : VERBS)) {
    return legal.map((action) =>
      marked(button(action.text, () => take(action, !myTurn()), kindOf(action)), isSuggested(action)),
    );
  }
  const [only, ...more] = possible.filter((group) =>
    legal.every((action) => action.group !== group.id || action.picks.length),
  );
  // What can only be done by clicking on things that glow needs no button, unless several verbs share them.
  const offered = possible.filter((group) => more.length || group !== only);
  return offered.map((group) => {
    const own = legal.filter((action) => action.group === group.id);
    const [only] = own;
    if (own.length === 1) {
      const made = button(offered.length > 1 ? group.text : only.text, () => take(only), only.picks.length ? "" : kindOf(only));
      made.title = only.text;
      made.setAttribute("aria-label", only.text);
      return marked(made, isSuggested(only));
    }
    return marked(button(group.text, () => narrowTo(group.id)), suggests(group, own));
  });
}

/** Whether the hint is an action of a verb. @param {{id: string}} verb @param {Action[]} offered */
const suggests = ({ id }, offered) => offered.some((action) => action.group === id && isSuggested(action));

/** A button that the hint means says so. @param {HTMLElement} node @param {boolean} meant */
function marked(node, meant) {
  if (meant) {
    node.classList.add("hinted");
    node.prepend(sign("hint", 18));
    node.append(el("span", { class: "unseen" }, `(${phrase("hint-this")})`));
    const label = node.getAttribute("aria-label");
    if (label) node.setAttribute("aria-label", `${label} (${phrase("hint-this")})`);
  }
  return node;
}

/** What others wait for stands out; what I may do meanwhile does not. @param {Action} action */
const kindOf = (action) => (!myTurn() ? "" : action.final ? "go" : "can");

/** When nothing is asked of me. */
function idle() {
  const { position } = shown;
  if (!position) return [];
  const back = people.mineStoodIn();
  if (back !== null) return [button(phrase("return"), () => socket.send({ t: "return", seat: back }), "can")];
  if (!position.over) return absent(position);
  return [
    button(phrase("score-sheet"), () => ended(true), "go"),
    button(phrase("replay"), () => replay.open(position.moves), "", "replay"),
    ...(position.seats.length || tournament
      ? [button(afterwards(), rematch, shown.rematch || tournament ? "can" : "")]
      : []),
  ];
}

/** Who is asked but not here: how long they are waited for, then the bot that may play. @param {Position} position */
function absent({ asked }) {
  const gone = asked.map((seat) => people.list[seat]).filter((one) => one && !(one.online || one.bot || one.open || one.mine));
  return gone.map((person) =>
    person.can_agree
      ? button(phrase("stand-in"), () => people.agree(person), "can")
      : el("small", { class: "hint", "data-state": person.seat }, people.words(person)),
  );
}

/** @param {string} text @param {() => void} act @param {string} [kind] @param {string} [lead] the sign before it */
function button(text, act, kind = "", lead = "") {
  return el(
    "button",
    { class: `b ${kind}${text.length > LONG ? " wordy" : ""}`, type: "button", click: act },
    lead ? sign(lead, 20) : null,
    el("span", {}, text),
  );
}
