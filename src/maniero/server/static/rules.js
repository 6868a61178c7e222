/** The rules page: search while typing. Without this script the form does the same by a request. */

import { all, byId, phrase } from "./dom.js";

const field = byId("search", HTMLInputElement);
const chapters = all(document, ".chapter[id^='chapter-']");

function narrow() {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of chapters) {
    let some = false;
    for (const clause of all(chapter, ".clause")) {
      const text = clause.textContent?.toLocaleLowerCase() ?? "";
      clause.hidden = !words.every((word) => text.includes(word));
      if (!clause.hidden) {
        some = true;
        found += 1;
      }
    }
    chapter.hidden = !some;
    for (const entry of all(document, `.rules-side li:has(> a[href="#${chapter.id}"])`)) entry.hidden = !some;
  }
  byId("none").hidden = found > 0;
  byId("found").textContent = phrase(found === 1 ? "rules-one" : "rules-many", { n: found });
}

// A page that was narrowed by the server holds only what it found: the script leaves it alone until all are there.
if (!new URLSearchParams(location.search).get("search")) {
  field.addEventListener("input", narrow);
  field.form?.addEventListener("submit", (event) => event.preventDefault());
}
