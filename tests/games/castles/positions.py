"""Positions of Castles for tests, set up by hand and played word by word.

    s = table(2)                              every gate at D1, nothing drawn yet
    site(s, 0, "C1 gT 1", "D2 gBr")           tiles on squares, with quarter turns clockwise
    keep(s, 0, "gC", "rT")                    in the reserve; ``waste`` for eyesores
    begin(s, "gO gI", "rO rI")                the round starts and each seat draws a pair, from seat 0 on
    play(s, "build-a-E1-0", "2 discard")      words of whoever is asked first, or of the seat named (from 1)

A site, and the shapes (O all mortar, T three sides, C corner, I straight, E end; B and P with a banner):

      A4 B4 C4 D4 E4 F4 G4        as printed, N is up      turned once clockwise
      A3 B3 C3 D3 E3 F3 G3        T  mortar E S W          N S W
      A2 B2 C2 D2 E2 F2 G2        C  mortar N E            E S
      A1 B1 C1 D1 E1 F1 G1        I  mortar N S            E W
      ====== ground ======        E  mortar S              W
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castles.names import COLUMNS, NONE, SQUARE_NAMES
from maniero.games.castles.rules.round import START_ROUND
from maniero.games.castles.setup import OPTIONS, new_game
from maniero.games.castles.view import CastlesView, PlayerView, SquareView, view
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.options import resolve
from maniero.kernel.state import CHANCE
from tests.games.boxes import castles_box as load
from tests.games.castles.census import census

if TYPE_CHECKING:
    from maniero.games.castles.state import Castles

BOX = load()
DEFAULTS = {option.name: option.default for option in OPTIONS}
GATE = BOX.gates

# Of castles.json: the rulebook's scoring example, and a castle of 16 that is complete.
EXAMPLE = """B1 rC 0, C1 sPg 0, E1 sO 0, F1 wT 1, B2 sBr 0, D2 wBr 0, E2 gT 3, F2 wPg 0, G2 wC 3,
             E3 wI 0, G3 sI 0, E4 gPy 0, G4 wBb 0"""
COMPLETE = """B1 sC 0, C1 gPy 0, E1 rO 0, F1 sPg 0, G1 wC 3, B2 rBb 0, D2 rC 1, E2 gO 0, F2 gC 3,
              G2 sI 0, E3 gE 0, F3 sBb 0, G3 gI 0, F4 sE 3, G4 wC 2"""
# The same castle with grey and red stone only, for two seats; not complete while G4 is empty.
COMPLETE_2 = """B1 rC 0, C1 gPy 0, E1 rO 0, F1 rPg 0, G1 rC 3, B2 rBb 0, D2 rC 1, E2 gO 0, F2 gC 3,
                G2 rI 0, E3 gE 0, F3 gBb 0, G3 gI 0, F4 rE 3, G4 gC 2"""
# Closed all round with the gate at D1: 6 tiles.
SMALL = "C1 {0}C 0, E1 {0}C 3, C2 {0}Br 0, E2 {0}Bb 0, D2 {0}By 0"


# ---- setting up


def fresh(seats: int = 2, **options: str) -> Castles:
    """A game as it is set up; seat 0 is the first player unless an option says otherwise."""
    return new_game(BOX, seats, resolve(OPTIONS, {"first": "1", **options}, seats))


def table(seats: int = 2, gates: str = "D", **options: str) -> Castles:
    """Every gate is built in the column ``gates``, unless it waits in the reserve; then the first round."""
    s = fresh(seats, **options)
    for builder in s.builders:
        if builder.gate != NONE:
            builder.site.lay(BOX, builder.gate, COLUMNS.index(gates), 0)
            builder.gate = NONE
    s.asks = [START_ROUND]
    return s


def kind_of(name: str) -> int:
    return next(number for number, tile in enumerate(BOX.tiles) if tile.name == name)


def _take(s: Castles, name: str) -> int:
    tile = kind_of(name)
    assert s.in_quarry()[tile], f"no {name} is left in the quarry"
    s.take(BOX.actions.draw[tile])
    return tile


def site(s: Castles, seat: int, *laid: str) -> None:
    """Build tiles, each "square tile turns"; several may stand in one text, with commas."""
    for text in ", ".join(laid).split(","):
        where, name, *turn = text.split()
        s.builders[seat].site.lay(BOX, _take(s, name), SQUARE_NAMES.index(where), int(turn[0]) if turn else 0)


def keep(s: Castles, seat: int, *names: str) -> None:
    """Tiles in the reserve."""
    reserve = s.builders[seat].reserve
    for name in names:
        reserve[reserve.index(NONE)] = _take(s, name)


def waste(s: Castles, seat: int, *names: str) -> None:
    """Eyesores beside the site."""
    s.builders[seat].eyesores.extend(_take(s, name) for name in names)


def left(s: Castles, *names: str) -> None:
    """Only these tiles are left in the quarry; the others are in the box."""
    wanted = [0] * len(BOX.actions.draw)
    for name in names:
        wanted[kind_of(name)] += 1
    for tile, count in enumerate(s.in_quarry()):
        assert count >= wanted[tile], f"no {BOX.tiles[tile].name} was left"
        s.boxed.extend([tile << 4] * (count - wanted[tile]))
    s.fill_quarry(wanted)


def begin(s: Castles, *pairs: str) -> list[Event]:
    """The round starts; then each seat draws its pair, in turn order."""
    s.settle()
    return play(s, *(f"draw-{name}" for pair in pairs for name in pair.split()))


# ---- playing


def words(s: Castles, verb: str = "", seat: int | None = None) -> list[str]:
    """What may be said now, by the seat that is asked first or by ``seat``; only words that begin so."""
    legal = s.legal() if seat is None else s.legal_for(seat)
    return [action.text for action in legal if action.text.startswith(verb)]


def play(s: Castles, *said: str) -> list[Event]:
    """Say the words one after the other; what happened is returned."""
    s.told = []
    before = census(s)
    for text in said:
        who, _, word = text.rpartition(" ")
        seat = int(who) - 1 if who else s.actor()
        assert word in words(s, seat=seat), f"{text}: not among {words(s, seat=seat)}"
        action = s.vocabulary().parse(word)
        assert s.objection(seat, action) == ""
        s.apply_for(seat, action)
    assert census(s) == before, "tiles were lost or doubled"
    assert not before["sites out of order"]
    return s.told


def offer(s: Castles, seat: int, to: int, pair: str) -> list[Event]:
    """A seat offers its pair and draws another one at once."""
    return play(s, f"{seat + 1} offer-{to + 1}", *(f"draw-{name}" for name in pair.split()))


def finish_round(s: Castles) -> list[Event]:
    """All that is still open in this round is discarded or left."""
    told: list[Event] = []
    number = s.round
    while s.asks and s.round == number:
        if s.actor() == CHANCE:
            if words(s) != ["show"]:
                break
            told += play(s, "show")
            continue
        said = words(s)
        for verb in ("discard", "store", "eyesore", "done", "ready", "build"):
            if any(word.startswith(verb) for word in said):
                told += play(s, next(word for word in said if word.startswith(verb)))
                break
    return told


def end(s: Castles) -> list[Event]:
    """The game ends at once: nothing is left in the quarry."""
    left(s)
    s.told = []
    s.settle()
    assert s.actors() == []
    return s.told


def objection(s: Castles, word: str, seat: int | None = None) -> str:
    """The clause that forbids ``word`` to the seat, by default the one that is asked first."""
    return s.objection(s.actor() if seat is None else seat, s.vocabulary().parse(word))


def refused(s: Castles, word: str, clause: str, seat: int | None = None) -> None:
    """The word cannot be said now, and ``clause`` is named as the reason."""
    assert word not in words(s, seat=seat)
    assert objection(s, word, seat) == clause


# ---- looking


def seen(s: Castles, viewer: int = 0) -> CastlesView:
    return view(s, viewer)


def player(s: Castles, seat: int = 0, viewer: int | None = None) -> PlayerView:
    return view(s, seat if viewer is None else viewer)["players"][seat]


def square(s: Castles, name: str, seat: int = 0) -> SquareView:
    return next(each for each in player(s, seat)["squares"] if each["name"] == name)


def squares(s: Castles, mark: str, seat: int = 0) -> list[str]:
    """Names of the squares with a mark: joined, fault or rain."""
    return [each["name"] for each in player(s, seat)["squares"] if each[mark]]  # type: ignore[literal-required]


def reserve(s: Castles, seat: int = 0) -> list[str]:
    return [held["tile"]["name"] for held in player(s, seat)["reserve"] if held and held["tile"]]


def scored(told: list[Event], seat: int | None = None) -> dict[str, int]:
    """Points by clause, of one seat or of all."""
    found: dict[str, int] = {}
    for e in told:
        if isinstance(e, PointsScored) and seat in (None, e.seat):
            found[e.clause] = found.get(e.clause, 0) + e.points
    return found


def of_kind(told: list[Event], kind: type) -> list[dict[str, object]]:
    """The facts of all events of a kind."""
    return [facts(event) for event in told if isinstance(event, kind)]


def facts(event: Event) -> dict[str, object]:
    names = [name for name in dir(event) if not name.startswith("_") and name not in ("seen_by", "points")]
    return {name: getattr(event, name) for name in names}
