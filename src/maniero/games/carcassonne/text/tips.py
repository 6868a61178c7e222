"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.carcassonne.components import CastleBox
from maniero.games.carcassonne.names import BONUS_KINDS, FOLLOWERS, KINDS
from maniero.games.carcassonne.text.bonuses import printed_effects
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.games.carcassonne.view import CastleView
from maniero.kit import tips as kit
from maniero.kit.phrases import capital, says

if TYPE_CHECKING:
    from maniero.games.carcassonne.view import (
        PlayerView,
        SquareView,
        TileView,
        TowerView,
        ZoneView,
    )

_ZONE_CLAUSES: Final = ["path.complete", "tower.complete", "house.complete", "court.points"]  # By kind.


class Tips(kit.Tips[CastleBox, Nouns, CastleView]):
    """One method for each kind of thing; a name is its kind and, after a dash, which one."""

    # ---- squares and tiles

    @says("square")
    def _square(self, view: CastleView, name: str) -> Tip | None:
        square = _square(view, name)
        if square is None:
            return None
        title = self._("Square {square}").format(square=name)
        if square["tile"] is not None:
            zones = [view["zones"][zone] for zone in dict.fromkeys(square["zones"])]
            lines = [self._shows(square["tile"]), *[self._in_short(view, zone) for zone in zones]]
            return Tip(title, lines, "zone.joined")
        ways = len(square["fits"])
        if view["tile"] is None:
            sentence = self._("No tile lies here.")
        elif not ways:
            sentence = self._("The tile in hand does not fit here.")
        else:
            sentence = self.n_(
                "The tile in hand fits here in {n} way.", "The tile in hand fits here in {n} ways.", ways
            )
        return Tip(title, [sentence], "place.adjacent")

    @says("tile")
    def _tile(self, view: CastleView, _which: str) -> Tip | None:
        tile = view["tile"]
        if tile is None:
            return None
        squares = sum(1 for square in view["squares"] if square["fits"])
        more = view["pile"].get(tile["name"], 0)
        lines = [
            self._shows(tile),
            self.n_("It fits on {n} square.", "It fits on {n} squares.", squares),
            self.n_("{n} more like it is in the pile.", "{n} more like it are in the pile.", more),
        ]
        return Tip(self._("The tile in hand"), lines, "place.tile")

    @says("turn")
    def _turn(self, view: CastleView, number: str) -> Tip | None:
        if view["tile"] is None or number not in ("0", "1", "2", "3"):
            return None
        squares = [square["name"] for square in view["squares"] if int(number) in square["fits"]]
        if squares:
            line = self._("It fits this way on: {squares}").format(squares=", ".join(squares))
        else:
            line = self._("It fits nowhere this way.")
        return Tip(self._nouns.turned[int(number)], [line], "place.same")

    @says("part")
    def _part(self, view: CastleView, number: str) -> Tip | None:
        square = _square(view, view["placed"] or "")
        if square is None or square["tile"] is None or not _among(number, len(square["zones"])):
            return None
        zone = view["zones"][square["zones"][int(number) - 1]]
        role = self._nouns.followers[KINDS.index(zone["kind"])]
        here = self._("A follower here is a {role}.").format(role=role)
        return Tip(self._kind(zone), [here, *self._about(view, zone)], "follower.part")

    def _shows(self, tile: TileView) -> str:
        return self._nouns.parts(
            [KINDS.index(part["kind"]) for part in tile["parts"]],
            sum(part["wells"] for part in tile["parts"]),
            sum(part["markets"] for part in tile["parts"]),
        )

    @says("pile")
    def _pile(self, view: CastleView, _which: str) -> Tip:
        lines = [self.n_("{n} tile is left to draw.", "{n} tiles are left to draw.", view["left"])]
        if view["removed"]:
            gone = self.n_(
                "{n} tile fitted nowhere and was removed.",
                "{n} tiles fitted nowhere and were removed.",
                view["removed"],
            )
            lines.append(gone)
        return Tip(self._("Castle tiles"), lines, "end.when")

    # ---- zones

    @says("zone")
    def _zone(self, view: CastleView, name: str) -> Tip | None:
        """A zone by one of its parts, "C4-3", or by its start space, "S5"."""
        zone = _zone(view, name)
        if zone is None:
            return None
        clause = _ZONE_CLAUSES[KINDS.index(zone["kind"])]
        return Tip(self._kind(zone), self._about(view, zone), clause)

    @says("start")
    def _start(self, view: CastleView, number: str) -> Tip | None:
        zone = _zone(view, f"S{number}")
        if zone is None:
            return None
        start = view["starts"][int(number) - 1]
        title = self._("Start space {number}").format(number=number)
        shown = self._nouns.parts([KINDS.index(start["kind"])], 0, start["markets"])
        beside = self._("Beside square {square}").format(square=start["square"])
        return Tip(title, [shown, beside, self._in_short(view, zone)], "place.first")

    def _kind(self, zone: ZoneView) -> str:
        return self._nouns.kinds[KINDS.index(zone["kind"])]

    def _in_short(self, view: CastleView, zone: ZoneView) -> str:
        """A zone on one line: "Tower: 3 tiles, 1 open side"."""
        facts = [self._size(zone), *self._open(zone)]
        if zone["leader"] is not None:
            facts.append(self._leader(view, zone["leader"]))
        return f"{self._kind(zone)}: {', '.join(facts)}"

    def _about(self, view: CastleView, zone: ZoneView) -> list[str]:
        """What is known of a zone, line by line."""
        _ = self._
        lines = [", ".join([self._size(zone), *self._open(zone)])]
        if zone["counted"] or _shut(zone):
            return lines
        standing = [
            f"{self._name(seat)}: {self._followers(count)}"
            for seat, count in enumerate(zone["followers"])
            if count
        ]
        lines.append("; ".join(standing) or _("No follower stands here."))
        if zone["leader"] is not None:
            lines.append(self._leader(view, zone["leader"]))
        elif standing:
            lines.append(_("nobody has the majority"))
        points = self._nouns.points(zone["worth"])
        if zone["kind"] == "court":
            lines.append(_("As it stands, worth {points} at the end").format(points=points))
        elif zone["open"]:
            lines.append(_("Worth {points} when it is completed as it stands").format(points=points))
        else:
            lines.append(_("Worth {points} now").format(points=points))
        return [capital(line) for line in lines]

    def _size(self, zone: ZoneView) -> str:
        counts = [self._nouns.tiles(zone["size"])]
        if zone["wells"]:
            counts.append(self._nouns.wells(zone["wells"]))
        if zone["markets"]:
            counts.append(self._nouns.markets(zone["markets"]))
        return ", ".join(counts)

    def _open(self, zone: ZoneView) -> list[str]:
        """How far a zone is from being complete; courts never are."""
        n_ = self.n_
        if zone["kind"] == "court":
            return []
        if zone["open"]:
            if zone["kind"] == "path":
                return [n_("{n} open end", "{n} open ends", zone["open"])]
            return [n_("{n} open side", "{n} open sides", zone["open"])]
        return [self._("zone complete")]

    def _leader(self, view: CastleView, leader: int) -> str:
        if leader == view["viewer"]:
            return self._("you have the majority")
        return self._("{player} has the majority").format(player=self._name(leader))

    def _followers(self, count: int) -> str:
        return self.n_("{n} follower", "{n} followers", count)

    # ---- followers, keeps and supplies

    @says("follower")
    def _follower(self, view: CastleView, which: str) -> Tip | None:
        """A follower by its square, or by square and part."""
        name = which.partition("-")[0]
        follower = next((follower for follower in view["followers"] if follower["square"] == name), None)
        if follower is None or which not in (name, f"{name}-{follower['part'] + 1}"):
            return None
        square = _square(view, name)
        if square is None:
            return None
        role = self._nouns.followers[FOLLOWERS.index(follower["role"])]
        title = f"{self._name(follower['seat'])}: {role}"
        zone = view["zones"][square["zones"][follower["part"]]]
        clause = "court.stay" if zone["kind"] == "court" else "count.return"
        return Tip(title, [self._in_short(view, zone), self._rule(clause)], clause)

    @says("keep")
    def _keep(self, view: CastleView, seat: str) -> Tip | None:
        player = _player(view, seat)
        if player is None:
            return None
        title = self._("Keep of {player}").format(player=self._name(player["seat"]))
        if not player["keep"]:
            return Tip(title, [self._("Not placed yet."), self._rule("keep.first")], "keep.first")
        tiles = self.n_(
            "It stands on a house of {n} tile.", "It stands on a house of {n} tiles.", player["keep"]
        )
        area = self.n_(
            "The largest empty area has {n} square.",
            "The largest empty area has {n} squares.",
            view["empty_area"],
        )
        return Tip(title, [tiles, area], "end.keep")

    @says("supply")
    def _supply(self, view: CastleView, seat: str) -> Tip | None:
        player = _player(view, seat)
        if player is None:
            return None
        title = self._("Supply of {player}").format(player=self._name(player["seat"]))
        lines = [self._followers(player["supply"]), self._rule("follower.supply")]
        return Tip(title, lines, "follower.supply")

    # ---- the wall and its bonus tiles

    @says("tower")
    def _tower(self, view: CastleView, space: str) -> Tip | None:
        """A corner tower by its first space."""
        tower = next((tower for tower in view["towers"] if str(tower["spaces"][0]) == space), None)
        if tower is None:
            return None
        low, high = tower["spaces"]
        title = self._("Corner tower {low}/{high}").format(low=low, high=high)
        if not tower["bonus"]:
            clause = "wall.exact" if low else "setup.bonus"
            return Tip(title, [self._("No bonus tile lies here.")], clause)
        lines = [self._("A bonus tile lies here, face down.")]
        lines += [self._reach(tower, player) for player in view["players"]]
        return Tip(title, lines, "wall.exact")

    def _reach(self, tower: TowerView, player: PlayerView) -> str:
        """With how many points a player would end on a tower."""
        name = self._name(player["seat"])
        needed = [space - player["points"] for space in tower["spaces"] if space > player["points"]]
        if not needed:
            return self._("{player} has passed it.").format(player=name)
        if len(needed) == 1:
            points = self._nouns.points(needed[0])
            return self._("{player} gets here with {points}.").format(player=name, points=points)
        sentence = self._("{player} gets here with {low} or {high} points.")
        return sentence.format(player=name, low=needed[0], high=needed[1])

    @says("bonus")
    def _bonus(self, view: CastleView, number: str) -> Tip | None:
        if not _among(number, BONUS_KINDS):
            return None
        _ = self._
        clause = f"bonus.{number}"
        printed = printed_effects(self._speech.language, self._box, self._nouns)
        lines = [printed.get(int(number)) or self._effect(clause)]
        for player in view["players"]:
            name = self._name(player["seat"])
            if int(number) in player["bonuses"]:
                held = player["bonuses"].count(int(number))
                lines.append(_("{player} has {held} to use.").format(player=name, held=held))
            if int(number) in player["fresh"]:
                lines.append(_("{player} may use it from the next own turn on.").format(player=name))
        name = self._nouns.bonuses[int(number) - 1]
        title = _("Bonus tile {number}: {name}").format(number=number, name=name)
        return Tip(title, lines, clause)

    @says("track")
    def _track(self, view: CastleView, _which: str) -> Tip:
        lines = [
            f"{self._name(player['seat'])}: {self._nouns.points(player['points'])}"
            for player in view["players"]
        ]
        return Tip(self._("Score track"), [*lines, self._rule("points.past-99")], "points.past-99")


def _square(view: CastleView, name: str) -> SquareView | None:
    return next((square for square in view["squares"] if square["name"] == name), None)


def _zone(view: CastleView, name: str) -> ZoneView | None:
    """The zone of a part, "C4-3", or of a start space, "S5"."""
    if name.startswith("S"):
        number = name.removeprefix("S")
        if not _among(number, len(view["starts"])):
            return None
        return view["zones"][view["starts"][int(number) - 1]["zone"]]
    place, _dash, part = name.partition("-")
    square = _square(view, place)
    if square is None or not _among(part, len(square["zones"])):
        return None
    return view["zones"][square["zones"][int(part) - 1]]


def _shut(zone: ZoneView) -> bool:
    """Whether nothing can ever join a start space: what lies beside it is of another kind."""
    return zone["name"].startswith("S") and zone["size"] == 1 and not zone["open"]


def _among(number: str, last: int) -> bool:
    """Whether this is one of the numbers from 1 to ``last``."""
    return number in map(str, range(1, last + 1))


def _player(view: CastleView, seat: str) -> PlayerView | None:
    """A player by seat; without one, the viewer."""
    wanted = seat or str(view["viewer"])
    return next((player for player in view["players"] if str(player["seat"]) == wanted), None)
