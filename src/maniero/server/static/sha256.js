/** SHA-256 and HMAC: the browser's own, or ours where a page has no secure address and the browser gives none. */

/** The browser's own. @type {SubtleCrypto | undefined} */
const subtle = globalThis.crypto?.subtle;
const BLOCK = 64; // Bytes.

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** Text as bytes. @param {string} text @returns {Bytes} */
export const bytes = (text) => new Uint8Array(new TextEncoder().encode(text));

/** Bytes as hexadecimal digits. @param {Uint8Array} data */
export const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hexadecimal digits as bytes. @param {string} digits @returns {Bytes} */
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The hash of a text, in hexadecimal digits. @param {string} text */
export async function sha256(text) {
  const data = bytes(text);
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : digest(data));
}

/**
 * A keyed hash: a function of texts, since many are made with one key.
 * @param {Bytes} key
 * @returns {Promise<(text: string) => Promise<string>>}
 */
export async function hmac(key) {
  if (!subtle) return async (text) => hex(keyed(key, bytes(text)));
  const made = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => hex(new Uint8Array(await subtle.sign("HMAC", made, bytes(text))));
}

// ---- ours

/** The fractions of the roots of the first primes, 32 bits of each. @param {number} count @param {number} root */
function fractions(count, root) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
    const whole = number ** (1 / root);
    if (prime) found.push(((whole - Math.floor(whole)) * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of bytes. @param {Uint8Array} data @returns {Bytes} */
export function digest(data) {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setInt32(4 * i, word);
  return new Uint8Array(out.buffer);
}

/** One block. @param {Int32Array} state @param {DataView} view @param {number} at */
function mix(state, view, at) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [near, far] = [words[i - 2], words[i - 15]];
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[i] = words[i - 16] + other + words[i - 7] + one;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** A keyed hash of bytes. @param {Uint8Array} key @param {Uint8Array} data */
export function keyed(key, data) {
  const short = key.length > BLOCK ? digest(key) : key;
  const pad = (/** @type {number} */ mask) => {
    const block = new Uint8Array(BLOCK).fill(mask);
    for (const [i, byte] of short.entries()) block[i] ^= byte;
    return block;
  };
  return digest(joined(pad(0x5c), digest(joined(pad(0x36), data))));
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
