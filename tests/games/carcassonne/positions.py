"""Positions of Carcassonne: The Castle for tests, set up by hand and played word by word.

    s = table()
    build(s, "A5 B01 0", "B5 B02 0")      tiles on squares, with quarter turns clockwise
    stand(s, 0, "B5-1")                   a follower of seat 0 on the first part of the tile
    play(s, "draw-A03", "place-C5-2", "pass")

``table`` is the beginning of a turn of seat 0: chance draws a tile next.  The castle:

         1 2 3 4 5 6 7 8 9        Start spaces
      A  . . # # # # # . .        S2 path, north of A5
      B  # # # # # # # . .
      C  # # # # # # # # #        S3 house, north of C9
      D  # # # # # # # # #        S1 court with a market, west of D1
      E  # # # # # # # # #
      F  # # # # # # # # #        S4 tower, east of F9
      G  . . # # # # # # #
      H  . . # # # # # # .
      I  . . # # # # # # .        S5 path, east of I8; S7 tower, west of I3
      J  . . # # # # # # .
      K  . . # # # . . . .        S6 house, south of K4
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne.names import COURT, KINDS, MOST_PARTS, NONE
from maniero.games.carcassonne.pile import pile_of
from maniero.games.carcassonne.rules.laying import lay
from maniero.games.carcassonne.setup import new_game
from maniero.games.carcassonne.view import CastleView, PlayerView, ZoneView, view
from maniero.kernel.events import Event, PointsScored
from tests.games.boxes import carcassonne_box as load
from tests.games.carcassonne.agreement import castle_of, check_zones
from tests.games.carcassonne.census import census
from tests.games.carcassonne.flood import GROUND

if TYPE_CHECKING:
    from maniero.games.carcassonne.state import Castle

BOX = load()


# ---- setting up


def table(turn: int = 0) -> Castle:
    """A castle without tiles; a turn of seat ``turn`` begins."""
    return new_game(BOX, 2, {"first": str(turn + 1)})


PIECES = census(table())


def kind_of(name: str) -> int:
    return next(tile.number for tile in BOX.tiles if tile.name == name)


def build(s: Castle, *laid: str) -> None:
    """Lay tiles, each "square tile turns"; what is complete counts as counted."""
    for text in laid:
        where, name, turn = text.split()
        tile = kind_of(name)
        assert tile in s.pile.tiles(), f"{name} was laid already"
        s.pile.take(BOX.actions.draw[tile])
        s.left -= 1
        lay(s, tile, BOX.squares.index(where), int(turn))
    for entry in range(len(BOX.starts), len(s.zones.parent)):
        root = s.zones.root(entry)
        if s.zones.tally[root].ends == 0 and s.zones.tally[root].kind != COURT:
            s.zones.put_away(root)
    check_paths(s)


def check_paths(s: Castle) -> None:
    """Paths go on in paths: the position is one that can be laid."""
    castle = castle_of(s)
    for where, laid in castle.items():
        others = {square: tile for square, tile in castle.items() if square != where}
        if GROUND.fits(others, where, laid):
            continue
        alone = all((where[0] + a, where[1] + b) not in others for a, b in ((-1, 0), (0, 1), (1, 0), (0, -1)))
        assert alone, f"the tile at {where} does not fit"


def stand(s: Castle, seat: int, *parts: str) -> None:
    """Followers on parts, each "square-part"."""
    for text in parts:
        where, _, part = text.partition("-")
        place = BOX.squares.index(where) * MOST_PARTS + int(part) - 1
        s.standing.append(place * 2 + seat)
        s.builders[seat].supply -= 1
        root = s.zones.part(place // MOST_PARTS, place % MOST_PARTS)
        assert s.zones.tally[root].ends != NONE, f"the zone of {text} is complete"
        s.zones.stand(root, seat)


def give(s: Castle, seat: int, *numbers: int, fresh: bool = False) -> None:
    """Bonus tiles of towers whose places stay as they are: only the numbers matter."""
    for number in numbers:
        s.bonuses[number - 1] -= 1
        tower = max(i for i, there in enumerate(s.towers) if there)
        s.towers[tower] = False
        (s.builders[seat].fresh if fresh else s.builders[seat].held).append(number)
        s.builders[seat].held.sort()


def left(s: Castle, *names: str) -> None:
    """Only these tiles are left; the others could not be placed."""
    s.removed += sum(s.pile.counts) - len(names)
    s.pile = pile_of(BOX.actions.draw, [names.count(tile.name) for tile in BOX.tiles])
    s.left = len(names)


# ---- playing


def words(s: Castle, verb: str = "") -> list[str]:
    """What may be said now; only the words of a verb, if one is given."""
    return [action.text for action in s.legal() if not verb or action.text.split("-")[0] == verb]


def play(s: Castle, *said: str) -> list[Event]:
    """Say the words one after the other, for whoever is asked; what happened is returned."""
    s.told = []
    assert census(s) == PIECES, "the position of the test is not a possible one"
    for word in said:
        assert word in words(s), f"{word} is not among {words(s)}"
        action = s.vocabulary().parse(word)
        assert s.objection(s.actor(), action) == ""
        s.apply(action)
        check_zones(s, counted=s.drawn == NONE and word in words(s, "draw"))
    assert census(s) == PIECES, "pieces were lost or doubled"
    check_paths(s)
    return s.told


def objection(s: Castle, word: str, seat: int | None = None) -> str:
    """The clause that forbids ``word`` to the seat, by default the one that is asked."""
    return s.objection(s.actor() if seat is None else seat, s.vocabulary().parse(word))


def refused(s: Castle, word: str, clause: str) -> None:
    """The word cannot be said now, and ``clause`` is named as the reason."""
    assert word not in words(s)
    assert objection(s, word) == clause


# ---- looking


def seen(s: Castle, viewer: int = 0) -> CastleView:
    return view(s, viewer)


def player(s: Castle, seat: int = 0) -> PlayerView:
    return view(s, seat)["players"][seat]


def zone(s: Castle, part: str) -> ZoneView:
    """The zone of a part, "square-part", or of a start space, "S5"."""
    shown = view(s, 0)
    if part[0] == "S":
        return shown["zones"][shown["starts"][int(part[1:]) - 1]["zone"]]
    where, _, number = part.partition("-")
    square = next(square for square in shown["squares"] if square["name"] == where)
    return shown["zones"][square["zones"][int(number) - 1]]


def scored(told: list[Event]) -> list[tuple[int, str, int]]:
    """Who scored, by which clause, how many points."""
    return [(e.seat, e.clause, e.points) for e in told if isinstance(e, PointsScored)]


def of_kind(told: list[Event], kind: type) -> list[dict[str, object]]:
    """The facts of all events of a kind."""
    return [facts(event) for event in told if isinstance(event, kind)]


def facts(event: Event) -> dict[str, object]:
    names = [name for name in dir(event) if not name.startswith("_") and name not in ("seen_by", "points")]
    return {name: getattr(event, name) for name in names}


def parts_of(name: str) -> list[str]:
    """The kinds of a tile's parts, in their order."""
    return [KINDS[part.kind] for part in BOX.tiles[kind_of(name)].parts]


def end(s: Castle, *said: str) -> list[Event]:
    """The last tile is placed out of the way, with no follower; then the words are said."""
    left(s, "Z15")
    return play(s, "draw-Z15", "place-C9-2", "pass", *said)
