/** The end: who won and why, every point with its rule. */

import { all, ask, byId, complain, el, phrase, shape, sign } from "./dom.js";
import { game, id, nameOf, replay, shown, tournament } from "./state.js";

/**
 * Fill the score sheet.
 * @param {boolean} open whether to show it at once
 */
export function ended(open) {
  const { position } = shown;
  if (!position?.sheet) return;
  const { lines, totals, winners, tie } = position.sheet;
  const dialog = byId("sheet", HTMLDialogElement);
  const names = winners.map((seat) => nameOf(seat));
  const won = phrase(names.length > 1 ? "won-shared" : "won", { name: names.join(", "), points: totals[winners[0]] });
  const head = totals.map((_, seat) =>
    el("th", { scope: "col", class: `seat-${seat + 1}` }, shape(seat, 18), el("span", {}, nameOf(seat))),
  );
  const rows = lines.map((line) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, line.text, " ", rule(line.clause)),
      ...line.points.map((points) => el("td", {}, points ? String(points) : "–")),
    ),
  );
  const sums = totals.map((points, seat) => el("td", { class: winners.includes(seat) ? "winner" : "" }, String(points)));
  byId("sheet-body").replaceChildren(
    el("h2", {}, sign("crown", 30), el("span", {}, won)),
    podium(totals, winners),
    ...(tie ? [el("p", { class: "tie" }, tie)] : []),
    el(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": phrase("score-sheet") },
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("td"), ...head)),
        el("tbody", {}, ...rows),
        el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, phrase("total")), ...sums)),
      ),
    ),
    buttons(position, dialog),
    el("p", { id: "verified", role: "status" }),
  );
  if (!open || dialog.open) return;
  dialog.showModal();
  const [first] = all(dialog, ".ends button");
  first?.focus(/** @type {FocusOptions} */ ({ focusVisible: false }));
}

/** Everybody with the points, the best first. @param {number[]} totals @param {number[]} winners */
function podium(totals, winners) {
  const order = totals.map((_, seat) => seat);
  order.sort((a, b) => totals[b] - totals[a] || Number(winners.includes(b)) - Number(winners.includes(a)));
  return el(
    "ol",
    { class: "podium" },
    ...order.map((seat) =>
      el(
        "li",
        { class: `seat-${seat + 1}` },
        shape(seat, 20),
        el("span", {}, nameOf(seat)),
        el("b", {}, String(totals[seat])),
        winners.includes(seat) ? sign("crown", 20) : null,
      ),
    ),
  );
}

/** @param {string} clause */
function rule(clause) {
  return clause ? el("a", { href: `/rules/${game}#${clause}`, target: "_blank", class: "clause" }, clause) : "";
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
    position.seats.length && !tournament ? make(afterwards(), then(rematch)) : null,
    make(phrase("verify"), verify, "", "verify"),
    el("a", { class: "b", href: `/api/tables/${id}/record`, download: `${game}-${id}.txt` }, phrase("record")),
    make(phrase("see-board"), () => dialog.close(), "quiet"),
  );
}

async function verify() {
  try {
    /** @type {import("./types").Verified} */
    const { draws, verified } = await ask("GET", `/api/tables/${id}/verify`);
    byId("verified").textContent = phrase(verified ? "verified" : "not-verified", { n: draws });
  } catch (error) {
    complain(error);
  }
}

/** What comes after the game: another one, or whatever the tournament has next. */
export const afterwards = () => phrase(tournament ? "tournament" : "rematch");

/** The same people once more: the next game, or the way to it when somebody has opened it. */
export async function rematch() {
  if (tournament) {
    location.assign(`/tournament/${tournament}`);
    return;
  }
  if (shown.rematch) {
    location.assign(`/t/${shown.rematch}`);
    return;
  }
  try {
    /** @type {import("./types").TableFound} */
    const { table } = await ask("POST", `/api/tables/${id}/rematch`, {});
    location.assign(`/t/${table}`);
  } catch (error) {
    complain(error);
  }
}
