/** New table: seats show what they need; opening leads to the table. */

import { all, ask, byId, complain, phrase } from "./dom.js";

const form = byId("new", HTMLFormElement);
const button = byId("open", HTMLButtonElement);
/** @type {{seats: number[]}} */
const { seats: possible } = JSON.parse(byId("new-table").textContent ?? "");

const rows = all(form, "[data-seat]");

/** What is chosen for a seat. @param {HTMLElement} row @param {string} name */
const value = (row, name) => String(new FormData(form).get(`${name}-${row.dataset.seat}`) ?? "").trim();

/** @param {HTMLElement} row */
const kind = (row) => value(row, "kind");

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

function show() {
  for (const row of rows) {
    row.classList.toggle("empty", kind(row) === "none");
    for (const part of all(row, "[data-for]")) part.hidden = part.dataset.for !== kind(row);
  }
  const players = seats();
  const me = players.filter((seat) => seat.kind === "me").length;
  const later = players.some((seat) => seat.kind === "link" || seat.kind === "open");
  const summary = [phrase(later ? "starts-later" : "starts-now")];
  if (me > 1) summary.push(phrase("hot-seat"));
  if (me === 0) summary.push(phrase("nobody"));
  byId("summary").textContent = summary.join(" ");
  button.disabled = !possible.includes(players.length);
}

form.addEventListener("change", show);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = new FormData(form);
  const options = Object.fromEntries(
    all(form, "[data-option]").map(({ dataset: { option } }) => [option, chosen.get(`option-${option}`)]),
  );
  button.disabled = true;
  try {
    /** @type {import("./types").TableFound} */
    const { table } = await ask("POST", "/api/tables", {
      game: form.dataset.game,
      seats: seats(),
      options,
      private: chosen.get("privacy") === "private",
    });
    location.assign(`/t/${table}`);
  } catch (error) {
    complain(error);
    button.disabled = false;
  }
});
show();
