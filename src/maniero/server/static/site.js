/** On every page: language, theme and name. */

import { all, around, ask, byId, complain, phrase, toast } from "./dom.js";
import { recall, remember } from "./store.js";

const THEMES = ["auto", "light", "dark"];

function theme() {
  return recall("theme") ?? "auto";
}

/** @param {string} name */
function show(name) {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  for (const button of all(document, "[data-theme-switch]")) {
    const text = phrase(`theme-${name}`);
    button.setAttribute("aria-label", text);
    button.title = text;
  }
}

show(theme());

document.addEventListener("click", async (event) => {
  if (around(event, "[data-theme-switch]")) {
    const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
    remember("theme", next);
    show(next);
    toast(phrase(`theme-${next}`));
  }
  const language = around(event, "[data-language]");
  if (language) {
    event.preventDefault();
    try {
      await ask("PUT", "/api/me", { language: language.dataset.language });
      location.reload();
    } catch (error) {
      complain(error);
    }
  }
});

document.getElementById("my-name")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = byId("my-name", HTMLFormElement);
  const name = String(new FormData(form).get("name"));
  try {
    /** @type {{ name: string }} */
    const me = await ask("PUT", "/api/me", { name });
    byId("me-name").textContent = me.name;
    byId("name-box").hidePopover();
  } catch (error) {
    complain(error);
  }
});
