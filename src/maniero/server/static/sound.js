/** A discreet sound when it is my turn: two soft notes, made on the spot. */

import { recall, remember } from "./store.js";

/** @type {AudioContext | null} */
let context = null;

export const muted = () => recall("muted") === "yes";

/** @param {boolean} quiet */
export function mute(quiet) {
  remember("muted", quiet ? "yes" : "no");
}

// Browsers let a page sound only after the first touch.
addEventListener(
  "pointerdown",
  () => {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
  },
  { passive: true },
);

/** @param {AudioContext} context @param {number} frequency @param {number} start @param {number} length */
function note(context, frequency, start, length) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** My turn. */
export function chime() {
  if (muted() || context?.state !== "running") return;
  note(context, 587.33, context.currentTime, 0.35);
  note(context, 880, context.currentTime + 0.13, 0.5);
}
