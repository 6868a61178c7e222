/** The tools at the right of the bar: undo, sound, explain everything. */

import { undo } from "./choosing.js";
import { byId, phrase, sign } from "./dom.js";
import { mute, muted } from "./sound.js";
import { changed, shown } from "./state.js";

byId("undo").addEventListener("click", () => undo(shown.position?.undo.step));
byId("undo-turn").addEventListener("click", () => undo(shown.position?.undo.turn));

function sounding() {
  const text = phrase(muted() ? "sound-off" : "sound-on");
  byId("sound").replaceChildren(sign(muted() ? "mute" : "sound", 22));
  byId("sound").setAttribute("aria-label", text);
  byId("sound").setAttribute("aria-pressed", muted() ? "false" : "true");
  byId("sound").title = text;
}
byId("sound").addEventListener("click", () => {
  mute(!muted());
  sounding();
});
sounding();

byId("explain").addEventListener("click", () => {
  shown.explain = !shown.explain;
  byId("explain").setAttribute("aria-pressed", String(shown.explain));
  byId("keys").hidden = !shown.explain;
  changed.show();
});
