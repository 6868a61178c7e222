/** Explanations of things: what it is, what a click would do, and the rule. Never over the thing it explains. */

import { address, byId, el, phrase, things } from "./dom.js";

const AIR = 12;

/** Where a thing lies, without what it shows around itself while it is pointed at. @param {SVGElement} thing */
const outline = (thing) => (thing.querySelector(":scope > .halo") ?? thing).getBoundingClientRect();

export class Tips {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.box = byId("tip");
    /** @type {SVGElement | null} */
    this.about = null;
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  /**
   * @param {SVGElement} thing
   * @param {{title?: string, lines?: string[], does?: string[], clause?: string | null, refused?: boolean}} tip
   */
  show(thing, { title = "", lines = [], does = [], clause = "", refused = false }) {
    this.about = thing;
    this.box.replaceChildren(
      ...(title ? [el("b", {}, title)] : []),
      ...lines.map((line) => el("p", {}, line)),
      ...does.map((line) => el("p", { class: "does" }, line)),
      ...(clause ? [el("a", { href: address(`/rules/${this.game}#${clause}`), target: "_blank" }, phrase("rule", { clause }))] : []),
    );
    this.box.classList.toggle("refused", refused);
    this.box.hidden = false;
    this.place(outline(thing));
  }

  /**
   * Below the thing, or above it, or beside it: where it covers least of what can be chosen. Inside the window, never
   * over the bar.
   * @param {DOMRect} thing
   */
  place(thing) {
    const { width, height } = this.box.getBoundingClientRect();
    const bar = byId("act").getBoundingClientRect();
    const floor = (bar.top > thing.top ? bar.top : innerHeight) - 6;
    const across = Math.max(6, Math.min(thing.x + thing.width / 2 - width / 2, innerWidth - width - 6));
    const down = Math.max(6, Math.min(thing.top, floor - height));
    /** @param {number[]} spot @param {DOMRect} box */
    const covers = ([x, y], box) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
    const fits = [
      [across, thing.bottom + AIR],
      [across, thing.top - AIR - height],
      [thing.right + AIR, down],
      [thing.left - AIR - width, down],
    ].filter(([x, y]) => x >= 6 && y >= 6 && x + width <= innerWidth - 6 && y + height <= floor && !covers([x, y], bar));
    const glowing = things(document, ".picture .can").map(outline);
    const hidden = fits.map((spot) => glowing.filter((box) => covers(spot, box)).length);
    const [x, y] = fits[hidden.indexOf(Math.min(...hidden))] ?? [across, down];
    this.box.style.left = `${x}px`;
    this.box.style.top = `${y}px`;
  }

  hide() {
    this.about = null;
    this.box.hidden = true;
  }
}
