/** What this browser keeps of a table until the game can be proved: the promise, its own numbers, heads of the chain. */

import { drop, keys, recall, remember } from "./store.js";

const PREFIX = "luck-";
const TABLES = 30; // The oldest of more are forgotten.

/**
 * @typedef {object} Kept
 * @property {number} at when it was changed last
 * @property {string} promise the hash of the seed; the first that was shown stays
 * @property {string} agreed what will be played; the first that was shown stays
 * @property {number | null} since the moves that had been made when it was shown; null: the game had not begun
 * @property {Record<string, string>} numbers by seat: what this browser adds to the draws
 * @property {number[]} given seats whose number was sent
 * @property {string[] | null} hashes of all seats, as they were when the numbers were asked for
 * @property {Record<string, string>} heads by moves
 * @property {string} closing the hash that closes the game; the first that was shown stays
 * @property {boolean} told that no number of mine is in the draws
 */

/** @param {string} table @returns {Kept} */
export function kept(table) {
  /** @type {Kept} */
  const nothing = {
    at: 0, promise: "", agreed: "", since: null, numbers: {}, given: [], hashes: null, heads: {}, closing: "", told: false,
  };
  try {
    return { ...nothing, ...JSON.parse(recall(PREFIX + table) ?? "{}") };
  } catch {
    return nothing; // Somebody else has written there.
  }
}

/**
 * Change what is kept. It is read anew each time: another tab may have added to it.
 * @param {string} table
 * @param {(kept: Kept) => void} change
 */
export function keep(table, change) {
  const now = kept(table);
  const before = JSON.stringify(now);
  change(now);
  if (JSON.stringify(now) === before) return now;
  now.at = Date.now();
  remember(PREFIX + table, JSON.stringify(now));
  return now;
}

/** Forget tables of long ago. */
export function prune() {
  const tables = keys(PREFIX).map((key) => key.slice(PREFIX.length));
  tables.sort((one, other) => kept(other).at - kept(one).at);
  for (const table of tables.slice(TABLES)) drop(PREFIX + table);
}
