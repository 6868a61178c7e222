/** Pictures on the page, and the states of the things on them. It knows no game. */

import { buttons, sentence } from "./bar.js";
import { hides } from "./curtain.js";
import { all, byId, el, phone, phrase, pickOf, picture, things } from "./dom.js";
import { offerHint, suggested } from "./hint.js";
import { snapshot, travel } from "./motion.js";
import { NOTHING, glowing } from "./picks.js";
import {
  actions, board, boxes, changed, choice, mine, myTurn, narrow, panels, people, replay, shown, strip, tips,
} from "./state.js";
import { openTab } from "./tabs.js";
import { tryOut } from "./tries.js";
import { reveal } from "./zoom.js";

/** @typedef {import("./types").Position} Position */

const [pan] = all(board, ".pan");

/**
 * Put a position's pictures on the page.
 * @param {Position} position
 * @param {boolean} moving whether to show the way from the pictures before
 * @returns {string[]} what has changed on the board
 */
export function paint(position, moving) {
  const before = moving ? snapshot(boxes) : new Map();
  const focus = document.activeElement?.closest("svg.picture [id]")?.id;
  put(pan, position.board);
  const covered = hides(position);
  put(mine, phone.matches || covered ? "" : position.mine);
  put(strip, phone.matches && !covered ? position.strip || position.mine : "");
  strip.classList.toggle("fits", Boolean(position.strip));
  put(narrow, phone.matches && !covered ? position.narrow : "");
  mine.classList.toggle("covered", covered);
  document.body.classList.toggle("covered-hand", covered);
  board.dataset.wide = wide() ? "yes" : "no";
  document.body.classList.toggle("wide", wide());
  document.body.classList.toggle("slim", slim());
  share("--board-share", board);
  share("--mine-share", mine);
  document.body.classList.toggle("alone", !position.mine && !covered);
  document.body.classList.toggle("single", !position.panels.length);
  paintPanels(position);
  presence();
  byId("where").textContent = replay.active
    ? phrase("looking-back", { n: position.moves })
    : position.seats.length
      ? phrase("move", { n: position.moves })
      : phrase("watching");
  dress();
  const onBoard = new Set(things(board).map(pickOf));
  const touched = travel(before, boxes).filter((pick) => onBoard.has(pick));
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  if (tips.about && !tips.about.isConnected) tips.hide();
  if (phone.matches && myTurn()) {
    turnTo();
    reveal(pan);
    reveal(strip);
  }
  return touched;
}

/** @param {HTMLElement} box @param {string} source */
function put(box, source) {
  const drawn = picture(source);
  box.replaceChildren(...(drawn ? [drawn] : []));
}

/** Side by side, pictures of one height share the room by their widths. @param {string} name @param {HTMLElement} where */
function share(name, where) {
  const box = where.querySelector("svg")?.viewBox.baseVal;
  if (box) document.body.style.setProperty(name, `${Math.round((1000 * box.width) / box.height)}fr`);
}

/** A board that is clearly wider than high lies above what is mine, another one beside it. */
function wide() {
  const box = board.querySelector("svg")?.viewBox.baseVal;
  return Boolean(box && box.width > box.height * 1.2);
}

/** What is mine is so narrow that it lies beside the board even in an upright window. */
function slim() {
  const box = mine.querySelector("svg")?.viewBox.baseVal;
  return Boolean(box && box.height > box.width * 1.5);
}

/** @param {Position} position */
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
export function presence() {
  for (const box of all(panels, ".opp")) people.dot(box, Number(box.dataset.seat));
  people.menu();
}

/** Every thing gets its state: it can be chosen, it was chosen, it is out of reach, it moved last. */
export function dress() {
  const position = replay.active ? replay.position : shown.position;
  if (!position) return;
  const legal = actions();
  const now = choice();
  const can = shown.confirm ? new Set() : glowing(legal, now);
  const first = now.chosen.length || now.group !== null ? glowing(legal, NOTHING) : new Set();
  const others = position.moved.filter((thing) => replay.active || thing.seat !== position.seat);
  const last = new Map(others.map((thing) => [thing.pick, thing.seat]));
  if (!replay.active) for (const [pick, seat] of shown.touched) last.set(pick, seat);
  const hinted = suggested();
  for (const box of boxes) {
    const counted = new Map();
    for (const node of things(box)) {
      const pick = pickOf(node);
      const nth = counted.get(pick) ?? 0;
      counted.set(pick, nth + 1);
      const chosen = !replay.active && shown.marks.some((mark) => mark.pick === pick && mark.nth === nth);
      const glows = can.has(pick) && !chosen;
      node.dataset.nth = String(nth);
      node.classList.toggle("hinted", glows && nth < (hinted.get(pick) ?? 0));
      node.classList.remove("can", "chosen", "dim", "last", "seat-1", "seat-2", "seat-3", "seat-4");
      if (chosen) node.classList.add("can", "chosen");
      else if (glows) node.classList.add("can");
      else if (first.has(pick)) node.classList.add("dim");
      const mover = last.get(pick);
      if (mover !== undefined && nth === 0 && !chosen) node.classList.add("last", `seat-${mover + 1}`);
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
  tryOut();
  count();
  sentence(position);
  if (replay.active) replay.buttons(byId("buttons"));
  else buttons(legal, now);
  byId("undo", HTMLButtonElement).disabled = !position.undo.step || replay.active || shown.waiting;
  byId("undo-turn", HTMLButtonElement).disabled = !position.undo.turn || replay.active || shown.waiting;
  offerHint();
  document.body.dataset.busy = shown.waiting ? "yes" : "no";
  document.body.dataset.turn = position.over ? "over" : myTurn() ? "mine" : "others";
}

/** On a phone each tab says how much glows behind it. */
function count() {
  badge("board", board);
  badge("mine", narrow);
}

/** @param {string} tab @param {HTMLElement} box */
function badge(tab, box) {
  const glowing = new Set(things(box, ".can").map((node) => node.id)).size;
  for (const each of all(document, `[data-tab-of="${tab}"] i`)) {
    each.textContent = String(glowing);
    each.hidden = !glowing;
  }
}

/** On a phone: if nothing on the board can be chosen but something that only the other tab has, that tab is opened. */
export function turnTo() {
  if (!phone.matches || !myTurn()) return;
  const can = (/** @type {HTMLElement} */ box) => things(box, ".can:not(.chosen)").map(pickOf);
  const { tab } = document.body.dataset;
  const near = new Set(can(strip));
  if (tab === "board" && !can(board).length && can(narrow).some((pick) => !near.has(pick))) openTab("mine");
  else if (tab === "mine" && can(board).length && !can(narrow).length) openTab("board");
}

changed.show = () => {
  dress();
  turnTo();
};
