"""What all tips share: players by name, tiles by what is on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.names import KINDS
from maniero.games.castelli.nouns import colour_name
from maniero.games.castelli.text.nouns import Nouns
from maniero.games.castelli.view import CastelliView
from maniero.kit import tips as kit
from maniero.kit.phrases import capital

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maniero.games.castelli.view import (
        AreaView,
        OctagonView,
        PlayerView,
        ShieldView,
        SquareView,
        TileView,
    )


class Telling(kit.Tips[CastelliBox, Nouns, CastelliView]):
    """Lines that are put together in one way wherever they stand."""

    # ---- players

    def _players(self, seats: Iterable[int]) -> str:
        return ", ".join(self._name(seat) for seat in seats)

    def _counts(self, counts: Sequence[int]) -> str:
        """By seat, those who have any: "Anna (5), Bruno (4)"."""
        return ", ".join(f"{self._name(seat)} ({count})" for seat, count in enumerate(counts) if count)

    def _influence(self, influence: Sequence[int]) -> str:
        if not any(influence):
            return self._("Nobody has heraldic points here.")
        return self._("Heraldic points: {players}").format(players=self._counts(influence))

    # ---- tiles

    def _on_tile(self, tile: TileView) -> str:
        card = any(shield["card"] for shield in tile["shields"])
        return capital(self._nouns.tile(tile["value"], tile["silver"], card))

    def _shields(self, view: CastelliView, tile: TileView, turn: int = 0) -> list[str]:
        """Where each shield points after some more quarter turns: "To the north: Anna (5)"."""
        ways = self._nouns.towards
        return [
            f"{capital(way)}: {self._shield(view, tile['shields'][(side - turn) % len(ways)])}"
            for side, way in enumerate(ways)
        ]

    def _shield(self, view: CastelliView, shield: ShieldView) -> str:
        if shield["seat"] >= len(view["players"]):
            return self._("{colour}, nobody's").format(colour=colour_name(shield["seat"], self._))
        name = self._name(shield["seat"])
        if shield["card"]:
            return self._("{player}, with a card: 0").format(player=name)
        return f"{name} ({shield['points']})"


# ---- finding things in a view


def me(view: CastelliView) -> PlayerView | None:
    return player_of(view, "")


def player_of(view: CastelliView, number: str) -> PlayerView | None:
    """A player by the number of the seat, from 1; without one, the viewer."""
    wanted = view["viewer"] if not number else int(number) - 1 if number.isdigit() else None
    return next((player for player in view["players"] if player["seat"] == wanted), None)


def square_of(view: CastelliView, name: str) -> SquareView | None:
    return next((square for square in view["squares"] if square["name"] == name), None)


def octagon_of(view: CastelliView, name: str) -> OctagonView | None:
    return next((octagon for octagon in view["octagons"] if octagon["name"] == name), None)


def area_of(view: CastelliView, name: str) -> tuple[OctagonView, AreaView] | None:
    """An area by its octagon and its kind, "B3-rock"; of the mine the kind is enough."""
    for octagon in view["octagons"]:
        for area in octagon["areas"]:
            if name in (area["name"], area["kind"] if area["kind"] == KINDS[-1] else area["name"]):
                return octagon, area
    return None
