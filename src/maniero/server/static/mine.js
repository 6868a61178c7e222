/** My other games, those where it is my turn first. */

import { address, ask, byId, el, phrase } from "./dom.js";

const EVERY = 30000;

export class MyGames {
  /** @param {string} here the table that is open */
  constructor(here) {
    this.here = here;
    this.refresh();
    setInterval(() => document.hidden || this.refresh(), EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || this.refresh());
  }

  async refresh() {
    /** @type {import("./types").TableSummary[]} */
    let games;
    try {
      games = await ask("GET", "/api/mine");
    } catch {
      return; // The banner of the lost connection says it already.
    }
    const tables = games.filter((one) => one.table !== this.here && !one.over);
    const waiting = tables.filter((one) => one.my_turn).length;
    byId("mine-count").textContent = String(waiting);
    byId("mine-count").hidden = !waiting;
    byId("mine-list").replaceChildren(
      ...tables.map((one) =>
        el(
          "li",
          {},
          el(
            "a",
            { href: address(`/t/${one.table}`) },
            el("b", {}, one.title),
            el("small", {}, one.seats.map((seat) => seat.name || "…").join(", ")),
            one.my_turn ? el("em", {}, phrase("your-turn")) : null,
          ),
        ),
      ),
      ...(tables.length ? [] : [el("li", { class: "none" }, phrase("no-games"))]),
    );
  }
}
