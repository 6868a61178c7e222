/** The table: brings the parts of the page together. */

import { hear, line, resume } from "./arriving.js";
import { all, byId, phone, picture } from "./dom.js";
import { dress, paint, presence } from "./painting.js";
import "./hint.js";
import "./pointing.js";
import { board, chat, log, people, replay, shown, socket } from "./state.js";
import "./tools.js";
import { pinch } from "./zoom.js";

people.onChange = () => {
  log.rename();
  chat.offerTeam(people.inTeam() && Boolean(shown.position?.started));
  if (shown.position) presence();
  if (!replay.active) dress();
};
replay.paint = paint;
replay.resume = resume;

byId("curtain-go").addEventListener("click", () => {
  const { position } = shown;
  if (!position) return;
  shown.holder = position.seat;
  byId("curtain").hidden = true;
  paint(position, false);
});

phone.addEventListener("change", () => {
  const position = replay.position ?? shown.position;
  if (position) paint(position, false);
});
for (const pan of all(board, ".pan")) pinch(pan);

fetch(document.body.dataset.sprite ?? "")
  .then((answer) => answer.text())
  .then((sprite) => {
    const drawn = picture(sprite);
    if (drawn) document.body.prepend(drawn);
    document.body.dataset.drawn = "yes";
  });

socket.start(hear, line);
