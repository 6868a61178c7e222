/** Looking back: any position of the game, step by step, by itself, and from any seat's eyes once the game is over. */

import { ask, byId, el, say, sign, toast } from "./dom.js";

const BEAT = 900; // ms between two steps when it goes by itself
const MOST = 60; // Positions kept in mind.

export class Replay {
  /**
   * @param {string} table
   * @param {import("./log.js").Log} log
   * @param {() => any} now the newest position
   */
  constructor(table, log, now) {
    Object.assign(this, { table, log, now });
    this.paint = (/** @type {any} */ position, /** @type {boolean} */ moving) => {};
    this.resume = () => {};
    this.active = false;
    this.playing = 0;
    this.moves = 0;
    /** @type {number | null} */
    this.seat = null;
    this.position = null;
    this.known = new Map();
  }

  /** Go to the position after so many moves. @param {number} moves */
  async open(moves) {
    const now = this.now();
    if (!now) return;
    if (!this.active) this.seat = now.seat;
    const last = now.moves;
    moves = Math.min(Math.max(moves, this.stops()[0] ?? 0), last);
    if (moves === last && !now.over) {
      if (this.active) this.close();
      return;
    }
    const wish = (this.wish = {}); // Who asks twice wants the second.
    let position;
    try {
      position = await this.fetch(moves);
      if (this.wish !== wish) return;
    } catch (error) {
      toast(error.message);
      this.pause();
      return;
    }
    const moving = this.active && Math.abs(moves - this.moves) < 12;
    this.active = true;
    this.moves = moves;
    this.position = position;
    document.body.dataset.replay = "yes";
    this.paint(position, moving);
    this.log.mark(moves);
    if (moves >= last) this.pause();
  }

  async fetch(moves) {
    const key = `${moves}:${this.seat}`;
    if (!this.known.has(key)) {
      if (this.known.size > MOST) this.known.clear();
      const eyes = this.seat ?? -1;
      this.known.set(key, await ask("GET", `/api/tables/${this.table}/at/${moves}?seat=${eyes}`));
    }
    return { actions: [], groups: [], asked: [], moved: [], seats: [], ...this.known.get(key), undo: { step: 0, turn: 0 } };
  }

  /** Where the log has a line: the places a step goes to. */
  stops() {
    return [...new Set(this.log.lines.map((line) => line.moves))].sort((a, b) => a - b);
  }

  /** @param {number} by 1 or -1 */
  step(by) {
    const stops = this.stops();
    const next = by > 0 ? stops.find((moves) => moves > this.moves) : stops.findLast((moves) => moves < this.moves);
    if (next !== undefined) return this.open(next);
    this.pause();
    return null;
  }

  play() {
    if (this.playing) return this.pause();
    if (this.moves >= this.now().moves) this.moves = this.stops()[0] ?? 0;
    this.playing = setInterval(() => document.hidden || this.step(1), BEAT);
    return this.open(this.moves);
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    byId("replay-play")?.replaceChildren(el("span", {}, say("replay-play")));
  }

  close() {
    this.pause();
    this.wish = null;
    this.active = false;
    this.position = null;
    this.known.clear();
    delete document.body.dataset.replay;
    this.log.mark(null);
    this.resume();
  }

  /** What led here. */
  sentence() {
    return this.log.at(this.moves).at(-1)?.text ?? say("looking-back", { n: this.moves });
  }

  /** The controls, in the place of the buttons. @param {HTMLElement} place */
  buttons(place) {
    if (place.querySelector("#replay-slider")) {
      byId("replay-slider").value = String(this.moves);
      byId("replay-play").replaceChildren(el("span", {}, say(this.playing ? "replay-pause" : "replay-play")));
      return;
    }
    const now = this.now();
    const tool = (text, label, act) =>
      el("button", { class: "b step", type: "button", "aria-label": label, title: label, click: act }, text);
    const slider = el("input", {
      id: "replay-slider",
      type: "range",
      min: this.stops()[0] ?? 0,
      max: now.moves,
      "aria-label": say("replay-slider"),
      input: () => this.open(Number(slider.value)),
    });
    slider.value = String(this.moves);
    place.replaceChildren(
      tool("‹", say("replay-before"), () => this.step(-1)),
      el("button", { class: "b", id: "replay-play", type: "button", click: () => this.play() }, el("span", {}, say("replay-play"))),
      tool("›", say("replay-after"), () => this.step(1)),
      slider,
      ...(now.over ? [this.eyes(now), this.forking()] : []),
      el("button", { class: "b quiet", id: "replay-close", type: "button", click: () => this.close() }, el("span", {}, say("replay-close"))),
    );
  }

  forking() {
    const act = () => this.fork();
    return el("button", { class: "b", type: "button", click: act }, sign("next", 18), el("span", {}, say("fork")));
  }

  /** From whose eyes. */
  eyes(now) {
    const choose = el("select", { "aria-label": say("eyes"), title: say("eyes"), class: "b", id: "replay-eyes" });
    const all = [...now.panels.map((panel) => panel.seat), ...(now.seat === null ? [] : [now.seat])].sort();
    choose.append(el("option", { value: "" }, say("eyes-public")));
    for (const seat of all) choose.append(el("option", { value: seat }, say("eyes-of", { name: this.log.name(seat) })));
    choose.value = this.seat === null ? "" : String(this.seat);
    choose.addEventListener("change", () => {
      this.seat = choose.value === "" ? null : Number(choose.value);
      this.open(this.moves);
    });
    return choose;
  }

  /** Try another move from here, alone against bots. */
  async fork() {
    const now = this.now();
    const seat = this.seat ?? now.seats[0] ?? 0;
    const moves = Math.min(this.moves, now.moves - 1);
    try {
      const { table } = await ask("POST", `/api/tables/${this.table}/fork`, { moves, seat });
      location.assign(`/t/${table}`);
    } catch (error) {
      toast(error.message);
    }
  }
}
