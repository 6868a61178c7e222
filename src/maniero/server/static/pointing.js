/** Hands and keys: a click chooses, a pointer that rests or a finger that stays asks what a thing is. */

import { skip } from "./arriving.js";
import { choose, stepBack, undo } from "./choosing.js";
import { all, around, byId, things } from "./dom.js";
import { explain, leave, wonder } from "./explaining.js";
import { boxes, replay, shown, tips } from "./state.js";
import { tryOut, turn } from "./tries.js";

const HOVER = 350; // ms before a thing explains itself
const PRESS = 450; // ms of a long press

/** The thing an event is about. @param {Event} event @returns {SVGElement | null} */
const thing = (event) => (event.target instanceof Element ? event.target.closest(".picture [data-pick]") : null);
let hovering = 0;
let pressing = 0;
let pressed = false;

/** The pointer is on a thing, or on none. @param {SVGElement | null} node */
function point(node) {
  if (shown.pointed === node) return;
  shown.pointed = node;
  tryOut();
}

for (const box of boxes) {
  box.addEventListener("click", (event) => {
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
    else {
      const refused = choose(node);
      if (refused && !turn(refused)) wonder(refused);
    }
  });
  box.addEventListener("pointerover", (event) => {
    const node = thing(event);
    point(event.pointerType === "touch" ? null : node);
    if (!node || event.pointerType === "touch" || tips.about === node) return;
    clearTimeout(hovering);
    hovering = setTimeout(() => node.isConnected && explain(node), HOVER);
  });
  box.addEventListener("pointerout", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(hovering);
    point(null);
    if (thing(event)) leave();
  });
  box.addEventListener("focusin", (event) => {
    const node = thing(event);
    if (!node?.matches(":focus-visible")) return;
    tryOut();
    explain(node);
  });
  box.addEventListener("focusout", () => tips.hide());
  box.addEventListener(
    "wheel",
    (event) => {
      const node = thing(event);
      if (node && !event.ctrlKey && turnHere(node, Math.sign(event.deltaY))) event.preventDefault();
    },
    { passive: false },
  );
  box.addEventListener(
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
    box.addEventListener(end, () => clearTimeout(pressing), { passive: true });
  }
  box.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
}

/** Turn what is tried out here; its explanation follows. @param {SVGElement} node @param {number} [by] */
function turnHere(node, by) {
  if (!turn(node, by)) return false;
  if (tips.about === node) explain(node);
  return true;
}

/** What is pointed at turns, or else what lies in the hand. */
function turning() {
  /** @type {SVGElement | null} */
  const here = document.activeElement?.closest("[data-pick]") ?? shown.pointed;
  if (here && turnHere(here)) return;
  for (const node of things(document, "[data-pick]:not(.can):has(> .piece > .try)")) {
    if (turn(node)) return;
  }
}

document.addEventListener("pointerdown", (event) => {
  if (!around(event, "#tip, [data-pick]")) tips.hide();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = around(event, "input, textarea, select, dialog, [popover]");
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
  } else if (event.key === "u") undo(shown.position?.undo.step);
  else if (event.key === "U") undo(shown.position?.undo.turn);
  else if (event.key === "r") turning();
  else if (event.key === "h") byId("hint").click();
  else if (event.key === "m") byId("sound").click();
  else if (event.key === "?") byId("explain").click();
  else if (/^[1-9]$/.test(event.key)) all(byId("buttons"), ":scope > *").at(Number(event.key) - 1)?.click();
  else if (replay.active && event.key === "ArrowLeft") replay.step(-1);
  else if (replay.active && event.key === "ArrowRight") replay.step(1);
});
