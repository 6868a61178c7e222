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
        "own-copied": _(
            "The link to your own seat is copied: open it on your other device. "
            "Keep it to yourself, it gives your seat away."
        ),
        "moved-away": _("You play on another device now. Here you can watch."),
        "your-turn": _("Your turn"),
    }


def at_a_table(language: Language) -> dict[str, str]:
    """On the page of a table."""
    parts = (everywhere, _playing, _people, _after, _proof)
    return {key: text for part in parts for key, text in part(language).items()}


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
        "hint-thinking": _("The Master is thinking…"),
        "hint-this": _("suggested"),
        "hints-yes": _("Hints are allowed at this table."),
        "hints-no": _("There are no hints at this table."),
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
        "thinks": _("{name} is thinking"),
        "online": _("here"),
        "away": _("away"),
        "grace": _("back in a moment? A bot may play in {n} s"),
        "spectators": _("Watching: {n}"),
        "stand-in": _("Let a bot play"),
        "agreed": _("You agree that a bot plays for {name}. It does when all who are here agree."),
        "votes": _("{n} of {all} for a bot"),
        "return": _("Take my seat back"),
        "sit-here": _("Sit here"),
        "play-elsewhere": _("Play on another device"),
        "plays-elsewhere": _("{name} plays on another device now. Here you can watch."),
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
        "record": _("Download the record"),
        "see-board": _("See the board"),
        "replay": _("Replay"),
        "analysis": _("Analysis"),
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


def _proof(language: Language) -> dict[str, str]:
    """What the page has verified by itself."""
    _ = language._
    return {
        "promise-broken": _(
            "Careful: the server does not keep what it has promised. The draws or moves of this game were "
            "changed."
        ),
        "left-out": _(
            "The draws of this game are without a number of yours: your browser was away when the numbers "
            "were gathered, or its number did not arrive."
        ),
        "proof-holds": _("Your browser has checked this game by itself:"),
        "proof-broken": _("Careful: this game does not fit what your browser has seen and kept."),
        "proof-is-holds": _("holds:"),
        "proof-is-broken": _("does not hold:"),
        "proof-is-note": _("to know:"),
        "proof-unreadable": _("The record of this game cannot be read."),
        "proof-seed": _("The secret of the draws is the one whose fingerprint was shown before the game."),
        "proof-seed-late": _(
            "The secret of the draws fits the fingerprint that your browser saw when it first came, after "
            "move {n}."
        ),
        "proof-seed-unseen": _(
            "Your browser was not here before: it has kept no fingerprint to compare with."
        ),
        "proof-seed-bad": _("The secret of the draws is not the one whose fingerprint was shown before."),
        "proof-mine": _("The number of your browser is in the draws."),
        "proof-mine-none": _(
            "No number of this browser is in the draws: it was not here when they were gathered."
        ),
        "proof-mine-bad": _(
            "The number that your browser gave is not in the draws: it was left out or changed."
        ),
        "proof-luck": _("Numbers were added, each as it was promised, by: {names}."),
        "proof-luck-missing": _("No number came from: {names}. They were away, or kept it back."),
        "proof-luck-bad": _("These numbers were changed after yours was known: {names}."),
        "proof-draws": _("All {n} draws follow from the secret and the numbers."),
        "proof-draws-bad": _("The list of draws does not fit the record."),
        "proof-draw-bad": _("Move {n} was not drawn: {due} was due, not {word}."),
        "proof-moves": _("The moves are those that this page was shown: {n} fingerprints fit."),
        "proof-moves-unseen": _(
            "Your browser has not seen this game being played: it cannot compare the moves."
        ),
        "proof-agreed-bad": _(
            "Another game was played than the one that was set: game, options or components."
        ),
        "proof-moves-bad": _("The moves were changed: what this page saw after move {n} was another game."),
        "proof-end": _("Names and result are those on this page."),
        "proof-end-bad": _("Names, result or last moves are not those of the end of this game."),
    }
