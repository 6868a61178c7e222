"""What can go wrong at a table, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from maniero.i18n import Language

STATUS: Final = {
    "bad-frame": 400,
    "bad-request": 422,
    "bad-origin": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "used-link": 404,
    "method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "unknown-word": 422,
    "over": 409,
    "not-over": 409,
    "not-started": 409,
    "cannot-undo": 409,
    "cannot-stand-in": 409,
    "no-team": 409,
    "no-hints": 409,
    "luck": 409,
    "full": 409,
    "in-tournament": 409,
    "option": 422,
    "empty-name": 422,
    "taken-name": 422,
    "too-fast": 429,
    "too-long": 413,
    "too-many": 429,
    "old-rules": 410,
    "store": 503,
    "server": 500,
}


class Problem(Exception):
    """A request that is refused and changes nothing."""

    def __init__(self, code: str, clause: str = "", detail: str = "", wait: int = 0) -> None:
        super().__init__(code)
        self.code: Final = code
        self.clause: Final = clause  # The rule that forbids it; "" when it is no rule of a game.
        self.detail: Final = detail
        self.wait: Final = wait  # Seconds after which it may be tried again; 0: not said.

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.wait)} if self.wait else {}

    @property
    def status(self) -> int:
        return STATUS[self.code]


def problem_text(code: str, language: Language) -> str:
    """The sentence for people."""
    _ = language._
    texts = {
        "bad-frame": _("This message cannot be understood. Reload the page."),
        "bad-request": _("The request cannot be understood."),
        "bad-origin": _("This request comes from another site."),
        "not-your-seat": _("This seat is not yours."),
        "not-found": _("There is nothing here."),
        "used-link": _("This invitation has been used or replaced. Ask for a new one."),
        "method": _("This cannot be done here."),
        "stale": _("The table has moved on. Look again and choose anew."),
        "not-your-turn": _("It is not your turn."),
        "illegal": _("The rules do not allow this now."),
        "unknown-word": _("There is no such move in this game."),
        "over": _("The game is over."),
        "not-over": _("This can be seen when the game is over."),
        "not-started": _("The game has not begun."),
        "cannot-undo": _("There is nothing left to take back."),
        "cannot-stand-in": _("A bot can stand in only for a player who is away."),
        "no-team": _("You have nobody here to talk to in private."),
        "no-hints": _("There are no hints at this table."),
        "luck": _("This number for the draws does not fit, or comes at the wrong time."),
        "full": _("All seats are taken."),
        "in-tournament": _("This game belongs to a tournament: the next one is set there."),
        "option": _("These seats or options do not go together."),
        "empty-name": _("A name needs letters that can be seen."),
        "taken-name": _("Bots and guests without a name are called like this. Choose another name."),
        "too-fast": _("That is too much at once from here. Wait a moment and try again."),
        "too-long": _("This is too long."),
        "too-many": _("There is no room for one more here just now. Try again in a moment."),
        "old-rules": _("This game is of older rules than today's: it can be read, but not played."),
        "store": _("This could not be saved. Nothing was changed; try again."),
        "server": _("Something went wrong on the server. Nothing was changed."),
    }
    return texts[code]
