"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.castles.components import CastlesBox
from maniero.games.castles.names import BANNERS, GATE
from maniero.games.castles.nouns import a_tile, mortar_ways, turn_name, wall_name
from maniero.games.castles.text.nouns import Nouns
from maniero.games.castles.view import CastlesView, is_gate, place_parts
from maniero.kit import tips as kit
from maniero.kit.phrases import capital, says

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maniero.games.castles.view import HeldView, PlayerView, SquareView, TileView


def of_player(tell: Callable[[Tips, CastlesView, PlayerView], Tip]) -> Callable[..., Tip | None]:
    """A tip about a thing of a player: of the seat that the pick names, or of the viewer."""

    def tip(tips: Tips, view: CastlesView, which: str) -> Tip | None:
        player = _player(view, which)
        return tell(tips, view, player) if player is not None else None

    return tip


class Tips(kit.Tips[CastlesBox, Nouns, CastlesView]):
    """One method for each kind of thing; a name is its kind and, after a dash, which one.

    Things of players end with the number of their seat; without one they are the viewer's.
    """

    # ---- tiles that are not built yet

    @says("tile")
    def _tile(self, view: CastlesView, source: str) -> Tip | None:
        me = _me(view)
        held = next((held for held in _held(me) if held["source"] == source), None) if me else None
        if me is None or held is None:
            return None
        where, clause = self._where(me, source)
        if held["tile"] is None:
            title = self._("A tile, face down")
            return Tip(title, [where, self._rule("yard.when")], clause)
        lines = [where, *self._about(held["tile"])]
        if view["viewer"] in view["actors"]:
            lines.append(self._fits(_places(me, held["tile"], source)))
        return Tip(capital(a_tile(held["tile"], self._)), lines, clause)

    def _where(self, me: PlayerView, source: str) -> tuple[str, str]:
        """Where a tile lies, and the clause about tiles there."""
        _ = self._
        if source in ("a", "b"):
            if me["replaced"]:
                return _("You have drawn it after your offer."), "offer.replacement"
            return _("You have drawn it in this round."), "turn.use"
        if source.startswith("r"):
            return _("It is in your reserve."), "reserve.any"
        if me["giver"] is None:
            return _("It is in your yard."), "yard.each"
        sentence = _("It is in your yard, offered by {player}.")
        return sentence.format(player=self._name(me["giver"])), "yard.each"

    def _about(self, tile: TileView) -> list[str]:
        """Where its mortar is, and that a banner is not turned."""
        if tile["sides"] == "mmmm":
            lines = [self._("Mortar on all sides")]
        else:
            lines = [self._("Mortar {ways}").format(ways=mortar_ways(tile["sides"], self._))]
        if tile["banner"] is not None:
            lines.append(self._rule("build.banner"))
        return lines

    def _fits(self, places: list[str]) -> str:
        squares = _squares(places)
        if not squares:
            return self._("You cannot build it now.")
        return self._("You can build it on: {squares}").format(squares=", ".join(squares))

    @says(GATE)
    def _gate(self, view: CastlesView, _which: str) -> Tip | None:
        me = _me(view)
        gate = next((held for held in _held(me) if held["source"] == GATE), None) if me else None
        if gate is None:
            return None
        lines = [self._rule("gate.columns")]
        if view["viewer"] in view["actors"]:
            lines.append(self._fits(gate["fits"]))
        return Tip(self._("Your gate"), lines, "gate.columns")

    @says("turn")
    def _turn(self, view: CastlesView, number: str) -> Tip | None:
        me = _me(view)
        if me is None or number not in ("0", "1", "2", "3"):
            return None
        lines: list[str] = []
        for held in _held(me):
            squares = _squares([place for place in held["fits"] if place_parts(place)[1] == int(number)])
            if squares and held["tile"] is not None:
                lines.append(f"{capital(a_tile(held['tile'], self._))}: {', '.join(squares)}")
        if not lines:
            lines = [self._("Nothing can be built this way.")]
        return Tip(turn_name(int(number), self._), list(dict.fromkeys(lines)), "build.turn")

    # ---- the own site

    @says("square")
    def _square(self, view: CastlesView, name: str) -> Tip | None:
        me = _me(view)
        square = next((square for square in me["squares"] if square["name"] == name), None) if me else None
        if me is None or square is None:
            return None
        title = self._("Square {square}").format(square=name)
        if square["tile"] is not None:
            return self._built(title, me, square, square["tile"])
        lines = [self._("No tile lies here.")]
        if square["rain"]:
            lines.append(self._("Mortar lies beside it: it rains in if nothing is built here."))
        fitting = [
            a_tile(held["tile"], self._)
            for held in _held(me)
            if held["tile"] is not None and name in _squares(held["fits"])
        ]
        if fitting:
            tiles = ", ".join(dict.fromkeys(fitting))
            lines.append(self._("You can build here: {tiles}").format(tiles=tiles))
        elif view["viewer"] in view["actors"]:
            lines.append(self._("Nothing you have can be built here."))
        return Tip(title, lines, "end.rain" if square["rain"] else "build.match")

    def _built(self, title: str, me: PlayerView, square: SquareView, tile: TileView) -> Tip:
        _ = self._
        lines = [capital(a_tile(tile, self._))]
        if square["fault"]:
            return Tip(title, [*lines, _("It breaks a rule of building.")], "end.illegal")
        if square["joined"]:
            lines.append(_("Part of your castle."))
        elif any(is_gate(square["tile"]) for square in me["squares"]):
            lines.append(_("Not joined to your gate."))
        else:
            lines.append(_("Your gate is not built yet."))
        return Tip(title, lines, "end.size")

    # ---- what all share

    @says("quarry")
    def _quarry(self, view: CastlesView, _which: str) -> Tip:
        n_ = self.n_
        lines = [
            n_("{n} tile is left to draw.", "{n} tiles are left to draw.", view["quarry"]),
            n_("A round takes {n} tile or more.", "A round takes {n} tiles or more.", view["needed"]),
        ]
        if view["too_few"]:
            lines.append(
                n_(
                    "{n} tile was too few for another round and was discarded.",
                    "{n} tiles were too few for another round and were discarded.",
                    view["too_few"],
                )
            )
        return Tip(self._("Quarry"), lines, "end.quarry")

    @says("box")
    def _boxed(self, view: CastlesView, _which: str) -> Tip:
        lines = [self.n_("{n} tile was discarded.", "{n} tiles were discarded.", view["boxed"])]
        return Tip(self._("Box"), lines, "turn.discard")

    # ---- the things of a player

    @says("site")
    @of_player
    def _site(self, view: CastlesView, player: PlayerView) -> Tip:
        _, n_ = self._, self.n_
        wall = wall_name(player["wall"], self._)
        lines = [_("Gate of {wall}").format(wall=wall), capital(self._castle_of(player))]
        apart = sum(1 for square in player["squares"] if square["tile"] is not None) - player["size"]
        faults = _faults(player)
        if apart > faults:
            lines.append(
                n_("{n} tile is not joined to it.", "{n} tiles are not joined to it.", apart - faults)
            )
        if faults:
            lines.append(n_("{n} tile breaks a rule.", "{n} tiles break a rule.", faults))
        flown = [
            self._nouns.banners(colour, player["banners"][name])
            for colour, name in enumerate(BANNERS)
            if player["banners"][name]
        ]
        if flown:
            lines.append(", ".join(flown))
        if view["options"]["stability"]:
            lines += [self._part(wall, player["sections"][wall]) for wall in view["walls"]]
        title = _("Construction site of {player}").format(player=self._name(player["seat"]))
        return Tip(title, lines, "end.complete")

    def _castle_of(self, player: PlayerView) -> str:
        """The castle in short: "a castle of 8 tiles, 2 open squares"."""
        if not player["size"]:
            return self._("no gate, no castle yet")
        sentence = self._nouns.castle(player["size"])
        if player["complete"]:
            return ", ".join([sentence, self._("complete")])
        if not player["rain"]:
            return sentence
        return ", ".join([sentence, self._open(player["rain"])])

    def _open(self, squares: int) -> str:
        return self.n_("{n} square where it rains in", "{n} squares where it rains in", squares)

    def _part(self, wall: str, size: int) -> str:
        sentence = self._("Largest part of {wall}: {tiles}")
        return sentence.format(wall=wall_name(wall, self._), tiles=self._nouns.tiles(size))

    @says("reserve")
    @of_player
    def _reserve(self, view: CastlesView, player: PlayerView) -> Tip:
        title = self._("Reserve of {player}").format(player=self._name(player["seat"]))
        taken, spaces = player["stored"], len(player["reserve"])
        lines = [self._("Spaces taken: {taken} of {spaces}.").format(taken=taken, spaces=spaces)]
        lines += self._listed([held["tile"] for held in player["reserve"] if held is not None])
        return Tip(title, lines, "end.reserve" if view["over"] else "reserve.full")

    @says("yard")
    @of_player
    def _yard(self, view: CastlesView, player: PlayerView) -> Tip:
        _ = self._
        title = _("Yard of {player}").format(player=self._name(player["seat"]))
        held = [held for held in player["yard"] if held is not None]
        if not held:
            line = _("It is empty: a pair can be offered here.")
            if player["seat"] == view["viewer"]:
                line = _("It is empty.")
            return Tip(title, [line], "offer.yard")
        lines = [self.n_("{n} tile lies here.", "{n} tiles lie here.", len(held))]
        if player["giver"] is not None:
            lines.append(_("Offered by {player}").format(player=self._name(player["giver"])))
        known = self._listed([each["tile"] for each in held])
        return Tip(title, [*lines, *(known or [self._rule("yard.when")])], "yard.each")

    @says("eyesores")
    @of_player
    def _eyesores(self, view: CastlesView, player: PlayerView) -> Tip:
        title = self._("Eyesores of {player}").format(player=self._name(player["seat"]))
        if not player["eyesores"]:
            points = self._nouns.points(abs(view["scoring"]["eyesore"]))
            each = self._("Each eyesore costs {points}.").format(points=points)
            return Tip(title, [self._("There are none."), each], "eyesore.when")
        lines = [capital(self._nouns.tiles(len(player["eyesores"])))]
        lines += self._listed(list(player["eyesores"]))
        return Tip(title, [*lines, self._rule("eyesore.stays")], "end.eyesores")

    @says("castle")
    @of_player
    def _castle(self, view: CastlesView, player: PlayerView) -> Tip:
        title = self._("Castle tile of {player}").format(player=self._name(player["seat"]))
        if player["done"]:
            line = self._("It lies in front of the site: the turn is finished.")
        else:
            line = self._("It lies below the site: the turn is not finished.")
        return Tip(title, [line], "turn.end")

    def _listed(self, tiles: Sequence[TileView | None]) -> list[str]:
        """The tiles that are known, on one line."""
        named = [a_tile(tile, self._) for tile in tiles if tile is not None]
        return [capital("; ".join(named))] if named else []

    # ---- points

    @says("score")
    @of_player
    def _score(self, view: CastlesView, player: PlayerView) -> Tip:
        title = self._("Points of {player}").format(player=self._name(player["seat"]))
        if view["over"]:
            return Tip(title, [self._nouns.points(player["points"])], "end.winner")
        points = self._nouns.points(player["points"])
        lines = [
            self._("If the game ended now: {points}").format(points=points),
            capital(self._castle_of(player)),
        ]
        if player["stored"]:
            stored = self._nouns.tiles(player["stored"])
            lines.append(self._("In the reserve: {tiles}").format(tiles=stored))
        if player["eyesores"]:
            eyesores = self._nouns.tiles(len(player["eyesores"]))
            lines.append(self._("Eyesores: {tiles}").format(tiles=eyesores))
        return Tip(title, lines, "end.size")


