/** A record as the page reads it, to check it without the server: see docs/notation.md. */

/**
 * @typedef {object} Luck
 * @property {number} seat
 * @property {string} hash "" when none was given
 * @property {string} number "" when none was given
 *
 * @typedef {object} GameRecord
 * @property {string} title
 * @property {Map<string, string>} lines the header, by key
 * @property {string[]} names by seat
 * @property {Luck[]} luck
 * @property {{speaker: string, word: string}[]} moves
 */

/** @param {string} text @returns {GameRecord} */
export function readRecord(text) {
  const rows = text.split("\n");
  const blank = rows.indexOf("");
  const lines = new Map(rows.slice(1, blank).map(pair));
  const moves = rows.slice(blank + 1).flatMap((row) => {
    const [speaker, ...words] = row.split(" ");
    return words.map((word) => ({ speaker, word }));
  });
  return { title: rows[0], lines, names: JSON.parse(lines.get("seats") ?? "[]"), luck: readLuck(lines.get("luck")), moves };
}

/** @param {string} row @returns {[string, string]} */
function pair(row) {
  const at = row.indexOf(":");
  return [row.slice(0, at), row.slice(at + 2)];
}

/** @param {string | undefined} text @returns {Luck[]} */
function readLuck(text) {
  return (text ? text.split(" ") : []).map((part) => {
    const [, seat, hash, number] = part.match(/^(\d)=([0-9a-f]{64}|-)\/([0-9a-f]{64}|-)$/) ?? [];
    if (!seat) throw new Error("the luck of the record cannot be read");
    return { seat: Number(seat) - 1, hash: hash === "-" ? "" : hash, number: number === "-" ? "" : number };
  });
}

/** A line of the header as it is written. @param {GameRecord} record @param {string} key */
export const line = ({ lines }, key) => `${key}: ${lines.get(key) ?? ""}`.trimEnd();
