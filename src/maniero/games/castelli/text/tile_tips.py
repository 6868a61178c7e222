"""Tips about tiles and the squares they lie on, about the rim and the pieces of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.castelli.names import PIECES, SIDES, TURNS
from maniero.games.castelli.nouns import reward_name, turn_name
from maniero.games.castelli.pieces import CITY, VILLAGE
from maniero.games.castelli.text.telling import Telling, player_of, square_of
from maniero.kit.phrases import capital, says

if TYPE_CHECKING:
    from maniero.games.castelli.view import CastelliView, SquareView, TileView


class TileTips(Telling):
    """One method for each kind of thing."""

    # ---- squares and the rim

    @says("square")
    def _square(self, view: CastelliView, name: str) -> Tip | None:
        square = square_of(view, name)
        if square is None:
            return None
        title = self._("Square {square}").format(square=name)
        rim = [self._reward(side, reward) for side, reward in square["rim"].items()]
        if square["tile"] is not None:
            lines = [self._on_tile(square["tile"]), *self._shields(view, square["tile"])]
            return Tip(title, lines, "area.majority")
        if view["drawn"] is not None and view["opened"] == name:
            return Tip(title, [self._on_tile(view["drawn"]), *rim], "tile.lay")
        return Tip(title, [*self._unseen(view), *rim], "tile.choose")

    def _unseen(self, view: CastelliView) -> list[str]:
        """What may lie on a square: the tiles that nobody has seen, by value."""
        values = [tile["value"] for tile in view["unseen"]]
        sentence = self._("{count} of value {value}")
        counts = [
            sentence.format(count=values.count(value), value=value)
            for value in sorted(set(values), reverse=True)
        ]
        silver = sum(1 for tile in view["unseen"] if tile["silver"])
        cards = sum(1 for tile in view["unseen"] if any(shield["card"] for shield in tile["shields"]))
        return [
            self._("A tile lies here, face down."),
            self._("Not seen yet: {tiles}").format(tiles=", ".join(counts)),
            self._("With silver: {silver}; with a card: {cards}").format(silver=silver, cards=cards),
        ]

    def _reward(self, side: str, reward: str) -> str:
        way = capital(self._nouns.towards[SIDES.index(side)])
        return self._("{way} the rim gives: {reward}").format(way=way, reward=reward_name(reward, self._))

    @says("rim")
    def _rim(self, view: CastelliView, which: str) -> Tip | None:
        """What is printed at the rim beside a square, "C1-N"."""
        name, _dash, side = which.partition("-")
        square = square_of(view, name)
        if square is None or side not in square["rim"]:
            return None
        title = self._("Rim at {square}: {reward}")
        reward = reward_name(square["rim"][side], self._)
        line = self._rewarded(view, square, side)
        return Tip(title.format(square=name, reward=reward), [line], "area.rim")

    def _rewarded(self, view: CastelliView, square: SquareView, side: str) -> str:
        if square["tile"] is None:
            return self._("Whoever's shield points here when the tile is laid gets it.")
        shield = square["tile"]["shields"][SIDES.index(side)]
        if shield["points"] and shield["seat"] < len(view["players"]):
            sentence = self._("The shield of {player} points here.")
            return sentence.format(player=self._name(shield["seat"]))
        return self._("No shield that counts points here.")

    # ---- tiles that are not laid yet

    @says("drawn")
    def _drawn(self, view: CastelliView, _which: str) -> Tip | None:
        """The tile turned up; a steward may turn it when it lies."""
        tile = view["drawn"]
        for turning in view["turning"]:
            if turning["word"] != "swap":
                tile = turning["tile"]
        if tile is None:
            return None
        lines = [self._on_tile(tile), self._("Click it to turn it.")]
        return Tip(self._("The tile on {square}").format(square=view["opened"]), lines, "tile.lay")

    @says("held")
    def _held(self, view: CastelliView, number: str) -> Tip | None:
        player = player_of(view, number)
        if player is None or player["held"] is None:
            return None
        tile = player["held"]
        title = self._("Tile in the hand of {player}").format(player=self._name(player["seat"]))
        return Tip(title, [self._on_tile(tile), self._kept(view, tile)], "dilemma.kept")

    def _kept(self, view: CastelliView, tile: TileView) -> str:
        if not tile["starting"]:
            return self._("No starting tile: it brings nothing at the end.")
        points = self._nouns.points(view["gives"]["starting_tile"])
        return self._("A starting tile: kept to the end it brings {points}.").format(points=points)

    @says("turn")
    def _turn(self, view: CastelliView, number: str) -> Tip | None:
        if number not in map(str, range(TURNS)):
            return None
        found = [turning for turning in view["turning"] if int(number) in turning["turns"]]
        if not found:
            return None
        lines: list[str] = []
        for turning in found:
            if turning["word"] == "swap":
                lines.append(self._("The tile in hand:"))
            lines += self._shields(view, turning["tile"], int(number))
        clause = "card.steward" if found[0]["word"] == "steward" else "tile.lay"
        return Tip(turn_name(int(number), self._), lines, clause)

    # ---- the board

    @says("piece")
    def _piece(self, view: CastelliView, which: str) -> Tip | None:
        """A piece that may be laid, or that lies: "B", or "B-turned"."""
        letter, _dash, turned = which.partition("-")
        laid = [piece[0] for piece in view["pieces"] if piece is not None]
        choice = letter not in laid and None in view["pieces"]
        if letter not in [*PIECES] or turned not in ("", "turned") or not (choice or which in view["pieces"]):
            return None
        octagons = self._box.pieces[PIECES.index(letter)]
        settlements = [octagon.settlement for octagon in octagons]
        sites = sum(area.sites for octagon in octagons for area in octagon.areas)
        lines = [
            ", ".join(
                [
                    self._nouns.cities(settlements.count(CITY)),
                    self._nouns.villages(settlements.count(VILLAGE)),
                    self.n_("{n} site for castles", "{n} sites for castles", sites),
                ]
            )
        ]
        if any(octagon.is_mine() for octagon in octagons):
            lines.append(self._("The silver mine is on it."))
        if turned:
            lines.append(self._("It lies after a half turn."))
        return Tip(self._("Piece {piece} of the board").format(piece=letter), lines, "setup.board")
