/** New table or tournament: seats show what they need, options what fits them; opening leads to it. */

import { address, all, around, ask, byId, complain, el, phrase } from "./dom.js";
import { keepLevel, levelIn, recallLevel } from "./levels.js";
import { chooseBundle, choices, markBundles, page, roomFor, teams } from "./options.js";

const ONE = "one"; // No tournament: one game.

const form = byId("new", HTMLFormElement);
const button = byId("open", HTMLButtonElement);
const rows = all(form, "[data-seat]");
let note = ""; // What has changed with the last choice, besides what was chosen.

const game = () => String(new FormData(form).get("game"));

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

/** How many play one game. */
const players = () => (series() === ONE ? seats().length : page.pair);

/** As many rows as may play; bots sit where somebody must, until they need not any more. */
function offer() {
  const possible = page.counts[series()];
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

/** So many play: bots fill up, the last ones leave. @param {number} wanted */
function seat(wanted) {
  const free = rows.filter((row) => kind(row) === "none" && !row.hidden);
  const taken = rows.filter((row) => kind(row) !== "none");
  for (const row of free.slice(0, Math.max(0, wanted - taken.length))) row.getElementsByTagName("select")[0].value = "bot";
  for (const row of taken.slice(wanted)) row.getElementsByTagName("select")[0].value = "none";
  const panel = byId("seats");
  panel.classList.remove("changed");
  panel.getBoundingClientRect(); // The same animation once more.
  panel.classList.add("changed");
}

/** A board that is for another number of players changes the seats with it. @param {string} name */
function chosen(name) {
  const choice = choices.find((each) => each.name === name);
  const wanted = choice?.brings(choice.value) ?? null;
  if (!choice || wanted === null || wanted === players() || series() !== ONE) return;
  seat(wanted);
  note = phrase("now-seats", { chosen: choice.text(choice.value), players: page.players[wanted] });
}

/** Options follow the number of players. */
function fit() {
  const many = players();
  for (const choice of choices) {
    const usual = choice.facts.usual[many];
    if (usual !== undefined && !choice.fits(choice.value, many)) {
      choice.value = usual;
      const said = { option: choice.title, value: choice.text(usual), players: page.players[many] };
      if (!choice.switch) note = phrase("now-value", said);
    }
    choice.offer(many, series() === ONE);
  }
  markBundles(many);
}

/** Hints are for who plays alone with bots, unless the host has chosen; a tournament has none. */
function hint() {
  const [first] = all(form, '[name="hints"]');
  const box = first?.closest("fieldset");
  if (!box) return;
  box.hidden = series() !== ONE;
  if (box.dataset.chosen) return;
  const people = seats().filter((seat) => seat.kind !== "bot");
  const alone = people.length === 1 && people[0].kind === "me";
  for (const each of all(box, "input")) {
    if (each instanceof HTMLInputElement) each.checked = each.value === (alone ? "yes" : "no");
  }
}

/** The other games keep the choice. */
function keep() {
  for (const link of all(document, "a.game-choice")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const target = new URL(link.href);
    target.searchParams.set("series", series());
    link.href = target.href;
  }
}

function show() {
  for (const row of rows) {
    row.classList.toggle("empty", kind(row) === "none");
    for (const part of all(row, "[data-for]")) part.hidden = part.dataset.for !== kind(row);
  }
  showTeams();
  hint();
  const sitting = seats();
  const me = sitting.filter((seat) => seat.kind === "me").length;
  const later = sitting.some((seat) => seat.kind === "link" || seat.kind === "open");
  const one = series() === ONE;
  const when = one ? "starts" : "round";
  const summary = [phrase(`${when}-${later ? "later" : "now"}`)];
  if (sitting.some((seat) => seat.kind === "link")) summary.push(phrase(`${when}-links`));
  if (me > 1) summary.push(phrase("hot-seat"));
  if (me === 0) summary.push(phrase("nobody"));
  if (me === 1 && sitting.length === 1) summary.push(phrase("alone"));
  byId("summary").replaceChildren(note ? el("b", {}, note) : "", " ", summary.join(" "));
  button.textContent = phrase(one ? "open-table" : "open-tournament");
  button.disabled = !page.counts[series()].includes(sitting.length);
}

/** Who plays with whom. */
function showTeams() {
  const pairs = series() === ONE ? teams() : [];
  const sitting = rows.filter((row) => kind(row) !== "none");
  for (const row of rows) {
    const number = pairs.findIndex((team) => team.includes(sitting.indexOf(row)));
    for (const mark of all(row, ".team")) {
      mark.hidden = number < 0;
      mark.textContent = phrase("team", { n: number + 1 });
      mark.className = `team team-${number + 1}`;
    }
  }
}

form.addEventListener("change", ({ target }) => {
  note = "";
  if (target instanceof HTMLSelectElement) delete target.closest("li")?.dataset.filled;
  if (target instanceof HTMLInputElement && target.name === "series") {
    offer();
    keep();
  }
  if (target instanceof HTMLElement) {
    chosen(target.closest("[data-row]")?.getAttribute("data-row") ?? "");
  }
  if (target instanceof HTMLInputElement && target.name === "hints") {
    target.closest("fieldset")?.setAttribute("data-chosen", "yes");
  }
  fit();
  show();
});

form.addEventListener("click", (event) => {
  const chip = around(event, "[data-bundle]");
  if (!chip) return;
  event.preventDefault();
  note = "";
  const bundle = page.bundles[chip.dataset.bundle ?? ""];
  const room = roomFor(bundle, series() === ONE ? page.counts[ONE] : [page.pair]);
  if (!room.includes(players()) && room.length && series() === ONE) {
    const many = room.includes(page.usual) ? page.usual : room[0];
    seat(many);
    note = phrase("now-seats", { chosen: chip.querySelector("b")?.textContent ?? "", players: page.players[many] });
  }
  chooseBundle(bundle, players());
  fit();
  show();
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const options = Object.fromEntries(choices.map((choice) => [choice.name, choice.value]));
  const data = new FormData(form);
  const [privacy, hints] = [data.get("privacy") === "private", data.get("hints") === "yes"];
  const wanted = { game: game(), seats: seats(), options, private: privacy, hints };
  button.disabled = true;
  const opponent = rows.find((row) => kind(row) === "bot");
  if (opponent) keepLevel(game(), levelIn(opponent));
  try {
    location.assign(address(await made(wanted)));
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

recallLevel(game(), rows);
offer();
keep();
fit();
show();
