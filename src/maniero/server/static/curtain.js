/** Several people at one device: nobody sees the hand of another. */

import { byId, phrase, shape } from "./dom.js";
import { asksMe, nameOf, replay, shown } from "./state.js";

const secrets = document.body.dataset.secrets === "yes";

/** Whoever is asked takes the device before the hand is seen. @param {import("./types").Position} position */
export function curtain(position) {
  const { seat } = position;
  if (seat === null || position.seats.length < 2 || position.over || !secrets) {
    byId("curtain").hidden = true;
    return;
  }
  if (!asksMe(position) || shown.holder === seat) return;
  byId("curtain-name").replaceChildren(shape(seat, 34), phrase("pass-to", { name: nameOf(seat) }));
  byId("curtain-go").textContent = phrase("i-am", { name: nameOf(seat) });
  byId("curtain").hidden = false;
  byId("curtain-go").focus();
}

/** With several at one device the hand of somebody else stays covered. @param {import("./types").Position} position */
export function hides(position) {
  return secrets && position.seats.length > 1 && !position.over && !replay.active && shown.holder !== position.seat;
}
