/** Who sits at the table: presence, invitations, a bot that stands in. */

import { ask, byId, complain, copy, el, phrase, shape, sign, toast } from "./dom.js";

/** @typedef {import("./types").Person} Person */

export class People {
  /**
   * @param {string} table
   * @param {(seat: number) => void} standIn
   * @param {(seat: number) => void} goBack
   */
  constructor(table, standIn, goBack) {
    this.table = table;
    this.standIn = standIn;
    this.goBack = goBack;
    /** @type {Person[]} */
    this.list = JSON.parse(document.body.dataset.people ?? "[]");
    /** Seats that play together; none where everybody is alone. @type {number[][]} */
    this.teams = [];
    this.spectators = 0;
    this.onChange = () => {};
  }

  /** @param {import("./types").PeopleFrame} frame */
  update(frame) {
    this.list = frame.seats;
    this.teams = frame.teams;
    this.spectators = frame.spectators;
    this.invite();
    this.onChange();
  }

  /** @param {number} seat */
  name(seat) {
    return this.list[seat]?.name || phrase("seat", { n: seat + 1 });
  }

  /** Names as a sentence lists them. @param {number[]} seats */
  names(seats) {
    const names = seats.map((seat) => this.name(seat));
    const last = names.pop() ?? "";
    return names.length ? phrase("and", { one: names.join(", "), other: last }) : last;
  }

  /** Who wins or loses together: the teams, or everybody alone. */
  sides() {
    return this.teams.length ? this.teams : this.list.map(({ seat }) => [seat]);
  }

  /** Whether I have a team to talk to; not when I sit on both sides. */
  inTeam() {
    const mine = this.list.filter((person) => person.mine).map(({ seat }) => seat);
    return mine.length > 0 && this.teams.some((team) => mine.every((seat) => team.includes(seat)));
  }

  /** My seat for which a bot plays, or null. */
  mineStoodIn() {
    return this.list.find((person) => person.mine && person.stood_in)?.seat ?? null;
  }

  /** What a seat is, in a word. @param {Person} person */
  state(person) {
    if (person.open) return phrase(person.public ? "seat-open" : "seat-link");
    if (person.bot) return phrase("bot", { level: phrase(`bot-${person.bot}`) });
    return phrase(person.online ? "online" : "away");
  }

  /** A dot on a panel. @param {HTMLElement} box @param {number} seat */
  dot(box, seat) {
    const person = this.list[seat];
    box.querySelector(".presence")?.remove();
    if (!person || person.open) return;
    const kind = person.bot ? "bot" : person.online ? "here" : "gone";
    const dot = el(
      "span",
      { class: `presence ${kind}`, title: `${person.name}: ${this.state(person)}` },
      person.bot ? sign("bot", 15) : el("i"),
      kind === "gone" ? phrase("away") : el("span", { class: "unseen" }, this.state(person)),
    );
    box.append(dot);
  }

  /** The list in the menu. */
  menu() {
    byId("people").replaceChildren(...this.rows());
    byId("spectators").textContent = this.spectators ? phrase("spectators", { n: this.spectators }) : "";
  }

  /** Everybody, those who play together below each other. */
  rows() {
    return this.sides().flatMap((side, number) => {
      const rows = side.map((seat) => this.row(this.list[seat]));
      return side.length > 1 ? [el("li", { class: "team" }, phrase("team", { n: number + 1 })), ...rows] : rows;
    });
  }

  /** @param {Person} person */
  row(person) {
    const votes = person.agreed ? ` (${person.agreed}/${person.needed})` : "";
    const acts = this.acts(person);
    return el(
      "li",
      { class: `seat-${person.seat + 1}` },
      shape(person.seat, 18),
      el("b", {}, this.name(person.seat)),
      el("small", {}, (person.mine ? phrase("you") : this.state(person)) + votes),
      acts.length ? el("div", { class: "acts" }, ...acts) : null,
    );
  }

  /** What can be done about a seat. @param {Person} person */
  acts(person) {
    /** @param {string} text @param {() => void} click */
    const button = (text, click) => el("button", { class: "b", type: "button", click }, phrase(text));
    const acts = [];
    if (person.can_agree) acts.push(button("stand-in", () => this.agree(person)));
    if (person.mine && person.stood_in) acts.push(button("return", () => this.goBack(person.seat)));
    if (this.mayTake(person)) acts.push(button("sit-here", () => sit(person.seat)));
    if (person.link && person.open) acts.push(this.copyButton(person.link));
    return acts;
  }

  /** Where it matters with whom one plays, a seat can be chosen before the game. @param {Person} person */
  mayTake(person) {
    const mine = this.list.filter((each) => each.mine).length;
    return this.teams.length > 0 && person.open && person.public && mine < 2;
  }

  /** @param {Person} person */
  agree(person) {
    this.standIn(person.seat);
    toast(phrase("agreed", { name: person.name }));
  }

  /** @param {string} link */
  copyButton(link) {
    const address = new URL(link, location.href);
    return el(
      "button",
      {
        class: "b can",
        type: "button",
        "data-link": address.href,
        click: async () => {
          await copy(address.href);
          toast(phrase("copied"));
        },
      },
      sign("link", 18),
      el("span", {}, phrase("copy-link")),
    );
  }

  /** While seats are free: who is awaited, and how to invite them. */
  invite() {
    const free = this.list.filter((person) => person.open);
    byId("waiting").hidden = !free.length;
    if (!free.length) return;
    const open = free.some((person) => person.public && !this.mayTake(person));
    const joining = open && !this.list.some((person) => person.mine);
    byId("waiting-list").replaceChildren(...this.rows());
    byId("join").hidden = !joining;
  }
}

/** Take a seat. @param {number | null} seat null: the first that is open */
async function sit(seat) {
  try {
    await ask("POST", `/api/tables/${document.body.dataset.table}/join`, { seat });
    location.reload();
  } catch (error) {
    complain(error);
  }
}

byId("join").addEventListener("click", () => sit(null));
