/**
 * From clicks to actions. Pure functions that know no game: an action is a set of things to click, a choice is what was
 * clicked so far, and together they say what can be clicked next.
 *
 * @typedef {import("./types").ActionChoice} Action
 * @typedef {{chosen: readonly string[], group: string | null}} Choice
 */

/** @type {Choice} */
export const NOTHING = Object.freeze({ chosen: Object.freeze([]), group: null });

/**
 * What an action still needs after these clicks; null when it does not contain them.
 * @param {string[]} picks
 * @param {readonly string[]} chosen
 * @returns {string[] | null}
 */
export function missing(picks, chosen) {
  const left = [...picks];
  for (const pick of chosen) {
    const at = left.indexOf(pick);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * The actions that contain what was clicked.
 * @param {Action[]} actions
 * @param {Choice} choice
 */
export function candidates(actions, choice) {
  return actions.filter(
    (action) => (choice.group === null || action.group === choice.group) && missing(action.picks, choice.chosen),
  );
}

/**
 * The things that can be clicked next.
 * @param {Action[]} actions
 * @param {Choice} choice
 * @returns {Set<string>}
 */
export function glowing(actions, choice) {
  return new Set(candidates(actions, choice).flatMap((action) => missing(action.picks, choice.chosen) ?? []));
}

/**
 * The actions that the clicks complete.
 * @param {Action[]} actions
 * @param {Choice} choice
 */
export function complete(actions, choice) {
  return candidates(actions, choice).filter((action) => missing(action.picks, choice.chosen)?.length === 0);
}

/**
 * The action that the choice leaves no doubt about, or null.
 * @param {Action[]} actions
 * @param {Choice} choice
 * @returns {Action | null}
 */
export function decided(actions, choice) {
  if (!choice.chosen.length && choice.group === null) return null;
  const left = candidates(actions, choice);
  if (left.length === 1) return left[0];
  if (!choice.chosen.length) return null;
  const done = complete(actions, choice);
  if (done.length !== 1) return null;
  return left.every((action) => action === done[0] || action.group !== done[0].group) ? done[0] : null;
}

/**
 * The choice after a click on a thing: narrower, begun anew elsewhere, or null when it cannot be clicked.
 * @param {Action[]} actions
 * @param {Choice} choice
 * @param {string} pick
 * @returns {Choice | null}
 */
export function clicked(actions, choice, pick) {
  if (glowing(actions, choice).has(pick)) return { ...choice, chosen: [...choice.chosen, pick] };
  const verbs = new Set(actions.map((action) => action.group));
  const anew = { chosen: [pick], group: null };
  if (verbs.size > 1 && !choice.chosen.includes(pick) && candidates(actions, anew).length) return anew;
  return null;
}

/**
 * Whether this thing and the others make up a whole action that goes with what was chosen so far.
 * @param {Action[]} actions
 * @param {Choice} choice
 * @param {string} pick
 * @param {string[]} others
 */
export function makes(actions, choice, pick, others) {
  const all = [pick, ...others];
  return candidates(actions, { chosen: choice.chosen.filter((each) => !all.includes(each)), group: choice.group }).some(
    ({ picks }) => picks.length === all.length && missing(picks, all) !== null,
  );
}

/**
 * The choice one step back.
 * @param {Choice} choice
 * @returns {Choice}
 */
export function back(choice) {
  return choice.chosen.length ? { ...choice, chosen: choice.chosen.slice(0, -1) } : NOTHING;
}

/**
 * What a click on this thing would do, as far as the actions tell: at most so many of them.
 * @param {Action[]} actions
 * @param {Choice} choice
 * @param {string} pick
 * @param {number} most
 * @returns {Action[]}
 */
export function consequences(actions, choice, pick, most) {
  const next = clicked(actions, choice, pick);
  if (!next) return [];
  const sure = decided(actions, next);
  const left = sure ? [sure] : candidates(actions, next);
  return left.length <= most ? left : [];
}
