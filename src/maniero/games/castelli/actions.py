"""The vocabulary, and how it is written.

first-2           chance: the second seat is the first player
piece-B           this piece of the board lies on the next place: by chance, or as the first player likes
piece-B-turned    after a half turn
start-s1          chance: the starting tile of the next player (Dilemma)
tile-h07          chance: the tile that was face down proves to be this one
draw-king4        chance: this character is drawn from the deck
take-king4        chance: this character is drawn from a hand, for the traitor

sell-king4        sell a character
play-king4        play a character
open-C3           turn up the face-down tile on C3
lay-1             lay it back after a quarter turn clockwise
swap-1            lay the tile in hand there instead, and keep the other one (Dilemma)
build-C4-rock     build a castle in the rock of C4; in grain with the count, in wood with the countess
over-C4-rock1     build over the castle on the first site in the rock of C4 (Battle)
found-C4          a new village in C4 with the farmer, or a new city with the duke
burn-C4           the city in C4 burns down, with the arsonist
from-2            the traitor buys a card of the second seat
go                nothing more before the areas are evaluated
end               end the turn

steward-1         the steward turns the tile so that it lies after a quarter turn
guard             the guard keeps the castle
pass              no steward, no guard
done              nothing more to sell before the mine is evaluated
"""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.names import (
    CHARACTERS,
    KINDS,
    MOST_SEATS,
    OCTAGON_NAMES,
    PIECES,
    RESOURCES,
    ROCK,
    SITES,
    SPACES,
    SQUARE_NAMES,
    TURNS,
)
from maniero.kernel.action import Action, Vocabulary
from maniero.kernel.first import First


class Piece(Action):
    def __init__(self, piece: int, turned: bool) -> None:
        super().__init__(f"piece-{PIECES[piece]}{'-turned' if turned else ''}")
        self.piece: Final = piece
        self.turned: Final = turned


class OfTile(Action):
    """An action of chance about one tile."""

    def __init__(self, verb: str, tile: int, name: str) -> None:
        super().__init__(f"{verb}-{name}")
        self.tile: Final = tile


class Start(OfTile): ...


class Reveal(OfTile): ...


class OfCharacter(Action):
    """An action about one character."""

    def __init__(self, verb: str, character: int) -> None:
        super().__init__(f"{verb}-{CHARACTERS[character]}")
        self.character: Final = character


class Draw(OfCharacter): ...


class Take(OfCharacter): ...


class Sell(OfCharacter): ...


class Play(OfCharacter): ...


class Open(Action):
    def __init__(self, square: int) -> None:
        super().__init__(f"open-{SQUARE_NAMES[square]}")
        self.square: Final = square


class Turned(Action):
    """An action that leaves a tile after so many quarter turns."""

    def __init__(self, verb: str, turn: int) -> None:
        super().__init__(f"{verb}-{turn}")
        self.turn: Final = turn


class Lay(Turned): ...


class Swap(Turned): ...


class Steward(Turned): ...


class Build(Action):
    def __init__(self, octagon: int, kind: int) -> None:
        super().__init__(f"build-{OCTAGON_NAMES[octagon]}-{KINDS[kind]}")
        self.octagon: Final = octagon
        self.kind: Final = kind  # Of the area.


class Over(Action):
    def __init__(self, octagon: int, site: int) -> None:
        super().__init__(f"over-{OCTAGON_NAMES[octagon]}-{SITES[site]}")
        self.octagon: Final = octagon
        self.site: Final = site


class InOctagon(Action):
    """An action about one octagon."""

    def __init__(self, verb: str, octagon: int) -> None:
        super().__init__(f"{verb}-{OCTAGON_NAMES[octagon]}")
        self.octagon: Final = octagon


class Found(InOctagon): ...


class Burn(InOctagon): ...


class From(Action):
    def __init__(self, seat: int) -> None:
        super().__init__(f"from-{seat + 1}")
        self.seat: Final = seat


class Go(Action): ...


class End(Action): ...


class Guard(Action): ...


class Pass(Action): ...


class Done(Action): ...


class Actions(Vocabulary):
    """All actions of one box, and the lists of them that the rules look up."""

    def __init__(self, tiles: list[str], starting: list[str]) -> None:
        characters = range(len(CHARACTERS))
        self.first: Final = [First(seat) for seat in range(MOST_SEATS)]
        self.piece: Final = [
            Piece(code // 2, code % 2 == 1) for code in range(2 * len(PIECES))
        ]  # As ``laid``.
        self.start: Final = [Start("start", len(tiles) + i, name) for i, name in enumerate(starting)]
        self.reveal: Final = [Reveal("tile", i, name) for i, name in enumerate(tiles)]
        self.draw: Final = [Draw("draw", character) for character in characters]
        self.take: Final = [Take("take", character) for character in characters]
        self.open: Final = [Open(square) for square in range(SPACES)]
        self.lay: Final = [Lay("lay", turn) for turn in range(TURNS)]
        self.swap: Final = [Swap("swap", turn) for turn in range(TURNS)]
        self.sell: Final = [Sell("sell", character) for character in characters]
        self.play: Final = [Play("play", character) for character in characters]
        # By kind of area, then by octagon; by site, then by octagon.
        self.build: Final = [
            [Build(octagon, kind) for octagon in range(SPACES)] for kind in range(len(RESOURCES))
        ]
        self.over: Final = [[Over(octagon, site) for octagon in range(SPACES)] for site in range(len(SITES))]
        self.found: Final = [Found("found", octagon) for octagon in range(SPACES)]
        self.burn: Final = [Burn("burn", octagon) for octagon in range(SPACES)]
        self.take_from: Final = [From(seat) for seat in range(MOST_SEATS)]
        self.go: Final = Go("go")
        self.end: Final = End("end")
        self.steward: Final = [Steward("steward", turn) for turn in range(TURNS)]
        self.guard: Final = Guard("guard")
        self.pass_: Final = Pass("pass")
        self.done: Final = Done("done")
        builds: list[Action] = []
        for kind in (ROCK, *[kind for kind in range(len(RESOURCES)) if kind != ROCK]):
            builds.extend(self.build[kind])
        overs: list[Action] = []
        for of_site in self.over:
            overs.extend(of_site)
        super().__init__(
            [
                *self.first,
                *self.piece,
                *self.start,
                *self.reveal,
                *self.draw,
                *self.take,
                *self.sell,
                *self.play,
                *self.open,
                *self.lay,
                *self.swap,
                *builds,
                *overs,
                *self.found,
                *self.burn,
                *self.take_from,
                self.go,
                self.end,
                *self.steward,
                self.guard,
                self.pass_,
                self.done,
            ]
        )
