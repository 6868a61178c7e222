/** On every page: language, theme and name. */

import { ask, byId, say, toast } from "./dom.js";
import { recall, remember } from "./store.js";

const THEMES = ["auto", "light", "dark"];

function theme() {
  return recall("theme") ?? "auto";
}

function show(name) {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    const text = say(`theme-${name}`);
    button.setAttribute("aria-label", text);
    button.title = text;
  }
}

show(theme());

document.addEventListener("click", async (event) => {
  const switched = event.target.closest("[data-theme-switch]");
  if (switched) {
    const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
    remember("theme", next);
    show(next);
    toast(say(`theme-${next}`));
  }
  const language = event.target.closest("[data-language]");
  if (language) {
    event.preventDefault();
    try {
      await ask("PUT", "/api/me", { language: language.dataset.language });
      location.reload();
    } catch (error) {
      toast(error.message);
    }
  }
});

byId("my-name")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.namedItem("name");
  try {
    await ask("PUT", "/api/me", { name: field.value });
    byId("me-name").textContent = field.value;
    event.target.closest("[popover]")?.hidePopover();
  } catch (error) {
    toast(error.message);
  }
});
