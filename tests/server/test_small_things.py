"""Parts of the server that need no server: the log, limits, languages, lines, the command line."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from maniero.bots.bot import ask
from maniero.bots.registry import BOTS, UnknownBot
from maniero.catalogue import Text
from maniero.cli.app import app
from maniero.cli.serving import listen
from maniero.games import GAMES, find
from maniero.i18n import language
from maniero.kernel.events import Event, PointsScored
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, settle_chance
from maniero.server import limits, rates
from maniero.server.guests import preferred
from maniero.server.log import fold, lengths, unchanged, undo_entry
from maniero.server.log_lines import log_lines
from maniero.server.pages.bots import bot_level, bot_title
from maniero.server.pages.kinds import kind_rule, kind_title
from maniero.server.problems import STATUS, problem_text
from maniero.server.store import Entry
from maniero.table import Table, resume
from maniero.tournament import KINDS
from tests.server.running import GAME

if TYPE_CHECKING:
    from pathlib import Path


def test_a_log_is_folded_to_the_words_that_were_not_taken_back() -> None:
    log = [Entry(-1, "a"), Entry(0, "b"), Entry(0, "c"), undo_entry(0, 2), Entry(0, "d"), Entry(1, "e")]
    assert [word.text for word in fold(log)] == ["a", "d", "e"]
    assert lengths(log) == [0, 1, 2, 3, 1, 2, 3]
    assert [unchanged(lengths(log), seen) for seen in range(8)] == [0, 1, 1, 1, 1, 2, 3, 0]


def test_what_a_page_keeps_and_what_it_is_sent_make_the_whole() -> None:
    chance = random.Random(3)
    log: list[Entry] = []
    for number in range(200):
        moves = len(fold(log))
        taken = chance.randrange(1, 4)
        log.append(
            undo_entry(0, taken) if taken < moves and chance.random() < 0.3 else Entry(0, f"w{number}")
        )
    now = [word.text for word in fold(log)]
    for seen in range(len(log) + 1):
        then = [word.text for word in fold(log[:seen])]
        kept = unchanged(lengths(log), seen)
        assert then[:kept] + now[kept:] == now


def test_a_table_resumes_where_it_was() -> None:
    table = Table(find(GAME), ["A", "B"], {}, "5e" * 32)
    for number in range(40):
        seat = table.state.actors()[0]
        options = table.legal(seat)
        table.play(seat, options[number * 7 % len(options)].text)
    again = resume(table.game, table.names, table.options, "5e" * 32, table.moves)
    assert again.game.view(again.state, NOBODY) == table.game.view(table.state, NOBODY)
    assert again.traces == table.traces
    assert [len(again.told_by(word)) for word in range(len(again.moves))] == [
        len(table.told_by(word)) for word in range(len(table.moves))
    ]
    again.settle()
    assert len(again.moves) == len(table.moves)


def test_names_and_lines_become_one_printable_line() -> None:
    assert limits.one_line("  a\tb\n\nc  ", 10) == "a b c"
    assert limits.one_line("a\u202eb\u200b\x00\ud800", 10) == "ab"
    assert limits.one_line("e\u0301" * 30, 24) == "é" * 24
    assert limits.one_line("x" * 30, 24) == "x" * 24
    assert limits.one_line("🏰 Castello", 24) == "🏰 Castello"


def test_a_bucket_lets_a_burst_through_and_then_a_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(rates, "monotonic", lambda: clock[0])
    bucket = rates.Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = rates.Buckets(rate=1.0, burst=1.0, kept=2)
    assert [buckets.take(name) for name in ("a", "b", "a", "c", "b")] == [True, True, False, True, True]


def test_the_first_wanted_language_that_we_have() -> None:
    assert [
        preferred(header) for header in ("it", "it-IT,en", "de, it;q=0.3, en;q=0.2", "en;q=0.1,it;q=0.9")
    ] == [
        "it",
        "it",
        "it",
        "it",
    ]
    assert [preferred(header) for header in ("", "de", "*", "en-GB, it", ";;q=,,", "it;q=zero, en")] == [
        "en"
    ] * 6


def test_every_problem_has_a_sentence_in_both_languages() -> None:
    for code in STATUS:
        assert problem_text(code, language("it")) != problem_text(code, language("en"))


def test_the_bots_of_the_house_play_every_game() -> None:
    for name in BOTS:
        for game in GAMES.values():
            state = game.new(game.usual_seats)
            settle_chance(state, Rng(1))
            assert ask(game.bot(name), state, state.actor(), Rng(1)) in state.legal()
    with pytest.raises(UnknownBot, match="random, greedy"):
        find(GAME).bot("wizard")


def test_every_bot_has_a_name_and_a_level() -> None:
    for bot in BOTS:
        for code in ("en", "it"):
            assert bot_title(bot, language(code)) != bot
            assert bot_level(bot, language(code))


def test_every_kind_of_tournament_has_a_name_and_a_rule() -> None:
    for kind in KINDS:
        for code in ("en", "it"):
            assert kind_title(kind, language(code)) != kind
            assert kind_rule(kind, language(code))


class Built(Event):
    pass


class Whisper(Event):
    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer == self.seat else None


class Plain(Text):
    def __init__(self) -> None:
        """Events are all that is read."""

    def event(self, event: Event) -> str:
        if isinstance(event, PointsScored):
            return f"scores {event.points}"
        return {"Built": "builds", "Whisper": "whispers"}.get(type(event).__name__, "")


def test_points_stand_on_the_line_of_what_gave_them() -> None:
    told: list[Event] = [
        PointsScored(0, "a", 1, 1),  # Nothing before it: a line of its own.
        Built(0),
        PointsScored(0, "b", 2, 3),
        PointsScored(0, "b", 1, 1),  # The same rule again.
        PointsScored(0, "c", 1, 4),  # Another rule.
        PointsScored(1, "b", 1, 5),  # Another player.
        Whisper(0),
        Event(0),  # Nothing to say.
        Built(-1),
    ]
    lines = log_lines([(7, told)], 1, ["Anna", "Bruno"], Plain())
    assert [(line["text"], line["points"], line.get("clause")) for line in lines] == [
        ("Anna scores 1", 1, "a"),
        ("Anna builds", 7, "b"),
        ("Anna scores 4", 4, "c"),
        ("Bruno scores 5", 5, "b"),
        ("builds", 0, None),
    ]
    assert all(line["moves"] == 7 for line in lines)
    own = [line["text"] for line in log_lines([(7, told)], 0, ["Anna", "Bruno"], Plain())]
    assert "Anna whispers" in own


def test_the_command_line_refuses_what_cannot_be_served(tmp_path: Path) -> None:
    for options, message in (
        (["--log-level", "loud"], "log level"),
        (["--database-url", "mysql://x"], "sqlite:///"),
        (["--trusted-proxies", "127.0.0.1,the proxy"], "the proxy"),
        (["--database-url", f"sqlite:///{tmp_path}/no/folder/x.db"], "cannot be opened"),
    ):
        command = [sys.executable, "-m", "maniero", "serve", "--port", "0", *options]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode != 0
        assert message in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


def test_serve_and_play_explain_themselves() -> None:
    for command in ("serve", "play"):
        shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"})
        assert shown.exit_code == 0
        assert "--database-url" in shown.output


def test_a_taken_port_is_not_used() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with listen("127.0.0.1", taken.getsockname()[1], or_any=True) as line:
            assert line.getsockname()[1] != taken.getsockname()[1]
