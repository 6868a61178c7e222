/** Explanations of things: what it is, what a click would do, and the rule. Never over the thing it explains. */

import { byId, el, phrase } from "./dom.js";

const AIR = 12;

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
      ...(clause ? [el("a", { href: `/rules/${this.game}#${clause}`, target: "_blank" }, phrase("rule", { clause }))] : []),
    );
    this.box.classList.toggle("refused", refused);
    this.box.hidden = false;
    this.place(thing.getBoundingClientRect());
  }

  /** Below the thing, or above it, or beside it; inside the window, not over the buttons below. @param {DOMRect} thing */
  place(thing) {
    const { width, height } = this.box.getBoundingClientRect();
    const { top } = byId("act").getBoundingClientRect();
    const floor = (top > thing.top ? top : innerHeight) - 6;
    let x = thing.x + thing.width / 2 - width / 2;
    let y = thing.bottom + AIR;
    if (y + height > floor) y = thing.top - AIR - height;
    if (y < 6) {
      y = Math.max(6, Math.min(thing.top, floor - height));
      x = thing.right + AIR + width < innerWidth ? thing.right + AIR : thing.left - AIR - width;
    }
    this.box.style.left = `${Math.max(6, Math.min(x, innerWidth - width - 6))}px`;
    this.box.style.top = `${y}px`;
  }

  hide() {
    this.about = null;
    this.box.hidden = true;
  }
}
