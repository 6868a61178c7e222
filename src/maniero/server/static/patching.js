/** Pictures come as what has changed in them: pieces that came before are only named. `server/patching.py` says how. */

const MARK = "<";
const OWN = /** @type {const} */ (["board", "mine", "narrow", "strip"]); // And the panels, in their order.

/** @typedef {import("./types").PositionFrame} PositionFrame */

/** What came over one line. */
export class Pieces {
  constructor() {
    /** @type {string[] | null} */
    this.known = null; // All pieces of the last position; null: only whole pictures can be understood.
  }

  /**
   * Make the pictures of a position whole.
   * @param {PositionFrame} position
   * @returns {boolean} whether that was possible
   */
  complete(position) {
    const { patches } = position;
    const drawn = patches ? made(patches, this.known) : pictures(position);
    this.known = drawn?.flatMap((picture) => picture.split(MARK)) ?? null;
    if (!drawn) return false;
    for (const [number, name] of OWN.entries()) position[name] = drawn[number] ?? "";
    for (const [number, panel] of position.panels.entries()) panel.svg = drawn[OWN.length + number] ?? "";
    delete position.patches;
    return true;
  }
}

/** @param {PositionFrame} position */
const pictures = (position) => [...OWN.map((name) => position[name]), ...position.panels.map((panel) => panel.svg)];

/**
 * Put pictures together again.
 * @param {(string | number[])[][]} patches one for each
 * @param {string[] | null} known pieces that came before
 * @returns {string[] | null} null when they do not fit
 */
export function made(patches, known) {
  if (!known) return null;
  const pool = [...known];
  const drawn = [];
  for (const patch of patches) {
    const pieces = [];
    for (const part of patch) {
      if (typeof part === "string") {
        const fresh = part.split(MARK);
        pool.push(...fresh);
        pieces.push(...fresh);
      } else {
        const [from = 0, to = 0] = part;
        if (to > pool.length) return null;
        pieces.push(...pool.slice(from, to));
      }
    }
    drawn.push(pieces.join(MARK));
  }
  return drawn;
}
