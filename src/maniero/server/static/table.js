/** The table: shows positions, turns clicks into words, and says what happened. It knows no game. */

import { ask, byId, el, phone, picture, say, shape, sign, still, toast } from "./dom.js";
import { showSheet } from "./end.js";
import { Chat, Log } from "./log.js";
import { MyGames } from "./mine.js";
import { float, hurry, snapshot, travel } from "./motion.js";
import { People } from "./people.js";
import { NOTHING, back, candidates, clicked, complete, consequences, decided, glowing } from "./picks.js";
import { Replay } from "./replay.js";
import { Socket } from "./socket.js";
import { chime, mute, muted } from "./sound.js";
import { Tips } from "./tips.js";
import { pinch, reveal } from "./zoom.js";

const BEAT = 600; // ms for one move of somebody else
const HOVER = 350; // ms before a thing explains itself
const LINGER = 250; // ms an explanation stays when the pointer has left
const PRESS = 450; // ms of a long press
const BACKLOG = 12; // Positions that are still shown one by one.
const FLOATS = 3; // Notes of points that rise at once; the log has them all.
const LONG = 22; // Letters of a button that may take two lines on a phone.
const VERBS = 3; // Verbs that the sentence names.
const FEW = 4; // Choices that are offered as buttons with their full words

const { table: id, game, title } = document.body.dataset;
const board = byId("board-box");
const mine = byId("mine-box");
const narrow = byId("narrow-box");
const strip = byId("strip");
const panels = byId("panels");
const places = [board, mine, narrow, strip, panels];

/** What is shown, and what was clicked. */
const shown = {
  /** @type {any} the newest position */
  position: null,
  /** Clicks so far: the thing and which of its equals, and the verb that was chosen. */
  marks: /** @type {{pick: string, nth: number, meant?: string}[]} */ ([]),
  group: /** @type {string | null} */ (null),
  confirm: /** @type {import("./picks.js").Action | null} */ (null),
  meant: /** @type {string[]} */ ([]), // Things inside those that were clicked: they answer the next question.
  waiting: false, // A word is on its way.
  queue: /** @type {any[]} */ ([]),
  holder: /** @type {number | null} */ (null), // Hot seat: who holds the device.
  touched: /** @type {Map<string, number>} */ (new Map()), // What others changed since I moved, by whom.
  rematch: /** @type {string | null} */ (null), // The next game, when it is open.
  explain: false,
};
let lastShown = 0;
let pumping = 0;

// ---------------------------------------------------------------- who and what

const people = new People(id, (seat) => socket.send({ t: "stand-in", seat }), (seat) => socket.send({ t: "return", seat }));
const nameOf = (seat) => people.name(seat);
const log = new Log((words) => replay.open(words), nameOf);
const chat = new Chat((text) => socket.send({ t: "chat", text }) || (toast(say("offline")), false));
const tips = new Tips(game);
const games = new MyGames(id);
const replay = new Replay(id, log, paint, () => shown.position, resume);
const socket = new Socket(id, () => shown.queue.at(-1)?.seq ?? shown.position?.seq ?? 0, hear, line);
people.onChange = () => {
  log.rename();
  if (shown.position) presence();
};

const choice = () => ({ chosen: shown.marks.map((mark) => mark.pick), group: shown.group });
const myTurn = () => {
  const { position } = shown;
  return Boolean(position && !position.over && position.actions.length && !replay.active);
};
const actions = () => (myTurn() && !curtained() && !shown.waiting ? shown.position.actions : []);
const curtained = () => !byId("curtain").hidden;

// ---------------------------------------------------------------- what the server says

function line(online) {
  byId("offline").hidden = online;
  document.body.dataset.online = online ? "yes" : "no";
  if (!online && shown.waiting) {
    shown.waiting = false;
    dress();
  }
}

function hear(frame) {
  if (frame.t === "position") {
    shown.queue.push(frame);
    pump();
  } else if (frame.t === "people") people.update(frame);
  else if (frame.t === "chat") talked(frame);
  else if (frame.t === "tip") explained(frame);
  else if (frame.t === "why") refused(frame);
  else if (frame.t === "rematch") invited(frame.table);
  else if (frame.t === "error") failed(frame);
}

