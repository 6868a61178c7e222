/** The options of a new table: what fits the number of players, and bundles of them. It knows no game. */

import { all, byId } from "./dom.js";

/**
 * An option as the server describes it.
 * @typedef {object} Facts
 * @property {string[]} values
 * @property {Record<string, number[]>} seats values that are not for every number of players
 * @property {Record<string, string>} reasons why, in a sentence
 * @property {Record<string, string>} usual by number of players
 * @property {Record<string, number | null>} brings the one number of players that a value is for
 * @property {Record<string, number[][]>} teams who plays together by it
 */

/** @typedef {{options: Record<string, string>, seats: number[] | null}} Bundle */

/**
 * @type {{
 *   counts: Record<string, number[]>, pair: number, usual: number, players: Record<string, string>,
 *   options: Record<string, Facts>, bundles: Record<string, Bundle>,
 * }}
 */
export const page = JSON.parse(byId("new-table").textContent ?? "");

/** One option: a switch, a list or pictures, which differ in nothing else. */
export class Choice {
  /** @param {HTMLElement} box what carries its values @param {HTMLElement} row all of it */
  constructor(box, row) {
    this.name = box.dataset.option ?? "";
    this.facts = page.options[this.name];
    this.row = row;
    this.list = box instanceof HTMLSelectElement ? box : null;
    this.switch = box instanceof HTMLInputElement ? box : null;
    this.radios = Array.from(box.querySelectorAll("input"));
  }

  get value() {
    if (this.switch) return this.facts.values[Number(this.switch.checked)];
    return this.list ? this.list.value : (this.radios.find((radio) => radio.checked)?.value ?? "");
  }

  set value(value) {
    if (this.switch) this.switch.checked = value === this.facts.values[1];
    if (this.list) this.list.value = value;
    for (const radio of this.radios) radio.checked = radio.value === value;
  }

  get title() {
    return this.row.querySelector("b")?.textContent ?? "";
  }

  /** A value in words. @param {string} value */
  text(value) {
    const [item] = this.items().filter((each) => each.value === value);
    return (item?.box.querySelector(".title") ?? item?.box)?.textContent?.trim() ?? "";
  }

  /** Whether a value is for so many players. @param {string} value @param {number} players */
  fits(value, players) {
    return this.facts.seats[value]?.includes(players) ?? true;
  }

  /** The number of players that a board is for: whoever chooses it means that too. @param {string} value */
  brings(value) {
    return this.facts.brings[value] ?? null;
  }

  /** Values with what shows them. */
  items() {
    /** @param {HTMLOptionElement | HTMLInputElement} input @param {HTMLElement} box */
    const item = (input, box) => ({ value: input.value, input, box });
    if (this.switch) return [item(this.switch, this.row)];
    if (this.list) return Array.from(this.list.options).map((option) => item(option, option));
    return this.radios.map((radio) => item(radio, radio.closest("label") ?? radio));
  }

  /**
   * Offer what fits; what does not says why, or is left out where there is nothing to say.
   * @param {number} players
   * @param {boolean} seats whether a value may change how many they are
   */
  offer(players, seats) {
    /** @type {Set<string>} */
    const why = new Set();
    /** @param {string} value */
    const open = (value) => this.fits(value, players) || (seats && this.brings(value) !== null);
    for (const { value, input, box } of this.items()) {
      const reason = this.facts.reasons[value];
      const refused = !open(value);
      input.disabled = refused;
      box.classList.toggle("refused", refused);
      box.hidden = refused && !reason && !this.switch;
      if (refused && reason) why.add(reason);
    }
    const said = this.row.querySelector(".why");
    if (said instanceof HTMLElement) {
      said.textContent = [...why].join(" ");
      said.hidden = !why.size;
    }
    const possible = this.facts.values.filter((value) => this.fits(value, players));
    this.row.hidden = !this.switch && possible.length === 1; // Nothing to choose.
  }
}

/** All options, in their order. */
export const choices = all(document, "[data-option]").map(
  (box) => new Choice(box, /** @type {HTMLElement} */ (box.closest("[data-row]"))),
);

/** Options that bundles are about; others stay as they are. */
const bundled = new Set(Object.values(page.bundles).flatMap(({ options }) => Object.keys(options)));

/** What a bundle chooses for so many players. @param {Bundle} bundle @param {Choice} choice @param {number} players */
const wanted = (bundle, choice, players) => bundle.options[choice.name] ?? choice.facts.usual[players];

/** For how many a bundle can be played. @param {Bundle} bundle @param {number[]} counts */
export function roomFor(bundle, counts) {
  return counts.filter(
    (players) =>
      (bundle.seats?.includes(players) ?? true) &&
      choices.every((choice) => choice.fits(wanted(bundle, choice, players) ?? choice.value, players)),
  );
}

/** @param {Bundle} bundle @param {number} players */
export function chooseBundle(bundle, players) {
  for (const choice of choices) if (bundled.has(choice.name)) choice.value = wanted(bundle, choice, players);
}

/** Mark the bundle that is chosen. @param {number} players */
export function markBundles(players) {
  for (const chip of all(document, "[data-bundle]")) {
    const bundle = page.bundles[chip.dataset.bundle ?? ""];
    const chosen = choices.every(
      (choice) => !bundled.has(choice.name) || choice.value === wanted(bundle, choice, players),
    );
    chip.setAttribute("aria-current", String(chosen && (bundle.seats?.includes(players) ?? true)));
  }
}

/** Who plays together, by what is chosen. @returns {number[][]} */
export const teams = () => choices.flatMap((choice) => choice.facts.teams[choice.value] ?? []);
