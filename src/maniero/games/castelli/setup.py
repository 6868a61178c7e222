"""How the table looks before chance draws anything."""

from __future__ import annotations

from typing import Any, Final

from maniero.games.castelli.components import CastelliBox
from maniero.games.castelli.layout import laid, no_pieces
from maniero.games.castelli.names import ALL_TILES, BASE, MOST_SEATS, NONE, PIECES, SITES, SPACES
from maniero.games.castelli.rules.laying import (
    DEAL_STARTING_TILES,
    FIRST_TURN,
    LAY_PIECE_BY_CHANCE,
    LET_FIRST_PLAYER_LAY,
    lay_board,
)
from maniero.games.castelli.state import Castelli, Lord
from maniero.kernel.first import NOT_CHOSEN, RANDOM, ChooseFirst, first_option, first_seat
from maniero.kernel.options import Option
from maniero.kernel.state import Ask

NO, YES = "no", "yes"
STANDARD, CHOSEN = "standard", "chosen"
# Two-player boards: the piece with the mine in the west, or two others with the mine tile.
HALVES: Final = ["AB", "AC", "AD", "BC", "BD", "CB", "CD", "DB", "DC"]
OPTIONS = [
    Option(
        "board",
        [RANDOM, STANDARD, CHOSEN, *HALVES],
        RANDOM,
        "setup.board",
        seats={half: [2] for half in HALVES},
        reasons=dict.fromkeys(HALVES, "setup.half"),
    ),
    Option("dilemma", [NO, YES], NO, "dilemma.module"),
    Option("battle", [NO, YES], NO, "battle.module"),
    first_option(MOST_SEATS),
]


def new_game(box: CastelliBox, seats: int, options: dict[str, str]) -> Castelli:
    """The box is open: the board is still to be laid, unless the options say how."""
    first = first_seat(options)
    battle = options["battle"] == YES
    deck = [count if battle or character < len(BASE) else 0 for character, count in enumerate(box.characters)]
    s = Castelli(
        seats,
        points=[0] * seats,
        asks=opening(options, first),
        box=box,
        layout=box.layout(no_pieces(seats)),
        lords=[Lord(0, [0, 0, 0], [], box.castles, 0, NONE) for _ in range(seats)],
        unseen=ALL_TILES,
        laid=[NONE] * SPACES,
        revealed=0,
        deck=deck,
        shuffled=sum(deck),
        bottom=[],
        mine=box.silver[seats - 2],
        villages=0,
        cities=0,
        villages_aside=box.villages_aside,
        cities_aside=box.cities_aside,
        owners=[NONE] * (SPACES * len(SITES)),
        free=[0] * len(SITES),
        first=first,
        turn=NONE,
        square=NONE,
        drawn=NONE,
        played=False,
        bought=False,
        helped=0,
        spared=[],
        dilemma=options["dilemma"] == YES,
        battle=battle,
    )
    lay_board(s, pieces_of(options["board"], seats))
    s.settle()
    return s


def pieces_of(board: str, seats: int) -> list[int]:
    """The pieces that the options lay; NONE for those that are laid in the game."""
    if board in (RANDOM, CHOSEN):
        pieces = no_pieces(seats)
        if seats == 2:
            pieces[0] = laid(0, turned=False)  # The mine lies west.
        return pieces
    letters = board if board in HALVES else PIECES[: len(no_pieces(seats))]
    return [laid(PIECES.index(letter), turned=False) for letter in letters]


def opening(options: dict[str, str], first: int) -> list[Ask[Any]]:
    """What is asked before the first turn; the last one is asked first."""
    asks: list[Ask[Any]] = [FIRST_TURN]
    if options["dilemma"] == YES:
        asks.append(DEAL_STARTING_TILES)
    if options["board"] == CHOSEN:
        asks.append(LET_FIRST_PLAYER_LAY)
    elif options["board"] == RANDOM:
        asks.append(LAY_PIECE_BY_CHANCE)
    if first == NOT_CHOSEN:
        asks.append(ChooseFirst())
    return asks
