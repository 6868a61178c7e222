/** Who sits at the table: presence, invitations, a bot that stands in. */

import { ask, byId, copy, el, say, shape, sign, toast } from "./dom.js";

/**
 * @typedef {{seat: number, name: string, kind: string, bot: string, online: boolean, mine: boolean, open: boolean,
 *   public: boolean, stood_in: boolean, agreed: number, needed: number, can_agree: boolean, link?: string}} Person
 */

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
    this.seats = JSON.parse(document.body.dataset.seats ?? "[]");
    this.spectators = 0;
    this.onChange = () => {};
  }

  update(frame) {
    this.seats = frame.seats;
    this.spectators = Array.isArray(frame.spectators) ? frame.spectators.length : frame.spectators;
    this.invite();
    this.onChange();
  }

  name(seat) {
    return this.seats[seat]?.name || say("seat", { n: seat + 1 });
  }

  /** My seat for which a bot plays, or null. */
  mineStoodIn() {
    return this.seats.find((person) => person.mine && person.stood_in)?.seat ?? null;
  }

  /** What a seat is, in a word. @param {Person} person */
  state(person) {
    if (person.open) return say(person.public ? "seat-open" : "seat-link");
    if (person.bot) return say("bot", { level: say(`bot-${person.bot}`) });
    return say(person.online ? "online" : "away");
  }

  /** A dot on a panel. @param {HTMLElement} box @param {number} seat */
  dot(box, seat) {
    const person = this.seats[seat];
    box.querySelector(".presence")?.remove();
    if (!person || person.open) return;
    const kind = person.bot ? "bot" : person.online ? "here" : "gone";
    const dot = el(
      "span",
      { class: `presence ${kind}`, title: `${person.name}: ${this.state(person)}` },
      person.bot ? sign("bot", 15) : el("i"),
      kind === "gone" ? say("away") : el("span", { class: "unseen" }, this.state(person)),
    );
    box.append(dot);
  }

  /** The list in the menu. */
  menu() {
    byId("people").replaceChildren(...this.seats.map((person) => this.row(person)));
    byId("spectators").textContent = this.spectators ? say("spectators", { n: this.spectators }) : "";
  }

  /** @param {Person} person */
  row(person) {
    const votes = person.agreed ? ` (${person.agreed}/${person.needed})` : "";
    return el(
      "li",
      { class: `seat-${person.seat + 1}` },
      shape(person.seat, 18),
      el("b", {}, this.name(person.seat)),
      el("small", {}, (person.mine ? say("you") : this.state(person)) + votes),
      person.can_agree
        ? el("button", { class: "b", type: "button", click: () => this.agree(person) }, say("stand-in"))
        : null,
      person.mine && person.stood_in
        ? el("button", { class: "b", type: "button", click: () => this.goBack(person.seat) }, say("return"))
        : null,
      person.link && person.open ? this.copyButton(person) : null,
    );
  }

  agree(person) {
    this.standIn(person.seat);
    toast(say("agreed", { name: person.name }));
  }

  copyButton(person) {
    const address = new URL(person.link, location.href);
    return el(
      "button",
      {
        class: "b can",
        type: "button",
        "data-link": address.href,
        click: async () => {
          await copy(address.href);
          toast(say("copied"));
        },
      },
      sign("link", 18),
      el("span", {}, say("copy-link")),
    );
  }

  /** While seats are free: who is awaited, and how to invite them. */
  invite() {
    const open = this.seats.filter((person) => person.open);
    const place = byId("waiting");
    place.hidden = !open.length;
    if (!open.length) return;
    const joining = open.some((person) => person.public) && !this.seats.some((person) => person.mine);
    byId("waiting-list").replaceChildren(...this.seats.map((person) => this.row(person)));
    byId("join").hidden = !joining;
  }
}

byId("join")?.addEventListener("click", async () => {
  try {
    await ask("POST", `/api/tables/${document.body.dataset.table}/join`, {});
    location.reload();
  } catch (error) {
    toast(error.message);
  }
});
