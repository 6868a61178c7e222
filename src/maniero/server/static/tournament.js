/** A tournament: the page as the server has it now, links to copy, a place to take. */

import { all, around, ask, byId, complain, copy, phrase, toast } from "./dom.js";
import { lend } from "./luck.js";

const EVERY = 3000; // ms between two looks.

const shown = byId("tournament");
let known = shown.innerHTML;
/** Tables that have had luck from this page. @type {Set<string>} */
const lent = new Set();

/** A game of mine that has just been set need not wait for me to come to its table. */
function lendAll() {
  for (const { dataset } of all(shown, "[data-mine]")) {
    const { mine = "" } = dataset;
    if (!lent.has(mine)) lend(mine);
    lent.add(mine);
  }
}
lendAll();

/** Fetch the page and show what has changed; a server that does not answer is asked again. */
async function look() {
  let text;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    text = await answer.text();
  } catch {
    return;
  }
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const next = fresh.getElementById("tournament");
  if (!next || next.innerHTML === known) return;
  known = next.innerHTML;
  if (shown.dataset.mine && !next.dataset.mine) toast(phrase("moved-away"));
  shown.dataset.mine = next.dataset.mine;
  document.title = fresh.title;
  shown.replaceChildren(...Array.from(next.childNodes)); // All at once: the list shrinks while they move.
  lendAll();
}

setInterval(() => document.hidden || look(), EVERY);
document.addEventListener("visibilitychange", () => document.hidden || look());
addEventListener("pageshow", (event) => event.persisted && look());

document.addEventListener("click", async (event) => {
  const { link, ownLink } = around(event, "[data-link], [data-own-link]")?.dataset ?? {};
  if (link || ownLink) {
    await copy(new URL(link ?? ownLink ?? "", location.href).href);
    toast(phrase(link ? "copied" : "own-copied"));
  }
  const join = around(event, "[data-join]");
  if (!(join instanceof HTMLButtonElement)) return;
  join.disabled = true;
  try {
    await ask("POST", `/api/tournaments/${join.dataset.join}/join`, {});
    await look();
  } catch (error) {
    complain(error);
    join.disabled = false;
  }
});
