/** The end: who won and why, every point with its rule. */

import { address, all, ask, byId, complain, el, phrase, shape, sign } from "./dom.js";
import { verify } from "./proving.js";
import { game, id, nameOf, people, replay, shown, tournament } from "./state.js";

/** @typedef {import("./types").Sheet} Sheet */

/**
 * Fill the score sheet.
 * @param {boolean} open whether to show it at once
 */
export function ended(open) {
  const { position } = shown;
  if (!position?.sheet) return;
  const { lines, winners, decided } = position.sheet;
  const dialog = byId("sheet", HTMLDialogElement);
  const sides = people.sides();
  const order = sides.flat();
  const head = order.map((seat) =>
    el("th", { scope: "col", class: `seat-${seat + 1}` }, shape(seat, 18), el("span", {}, nameOf(seat))),
  );
  const rows = lines.map((line) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, line.text, " ", rule(line.clause)),
      ...order.map((seat) => el("td", {}, line.points[seat] ? String(line.points[seat]) : "–")),
    ),
  );
  const foot = [el("tr", {}, el("th", { scope: "row" }, phrase("total")), ...sums(position.sheet, order.map((seat) => [seat])))];
  if (people.teams.length) {
    foot.push(el("tr", {}, el("th", { scope: "row" }, phrase("team-total")), ...sums(position.sheet, sides)));
  }
  byId("sheet-body").replaceChildren(
    el("h2", {}, sign(winners.length ? "crown" : "clock", 30), el("span", {}, headline(position.sheet))),
    podium(position.sheet),
    ...(decided ? [el("p", { class: "decided" }, decided)] : []),
    el(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": phrase("score-sheet") },
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("td"), ...head)),
        el("tbody", {}, ...rows),
        el("tfoot", {}, ...foot),
      ),
    ),
    buttons(position, dialog),
    el("div", { id: "verified", role: "status" }),
  );
  if (!open || dialog.open) return;
  verify();
  dialog.showModal();
  const [first] = all(dialog, ".ends button");
  first?.focus(/** @type {FocusOptions} */ ({ focusVisible: false }));
}

/** What all of a side have together. @param {number[]} totals @param {number[]} side */
const sum = (totals, side) => side.reduce((points, seat) => points + totals[seat], 0);

/** A cell for each side. @param {Sheet} sheet @param {number[][]} sides */
const sums = ({ totals, winners }, sides) =>
  sides.map((side) =>
    el("td", { class: winners.includes(side[0]) ? "winner" : "", colspan: side.length }, String(sum(totals, side))),
  );

/** Who won, in a sentence; who plays alone wins or loses. @param {Sheet} sheet */
function headline({ totals, winners }) {
  if (totals.length === 1) {
    const who = shown.position?.seats.length ? "me" : "alone";
    return phrase(`${winners.length ? "won" : "lost"}-${who}`, { name: nameOf(0) });
  }
  const best = people.sides().filter(([first]) => winners.includes(first));
  const kind = best.length > 1 ? "won-shared" : winners.length > 1 ? "won-team" : "won";
  return phrase(kind, { name: people.names(winners), points: sum(totals, best[0]) });
}

/** Everybody with the points, the best first; a team together. @param {Sheet} sheet */
function podium({ totals, winners }) {
  const won = (/** @type {number[]} */ [first]) => winners.includes(first);
  const sides = [...people.sides()];
  sides.sort((a, b) => sum(totals, b) - sum(totals, a) || Number(won(b)) - Number(won(a)));
  return el(
    "ol",
    { class: "podium" },
    ...sides.map((side) =>
      el(
        "li",
        { class: `seat-${side[0] + 1}` },
        ...side.map((seat) => shape(seat, 20)),
        el("span", {}, people.names(side)),
        el("b", {}, String(sum(totals, side))),
        won(side) ? sign("crown", 20) : null,
      ),
    ),
  );
}

/** @param {string} clause */
function rule(clause) {
  return clause ? el("a", { href: address(`/rules/${game}#${clause}`), target: "_blank", class: "clause" }, clause) : "";
}

/** @param {import("./types").Position} position @param {HTMLDialogElement} dialog */
function buttons(position, dialog) {
  /** @param {string} text @param {() => void} act @param {string} [kind] @param {string} [lead] */
  const make = (text, act, kind = "", lead = "") =>
    el("button", { class: `b ${kind}`, type: "button", click: act }, lead ? sign(lead, 18) : null, el("span", {}, text));
  const then = (/** @type {() => void} */ act) => () => {
    dialog.close();
    act();
  };
  return el(
    "div",
    { class: "ends" },
    tournament ? make(afterwards(), then(rematch), "go", "crown") : null,
    make(phrase("replay"), then(() => replay.open(0)), tournament ? "" : "go", "replay"),
    el("a", { class: "b", href: address(`/t/${id}/analysis`) }, sign("chart", 18), el("span", {}, phrase("analysis"))),
    position.seats.length && !tournament ? make(afterwards(), then(rematch)) : null,
    make(phrase("verify"), verify, "", "verify"),
    el("a", { class: "b", href: address(`/api/tables/${id}/record`), download: `${game}-${id}.txt` }, phrase("record")),
    make(phrase("see-board"), () => dialog.close(), "quiet"),
  );
}

/** What comes after the game: another one, or whatever the tournament has next. */
export const afterwards = () => phrase(tournament ? "tournament" : "rematch");

/** The same people once more: the next game, or the way to it when somebody has opened it. */
export async function rematch() {
  if (tournament) {
    location.assign(address(`/tournament/${tournament}`));
    return;
  }
  if (shown.rematch) {
    location.assign(address(`/t/${shown.rematch}`));
    return;
  }
  try {
    /** @type {import("./types").TableFound} */
    const { table } = await ask("POST", `/api/tables/${id}/rematch`, {});
    location.assign(address(`/t/${table}`));
  } catch (error) {
    complain(error);
  }
}
