/**
 * What moved travels. Things keep their id for as long as they live, so two pictures of one table tell by themselves
 * what went where: it is shown on a sheet above the page, over everything, while the thing itself waits.
 */

import { all, byId, el, pickOf, sign, still, things } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const MOVE = 300; // ms
const MOST = 40; // Things in the air at once: after a longer absence marks must do.
const FEW = 2; // Things that a player moved; when more have moved, they only made room.
const EASE = "cubic-bezier(.3,.7,.2,1)";

/** @typedef {Map<string, {box: DOMRect, look: string, parts: string}>} Snapshot */

const sheet = document.createElementNS(SVG, "svg");
sheet.setAttribute("class", "air");
sheet.setAttribute("aria-hidden", "true");

/** @param {Element} node */
const seen = (node) => node.getClientRects().length > 0;

/**
 * Where everything lies now.
 * @param {Element[]} boxes
 * @returns {Snapshot}
 */
export function snapshot(boxes) {
  const where = new Map();
  for (const node of drawn(boxes)) {
    if (seen(node)) where.set(node.id, { box: node.getBoundingClientRect(), look: look(node), parts: parts(node) });
  }
  return where;
}

/** Everything on pictures that has an id. @param {Element[]} boxes */
const drawn = (boxes) => boxes.flatMap((box) => things(box, "svg.picture [id]"));

/** How a thing that can be picked looks. @param {SVGElement} node */
const look = (node) => (node.dataset.pick ? (node.querySelector(":scope > .piece")?.innerHTML ?? "") : "");

/** Which pieces it is made of, whatever numbers stand on it; what lies in it is a thing of its own. @param {SVGElement} node */
function parts(node) {
  if (!node.dataset.pick) return "";
  const own = [...node.querySelectorAll(":scope > .piece use")].filter((use) => use.closest("[data-pick]") === node);
  return own.map((use) => use.getAttribute("href")).join();
}

/** @param {DOMRect} box */
const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/** Whether something above this thing moved with it: then the whole travels, not its parts. @param {Element} node @param {Map<string, unknown>} moved */
function carried(node, moved) {
  for (let up = node.parentElement; up && !up.matches("svg.picture"); up = up.parentElement) {
    if (moved.has(up.id)) return true;
  }
  return false;
}

/**
 * One thing flies from where it was.
 * @param {SVGElement} node
 * @param {DOMRect} from
 */
function fly(node, from) {
  const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
  if (!matrix) return;
  const [x, y] = middle(node.getBoundingClientRect());
  const [x0, y0] = middle(from);
  const to = node.getBoundingClientRect();
  const grow = Math.min(3, Math.max(0.33, from.height / Math.max(1, to.height)));
  const copy = /** @type {SVGElement} */ (node.cloneNode(true));
  copy.removeAttribute("transform");
  copy.removeAttribute("id");
  copy.removeAttribute("class");
  for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
  const still = document.createElementNS(SVG, "g");
  still.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  still.append(copy);
  const flying = document.createElementNS(SVG, "g");
  flying.setAttribute("text-anchor", "middle");
  flying.setAttribute("font-weight", "700");
  flying.style.transformOrigin = `${x}px ${y}px`;
  flying.append(still);
  sheet.append(flying);
  node.classList.add("away");
  const flight = flying.animate(
    [
      { transform: `translate(${x0 - x}px, ${y0 - y}px) scale(${grow})` },
      { transform: `translate(${(x0 - x) / 2}px, ${(y0 - y) / 2}px) scale(${((1 + grow) / 2) * 1.06})` },
      { transform: "none" },
    ],
    { duration: MOVE, easing: EASE },
  );
  const land = () => {
    flying.remove();
    node.classList.remove("away");
  };
  flight.finished.then(land, land);
}

/**
 * Show the way from the old pictures to the new ones.
 * @param {Snapshot} before
 * @param {Element[]} boxes
 * @returns {string[]} what a move has changed: the picks of things with other pieces, and of few that moved or are new
 */
