"""Frames from the server and what they hold; `static/types.d.ts` says the same to the pages."""

from __future__ import annotations

from typing import (
    Literal,
    NotRequired,  # FastAPI needs these before Python 3.12.
)

from typing_extensions import TypedDict


class ActionChoice(TypedDict):
    """A word the viewer may play."""

    word: str
    text: str
    group: str
    picks: list[str]
    final: bool


class Group(TypedDict):
    """A verb; buttons narrow the choice to it."""

    id: str
    text: str


class Panel(TypedDict):
    """What another player has, as a picture."""

    seat: int
    svg: str


class SheetLine(TypedDict):
    """The points by one rule."""

    clause: str
    text: str
    points: list[int]


class Sheet(TypedDict):
    """The score sheet."""

    lines: list[SheetLine]
    totals: list[int]
    winners: list[int]
    decided: str  # How equal points or a game for one were decided; "" when points tell it all.


class UndoSteps(TypedDict):
    """How many moves each takes back; 0: nothing."""

    step: int
    turn: int


class Moved(TypedDict):
    """A thing that was touched, and who did it."""

    pick: str
    seat: int


class LogLine(TypedDict):
    """One line of the log."""

    moves: int  # The position right after this: where a click jumps to.
    seat: int | None  # None: nobody in particular.
    text: str  # A whole sentence, the player's name included.
    points: int  # What ``seat`` scored by it.
    clause: NotRequired[str]  # The rule that gave the points.


class Scene(TypedDict):
    """What the state alone decides of a position."""

    seat: int | None  # Whose eyes these are; None: a spectator's.
    over: bool
    asked: list[int]
    sentence: str
    board: str
    mine: str
    narrow: str
    strip: str
    panels: list[Panel]
    actions: list[ActionChoice]
    groups: list[Group]
    sheet: NotRequired[Sheet]


class Head(TypedDict):
    """A head of the chain, of moves that nobody can take back; when over, the closing hash."""

    moves: int
    hash: str  # "": none is shown here.


class Position(Scene):
    """Everything a page shows of a table, through one pair of eyes."""

    t: Literal["position"]
    table: str
    seq: int
    moves: int
    started: bool
    seats: list[int]  # Mine.
    undo: UndoSteps
    log: list[LogLine]
    log_from: int
    moved: list[Moved]
    promise: str  # The hash of the seed, the same from the first page on.
    agreed: str  # Before the game: what will be played, as the record will say it; then "".
    head: Head


# What has changed in a picture: new pieces, and runs [from, to] of those that came before; see `patching.py`.
Patch = list[str | list[int]]


class PositionFrame(Position):
    """A position on a socket: where there are patches, the pictures are to be made of them."""

    patches: NotRequired[list[Patch]]  # Of board, mine, narrow, strip and the panels.


class Person(TypedDict):
    """A seat as the page shows it."""

    seat: int
    name: str
    kind: str
    bot: str
    online: bool
    mine: bool
    open: bool  # Nobody sits here yet.
    public: bool  # Anyone may sit down; otherwise whoever has the link.
    stood_in: bool
    agreed: int  # How many agree that a bot stands in, and how many must.
    needed: int
    can_agree: bool  # I may agree now, and have not.
    grace: int  # Seconds for which who is not here is waited for; 0: not any more.
    hash: str  # Of the number that it adds to the draws; "": none was given.
    number: bool  # The number itself is there.
    link: NotRequired[str]


class PeopleFrame(TypedDict):
    """Who sits at the table, and how many watch."""

    t: Literal["people"]
    seats: list[Person]
    teams: list[list[int]]  # Who plays together; [] where everybody is alone.
    spectators: int
    hints: bool  # Who is asked may ask for a hint.
    luck: Literal["hashes", "numbers", "drawn", ""]  # What pages are asked for before the game; "": nothing.


class ChatFrame(TypedDict):
    """A line of chat."""

    t: Literal["chat"]
    number: int
    seat: int | None
    name: str
    text: str
    at: int  # Milliseconds since 1970.
    team: bool  # Only my team reads it; such lines are numbered by themselves.


class ErrorFrame(TypedDict):
    """Something was refused and changed nothing."""

    t: Literal["error"]
    code: str
    text: str
    clause: NotRequired[str]  # The rule that forbids it.


class WhyFrame(TypedDict):
    """Why a thing cannot be chosen."""

    t: Literal["why"]
    pick: str
    text: str
    clause: str | None  # None: no rule is against it, or nothing can be done with it.


class TipFrame(TypedDict):
    """What a thing is."""

    t: Literal["tip"]
    pick: str
    title: str  # "": there is nothing to tell.
    lines: list[str]
    clause: str


class HintFrame(TypedDict):
    """What the Master would do, told to who has asked and to nobody else."""

    t: Literal["hint"]
    seat: int
    seq: int  # As it was asked: when the game has moved on, the hint is void.
    word: str  # One of the actions of the position.
    lines: list[str]  # Why: what it brings, what it prepares, and what comes next to it.


class RematchFrame(TypedDict):
    """Somebody has set the next table."""

    t: Literal["rematch"]
    table: str


# All frames but positions, which are made for each page and sent as text.
Message = PeopleFrame | ChatFrame | ErrorFrame | WhyFrame | TipFrame | HintFrame | RematchFrame