/** One position after the other, a beat for each move of somebody else. */
function pump() {
  clearTimeout(pumping);
  if (!shown.queue.length || replay.active) return;
  const old = shown.position;
  const next = shown.queue[0];
  const others = old && next.words > old.words && !old.actions.length;
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

/** A position that nobody will see still has its lines. */
function merge(position) {
  log.add(position.log_from, position.log);
}

/** Nobody wants to wait: show the newest at once. */
function skip() {
  hurry();
  if (!shown.queue.length) return;
  clearTimeout(pumping);
  while (shown.queue.length > 1) merge(shown.queue.shift());
  receive(shown.queue.shift());
}

function receive(position) {
  const old = shown.position;
  const fresh = !old || position.seq !== old.seq || position.seat !== old.seat;
  shown.position = position;
  shown.waiting = false;
  lastShown = performance.now();
  if (fresh) forget();
  const lines = log.add(position.log_from, position.log);
  document.body.dataset.seq = position.seq;
  curtain(position);
  if (!old || old.actions.length) shown.touched.clear();
  const touched = paint(position, Boolean(old));
  touch(touched, lines, position);
  if (old && position.words > old.words && !position.over) {
    const scored = lines.filter(({ seat, points }) => points && seat !== null && seat >= 0);
    scored.slice(-FLOATS).forEach(({ seat, points, text }, nth) => float(`score-${seat + 1}`, points, text, nth));
  }
  call(old, position);
  if (position.over && !old?.over) ended(old !== null);
  if (fresh) goOn(old, position);
}

/** The click that led here was on a thing inside the one that was chosen: if that is asked for now, it is said. */
function goOn(old, position) {
  const meant = shown.meant.splice(0);
  if (!meant.length || old?.seat !== position.seat) return;
  const [only, ...more] = actions().filter(({ picks }) => picks.length === 1 && meant.includes(picks[0]));
  if (only && !more.length) take(only, true);
}

/** What somebody else has just changed is marked until I have moved, like what the server names. */
function touch(picks, lines, position) {
  const seats = new Set(lines.map((line) => line.seat).filter((seat) => seat !== null && seat >= 0));
  const [seat] = seats;
  if (seats.size !== 1 || position.seats.includes(seat) || !picks.length) return;
  for (const pick of picks) shown.touched.set(pick, seat);
  dress();
}

function resume() {
  paint(shown.position, false);
  pump();
}

function failed(frame) {
  shown.waiting = false;
  shown.meant = [];
  toast(frame.text);
  if (frame.code === "stale") socket.send({ t: "hello", seen: shown.position?.seq ?? 0 });
  forget();
  dress();
}

/** Somebody has opened the next game: the button leads there. */
function invited(table) {
  shown.rematch = table;
  dress();
}

function talked(message) {
  if (!chat.add(message)) return;
  const reading = document.body.dataset.side === "chat" && (!phone.matches || document.body.dataset.tab === "log");
  if (!reading) {
    chat.unread += 1;
    byId("unread").textContent = chat.unread;
    byId("unread").hidden = false;
  }
}

// ---------------------------------------------------------------- pictures

/**
 * Put a position's pictures on the page.
 * @param {any} position
 * @param {boolean} moving whether to show the way from the pictures before
 * @returns {string[]} what has changed on the board
 */
function paint(position, moving) {
  const before = moving ? snapshot(places) : new Map();
  const focus = document.activeElement?.closest("svg.picture [id]")?.id;
  put(board.firstElementChild, position.board);
  const covered = hides(position);
  put(mine, phone.matches || covered ? "" : position.mine);
  put(strip, phone.matches && !covered ? position.strip || position.mine : "");
  strip.classList.toggle("fits", Boolean(position.strip));
  put(narrow, phone.matches && !covered ? position.narrow : "");
  mine.classList.toggle("covered", covered);
  document.body.classList.toggle("covered-hand", covered);
  board.dataset.wide = wide() ? "yes" : "no";
  document.body.classList.toggle("wide", wide());
  share("--board-share", board);
  share("--mine-share", mine);
  document.body.classList.toggle("alone", !position.mine && !covered);
  paintPanels(position);
  presence();
  byId("where").textContent = replay.active
    ? say("looking-back", { n: position.words })
    : position.seats.length
      ? say("move", { n: position.words })
      : say("watching");
  dress();
  const touched = travel(before, places).filter((pick) => board.querySelector(`[data-pick="${CSS.escape(pick)}"]`));
  if (focus) byId(focus)?.focus({ preventScroll: true });
  if (tips.about && !tips.about.isConnected) tips.hide();
  if (phone.matches && myTurn()) {
    turnTo();
    reveal(board.firstElementChild);
    reveal(strip);
  }
  return touched;
}

function put(place, source) {
  const drawn = picture(source);
  place.replaceChildren(...(drawn ? [drawn] : []));
}

/** Side by side, pictures of one height share the room by their widths. */
function share(name, place) {
  const box = place.querySelector("svg")?.viewBox.baseVal;
  if (box) document.body.style.setProperty(name, `${Math.round((1000 * box.width) / box.height)}fr`);
}

/** A board that is clearly wider than high lies above what is mine, another one beside it. */
function wide() {
  const box = board.querySelector("svg")?.viewBox.baseVal;
  return Boolean(box && box.width > box.height * 1.2);
}

function paintPanels(position) {
  panels.replaceChildren(
    ...position.panels.map(({ seat, svg }) => {
      const box = el("div", { class: `opp seat-${seat + 1}`, "data-seat": seat });
      const drawn = picture(svg);
      if (drawn) box.append(drawn);
      return box;
    }),
  );
}

/** Who is there: a dot on each panel, and a way to go on without somebody who has left. */
function presence() {
  for (const box of panels.children) people.dot(box, Number(box.dataset.seat));
  people.menu();
}

/** Every thing gets its state: it can be chosen, it was chosen, it is out of reach, it moved last. */
function dress() {
  const position = replay.active ? replay.position : shown.position;
  if (!position) return;
  const open = actions();
  const now = choice();
  const can = shown.confirm ? new Set() : glowing(open, now);
  const first = now.chosen.length || now.group !== null ? glowing(open, NOTHING) : new Set();
  const others = (position.moved ?? []).filter((thing) => replay.active || thing.seat !== position.seat);
  const last = new Map(others.map((thing) => [thing.pick, thing.seat]));
  if (!replay.active) for (const [pick, seat] of shown.touched) last.set(pick, seat);
  for (const place of places.slice(0, 4)) {
    const counted = new Map();
    for (const node of place.querySelectorAll("[data-pick]")) {
      const { pick } = node.dataset;
      const nth = counted.get(pick) ?? 0;
      counted.set(pick, nth + 1);
      const chosen = !replay.active && shown.marks.some((mark) => mark.pick === pick && mark.nth === nth);
      const glows = can.has(pick) && !chosen;
      node.dataset.nth = nth;
      node.classList.remove("can", "chosen", "dim", "last", "seat-1", "seat-2", "seat-3", "seat-4");
      if (chosen) node.classList.add("can", "chosen");
      else if (glows) node.classList.add("can");
      else if (first.has(pick)) node.classList.add("dim");
      if (last.has(pick) && nth === 0 && !chosen) node.classList.add("last", `seat-${last.get(pick) + 1}`);
      const reach = chosen || glows || shown.explain;
      node.setAttribute("tabindex", reach ? "0" : "-1");
      if (chosen || glows) {
        node.setAttribute("role", "button");
        node.setAttribute("aria-pressed", chosen ? "true" : "false");
      } else {
        node.setAttribute("role", "img");
        node.removeAttribute("aria-pressed");
      }
    }
  }
  count();
  sentence(position);
  if (replay.active) replay.buttons(byId("buttons"));
  else buttons(open, now);
  byId("undo").disabled = !position.undo?.step || replay.active || shown.waiting;
  byId("undo-turn").disabled = !position.undo?.turn || replay.active || shown.waiting;
  document.body.dataset.busy = shown.waiting ? "yes" : "no";
  document.body.dataset.turn = position.over ? "over" : myTurn() ? "mine" : "others";
}

/** On a phone each tab says how much glows behind it. */
function count() {
  for (const [tab, place] of [["board", board], ["mine", narrow]]) {
    const many = new Set([...place.querySelectorAll(".can")].map((node) => node.id)).size;
    const badge = document.querySelector(`[data-tab-of="${tab}"] i`);
    badge.textContent = many;
    badge.hidden = !many;
  }
}

/** On a phone: if all that can be chosen lies behind the other tab, that tab is opened. */
function turnTo() {
  if (!phone.matches || !myTurn()) return;
  const some = (place) => Boolean(place.querySelector(".can:not(.chosen)"));
  const { tab } = document.body.dataset;
  if (tab === "board" && some(narrow) && !some(board) && !some(strip)) openTab("mine");
  else if (tab === "mine" && some(board) && !some(narrow)) openTab("board");
}

// ---------------------------------------------------------------- the bar

function sentence(position) {
  const place = byId("sentence");
  const asked = position.asked?.[0];
  let words = position.sentence;
  if (replay.active) words = replay.sentence();
  else if (shown.confirm) words = say("confirm-this", { action: shown.confirm.text });
  else if (shown.group !== null || shown.marks.length) {
    const left = verbsLeft();
    if (several() && left.length <= VERBS) words = say("narrowed", { verb: left.map((verb) => verb.text).join(" / ") });
  }
  if (place.dataset.said === words) return;
  place.dataset.said = words;
  place.title = words;
  const colon = words.indexOf(":");
  const head = !replay.active && colon > 0 && colon < 40 ? words.slice(0, colon + 1) : "";
  place.replaceChildren(el("span", {}, head ? el("strong", {}, head) : null, words.slice(head.length)));
  if (asked !== undefined && asked >= 0 && !position.over) place.prepend(shape(asked, 20));
  byId("act").className = asked >= 0 && !position.over ? `act seat-${asked + 1}` : "act";
  place.classList.remove("long");
  place.classList.toggle("long", place.scrollWidth > place.clientWidth + 1);
}

/** The verbs that the choice so far leaves. */
function verbsLeft() {
  const left = new Set(candidates(shown.position.actions, choice()).map((action) => action.group));
  return shown.position.groups.filter((group) => left.has(group.id));
}

const several = () => new Set(shown.position.actions.map((action) => action.group)).size > 1;

/** @param {import("./picks.js").Action[]} open @param {import("./picks.js").Choice} now */
function buttons(open, now) {
  const made = [];
  if (shown.confirm) {
    const { confirm } = shown;
    made.push(button(say("confirm"), () => play(confirm), "go", "check"));
  } else if (now.chosen.length || now.group !== null) {
    const done = complete(open, now);
    const left = candidates(open, now);
    const offered = left.length <= FEW ? left : done;
    for (const action of offered) made.push(button(action.text, () => take(action), action.final ? "go" : "can"));
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
  if (groups.length === 1 && open.length <= FEW) {
    return open.map((action) => button(action.text, () => take(action), action.final ? "go" : "can"));
  }
  if (groups.length === 1 && open.every((action) => action.picks.length)) return [];
  return groups.map((group) => {
    const own = open.filter((action) => action.group === group.id);
    const [only] = own;
    if (own.length === 1) {
      const kind = only.picks.length ? "" : only.final ? "go" : "can";
      const made = button(group.text, () => take(only), kind);
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
    button(say("replay"), () => replay.open(position.words), "", "replay"),
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

// ---------------------------------------------------------------- choosing

function forget() {
  shown.marks = [];
  shown.group = null;
  shown.confirm = null;
}

function narrowTo(group) {
  shown.confirm = null;
  shown.group = group;
  if (!candidates(actions(), choice()).length) shown.marks = [];
  settle();
}

function stepBack() {
  if (shown.confirm) {
    shown.confirm = null;
    if (shown.marks.length) shown.marks = shown.marks.slice(0, -1);
    else shown.group = null;
  } else if (shown.marks.length) shown.marks = shown.marks.slice(0, back(choice()).chosen.length);
  else shown.group = null;
  dress();
}

/** The thing that a click means: the innermost that can be chosen, or else the innermost. @param {Element} inner */
function aim(inner) {
  const open = actions();
  const around = [];
  for (let node = inner; node; node = node.parentElement?.closest(".picture [data-pick]")) around.push(node);
  return (
    around.find((node) => node.matches(".can")) ??
    around.find((node) => clicked(open, choice(), node.dataset.pick)) ??
    inner
  );
}

/** A click on a thing, or on one that lies in others. @param {Element} inner */
function choose(inner) {
  const node = aim(inner);
  const { pick } = node.dataset;
  const nth = Number(node.dataset.nth);
  const open = actions();
  const chosen = shown.marks.findIndex((mark) => mark.pick === pick && mark.nth === nth);
  if (chosen >= 0) {
    shown.confirm = null;
    shown.marks = shown.marks.filter((_, i) => i !== chosen);
    if (!shown.marks.length && !candidates(open, choice()).length) forget();
    dress();
    return;
  }
  const next = clicked(open, choice(), pick);
  if (!next) {
    wonder(node);
    return;
  }
  shown.confirm = null;
  shown.group = next.group;
  const mark = { pick, nth, meant: inner === node ? undefined : inner.dataset.pick };
  shown.marks = next.chosen.length === 1 ? [mark] : [...shown.marks, mark];
  settle();
}

/** What leaves no doubt happens, or waits for Confirm. */
function settle() {
  const sure = decided(actions(), choice());
  if (sure) take(sure, true);
  else {
    dress();
    turnTo();
  }
}

/** @param {import("./picks.js").Action} action @param {boolean} [clicks] whether clicks led here, not its own button */
function take(action, clicks = false) {
  if (action.final && clicks) {
    shown.confirm = action;
    dress();
  } else play(action);
}

function play(action) {
  const { seat, seq } = shown.position;
  if (!socket.send({ t: "play", seat, seq, word: action.word })) {
    toast(say("not-sent"));
    return;
  }
  tips.hide();
  shown.meant = shown.marks.flatMap(({ meant }) => meant ?? []);
  shown.waiting = true;
  shown.confirm = null;
  dress();
}

function undo(words) {
  const { seat, seq, seats } = shown.position;
  if (words && seats.length && !replay.active) socket.send({ t: "undo", seat, seq, words });
}

// ---------------------------------------------------------------- explaining

const answers = new Map();
let wanted = null;

const key = (pick) => `${shown.position?.seq}:${shown.position?.seat}:${pick}`;

/** Ask the server what a thing is. */
function explain(node) {
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

function explained(tip) {
  if (answers.size > 300) answers.clear();
  answers.set(key(tip.pick), tip);
  if (!tip.title || !wanted || wanted.pick !== tip.pick || !wanted.node.isConnected) return;
  const target = aim(wanted.node);
  const does = consequences(actions(), choice(), target.dataset.pick, 3).map((action) => action.text);
  tips.show(wanted.node, { ...tip, does: target.matches(".chosen") ? [] : does });
}

/** Something that cannot be chosen was clicked: why? */
function wonder(node) {
  const { pick } = node.dataset;
  wanted = { pick, node };
  if (myTurn() && !shown.waiting && !curtained()) socket.send({ t: "why", seat: shown.position.seat, pick, chosen: choice().chosen });
  else explain(node);
}

function refused({ pick, text, clause }) {
  const node = wanted?.pick === pick ? wanted.node : board.querySelector(`[data-pick="${CSS.escape(pick)}"]`);
  if (!node?.isConnected) return;
  node.classList.add("forbidden");
  setTimeout(() => node.classList.remove("forbidden"), 600);
  tips.show(node, { title: say("not-now"), lines: [text], clause, refused: true });
  byId("said").textContent = text;
}

// ---------------------------------------------------------------- my turn, hot seat, the end

function call(old, position) {
  const before = Boolean(old?.actions.length);
  const now = position.actions.length > 0;
  document.title = now && !position.over ? `● ${say("your-turn")} · ${title}` : title;
  if (now && !before && old) chime();
  if (now !== before) games.refresh();
}

/** Several people at one device: nobody sees the hand of another. */
function curtain(position) {
  if (position.seats.length < 2 || position.over) {
    byId("curtain").hidden = true;
    return;
  }
  if (!position.asked.includes(position.seat)) return;
  if (shown.holder === position.seat) return;
  byId("curtain-name").replaceChildren(shape(position.seat, 34), say("pass-to", { name: nameOf(position.seat) }));
  byId("curtain-go").textContent = say("i-am", { name: nameOf(position.seat) });
  byId("curtain").hidden = false;
  byId("curtain-go").focus();
}

/** With several at one device the hand of somebody else stays covered. */
function hides(position) {
  return position.seats.length > 1 && !position.over && !replay.active && shown.holder !== position.seat;
}

byId("curtain-go").addEventListener("click", () => {
  shown.holder = shown.position.seat;
  byId("curtain").hidden = true;
  paint(shown.position, false);
});

async function rematch() {
  if (shown.rematch) {
    location.assign(`/t/${shown.rematch}`);
    return;
  }
  try {
    const { table } = await ask("POST", `/api/tables/${id}/rematch`, {});
    location.assign(`/t/${table}`);
  } catch (error) {
    toast(error.message);
  }
}

/** @param {boolean} open whether to show the score sheet at once */
function ended(open) {
  const { position } = shown;
  if (!position.sheet) return;
  showSheet(position, { id, game, name: nameOf, open, rematch, replay: () => replay.open(0) });
}

// ---------------------------------------------------------------- hands and keys

/** The pointer has gone, unless it goes to the explanation itself to follow its link. */
function leave() {
  const { about } = tips;
  wanted = null;
  setTimeout(() => tips.about === about && !wanted && !byId("tip").matches(":hover") && tips.hide(), LINGER);
}
byId("tip").addEventListener("pointerleave", leave);

const thing = (event) => event.target.closest?.(".picture [data-pick]");
let hovering = 0;
let pressing = 0;
let pressed = false;

for (const place of places) {
  place.addEventListener("click", (event) => {
    const node = thing(event);
    if (pressed) {
      pressed = false;
      return;
    }
    if (shown.queue.length) skip();
    clearTimeout(hovering);
    tips.hide();
    if (!node) return;
    if (replay.active || !shown.position) explain(node);
    else choose(node);
  });
  place.addEventListener("pointerover", (event) => {
    const node = thing(event);
    if (!node || event.pointerType === "touch" || tips.about === node) return;
    clearTimeout(hovering);
    hovering = setTimeout(() => node.isConnected && explain(node), HOVER);
  });
  place.addEventListener("pointerout", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(hovering);
    if (thing(event)) leave();
  });
  place.addEventListener("focusin", (event) => {
    const node = thing(event);
    if (node?.matches(":focus-visible")) explain(node);
  });
  place.addEventListener("focusout", () => tips.hide());
  place.addEventListener(
    "touchstart",
    (event) => {
      const node = thing(event);
      pressed = false;
      clearTimeout(pressing);
      if (!node || event.touches.length > 1) return;
      pressing = setTimeout(() => {
        pressed = true;
        explain(node);
      }, PRESS);
    },
    { passive: true },
  );
  for (const end of ["touchend", "touchmove", "touchcancel"]) {
    place.addEventListener(end, () => clearTimeout(pressing), { passive: true });
  }
  place.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
}

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#tip, [data-pick]")) tips.hide();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest("input, textarea, select, dialog, [popover]");
  if (event.key === "Escape" && !typing) {
    if (!byId("tip").hidden && !shown.marks.length && shown.group === null && !shown.confirm) tips.hide();
    else if (replay.active) replay.close();
    else stepBack();
    return;
  }
  if (typing) return;
  if (shown.queue.length) skip();
  const node = thing(event);
  if (node && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (event.key === "u") undo(shown.position?.undo?.step);
  else if (event.key === "U") undo(shown.position?.undo?.turn);
  else if (event.key === "m") byId("sound").click();
  else if (event.key === "?") byId("explain").click();
  else if (/^[1-9]$/.test(event.key)) byId("buttons").children[Number(event.key) - 1]?.click();
  else if (replay.active && event.key === "ArrowLeft") replay.step(-1);
  else if (replay.active && event.key === "ArrowRight") replay.step(1);
});

byId("undo").addEventListener("click", () => undo(shown.position?.undo?.step));
byId("undo-turn").addEventListener("click", () => undo(shown.position?.undo?.turn));

function sounding() {
  const text = say(muted() ? "sound-off" : "sound-on");
  byId("sound").replaceChildren(sign(muted() ? "mute" : "sound", 22));
  byId("sound").setAttribute("aria-label", text);
  byId("sound").setAttribute("aria-pressed", muted() ? "false" : "true");
  byId("sound").title = text;
}
byId("sound").addEventListener("click", () => {
  mute(!muted());
  sounding();
});
sounding();

byId("explain").addEventListener("click", () => {
  shown.explain = !shown.explain;
  byId("explain").setAttribute("aria-pressed", String(shown.explain));
  byId("keys").hidden = !shown.explain;
  dress();
});

function openTab(name) {
  document.body.dataset.tab = name;
  for (const tab of document.querySelectorAll("[data-tab-of]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tabOf === name));
  }
  tips.hide();
  if (name === "log") readChat();
}
for (const tab of document.querySelectorAll("[data-tab-of]")) {
  tab.addEventListener("click", () => openTab(tab.dataset.tabOf));
}

function readChat() {
  if (document.body.dataset.side !== "chat") return;
  chat.unread = 0;
  byId("unread").hidden = true;
  chat.list.scrollTop = chat.list.scrollHeight;
}
for (const tab of document.querySelectorAll("[data-side-of]")) {
  tab.addEventListener("click", () => {
    document.body.dataset.side = tab.dataset.sideOf;
    for (const other of document.querySelectorAll("[data-side-of]")) {
      other.setAttribute("aria-selected", String(other === tab));
    }
    readChat();
  });
}

phone.addEventListener("change", () => shown.position && paint(replay.active ? replay.position : shown.position, false));
pinch(board.firstElementChild);

fetch(document.body.dataset.sprite)
  .then((answer) => answer.text())
  .then((sprite) => {
    const drawn = picture(sprite);
    if (drawn) document.body.prepend(drawn);
    document.body.dataset.drawn = "yes";
  });
