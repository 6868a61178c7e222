/** Small helpers for the page. Text from people goes through textContent only. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children; a string is text, null is left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined | EventListener>} [attrs]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attrs = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/**
 * A sign of the sprite.
 * @param {string} name
 * @param {number} [size]
 */
export function sign(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "i");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** Who plays at a level. @param {string} level @param {number} size */
export function portrait(level, size) {
  const svg = sign(level, size);
  svg.setAttribute("class", "portrait");
  svg.setAttribute("stroke-width", (33.6 / size).toFixed(2)); // An outline of 1.4 pixels.
  return svg;
}

/** The shape of a seat, counted from 0. @param {number} seat @param {number} [size] */
export const shape = (seat, size = 18) => sign(`seat-${seat + 1}`, size);

/**
 * The element with this id; a page without it is broken.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function byId(id, kind) {
  const node = document.getElementById(id);
  if (!(node instanceof (kind ?? HTMLElement))) throw new Error(`the page has no #${id}`);
  return /** @type {E} */ (node);
}

/** Elements of the page. @param {ParentNode} where @param {string} selector @returns {HTMLElement[]} */
export const all = (where, selector) => Array.from(where.querySelectorAll(selector));

/** Things on pictures. @param {ParentNode} where @param {string} [selector] @returns {SVGElement[]} */
export const things = (where, selector = "[data-pick]") => Array.from(where.querySelectorAll(selector));

/** The name of a thing. @param {SVGElement} thing */
export const pickOf = (thing) => thing.dataset.pick ?? "";

/** The nearest element around what an event is about. @param {Event} event @param {string} selector @returns {HTMLElement | null} */
export const around = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * A picture that the server has drawn and escaped.
 * @param {string} source
 * @returns {SVGSVGElement | null}
 */
export function picture(source) {
  if (!source) return null;
  const drawn = new DOMParser().parseFromString(source, "text/html").querySelector("svg");
  return drawn ? document.adoptNode(drawn) : null;
}

/** @type {Record<string, string>} */
const phrases = JSON.parse(document.getElementById("phrases")?.textContent ?? "{}");

/**
 * A text of the page in the reader's language.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function phrase(key, values = {}) {
  const text = phrases[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, /** @type {string} */ name) => (name in values ? String(values[name]) : whole));
}

/** A path of the server as it is called from here: everything may lie below a path of its host. @param {string} path */
export const address = (path) => (document.documentElement.dataset.root ?? "") + path;

/** Whether the system asks for no movement. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the page is laid out for a phone, upright or lying. */
export const phone = matchMedia("(max-width: 760px), (max-height: 500px)");

/**
 * A request to the server, and its answer from JSON; an error carries the server's text.
 * @template T
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<T>}
 */
export async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(address(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Error(phrase("offline"));
  }
  const type = answer.headers.get("content-type") ?? "";
  const data = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(data?.error?.text ?? phrase("failed"));
  return data;
}

let fading = 0;

/** Say what went wrong. @param {unknown} error */
export const complain = (error) => toast(error instanceof Error ? error.message : String(error));

/**
 * A short message above everything, gone after a while.
 * @param {string} text
 */
export function toast(text) {
  const box = byId("toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(() => box.classList.remove("shown"), 5000);
}

/**
 * Put text on the clipboard, also where the page has no secure address.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = el("textarea", { readonly: true, class: "unseen" });
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }
}
