/** New table: seats show what they need; opening leads to the table. */

import { ask, byId, say, toast } from "./dom.js";

const form = byId("new");
const { seats: possible } = JSON.parse(byId("new-table").textContent);

const rows = [...form.querySelectorAll("[data-seat]")];
const kind = (row) => row.querySelector("select[name^='kind']").value;
const value = (row, name) => row.querySelector(`[name^='${name}-']`).value.trim();

/** The seats that are played, without gaps. */
function seats() {
  return rows
    .filter((row) => kind(row) !== "none")
    .map((row) => {
      const seat = { kind: kind(row) };
      if (seat.kind === "bot") seat.bot = value(row, "bot");
      if (seat.kind === "me" && value(row, "name")) seat.name = value(row, "name");
      return seat;
    });
}

function show() {
  for (const row of rows) {
    row.classList.toggle("empty", kind(row) === "none");
    for (const part of row.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== kind(row);
  }
  const all = seats();
  const me = all.filter((seat) => seat.kind === "me").length;
  const later = all.some((seat) => seat.kind === "link" || seat.kind === "open");
  const said = [say(later ? "starts-later" : "starts-now")];
  if (me > 1) said.push(say("hot-seat"));
  if (me === 0) said.push(say("nobody"));
  byId("summary").textContent = said.join(" ");
  byId("open").disabled = !possible.includes(all.length);
}

form.addEventListener("change", show);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const options = {};
  for (const field of form.querySelectorAll("[data-option]")) options[field.dataset.option] = field.value;
  byId("open").disabled = true;
  try {
    const { table } = await ask("POST", "/api/tables", {
      game: form.dataset.game,
      seats: seats(),
      options,
      private: form.elements.namedItem("privacy").value === "private",
    });
    location.assign(`/t/${table}`);
  } catch (error) {
    toast(error.message);
    byId("open").disabled = false;
  }
});
show();
