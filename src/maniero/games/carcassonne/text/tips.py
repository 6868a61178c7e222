"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.carcassonne.names import BONUS_KINDS, FOLLOWERS, KINDS
from maniero.games.carcassonne.text.nouns import Nouns
from maniero.kernel.clauses import Clause, read_clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maniero.games.carcassonne.view import (
        CastleView,
        PlayerView,
        SquareView,
        TileView,
        TowerView,
        ZoneView,
    )
    from maniero.i18n import Language

_ZONE_CLAUSES: Final = ["path.complete", "tower.complete", "house.complete", "court.points"]  # By kind.


@cache
def _clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(__file__).parent.parent / "clauses.toml"))


class Tips:
    """One method for each kind of thing; a name is its kind and, after a dash, which one."""

    def __init__(self, language: Language, nouns: Nouns, names: Sequence[str]) -> None:
        self._t: Final = language
        self._names: Final = names
        self._nouns: Final = nouns
        self._by_kind: Final[dict[str, Callable[[CastleView, str], Tip | None]]] = {
            "square": self._square,
            "part": self._part,
            "turn": self._turn,
            "zone": self._zone,
            "tile": self._tile,
            "tower": self._tower,
            "follower": self._follower,
            "keep": self._keep,
            "supply": self._supply,
            "bonus": self._bonus,
            "pile": self._pile,
            "start": self._start,
            "track": self._track,
        }

    def say(self, view: CastleView, pick: str) -> Tip | None:
        """The tip of ``pick``; None when there is no such thing in the view."""
        kind, _dash, which = pick.partition("-")
        tip = self._by_kind.get(kind)
        return tip(view, which) if tip is not None else None

    def _name(self, seat: int) -> str:
        return self._names[seat] if self._names else self._t._("Player {number}").format(number=seat + 1)

    # ---- squares and tiles

    def _square(self, view: CastleView, name: str) -> Tip | None:
        square = _square(view, name)
        if square is None:
            return None
        title = self._t._("Square {square}").format(square=name)
        if square["tile"] is not None:
            zones = [view["zones"][zone] for zone in dict.fromkeys(square["zones"])]
            lines = [self._shows(square["tile"]), *[self._in_short(view, zone) for zone in zones]]
            return Tip(title, lines, "zone.joined")
        ways = len(square["fits"])
        if view["tile"] is None:
            said = self._t._("No tile lies here.")
        elif not ways:
            said = self._t._("The tile in hand does not fit here.")
        else:
            said = self._t.n_(
                "The tile in hand fits here in {n} way.", "The tile in hand fits here in {n} ways.", ways
            )
        return Tip(title, [said], "place.adjacent")

    def _tile(self, view: CastleView, _which: str) -> Tip | None:
        tile = view["tile"]
        if tile is None:
            return None
        squares = sum(1 for square in view["squares"] if square["fits"])
        more = view["pile"].get(tile["name"], 0)
        lines = [
            self._shows(tile),
            self._t.n_("It fits on {n} square.", "It fits on {n} squares.", squares),
            self._t.n_("{n} more like it is in the pile.", "{n} more like it are in the pile.", more),
        ]
        return Tip(self._t._("The tile in hand"), lines, "place.tile")

    def _turn(self, view: CastleView, number: str) -> Tip | None:
        if view["tile"] is None or number not in ("0", "1", "2", "3"):
            return None
        squares = [square["name"] for square in view["squares"] if int(number) in square["fits"]]
        if squares:
            line = self._t._("It fits this way on: {squares}").format(squares=", ".join(squares))
        else:
            line = self._t._("It fits nowhere this way.")
        return Tip(self._nouns.turned[int(number)], [line], "place.same")

    def _part(self, view: CastleView, number: str) -> Tip | None:
        square = _square(view, view["placed"] or "")
        if square is None or square["tile"] is None or not _among(number, len(square["zones"])):
            return None
        zone = view["zones"][square["zones"][int(number) - 1]]
        role = self._nouns.followers[KINDS.index(zone["kind"])]
        here = self._t._("A follower here is a {role}.").format(role=role)
        return Tip(self._kind(zone), [here, *self._about(view, zone)], "follower.part")

    def _shows(self, tile: TileView) -> str:
        return self._nouns.parts(
            [KINDS.index(part["kind"]) for part in tile["parts"]],
            sum(part["wells"] for part in tile["parts"]),
            sum(part["markets"] for part in tile["parts"]),
        )

    def _pile(self, view: CastleView, _which: str) -> Tip:
        lines = [self._t.n_("{n} tile is left to draw.", "{n} tiles are left to draw.", view["left"])]
        if view["removed"]:
            gone = self._t.n_(
                "{n} tile fitted nowhere and was removed.",
                "{n} tiles fitted nowhere and were removed.",
                view["removed"],
            )
            lines.append(gone)
        return Tip(self._t._("Castle tiles"), lines, "end.when")

    # ---- zones

    def _zone(self, view: CastleView, name: str) -> Tip | None:
        """A zone by one of its parts, "C4-3", or by its start space, "S5"."""
        zone = _zone(view, name)
        if zone is None:
            return None
        clause = _ZONE_CLAUSES[KINDS.index(zone["kind"])]
        return Tip(self._kind(zone), self._about(view, zone), clause)

    def _start(self, view: CastleView, number: str) -> Tip | None:
        zone = _zone(view, f"S{number}")
        if zone is None:
            return None
        start = view["starts"][int(number) - 1]
        title = self._t._("Start space {number}").format(number=number)
        shown = self._nouns.parts([KINDS.index(start["kind"])], 0, start["markets"])
        beside = self._t._("Beside square {square}").format(square=start["square"])
        return Tip(title, [shown, beside, self._in_short(view, zone)], "place.first")

    def _kind(self, zone: ZoneView) -> str:
        return self._nouns.kinds[KINDS.index(zone["kind"])]

    def _in_short(self, view: CastleView, zone: ZoneView) -> str:
        """A zone on one line: "Tower: 3 tiles, 1 open side"."""
        said = [self._size(zone), *self._open(zone)]
        if zone["leader"] is not None:
            said.append(self._leader(view, zone["leader"]))
        return f"{self._kind(zone)}: {', '.join(said)}"

    def _about(self, view: CastleView, zone: ZoneView) -> list[str]:
        """What is known of a zone, line by line."""
        _ = self._t._
        lines = [", ".join([self._size(zone), *self._open(zone)])]
        if zone["counted"] or _shut(zone):
            return lines
        standing = [
            f"{self._name(seat)}: {self._followers(many)}"
            for seat, many in enumerate(zone["followers"])
            if many
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
        return [line[:1].upper() + line[1:] for line in lines]

    def _size(self, zone: ZoneView) -> str:
        said = [self._nouns.tiles(zone["size"])]
        if zone["wells"]:
            said.append(self._nouns.wells(zone["wells"]))
        if zone["markets"]:
            said.append(self._nouns.markets(zone["markets"]))
        return ", ".join(said)

    def _open(self, zone: ZoneView) -> list[str]:
        """How far a zone is from being complete; courts never are."""
        n_ = self._t.n_
        if zone["kind"] == "court":
            return []
        if zone["open"]:
            if zone["kind"] == "path":
                return [n_("{n} open end", "{n} open ends", zone["open"])]
            return [n_("{n} open side", "{n} open sides", zone["open"])]
        return [self._t._("zone complete")]

    def _leader(self, view: CastleView, leader: int) -> str:
        if leader == view["viewer"]:
            return self._t._("you have the majority")
        return self._t._("{player} has the majority").format(player=self._name(leader))

    def _followers(self, many: int) -> str:
        return self._t.n_("{n} follower", "{n} followers", many)

    # ---- followers, keeps and supplies

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

    def _keep(self, view: CastleView, seat: str) -> Tip | None:
        player = _player(view, seat)
        if player is None:
            return None
        title = self._t._("Keep of {player}").format(player=self._name(player["seat"]))
        if not player["keep"]:
            return Tip(title, [self._t._("Not placed yet."), self._rule("keep.first")], "keep.first")
        tiles = self._t.n_(
            "It stands on a house of {n} tile.", "It stands on a house of {n} tiles.", player["keep"]
        )
        area = self._t.n_(
            "The largest empty area has {n} square.",
            "The largest empty area has {n} squares.",
            view["empty_area"],
        )
        return Tip(title, [tiles, area], "end.keep")

    def _supply(self, view: CastleView, seat: str) -> Tip | None:
        player = _player(view, seat)
        if player is None:
            return None
        title = self._t._("Supply of {player}").format(player=self._name(player["seat"]))
        lines = [self._followers(player["supply"]), self._rule("follower.supply")]
        return Tip(title, lines, "follower.supply")

    # ---- the wall and its bonus tiles

    def _tower(self, view: CastleView, space: str) -> Tip | None:
        """A corner tower by its first space."""
        tower = next((tower for tower in view["towers"] if str(tower["spaces"][0]) == space), None)
        if tower is None:
            return None
        low, high = tower["spaces"]
        title = self._t._("Corner tower {low}/{high}").format(low=low, high=high)
        if not tower["bonus"]:
            clause = "wall.exact" if low else "setup.bonus"
            return Tip(title, [self._t._("No bonus tile lies here.")], clause)
        lines = [self._t._("A bonus tile lies here, face down.")]
        lines += [self._reach(tower, player) for player in view["players"]]
        return Tip(title, lines, "wall.exact")

    def _reach(self, tower: TowerView, player: PlayerView) -> str:
        """With how many points a player would end on a tower."""
        name = self._name(player["seat"])
        needed = [space - player["points"] for space in tower["spaces"] if space > player["points"]]
        if not needed:
            return self._t._("{player} has passed it.").format(player=name)
        if len(needed) == 1:
            points = self._nouns.points(needed[0])
            return self._t._("{player} gets here with {points}.").format(player=name, points=points)
        said = self._t._("{player} gets here with {low} or {high} points.")
        return said.format(player=name, low=needed[0], high=needed[1])

    def _bonus(self, view: CastleView, number: str) -> Tip | None:
        if not _among(number, BONUS_KINDS):
            return None
        _ = self._t._
        clause = f"bonus.{number}"
        lines = [self._rule(clause)]
        for player in view["players"]:
            name = self._name(player["seat"])
            if int(number) in player["bonuses"]:
                many = player["bonuses"].count(int(number))
                lines.append(_("{player} has {many} to use.").format(player=name, many=many))
            if int(number) in player["fresh"]:
                lines.append(_("{player} may use it from the next own turn on.").format(player=name))
        name = self._nouns.bonuses[int(number) - 1]
        title = _("Bonus tile {number}: {name}").format(number=number, name=name)
        return Tip(title, lines, clause)

    def _track(self, view: CastleView, _which: str) -> Tip:
        lines = [
            f"{self._name(player['seat'])}: {self._nouns.points(player['points'])}"
            for player in view["players"]
        ]
        return Tip(self._t._("Score track"), [*lines, self._rule("points.past-99")], "points.past-99")

    def _rule(self, clause: str) -> str:
        """What a clause says; the name of a bonus tile before it is left out."""
        text = _clauses()[clause].text
        said = text.get(self._t.code, text["en"])
        if clause.startswith("bonus."):
            _name, _colon, rest = said.partition(": ")
            return rest[:1].upper() + rest[1:]
        return said


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


def _among(number: str, many: int) -> bool:
    """Whether this is one of the numbers from 1 to ``many``."""
    return number in map(str, range(1, many + 1))


def _player(view: CastleView, seat: str) -> PlayerView | None:
    """A player by seat; without one, the viewer."""
    wanted = seat or str(view["viewer"])
    return next((player for player in view["players"] if str(player["seat"]) == wanted), None)
