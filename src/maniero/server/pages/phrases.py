"""The texts that the scripts of the pages need, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.bots.registry import BOTS
from maniero.server.pages.bots import bot_title

if TYPE_CHECKING:
    from maniero.i18n import Language

# Texts may hold places like {name}: the scripts fill them.


def everywhere(language: Language) -> dict[str, str]:
    """On every page."""
    _ = language._
    return {
        "theme-auto": _("Colours: as the system has them"),
        "theme-light": _("Colours: light"),
        "theme-dark": _("Colours: dark"),
        "offline": _("The server does not answer. Try again in a moment."),
        "failed": _("That did not work."),
        "copied": _("The link is copied."),
        "copy-link": _("Copy the link"),
        "your-turn": _("Your turn"),
    }


def at_a_table(language: Language) -> dict[str, str]:
    """On the page of a table."""
    return {**everywhere(language), **_playing(language), **_people(language), **_after(language)}


def _playing(language: Language) -> dict[str, str]:
    _ = language._
    return {
        "confirm": _("Confirm"),
        "confirm-this": _("This cannot be taken back: {action}"),
        "narrowed": _("{verb}: choose what glows, or go back"),
        "back": _("Back"),
        "tap-turns": _("You: tap the tile once more to turn it, then press the button that glows"),
        "not-sent": _("Not connected: the move was not made. Try again in a moment."),
        "not-now": _("Not now"),
        "rule": _("Rule {clause}"),
        "jump": _("See the table as it was then"),
        "move": _("Move {n}"),
        "looking-back": _("Looking back: move {n}"),
        "watching": _("You are watching"),
        "pass-to": _("Pass the device to {name}"),
        "i-am": _("I am {name}"),
        "sound-on": _("Sound is on"),
        "sound-off": _("Sound is off"),
        "no-games": _("You have no other game."),
        "say-all": _("Say something"),
        "say-team": _("Say it to your team"),
        "to-team": _("to the team"),
    }


def _people(language: Language) -> dict[str, str]:
    _ = language._
    return {
        "you": _("you"),
        "seat": _("Seat {n}"),
        "team": _("Team {n}"),
        "and": _("{one} and {other}"),
        "seat-open": _("anyone may sit down"),
        "seat-link": _("by link"),
        "bot": _("bot: {level}"),
        **{f"bot-{name}": bot_title(name, language) for name in BOTS},
        "online": _("here"),
        "away": _("away"),
        "spectators": _("Watching: {n}"),
        "stand-in": _("Let a bot play"),
        "agreed": _("You agree that a bot plays for {name}. It does when all who are here agree."),
        "return": _("Take my seat back"),
        "sit-here": _("Sit here"),
    }


def _after(language: Language) -> dict[str, str]:
    _ = language._
    return {
        "score-sheet": _("Score sheet"),
        "won": _("{name} wins with {points} points"),
        "won-shared": _("{name} share the win with {points} points"),
        "won-team": _("Team {name} wins with {points} points"),
        "won-me": _("You have won"),
        "won-alone": _("{name} has won"),
        "lost-me": _("You have lost"),
        "lost-alone": _("{name} has lost"),
        "total": _("Total"),
        "team-total": _("Team"),
        "rematch": _("Rematch"),
        "tournament": _("To the tournament"),
        "verify": _("Verify the draws"),
        "verified": _("All {n} draws follow from the seed that was promised before the game."),
        "not-verified": _("The draws do not follow from the promised seed."),
        "record": _("Download the record"),
        "see-board": _("See the board"),
        "replay": _("Replay"),
        "replay-play": _("Play"),
        "replay-pause": _("Pause"),
        "replay-before": _("One step back"),
        "replay-after": _("One step on"),
        "replay-slider": _("Move to show"),
        "replay-close": _("Back to now"),
        "eyes": _("From whose eyes"),
        "eyes-public": _("What everyone saw"),
        "eyes-of": _("With the eyes of {name}"),
        "fork": _("Try another move"),
    }
