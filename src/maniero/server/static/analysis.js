/** The analysis of a game that is over: chances as a chart, turning points in words. It knows no game. */

import { address, ask, byId, complain, el, phrase, shape, sign } from "./dom.js";

/** @typedef {import("./types").AnalysisFound} Found */
/** @typedef {import("./types").TurningPoint} TurningPoint */

const SVG = "http://www.w3.org/2000/svg";
const AGAIN = 700; // ms until the server is asked once more
const PATIENCE = 40; // Times without any progress until the page gives up.
const { table = "", names: given = "[]" } = document.body.dataset;
/** @type {string[]} */
const names = JSON.parse(given);
const cursor = byId("cursor", HTMLInputElement);
const [top, right, bottom, left] = [14, 26, 26, 40];
/** @type {Found} */
let found = { done: false, progress: 0, sides: [], stops: [], turns: [] };

/** @param {number} chance */
const percent = (chance) => Math.round(100 * chance);
/** @param {number[]} side */
const sideName = (side) =>
  side.length > 1
    ? phrase("and", { one: side.slice(0, -1).map((seat) => names[seat]).join(", "), other: names[side[side.length - 1]] })
    : names[side[0]];
/** @param {number} moves */
const replayAt = (moves) => address(`/t/${table}?at=${moves}`);

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attrs
 * @param {...(Node | string)} children
 */
function svg(tag, attrs, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** Ask until all is there, and draw what is there. */
async function follow() {
  let idle = 0;
  while (!found.done && idle < PATIENCE) {
    const before = found.progress;
    try {
      found = await ask("GET", `/api/tables/${table}/analysis`);
    } catch (error) {
      complain(error);
      idle += 5;
    }
    idle = found.progress > before ? 0 : idle + 1;
    byId("progress", HTMLProgressElement).value = found.progress;
    draw();
    if (!found.done) await new Promise((go) => setTimeout(go, AGAIN));
  }
  if (!found.done) {
    byId("working").replaceChildren(phrase("gone"));
    return;
  }
  byId("working").hidden = true;
  tell();
}

/** Where a stop and a chance lie on the chart. @param {number} width @param {number} height */
function scales(width, height) {
  const last = found.stops[found.stops.length - 1]?.moves || 1;
  return {
    x: (/** @type {number} */ moves) => left + ((width - left - right) * moves) / last,
    y: (/** @type {number} */ chance) => top + (height - top - bottom) * (1 - chance),
  };
}

function draw() {
  const { stops, sides, turns } = found;
  if (stops.length < 2) return;
  byId("figure").hidden = false;
  const box = byId("chart");
  const width = Math.max(300, box.clientWidth);
  const height = Math.round(Math.min(380, Math.max(220, width * 0.42)));
  const { x, y } = scales(width, height);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    svg(
      "g",
      { class: "grid" },
      svg("path", { d: `M${left} ${y(share)}H${width - right}` }),
      svg("text", { x: left - 6, y: y(share) + 4 }, `${percent(share)} %`),
    ),
  );
  const last = stops[stops.length - 1];
  const axis = [0, 0.5, 1].map((share) =>
    svg("text", { class: "axis", x: x(last.moves * share), y: height - 6 }, String(Math.round(last.moves * share))),
  );
  const lines = sides.map((side) => {
    const points = stops.map(({ moves, chances }) => `${x(moves).toFixed(1)} ${y(chances[side[0]]).toFixed(1)}`);
    return svg(
      "g",
      { class: `side seat-${side[0] + 1}` },
      svg("path", { class: "under", d: `M${points.join("L")}` }),
      svg("path", { class: "line", d: `M${points.join("L")}` }),
      use(side[0], x(last.moves) + 4, y(last.chances[side[0]])),
    );
  });
  const marks = turns.map((turn, number) => {
    const stop = stops.findLast(({ moves }) => moves <= turn.start) ?? stops[0];
    return svg(
      "g",
      { class: `mark seat-${turn.seat + 1}` },
      svg("circle", { cx: x(stop.moves), cy: y(stop.chances[turn.seat]), r: 9 }),
      svg("text", { x: x(stop.moves), y: y(stop.chances[turn.seat]) + 4 }, String(number + 1)),
    );
  });
  const label = phrase("chart", { sides: sides.map(sideName).join(", ") });
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label });
  picture.append(...grid, ...axis, svg("path", { id: "needle", class: "needle" }), ...lines, ...marks);
  box.replaceChildren(picture);
  byId("legend").replaceChildren(
    ...sides.map((side) =>
      el("li", { class: `seat-${side[0] + 1}` }, ...side.map((seat) => shape(seat, 18)), el("span", {}, sideName(side))),
    ),
  );
  const wanted = cursor.dataset.moved ? Number(cursor.value) : stops.length - 1;
  cursor.max = String(stops.length - 1);
  point(wanted);
}

