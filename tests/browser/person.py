"""A person at a page: sees what glows, reads the buttons, clicks. Knows nothing that is not on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

PATIENCE: Final = 15_000  # Milliseconds.

# What a sensible beginner reaches for before ending the turn: dice are to be used up.
USES: Final = (
    "offer-",
    "piece-",
    "turn-",
    "site-",
    "castle-",
    "octagon-",
    "hand-",
    "square-",
    "part-",
    "zone-",
    "gate",
    "tile-",
    "stored-",
    "good-",
    "goods-",
    "space-",
    "depot-",
    "store-",
    "die-",
)

# And for what after looking for a button that goes on.
WISHES: Final = ("own-", "permit-", "card-", "city-", "used-", "free-orange", "free-", "council-", "pile-")

GLOWING: Final = """() => [...document.querySelectorAll(".picture [data-pick].can:not(.chosen)")]
    .filter((node) => node.getClientRects().length).map((node) => [node.id, node.dataset.pick])"""

# A point where the thing itself is hit, or what lies in it and cannot be chosen now, not what lies over it:
# as near to its middle as can be, and a whole one, because a pointer has no fractions.
PLACE: Final = """(id) => {
  const thing = document.getElementById(id);
  if (!thing?.getClientRects().length) return null;
  thing.scrollIntoView({ block: "nearest", inline: "center" });
  const box = (thing.querySelector(".piece") ?? thing).getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75]) {
    for (let off = 0; off < box.width / 2; off += 2) {
      for (const across of [box.width / 2 - off, box.width / 2 + off]) {
        const [x, y] = [Math.round(box.x + across), Math.round(box.y + box.height * down)];
        const hit = document.elementFromPoint(x, y);
        if (["[data-pick]", "[data-pick].can"].some((each) => hit?.closest(each) === thing)) return [x, y];
      }
    }
  }
  return null;
}"""


class Person:
    """Somebody in front of a browser."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    # ---- seeing

    @property
    def turn(self) -> str:
        """mine, others or over."""
        return str(self.page.evaluate("document.body.dataset.turn ?? ''"))

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("document.body.dataset.seq ?? -1"))

    @property
    def sentence(self) -> str:
        return self.page.locator("#sentence").inner_text()

    def glowing(self) -> dict[str, str]:
        """Everything that glows and is in sight: ids, and what they are."""
        return dict(self.page.evaluate(GLOWING))

    def thing(self, id: str) -> Locator:
        return self.page.locator(f'[id="{id}"]')

    def pick(self, name: str) -> Locator:
        return self.page.locator(f'.picture [data-pick="{name}"]:visible').first

    def button(self, text: str) -> Locator:
        return self.page.locator("#buttons button", has_text=text).first

    # ---- waiting

    def at_the_table(self) -> Person:
        self.page.wait_for_selector("#board-box svg", state="attached", timeout=PATIENCE)
        self.page.wait_for_selector("body[data-drawn]", timeout=PATIENCE)
        return self

    def awaits(self, *turns: str) -> str:
        """Until it is my turn, or whatever is wanted."""
        wanted = list(turns or ("mine", "over"))
        self.page.wait_for_function(
            "wanted => document.body.dataset.busy === 'no' && wanted.includes(document.body.dataset.turn)",
            arg=wanted,
            timeout=PATIENCE,
        )
        return self.turn

    def settled(self) -> None:
        """Until the server has answered."""
        self.page.wait_for_function("() => document.body.dataset.busy === 'no'", timeout=PATIENCE)

    def moved_on(self, seq: int) -> None:
        """Until the table has changed."""
        self.page.wait_for_function(
            "seq => Number(document.body.dataset.seq) !== seq", arg=seq, timeout=PATIENCE
        )

    # ---- doing

    def click(self, id: str) -> None:
        """Click on a thing, if it still lies there; cards that overlap are clicked where they show."""
        place = self.page.evaluate(PLACE, id)
        if place is not None:
            self.page.mouse.click(*place)

    def play_now(self) -> Person:
        """From the home page into a game against a bot."""
        self.page.locator("[data-play=council]").first.click()
        self.page.wait_for_url("**/t/*")
        return self.at_the_table()

    def one_step(self) -> None:
        """One click in a turn: what glows and is liked best, or a button."""
        seq, glowing = self.seq, self.glowing()
        if self._reaches(USES, glowing):
            return
        final = self.page.locator("#buttons .b.go")
        if final.count():
            final.first.click()
            self.moved_on(seq)
            return
        if self._reaches(WISHES, glowing):
            return
        plain = self.page.locator("#buttons .b:not(.quiet)")
        assert plain.count(), f"nothing to click: {self.sentence!r}"
        plain.first.click()

    def _reaches(self, wishes: tuple[str, ...], glowing: dict[str, str]) -> bool:
        """Click on what is liked best, if anything of it glows."""
        for wish in wishes:
            liked = [id for id, pick in glowing.items() if pick.startswith(wish)]
            if liked:
                self.click(liked[0])
                return True
        return False

    def plays(self, clicks: int) -> bool:
        """So many clicks, whenever it is my turn; whether the game is over."""
        for _ in range(clicks):
            if self.awaits() == "over":
                return True
            self.one_step()
            self.settled()
        return self.turn == "over"
