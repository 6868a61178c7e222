/** The log in words, newest first, and the chat. */

import { all, around, byId, el, phrase, shape } from "./dom.js";

/** @typedef {import("./types").LogLine} Line */

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
    /** @param {Event} event */
    const go = (event) => {
      const line = around(event, "li[data-moves]");
      if (!line) return;
      event.preventDefault();
      jump(Number(line.dataset.moves));
    };
    this.list.addEventListener("click", go);
    this.list.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") go(event);
    });
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
      this.list.firstElementChild?.remove();
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
    const { seat } = line;
    const name = seat === null ? "" : this.name(seat);
    const named = name && line.text.startsWith(name);
    const sentence = el("span", {}, named ? el("b", {}, name) : null, named ? line.text.slice(name.length) : line.text);
    return el(
      "li",
      { class: seat === null ? "beat" : `seat-${seat + 1}`, "data-moves": line.moves, tabindex: 0, title: phrase("jump") },
      seat === null ? null : shape(seat, 13),
      sentence,
      line.points ? el("em", {}, `${line.points > 0 ? "+" : ""}${line.points}`) : null,
    );
  }

  /** @param {number | null} moves the line of the position that is shown, null: now */
  mark(moves) {
    for (const row of all(this.list, "li")) row.classList.toggle("here", Number(row.dataset.moves) === moves);
  }

  /** The line that leads to a position. @param {number} moves */
  at(moves) {
    return this.lines.filter((line) => line.moves === moves);
  }
}

export class Chat {
  /** @param {(text: string, team: boolean) => boolean} send */
  constructor(send) {
    this.list = byId("messages");
    this.seen = { all: 0, team: 0 }; // What a team says is numbered by itself.
    this.unread = 0;
    this.toTeam = false;
    const form = byId("chat-form", HTMLFormElement);
    const line = byId("chat-line", HTMLInputElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = line.value.trim();
      if (text && send(text, this.toTeam)) line.value = "";
    });
    byId("to-all").addEventListener("click", () => this.aim(false));
    byId("to-team").addEventListener("click", () => this.aim(true));
    this.aim(false);
  }

  /** Who reads what I say is in sight while I write it. @param {boolean} team my team alone */
  aim(team) {
    const line = byId("chat-line", HTMLInputElement);
    this.toTeam = team;
    byId("to-all").setAttribute("aria-pressed", String(!team));
    byId("to-team").setAttribute("aria-pressed", String(team));
    byId("chat-form").classList.toggle("team", team);
    line.placeholder = phrase(team ? "say-team" : "say-all");
    line.setAttribute("aria-label", line.placeholder);
  }

  /** So many messages are not read: the tabs that lead to them say so. @param {number} unread */
  waiting(unread) {
    this.unread = unread;
    for (const badge of all(document, "#unread, .tab-log i")) {
      badge.textContent = String(unread);
      badge.hidden = !unread;
    }
  }

  /** @param {boolean} possible whether I have a team to talk to */
  offerTeam(possible) {
    byId("audience").hidden = !possible;
    if (!possible) this.aim(false);
  }

  /** @param {import("./types").ChatFrame} message @returns {boolean} whether it is new */
  add(message) {
    const book = message.team ? "team" : "all";
    if (message.number <= this.seen[book]) return false;
    this.seen[book] = message.number;
    const { seat } = message;
    const when = new Date(message.at);
    const clock = when.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    this.list.append(
      el(
        "li",
        { class: `${seat === null ? "" : `seat-${seat + 1}`} ${message.team ? "team" : ""}` },
        seat === null ? el("i") : shape(seat, 13),
        el(
          "span",
          {},
          el("b", {}, message.name),
          message.team ? el("small", {}, phrase("to-team")) : null,
          " ",
          message.text,
        ),
        el("time", {}, clock),
      ),
    );
    this.list.scrollTop = this.list.scrollHeight;
    return true;
  }
}
