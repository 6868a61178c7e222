"""Duels that fill duchies: whoever is asked builds what can be built, and chance helps."""

from __future__ import annotations

from maniero.kernel.state import CHANCE
from tests.games.burgundy.referee_duel import Duel, Options
from tests.games.burgundy.referee_table import DEPOTS, Side

USEFUL = ("market", "carpenter", "church", "cityhall", "bank", "castle", "mine", "crane", "geese")
NOTHING = ("end", "skip", "workers", "hire")


class LuckyDuel(Duel):
    """Words are chosen by how much they build; now and then any word is said."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        super().__init__(seats, options, seed)
        self.uses: dict[int, float] = {}
        self.heraldic = self.rng.random() < 0.5  # Then pairs are rolled for shields.

    def choose(self, words: list[str]) -> str:
        if self.rng.random() < 0.05:
            return super().choose(words)
        if words[0].startswith("roll"):
            self.uses = {die: self.use(die) for die in DEPOTS}
        weight = self.luck if self.s.actor() == CHANCE else self.eagerness
        return self.rng.choices(words, [10 ** weight(word) for word in words])[0]

    # ---- chance

    def luck(self, word: str) -> float:
        verb, *what = word.split("-")
        if verb == "roll" and self.heraldic and what[0] == what[1]:
            return 4 * bool(self.referee.depot_shields[int(what[0])])
        if verb == "roll":
            return sum(self.uses[int(die)] for die in {*what})
        return verb == "draw" and what[0] in USEFUL

    def use(self, die: int) -> float:
        """Of a die, for the seat that rolls next."""
        referee = self.referee
        rolled = 0
        for word in reversed(self.record):
            if not word.startswith("roll"):
                break
            rolled += 1
        seat = referee.round_order[rolled]
        side = referee.side(seat)
        spaces = [space for space in side.duchy.die if side.duchy.die[space] == die]
        places = any(side.fits(tile, space) for tile in referee.stored(seat) for space in spaces)
        return 2 * places + any(self.wanted(side, tile) for tile in referee.lying(die))

    # ---- players

    def wanted(self, side: Side, tile: str) -> bool:
        return bool(side.spaces_for(tile))

    def eagerness(self, word: str) -> float:
        seat = self.s.actor()
        side = self.referee.side(seat)
        verb, *what = word.split("-")
        wanted = {tile for tile in self.referee.stored(seat) if self.wanted(side, tile)}
        hoards = 4 in side.shields and self.heraldic  # Too many tiles when the shield is lost again.
        if verb in ("place", "trade", "add"):
            return 0 if hoards else 3
        if verb == "take":
            useful = any(self.wanted(side, tile) for tile in self.referee.lying(int(what[1])))
            return 3 if hoards else 2 * useful - (len(wanted) > 2)
        if verb == "buy":
            return 3 if hoards else 2 - 2 * (len(wanted) > 2)
        if verb == "tile":
            return 2 * self.wanted(side, what[0]) + (what[0] in USEFUL)
        if verb == "drop":
            return -2 * (what[0] in wanted)
        if verb == "shield":
            return 3 if len(side.shields) < 3 else 0
        if verb == "castle" and side.shields:
            return -2 * (what[0] in side.shields.values())
        if verb == "tribute":
            return int(what[0]) + int(what[1])
        return -(verb in NOTHING) - 2 * (verb == "end")
