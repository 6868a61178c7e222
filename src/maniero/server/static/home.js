/** Home: one click into a game. */

import { ask, toast } from "./dom.js";

document.addEventListener("click", async (event) => {
  const play = event.target.closest("[data-play]");
  const join = event.target.closest("[data-join]");
  if (!play && !join) return;
  const button = play ?? join;
  button.disabled = true;
  try {
    if (play) {
      const seats = [{ kind: "me" }, { kind: "bot" }];
      const { table } = await ask("POST", "/api/tables", { game: play.dataset.play, seats, options: {}, private: true });
      location.assign(`/t/${table}`);
    } else {
      await ask("POST", `/api/tables/${join.dataset.join}/join`, {});
      location.assign(`/t/${join.dataset.join}`);
    }
  } catch (error) {
    toast(error.message);
    button.disabled = false;
  }
});

// A list that has grown old while nobody looked is fetched anew; so is a page that comes back from the past.
addEventListener("pageshow", (event) => event.persisted && location.reload());
