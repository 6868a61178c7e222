/** Several people at one device: nobody sees the hand of another. */

import { byId, say, shape } from "./dom.js";
import { nameOf, replay, shown } from "./state.js";

const secrets = document.body.dataset.secrets === "yes";

/** Whoever is asked takes the device before the hand is seen. */
export function curtain(position) {
  if (position.seats.length < 2 || position.over || !secrets) {
    byId("curtain").hidden = true;
    return;
  }
  if (!position.asked.includes(position.seat)) return;
  if (shown.holder === position.seat) return;
  byId("curtain-name").replaceChildren(shape(position.seat, 34), say("pass-to", { name: nameOf(position.seat) }));
  byId("curtain-go").textContent = say("i-am", { name: nameOf(position.seat) });
  byId("curtain").hidden = false;
  byId("curtain-go").focus();
}

/** With several at one device the hand of somebody else stays covered. */
export function hides(position) {
  return secrets && position.seats.length > 1 && !position.over && !replay.active && shown.holder !== position.seat;
}
