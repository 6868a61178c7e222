/** What this device remembers; where storage is closed, for as long as the page lives. */

const kept = new Map();

/** @param {string} key @returns {string | null} */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return kept.get(key) ?? null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page remembers it until it is closed.
  }
}

/** The keys that begin like this. @param {string} start @returns {string[]} */
export function keys(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** @param {string} key */
export function drop(key) {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It goes with the page.
  }
}
