/**
 * Trying out. A thing may hold looks of itself, each named for the other things it would go with: a square shows the tile
 * in hand as it would lie there, once for each turn of the tile. One look is held for the whole table; a thing shows the
 * one that is held, or the next one that is possible there.
 */

import { pickOf, things } from "./dom.js";
import { glowing, makes } from "./picks.js";
import { actions, boxes, changed, choice, shown } from "./state.js";

/** @param {SVGElement} thing */
const looks = (thing) => things(thing, ":scope > .piece > .try");

/** What a look goes with. @param {SVGElement} look */
const withOf = (look) => look.dataset.with ?? "";

/** The looks that are possible now: with this very thing or, for a thing that only shows them, at all. @param {SVGElement} thing */
function possible(thing) {
  const legal = actions();
  if (thing.matches(".can")) return looks(thing).filter((look) => makes(legal, choice(), pickOf(thing), others(look)));
  const known = new Set([...glowing(legal, choice()), ...choice().chosen]);
  return looks(thing).filter((look) => others(look).every((each) => known.has(each)));
}

/** The other things that a look goes with. @param {SVGElement} look */
const others = (look) => withOf(look).split(" ").filter(Boolean);

/** The look that goes with a name, or the next one. @param {SVGElement[]} some @param {string | null} name */
const held = (some, name) => some.find((look) => withOf(look) >= (name ?? "")) ?? some[0];

/** What a click on this thing goes with, as it is seen; null when nothing is tried here. @param {SVGElement} thing */
export const tried = (thing) => things(thing, ":scope > .piece > .try.on").at(0)?.dataset.with ?? null;

/** How many looks are possible here. @param {SVGElement} thing */
export const lookCount = (thing) => possible(thing).length;

/** What was chosen or is pointed at shows what is held; what lies in the hand then shows the same. */
export function tryOut() {
  const showing = boxes.flatMap((box) => things(box, "[data-pick]:has(> .piece > .try)"));
  const inHand = showing.filter((thing) => !thing.matches(".can, .dim"));
  let same = shown.held;
  for (const thing of showing.filter((each) => !inHand.includes(each))) {
    const seen = thing.matches(".chosen") || (thing.matches(".can") && (thing === shown.pointed || thing.matches(":focus-visible")));
    same = show(thing, seen ? held(possible(thing), shown.held) : undefined) ?? same;
  }
  for (const thing of inHand) same = show(thing, held(possible(thing), same)) ?? same;
  const last = same?.split(" ").at(-1);
  for (const thing of boxes.flatMap((box) => things(box))) thing.classList.toggle("held", thing.dataset.pick === last);
}

/** @param {SVGElement} thing @param {SVGElement} [look] @returns {string | undefined} what the look goes with */
function show(thing, look) {
  for (const each of looks(thing)) each.classList.toggle("on", each === look);
  thing.classList.toggle("tried", Boolean(look));
  return look?.dataset.with;
}

/**
 * Hold the next look.
 * @param {SVGElement} thing where it is seen
 * @param {number} [by] 1 or -1
 * @returns {boolean} whether there is another one
 */
export function turn(thing, by = 1) {
  const names = new Set(looks(thing).map((look) => others(look).at(-1)));
  const fixed = shown.marks.some(({ pick }) => names.has(pick));
  shown.marks = shown.marks.filter(({ pick }) => !names.has(pick));
  const some = possible(thing);
  if (some.length < 2) return false;
  const at = some.indexOf(held(some, shown.held));
  const next = some[(at + by + some.length) % some.length];
  shown.held = withOf(next);
  if (fixed) shown.marks.push({ pick: others(next).at(-1) ?? "", nth: 0 }); // A turn that was chosen turns on.
  changed.show();
  return true;
}