/** The sign of a seat on the chart. @param {number} seat @param {number} x @param {number} y */
function use(seat, x, y) {
  const size = 18;
  return svg("use", { href: `#i-seat-${seat + 1}`, x, y: y - size / 2, width: size, height: size, class: "sign" });
}

/** Show one position: its chances, what led there, and the way to it. @param {number} number */
function point(number) {
  const stop = found.stops[number];
  if (!stop) return;
  cursor.value = String(number);
  const said = found.sides.map((side) => phrase("side", { name: sideName(side), percent: percent(stop.chances[side[0]]) }));
  cursor.setAttribute("aria-valuetext", `${phrase("after-move", { n: stop.moves })}: ${said.join(", ")}`);
  const box = byId("chart");
  const width = Math.max(300, box.clientWidth);
  const at = scales(width, 0).x(stop.moves);
  document.getElementById("needle")?.setAttribute("d", `M${at} ${top}V${(box.querySelector("svg")?.clientHeight ?? 0) - bottom}`);
  byId("here").replaceChildren(
    el("b", {}, phrase("after-move", { n: stop.moves })),
    el(
      "span",
      { class: "shares" },
      ...found.sides.map((side, i) => el("span", { class: `seat-${side[0] + 1}` }, shape(side[0], 16), said[i])),
    ),
    el("span", { class: "what" }, stop.text),
    el("a", { class: "b", href: replayAt(stop.moves) }, sign("replay", 18), el("span", {}, phrase("see"))),
  );
}

/** The turning points in words. */
function tell() {
  byId("turning").hidden = false;
  byId("none").hidden = found.turns.length > 0;
  byId("turns").replaceChildren(...found.turns.map(turningPoint));
}

/** @param {TurningPoint} turn @param {number} number */
function turningPoint(turn, number) {
  const listed = (/** @type {string[]} */ orders) => el("ul", {}, ...orders.map((order) => el("li", {}, order)));
  return el(
    "li",
    { class: `panel seat-${turn.seat + 1}` },
    el(
      "h3",
      {},
      el("i", { class: "number" }, String(number + 1)),
      shape(turn.seat, 20),
      el("span", {}, phrase("turn", { n: turn.start + 1, name: names[turn.seat] })),
    ),
    el("p", { class: "cost" }, phrase("cost", { percent: Math.max(1, percent(turn.gain)) })),
    el("div", {}, el("h4", {}, phrase("played")), listed(turn.played)),
    el("div", { class: "better" }, el("h4", {}, sign("hint", 18), phrase("better")), listed(turn.better)),
    el(
      "nav",
      {},
      el("a", { class: "b", href: replayAt(turn.start) }, sign("replay", 18), el("span", {}, phrase("see"))),
      el("button", { class: "b go", type: "button", click: () => attempt(turn) }, sign("next", 18), el("span", {}, phrase("try"))),
    ),
  );
}

/** A table of my own from there, with what the Master would have said. @param {TurningPoint} turn */
async function attempt({ start, seat, words }) {
  try {
    /** @type {import("./types").TableFound} */
    const made = await ask("POST", `/api/tables/${table}/fork`, { moves: start, seat, words });
    location.assign(address(`/t/${made.table}`));
  } catch (error) {
    complain(error);
  }
}

cursor.addEventListener("input", () => {
  cursor.dataset.moved = "yes";
  point(Number(cursor.value));
});
for (const kind of ["pointerdown", "pointermove"]) {
  byId("chart").addEventListener(kind, (event) => {
    if (!(event instanceof PointerEvent) || !found.stops.length) return;
    const box = byId("chart").getBoundingClientRect();
    const { x } = scales(Math.max(300, box.width), 0);
    const far = found.stops.map(({ moves }) => Math.abs(x(moves) - (event.clientX - box.x)));
    cursor.dataset.moved = "yes";
    point(far.indexOf(Math.min(...far)));
  });
}
addEventListener("resize", draw);
follow();