export function travel(before, boxes) {
  if (!before.size) return [];
  /** @type {Map<string, SVGElement>} */
  const moved = new Map();
  /** @type {SVGElement[][]} */
  const [changed, fresh, other] = [[], [], []];
  for (const node of drawn(boxes)) {
    if (!seen(node)) continue;
    const old = before.get(node.id);
    const [x, y] = middle(node.getBoundingClientRect());
    const [x0, y0] = old ? middle(old.box) : [x, y];
    if (!old) fresh.push(node);
    else if (node.dataset.pick && !node.matches(".whole") && parts(node) !== old.parts) other.push(node);
    if (Math.hypot(x - x0, y - y0) > 4) moved.set(node.id, node);
    else if (old && look(node) !== old.look) changed.push(node);
  }
  if (!still()) animate(before, moved, changed, fresh);
  const few = (/** @type {SVGElement[]} */ nodes) => nodes.filter((node) => node.dataset.pick).slice(0, FEW + 1);
  const walked = few([...moved.values()]);
  const laid = few(fresh);
  const marked = [...other, ...(walked.length <= FEW ? walked : []), ...(laid.length <= FEW ? laid : [])];
  return marked.map(pickOf);
}

/**
 * @param {Snapshot} before
 * @param {Map<string, SVGElement>} moved
 * @param {SVGElement[]} changed
 * @param {SVGElement[]} fresh
 */
function animate(before, moved, changed, fresh) {
  if (!sheet.isConnected) document.body.append(sheet);
  const flights = [...moved].filter(([, node]) => !carried(node, moved));
  if (flights.length <= MOST) {
    for (const [id, node] of flights) {
      const from = before.get(id);
      if (from) fly(node, from.box);
    }
  }
  for (const node of changed) node.animate([{ filter: "brightness(1.35)" }, { filter: "none" }], { duration: 600 });
  if (fresh.length > MOST) return;
  for (const node of fresh) {
    if (!node.closest("defs")) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE, easing: "ease-in" });
  }
}

/** Everything lands at once. */
export function hurry() {
  for (const flight of sheet.getAnimations({ subtree: true })) flight.finish();
}

const NOTE = [230, 64]; // Room for a note of points.

/** How far down a note must begin so that it lies over no other one in the air. @param {number} x @param {number} y */
function free(x, y) {
  const over = (/** @type {HTMLElement} */ { style: { left, top } }) =>
    Math.abs(Number.parseFloat(left) - x) < NOTE[0] && Math.abs(Number.parseFloat(top) - y) < NOTE[1];
  while (all(document, ".points-up").some(over)) y += NOTE[1];
  return y;
}

/**
 * Points rise from a thing, with their reason.
 * @param {string} from id of the thing they rise from
 * @param {number} points
 * @param {string} reason
 * @param {number} nth how many rise before it
 */
export function float(from, points, reason, nth) {
  const source = document.getElementById(from);
  const board = source?.closest("svg.picture")?.getBoundingClientRect();
  if (!source || !board || !seen(source)) return;
  const box = source.getBoundingClientRect();
  const side = Math.min(Math.max(box.x + box.width / 2, board.left + 115, 115), board.right - 115, innerWidth - 115);
  const note = el(
    "div",
    { class: "points-up", "aria-hidden": "true" },
    el("b", {}, sign("vp", 22), `${points > 0 ? "+" : ""}${points}`),
    el("span", {}, reason),
  );
  const top = free(side, Math.max(box.y - 8, 130));
  if (top + NOTE[1] > Math.min(board.bottom, byId("act").offsetTop || innerHeight)) return;
  note.style.left = `${side}px`;
  note.style.top = `${top}px`;
  note.style.animationDelay = `${nth * 200}ms`;
  document.body.append(note);
  setTimeout(() => note.remove(), (still() ? 2000 : 1500) + nth * 200);
}
