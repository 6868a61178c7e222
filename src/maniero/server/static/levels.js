/** The level of opponents that somebody has played a game against last, on this device. */

import { all } from "./dom.js";
import { recall, remember } from "./store.js";

/** @param {string} game */
const key = (game) => `level-${game}`;

/** @param {string} game @param {string} level */
export const keepLevel = (game, level) => remember(key(game), level);

/** Choose the level of a game in these groups of portraits, if there is one. @param {HTMLElement[]} groups @param {string} level */
export function chooseLevel(groups, level) {
  for (const group of groups) {
    for (const input of all(group, "input")) {
      if (input instanceof HTMLInputElement && input.value === level) input.checked = true;
    }
  }
}

/** The last level, where there was one. @param {string} game @param {HTMLElement[]} groups */
export function recallLevel(game, groups) {
  const level = recall(key(game));
  if (level) chooseLevel(groups, level);
}

/** @param {HTMLElement} group */
export function levelIn(group) {
  const chosen = group.querySelector("input:checked");
  return chosen instanceof HTMLInputElement ? chosen.value : "";
}
