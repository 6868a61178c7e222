/** A tournament: the page as the server has it now, links to copy, a place to take. */

import { around, ask, byId, complain, copy, phrase, toast } from "./dom.js";

const EVERY = 3000; // ms between two looks.

const shown = byId("tournament");
let known = shown.innerHTML;

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
  document.title = fresh.title;
  shown.replaceChildren(...Array.from(next.childNodes)); // All at once: the list shrinks while they move.
}

setInterval(() => document.hidden || look(), EVERY);
document.addEventListener("visibilitychange", () => document.hidden || look());
addEventListener("pageshow", (event) => event.persisted && look());

document.addEventListener("click", async (event) => {
  const link = around(event, "[data-link]")?.dataset.link;
  if (link) {
    await copy(new URL(link, location.href).href);
    toast(phrase("copied"));
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
