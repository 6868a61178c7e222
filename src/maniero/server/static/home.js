/** Home: one click into a game, against the level that was played last. */

import { address, all, around, ask, complain } from "./dom.js";
import { chooseLevel, keepLevel, levelIn, recallLevel } from "./levels.js";

/** Where the level of a game is shown. @param {string} game */
const groups = (game) => all(document, `[data-level-of="${game}"]`);

for (const group of all(document, "[data-level-of]")) recallLevel(group.dataset.levelOf ?? "", [group]);

document.addEventListener("change", (event) => {
  const group = around(event, "[data-level-of]");
  const game = group?.dataset.levelOf;
  if (!group || !game) return;
  keepLevel(game, levelIn(group));
  chooseLevel(groups(game), levelIn(group));
});

document.addEventListener("click", async (event) => {
  const button = around(event, "[data-play], [data-join]");
  if (!(button instanceof HTMLButtonElement)) return;
  const { play, seats: many = "2", join, at, to = "/" } = button.dataset;
  button.disabled = true;
  try {
    if (play) {
      const bot = levelIn(groups(play)[0]);
      const seats = Array.from({ length: Number(many) }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" }));
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
