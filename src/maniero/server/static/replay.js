/** Looking back: any position of the game, step by step, by itself, and from any seat's eyes once the game is over. */

import { address, ask, byId, complain, el, phrase, sign } from "./dom.js";

const BEAT = 900; // ms between two steps when it goes by itself
const MOST = 60; // Positions kept in mind.

/** @typedef {import("./types").Position} Position */

export class Replay {
  /**
   * @param {string} table
   * @param {import("./log.js").Log} log
   * @param {() => Position | null} now the newest position
   */
  constructor(table, log, now) {
    this.table = table;
    this.log = log;
    this.now = now;
    /** @type {(position: Position, moving: boolean) => void} */
    this.paint = () => {};
    this.resume = () => {};
    this.active = false;
    this.playing = 0;
    this.moves = 0;
    /** @type {number | null} */
    this.seat = null;
    /** @type {Position | null} */
    this.position = null;
    /** @type {Map<string, Position>} */
    this.known = new Map();
    this.wish = 0; // The number of the last request: who asks twice wants the second.
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
    this.wish += 1;
    const { wish } = this;
    let position;
    try {
      position = await this.fetch(moves);
      if (this.wish !== wish) return;
    } catch (error) {
      complain(error);
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

  /** @param {number} moves @returns {Promise<Position>} */
  async fetch(moves) {
    const eyes = this.seat ?? -1;
    const key = `${moves}:${eyes}`;
    const known = this.known.get(key);
    if (known) return known;
    /** @type {Position} */
    const position = await ask("GET", `/api/tables/${this.table}/at/${moves}?seat=${eyes}`);
    if (this.known.size > MOST) this.known.clear();
    this.known.set(key, position);
    return position;
  }

  /** Where the log has a line: the places a step goes to. */
  stops() {
    return [...new Set(this.log.lines.map((line) => line.moves))].sort((a, b) => a - b);
  }

  /** @param {number} by 1 or -1 */
  step(by) {
    const stops = this.stops();
    const next = by > 0 ? stops.find((moves) => moves > this.moves) : stops.findLast((moves) => moves < this.moves);
    if (next === undefined) this.pause();
    else this.open(next);
  }

  play() {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.moves >= (this.now()?.moves ?? 0)) this.moves = this.stops()[0] ?? 0;
    this.playing = setInterval(() => document.hidden || this.step(1), BEAT);
    this.open(this.moves);
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    this.label();
  }

  /** What the button does next. */
  label() {
    document.querySelector("#replay-play span")?.replaceChildren(phrase(this.playing ? "replay-pause" : "replay-play"));
  }

  close() {
    this.pause();
    this.wish += 1;
    this.active = false;
    this.position = null;
    this.known.clear();
    delete document.body.dataset.replay;
    this.log.mark(null);
    this.resume();
  }

  /** What led here. */
  sentence() {
    return this.log.at(this.moves).at(-1)?.text ?? phrase("looking-back", { n: this.moves });
  }

  /** The controls, where the buttons are otherwise. @param {HTMLElement} box */
  buttons(box) {
    const now = this.now();
    if (!now) return;
    if (box.querySelector("#replay-slider")) {
      byId("replay-slider", HTMLInputElement).value = String(this.moves);
      this.label();
      return;
    }
    /** @param {string} text @param {string} label @param {() => void} act */
    const tool = (text, label, act) =>
      el("button", { class: "b step", type: "button", "aria-label": label, title: label, click: act }, text);
    const slider = el("input", {
      id: "replay-slider",
      type: "range",
      min: this.stops()[0] ?? 0,
      max: now.moves,
      "aria-label": phrase("replay-slider"),
      input: () => this.open(Number(slider.value)),
    });
    slider.value = String(this.moves);
    box.replaceChildren(
      tool("‹", phrase("replay-before"), () => this.step(-1)),
      el("button", { class: "b", id: "replay-play", type: "button", click: () => this.play() }, el("span", {}, phrase("replay-play"))),
      tool("›", phrase("replay-after"), () => this.step(1)),
      slider,
      ...(now.over ? [this.eyes(now), this.forking(), this.analysing()] : []),
      el("button", { class: "b quiet", id: "replay-close", type: "button", click: () => this.close() }, el("span", {}, phrase("replay-close"))),
    );
  }

  forking() {
    const act = () => this.fork();
    return el("button", { class: "b", type: "button", click: act }, sign("next", 18), el("span", {}, phrase("fork")));
  }

  analysing() {
    const href = address(`/t/${this.table}/analysis`);
    return el("a", { class: "b", href, id: "replay-analysis", "aria-label": phrase("analysis") }, sign("chart", 18), el("span", {}, phrase("analysis")));
  }

  /** From whose eyes. @param {Position} now */
  eyes(now) {
    const choose = el("select", { "aria-label": phrase("eyes"), title: phrase("eyes"), class: "b", id: "replay-eyes" });
    const all = [...now.panels.map((panel) => panel.seat), ...(now.seat === null ? [] : [now.seat])].sort((a, b) => a - b);
    choose.append(el("option", { value: "" }, phrase("eyes-public")));
    for (const seat of all) choose.append(el("option", { value: seat }, phrase("eyes-of", { name: this.log.name(seat) })));
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
    if (!now) return;
    const seat = this.seat ?? now.seats[0] ?? 0;
    const moves = Math.min(this.moves, now.moves - 1);
    try {
      /** @type {import("./types").TableFound} */
      const { table } = await ask("POST", `/api/tables/${this.table}/fork`, { moves, seat });
      location.assign(address(`/t/${table}`));
    } catch (error) {
      complain(error);
    }
  }
}
