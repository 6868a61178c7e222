/** New table or tournament: seats show what they need; opening leads to it. */

import { all, ask, byId, complain, phrase } from "./dom.js";

const ONE = "one"; // No tournament: one game.

const form = byId("new", HTMLFormElement);
const button = byId("open", HTMLButtonElement);
/** How many may play, by what is played. @type {Record<string, number[]>} */
const counts = JSON.parse(byId("new-table").textContent ?? "");

const rows = all(form, "[data-seat]");

/** One game, or the kind of tournament. */
const series = () => String(new FormData(form).get("series") ?? ONE);

/** What is chosen for a seat. @param {HTMLElement} row @param {string} name */
const value = (row, name) => String(new FormData(form).get(`${name}-${row.dataset.seat}`) ?? "").trim();

/** @param {HTMLElement} row */
const kind = (row) => (row.hidden ? "none" : value(row, "kind"));

/** The seats that are played, without gaps. */
function seats() {
  return rows
    .filter((row) => kind(row) !== "none")
    .map((row) => {
      /** @type {{kind: string, bot?: string, name?: string}} */
      const seat = { kind: kind(row) };
      if (seat.kind === "bot") seat.bot = value(row, "bot");
      if (seat.kind === "me" && value(row, "name")) seat.name = value(row, "name");
      return seat;
    });
}

/** As many rows as may play; bots sit where somebody must, until they need not any more. */
function offer() {
  const possible = counts[series()];
  const [least, most] = [Math.min(...possible), Math.max(...possible)];
  for (const [number, row] of rows.entries()) {
    const [choice] = row.getElementsByTagName("select");
    const nobody = choice.querySelector('[value="none"]');
    row.hidden = number >= most;
    if (nobody instanceof HTMLOptionElement) nobody.hidden = nobody.disabled = number < least;
    if (number < least && choice.value === "none") {
      choice.value = "bot";
      row.dataset.filled = "yes";
    } else if (number >= least && row.dataset.filled) {
      choice.value = "none";
      delete row.dataset.filled;
    }
  }
}

/** The other games keep the choice. */
function keep() {
  for (const link of all(document, "a.game-choice")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const address = new URL(link.href);
    address.searchParams.set("series", series());
    link.href = address.href;
  }
}

function show() {
  for (const row of rows) {
    row.classList.toggle("empty", kind(row) === "none");
    for (const part of all(row, "[data-for]")) part.hidden = part.dataset.for !== kind(row);
  }
  const players = seats();
  const me = players.filter((seat) => seat.kind === "me").length;
  const later = players.some((seat) => seat.kind === "link" || seat.kind === "open");
  const one = series() === ONE;
  const summary = [phrase(`${one ? "starts" : "round"}-${later ? "later" : "now"}`)];
  if (me > 1) summary.push(phrase("hot-seat"));
  if (me === 0) summary.push(phrase("nobody"));
  byId("summary").textContent = summary.join(" ");
  button.textContent = phrase(one ? "open-table" : "open-tournament");
  button.disabled = !counts[series()].includes(players.length);
}

form.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) delete target.closest("li")?.dataset.filled;
  if (target instanceof HTMLInputElement && target.name === "series") {
    offer();
    keep();
  }
  show();
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const options = Object.fromEntries(
    all(form, "[data-option]").map(({ dataset: { option } }) => [option, chosen.get(`option-${option}`)]),
  );
  const wanted = { game: form.dataset.game, seats: seats(), options, private: chosen.get("privacy") === "private" };
  button.disabled = true;
  try {
    location.assign(await made(wanted));
  } catch (error) {
    complain(error);
    button.disabled = false;
  }
});

/** Where it is. @param {Record<string, unknown>} wanted @returns {Promise<string>} */
async function made(wanted) {
  if (series() === ONE) {
    /** @type {import("./types").TableFound} */
    const { table } = await ask("POST", "/api/tables", wanted);
    return `/t/${table}`;
  }
  /** @type {import("./types").TournamentFound} */
  const { tournament } = await ask("POST", "/api/tournaments", { ...wanted, kind: series() });
  return `/tournament/${tournament}`;
}

offer();
keep();
show();
