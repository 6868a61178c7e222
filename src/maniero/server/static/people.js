/** Who sits at the table: presence, invitations, a bot that stands in. */

import { all, ask, byId, complain, copy, el, phrase, portrait, shape, sign, toast } from "./dom.js";

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
    this.hints = false; // Who is asked may ask for a hint.
    this.told = 0; // When the server has spoken of them last.
    this.onChange = () => {};
    setInterval(() => this.tick(), 1000);
  }

  /** @param {import("./types").PeopleFrame} frame */
  update(frame) {
    this.moved(frame.seats);
    this.list = frame.seats;
    this.teams = frame.teams;
    this.spectators = frame.spectators;
    this.told = Date.now();
    this.hints = frame.hints;
    for (const said of all(document, ".hints-said")) said.textContent = phrase(frame.hints ? "hints-yes" : "hints-no");
    this.invite();
    this.onChange();
  }

  /** A seat of mine that was taken with its link is somewhere else now. @param {Person[]} now */
  moved(now) {
    const gone = this.list.find(({ seat, mine }) => mine && now[seat] && !now[seat].mine && !now[seat].open);
    if (gone) toast(phrase("plays-elsewhere", { name: gone.name }));
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

  /** Whether all of these seats are played by bots. @param {number[]} seats */
  think(seats) {
    return seats.length > 0 && seats.every((seat) => this.list[seat]?.bot);
  }

  /** What a seat is, in a word. @param {Person} person */
  state(person) {
    if (person.open) return phrase(person.public ? "seat-open" : "seat-link");
    if (person.bot) return phrase("bot", { level: phrase(`bot-${person.bot}`) });
    const n = Math.ceil(person.grace - (Date.now() - this.told) / 1000);
    if (n > 0) return phrase("grace", { n });
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
      person.bot ? face(person.bot, 25) : el("i"),
      kind === "gone" ? phrase("away") : el("span", { class: "unseen" }, this.state(person)),
    );
    box.append(dot);
  }

  /** The list in the menu. */
  menu() {
    byId("people").replaceChildren(...this.rows(true));
    byId("spectators").textContent = this.spectators ? phrase("spectators", { n: this.spectators }) : "";
  }

  /** Everybody, those who play together below each other. @param {boolean} own with the links of my own seats */
  rows(own = false) {
    return this.sides().flatMap((side, number) => {
      const rows = side.map((seat) => this.row(this.list[seat], own));
      return side.length > 1 ? [el("li", { class: "team" }, phrase("team", { n: number + 1 })), ...rows] : rows;
    });
  }

  /** What stands beside a name. @param {Person} person */
  words(person) {
    const votes = person.agreed ? phrase("votes", { n: person.agreed, all: person.needed }) : "";
    return [person.mine ? phrase("you") : this.state(person), votes].filter(Boolean).join(" · ");
  }

  /** A second has passed: only words change, so that nothing loses the focus. */
  tick() {
    for (const person of this.list.filter(({ grace }) => grace)) {
      for (const small of all(document, `[data-state="${person.seat}"]`)) small.textContent = this.words(person);
    }
  }

  /** @param {Person} person @param {boolean} own */
  row(person, own) {
    const acts = this.acts(person);
    if (own && person.mine && person.link) acts.push(this.elsewhereButton(person.link));
    return el(
      "li",
      { class: `seat-${person.seat + 1}` },
      shape(person.seat, 18),
      el("b", {}, person.bot ? face(person.bot, 28) : null, el("span", {}, this.name(person.seat))),
      el("small", { "data-state": person.seat }, this.words(person)),
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

  /** For a friend. @param {string} link */
  copyButton(link) {
    const address = new URL(link, location.href).href;
    return copying(address, "copied", { class: "b can", "data-link": address }, phrase("copy-link"));
  }

  /** For myself; not where friends are invited, to whom it must not be sent. @param {string} link */
  elsewhereButton(link) {
    const address = new URL(link, location.href).href;
    return copying(address, "own-copied", { class: "b quiet", "data-own-link": address }, phrase("play-elsewhere"));
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

/** Who plays for a seat: a portrait of its level, or the sign of a bot of another day. @param {string} bot @param {number} size */
export const face = (bot, size) => (document.getElementById(`i-${bot}`) ? portrait(bot, size) : sign("bot", size));

/**
 * A button that copies an address.
 * @param {string} address
 * @param {string} said what it says then
 * @param {Record<string, string>} attributes
 * @param {string} text
 */
function copying(address, said, attributes, text) {
  const click = async () => {
    await copy(address);
    toast(phrase(said));
  };
  return el("button", { type: "button", click, ...attributes }, sign("link", 18), el("span", {}, text));
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
