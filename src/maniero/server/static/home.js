/** Home: one click into a game. */

import { address, around, ask, complain } from "./dom.js";

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-play], [data-join]");
  if (!(button instanceof HTMLButtonElement)) return;
  const { play, seats: many = "2", join, at, to = "/" } = button.dataset;
  button.disabled = true;
  try {
    if (play) {
      const seats = Array.from({ length: Number(many) }, (_, seat) => ({ kind: seat ? "bot" : "me" }));
      /** @type {import("./types").TableFound} */
      const { table } = await ask("POST", "/api/tables", { game: play, seats, options: {}, private: true });
      location.assign(address(`/t/${table}`));
    } else {
      await ask("POST", `/api/${at}/${join}/join`, {});
      location.assign(address(to));
    }
  } catch (error) {
    complain(error);
    button.disabled = false;
  }
});

// A list that has grown old while nobody looked is fetched anew; so is a page that comes back from the past.
addEventListener("pageshow", (event) => event.persisted && location.reload());
