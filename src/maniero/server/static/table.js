/** The table: brings the parts of the page together. */

import { hear, line, resume } from "./arriving.js";
import { byId, phone, picture } from "./dom.js";
import { paint, presence } from "./painting.js";
import "./pointing.js";
import { board, log, people, replay, shown, socket } from "./state.js";
import "./tools.js";
import { pinch } from "./zoom.js";

people.onChange = () => {
  log.rename();
  if (shown.position) presence();
};
replay.paint = paint;
replay.resume = resume;

byId("curtain-go").addEventListener("click", () => {
  shown.holder = shown.position.seat;
  byId("curtain").hidden = true;
  paint(shown.position, false);
});

phone.addEventListener("change", () => shown.position && paint(replay.active ? replay.position : shown.position, false));
pinch(board.firstElementChild);

fetch(document.body.dataset.sprite)
  .then((answer) => answer.text())
  .then((sprite) => {
    const drawn = picture(sprite);
    if (drawn) document.body.prepend(drawn);
    document.body.dataset.drawn = "yes";
  });

socket.start(hear, line);
