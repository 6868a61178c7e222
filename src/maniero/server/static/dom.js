/** Small helpers for the page. Text from people goes through textContent only. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children; a string is text, null is left out.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined | EventListener>} [attrs]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function el(tag, attrs = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
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

/** The shape of a seat, counted from 0. */
export const shape = (seat, size = 18) => sign(`seat-${seat + 1}`, size);

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * A picture that the server has drawn and escaped.
 * @param {string} source
 * @returns {SVGSVGElement | null}
 */
export function picture(source) {
  if (!source) return null;
  const found = new DOMParser().parseFromString(source, "text/html").body.firstElementChild;
  return found ? document.adoptNode(found) : null;
}

const said = JSON.parse(byId("words")?.textContent ?? "{}");

/**
 * A text of the page in the reader's language.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const text = said[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Whether the system asks for no movement. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the page is laid out for a phone, upright or lying. */
export const phone = matchMedia("(max-width: 760px), (max-height: 500px)");

/**
 * A request to the server; an error carries the server's text.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
export async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Error(say("offline"));
  }
  const type = answer.headers.get("content-type") ?? "";
  const data = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(data?.error?.text ?? say("failed"));
  return data;
}

let fading = 0;

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