def _me(view: CastlesView) -> PlayerView | None:
    return _player(view, "")


def _player(view: CastlesView, number: str) -> PlayerView | None:
    """A player by the number of the seat, from 1; without one, the viewer."""
    wanted = view["viewer"] if not number else int(number) - 1 if number.isdigit() else None
    return next((player for player in view["players"] if player["seat"] == wanted), None)


def _held(player: PlayerView | None) -> list[HeldView]:
    """The tiles of a player that are not built yet."""
    if player is None:
        return []
    held = [player["gate"], *player["drawn"], *player["reserve"], *player["yard"]]
    return [each for each in held if each is not None]


def _places(me: PlayerView, tile: TileView, source: str) -> list[str]:
    """Where a tile may be built; of equal tiles only the first one may be chosen."""
    for held in _held(me):
        alike = held["tile"] is not None and held["tile"]["name"] == tile["name"]
        if alike and held["fits"] and _area(held["source"]) == _area(source):
            return held["fits"]
    return []


def _area(source: str) -> str:
    """The letter that all sources of one place share."""
    return "a" if source == "b" else source[0]


def _squares(places: list[str]) -> list[str]:
    """The squares of places with a turn, "D2-1", each once."""
    return list(dict.fromkeys(place_parts(place)[0] for place in places))


def _faults(player: PlayerView) -> int:
    return sum(1 for square in player["squares"] if square["fault"])
