/** The log in words, newest first, and the chat. */

import { byId, el, say, shape } from "./dom.js";

/**
 * @typedef {{moves: number, seat: number | null, text: string, points: number, clause?: string}} Line
 * @typedef {{number: number, seat: number | null, name: string, text: string, at: string}} Message
 */

export class Log {
  /**
   * @param {(moves: number) => void} jump
   * @param {(seat: number) => string} name
   */
  constructor(jump, name) {
    this.list = byId("log");
    this.name = name;
    /** @type {Line[]} */
    this.lines = [];
    const go = (event) => {
      const line = event.target.closest("li[data-moves]");
      if (!line || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      jump(Number(line.dataset.moves));
    };
    this.list.addEventListener("click", go);
    this.list.addEventListener("keydown", go);
  }

  /**
   * Keep the lines of the first moves, then these.
   * @param {number} kept
   * @param {Line[]} lines
   * @returns {Line[]} the lines that are new
   */
  add(kept, lines) {
    this.lines = [...this.lines.filter((line) => line.moves <= kept), ...lines];
    while (this.list.lastElementChild && this.list.children.length > this.lines.length - lines.length) {
      this.list.firstElementChild.remove();
    }
    this.list.prepend(...lines.map((line) => this.row(line)).reverse());
    return lines;
  }

  /** Names are known late, or have changed. */
  rename() {
    this.list.replaceChildren(...this.lines.map((line) => this.row(line)).reverse());
  }

  /** @param {Line} line */
  row(line) {
    const seated = line.seat !== null && line.seat >= 0;
    const name = seated ? this.name(line.seat) : "";
    const named = name && line.text.startsWith(name);
    const said = el("span", {}, named ? el("b", {}, name) : null, named ? line.text.slice(name.length) : line.text);
    return el(
      "li",
      { class: seated ? `seat-${line.seat + 1}` : "beat", "data-moves": line.moves, tabindex: 0, title: say("jump") },
      seated ? shape(line.seat, 13) : null,
      said,
      line.points ? el("em", {}, `${line.points > 0 ? "+" : ""}${line.points}`) : null,
    );
  }

  /** @param {number | null} moves the line of the position that is shown, null: now */
  mark(moves) {
    for (const row of this.list.children) row.classList.toggle("here", Number(row.dataset.moves) === moves);
  }

  /** The line that leads to a position. @param {number} moves */
  at(moves) {
    return this.lines.filter((line) => line.moves === moves);
  }
}

export class Chat {
  /** @param {(text: string) => boolean} send */
  constructor(send) {
    this.list = byId("messages");
    this.seen = 0;
    this.unread = 0;
    const form = byId("chat-form");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = form.elements.namedItem("text");
      if (field.value.trim() && send(field.value.trim())) field.value = "";
    });
  }

  /** @param {Message} message @returns {boolean} whether it is new */
  add(message) {
    if (message.number <= this.seen) return false;
    this.seen = message.number;
    const seated = message.seat !== null && message.seat >= 0;
    const when = new Date(message.at);
    const clock = Number.isNaN(when.getTime())
      ? ""
      : when.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    this.list.append(
      el(
        "li",
        { class: seated ? `seat-${message.seat + 1}` : "" },
        seated ? shape(message.seat, 13) : el("i"),
        el("span", {}, el("b", {}, message.name), " ", message.text),
        el("time", {}, clock),
      ),
    );
    this.list.scrollTop = this.list.scrollHeight;
    return true;
  }
}
