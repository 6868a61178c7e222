/** Tabs: of the whole page on a phone, and of log and chat. */

import { all } from "./dom.js";
import { chat, tips } from "./state.js";

/** @param {string} name */
export function openTab(name) {
  document.body.dataset.tab = name;
  for (const tab of all(document, "[data-tab-of]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tabOf === name));
  }
  tips.hide();
  if (name === "log") readChat();
}
for (const tab of all(document, "[data-tab-of]")) {
  tab.addEventListener("click", () => openTab(tab.dataset.tabOf ?? "board"));
}

function readChat() {
  if (document.body.dataset.side !== "chat") return;
  chat.waiting(0);
  chat.list.scrollTop = chat.list.scrollHeight;
}
for (const tab of all(document, "[data-side-of]")) {
  tab.addEventListener("click", () => {
    document.body.dataset.side = tab.dataset.sideOf;
    for (const other of all(document, "[data-side-of]")) {
      other.setAttribute("aria-selected", String(other === tab));
    }
    readChat();
  });
}
