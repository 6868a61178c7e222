"""The command line: what it prints, and how it says that something is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maniero import __version__
from maniero.cli import main
from maniero.games import GAMES
from maniero.table.bench import COMPILED

every_game = pytest.mark.parametrize("id", GAMES)


class Shell:
    """Runs commands in this process and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def run(self, *words: str) -> tuple[int, str, str]:
        self._monkeypatch.setattr(sys, "argv", ["maniero", *words])
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        out = self._capsys.readouterr()
        return code, out.out, out.err

    def good(self, *words: str) -> str:
        code, out, err = self.run(*words)
        assert code == 0, err
        return out

    def bad(self, *words: str) -> str:
        """The one line on stderr that a mistake gives."""
        code, out, err = self.run(*words)
        assert code != 0
        assert out == ""
        assert "Traceback" not in err
        return err


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """A finished game with hidden hands."""
    shell.good("simulate", "council", "--games", "1", "--seed", "5", "--records", str(tmp_path))
    return tmp_path / "council-5.txt"


def test_the_version_says_whether_it_is_compiled(shell: Shell) -> None:
    kind = "compiled" if COMPILED else "interpreted"
    assert shell.good("--version") == f"maniero {__version__}, {kind}\n"


def test_the_installed_script_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "maniero", "games"], capture_output=True, text=True, check=True
    )
    assert "The Council of Four" in done.stdout


def test_games_are_listed(shell: Shell) -> None:
    rows = json.loads(shell.good("games", "--json"))
    assert [row["id"] for row in rows] == list(GAMES)
    for row in rows:
        assert set(row) == {"id", "title", "seats", "options"}
        assert row["title"] in shell.good("games")


@every_game
def test_simulate_plays_the_same_games_for_the_same_seed(shell: Shell, id: str) -> None:
    for seats in GAMES[id].seat_counts:
        words = ("simulate", id, "--games", "6", "--seed", "1", "--seats", str(seats), "--json")
        first: dict[str, Any] = json.loads(shell.good(*words))
        again: dict[str, Any] = json.loads(shell.good(*words))
        assert first | {"seconds": 0} == again | {"seconds": 0}
        assert first["games"] == 6
        assert len(first["mean_scores"]) == len(first["wins"]) == seats
        assert sum(first["wins"]) == pytest.approx(6, abs=0.01) or (seats == 1 and sum(first["wins"]) <= 6)


@every_game
def test_records_do_not_change_the_games(shell: Shell, id: str, tmp_path: Path) -> None:
    words = ("simulate", id, "--games", "3", "--json")
    plain = json.loads(shell.good(*words))
    kept = json.loads(shell.good(*words, "--records", str(tmp_path / "new" / "folder")))
    assert plain["mean_scores"] == kept["mean_scores"]
    assert len(list((tmp_path / "new" / "folder").glob("*.txt"))) == 3


def test_bots_are_named_by_seat(shell: Shell) -> None:
    out = shell.good("simulate", "council", "--games", "1", "--bots", "random,greedy,random")
    assert "seat 2  greedy" in out


def test_a_users_own_bot_plays(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "first_word.py"
    file.write_text("def choose(world, seat, rng):\n    return world.legal()[0]\n")
    result = json.loads(
        shell.good("simulate", "council", "--games", "2", "--bots", f"random,{file}:choose", "--json")
    )
    assert result["games"] == 2


def test_a_bot_that_cheats_is_stopped(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "cheat.py"
    file.write_text("def choose(world, seat, rng):\n    return world.vocabulary().actions[0]\n")
    assert "is not allowed now" in shell.bad(
        "simulate", "council", "--games", "1", "--bots", f"{file}:choose"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "chess"), "there is no game 'chess'; there are: "),
        (("simulate", "council", "--seats", "5"), "is for 2, 3, 4 players, not 5"),
        (("simulate", "council", "--bots", "hal"), "there is no bot 'hal'"),
        (("simulate", "council", "--bots", "random,random", "--seats", "3"), "2 bots for 3 seats"),
        (("simulate", "council", "--bots", "nowhere.py:choose"), "cannot be read (No such file"),
        (("simulate", "council", "--option", "map"), "an option is written name=value"),
        (("simulate", "council", "--option", "map=CCC"), "option map cannot be 'CCC'"),
        (("simulate", "council", "--option", "snow=on"), "there is no option 'snow'"),
        (
            ("simulate", "council", "--option", "first=3"),
            "option first cannot be '3' with 2 players; it is for 3 or 4",
        ),
        (("simulate", "council", "--option", "map=AAA", "--option", "map=BBB"), "is given twice"),
        (("simulate", "council", "--components", "nowhere.toml"), "cannot be read"),
        (("components", "ludo"), "there is no game 'ludo'"),
        (("serve", "--components", "nowhere.toml"), "'nowhere.toml' is not game=file"),
        (("serve", "--components", "council=nowhere.toml"), "nowhere.toml: cannot be read"),
        (("play", "--no-browser", "--components", "ludo=box.toml"), "there is no game 'ludo'"),
        (("simulate", "council", "--games", "0"), "greater than or equal to 1"),
        (("simulate", "council", "--seed", "-1"), "greater than or equal to 0"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules", "council", "--lang", "de"), "there is no language 'de'; there are: en, it"),
        (("rules", "council", "--search", "zeppelin"), "no clause mentions 'zeppelin'"),
        (("replay", "nowhere.txt"), "cannot be read"),
        (("replay", "."), "cannot be read"),
        (("verify", "nowhere.txt"), "cannot be read"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "council", "--seats", "7"), "is for 2, 3, 4 players"),
        (("fly",), "No such command 'fly'"),
    ],
)
def test_a_mistake_gets_one_clear_line(shell: Shell, words: tuple[str, ...], message: str) -> None:

    assert message in shell.bad(*words)


@every_game
@pytest.mark.parametrize("lang", ["en", "it"])
def test_rules_are_printed_in_both_languages(shell: Shell, id: str, lang: str) -> None:
    rows = json.loads(shell.good("rules", id, "--lang", lang, "--json"))
    assert [row["id"] for row in rows] == list(GAMES[id].clauses())
    assert all(row["text"] for row in rows)
    assert shell.good("rules", id, "--lang", lang).count("\n\n") == len(rows)


def test_rules_can_be_searched(shell: Shell) -> None:
    assert "council.joker" in shell.good("rules", "council", "--search", "JOKER")
    assert "elect.coins" not in shell.good("rules", "council", "--search", "joker")


def test_a_record_is_replayed_in_words(shell: Shell, record: Path) -> None:
    out = shell.good("replay", str(record))
    assert "random 1" in out
    assert "Score sheet" in out
    assert "Score sheet" not in shell.good("replay", str(record), "--lang", "it")


def test_a_record_is_checked_and_verified(shell: Shell, record: Path) -> None:
    assert shell.good("replay", str(record), "--check").startswith("sound: ")
    checked = json.loads(shell.good("replay", str(record), "--check", "--json"))
    assert checked["over"]
    assert checked["winners"]
    assert json.loads(shell.good("verify", str(record), "--json"))["verified"] is True
    assert "all" in shell.good("verify", str(record))


def test_a_position_of_a_record_is_seen_with_a_seats_eyes(shell: Shell, record: Path) -> None:
    view = json.loads(shell.good("replay", str(record), "--step", "90", "--seat", "2", "--json"))
    assert view["viewer"] == 1
    assert view["players"][1]["hand"] is not None
    assert view["players"][0]["hand"] is None


@pytest.mark.parametrize("dark", [(), ("--dark",)])
def test_a_position_is_drawn(shell: Shell, record: Path, tmp_path: Path, dark: tuple[str, ...]) -> None:
    picture = tmp_path / "picture.png"
    shell.good("replay", str(record), "--step", "200", "--png", str(picture), *dark)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_what_an_extra_would_bring_is_named(
    shell: Shell, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maniero.find_spec", lambda name: None)
    assert "pip install 'maniero[server]'" in shell.bad("play", "--no-browser")
    assert "pip install 'maniero[server]'" in shell.bad("serve")
    assert "pip install 'maniero[arena]'" in shell.bad("arena", "castles")
    picture = tmp_path / "picture.png"
    assert "pip install 'maniero[pictures]'" in shell.bad("replay", str(record), "--png", str(picture))
    assert not picture.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--step", "-1"), "there is no step -1"),
        (("--step", "999999"), "there is no step 999999"),
        (("--seat", "0"), "there is no seat 0; there are 2"),
        (("--seat", "3"), "there is no seat 3; there are 2"),
        (("--lang", "tlh"), "there is no language 'tlh'"),
    ],
)
def test_a_step_or_seat_that_is_not_there(
    shell: Shell, record: Path, words: tuple[str, ...], message: str
) -> None:
    assert message in shell.bad("replay", str(record), *words)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda raw: b"\xff\xfe" + raw, "line 1: not UTF-8 text"),
        (lambda raw: raw[: len(raw) // 2], "cut short?"),
        (lambda raw: b"", "line 1: must be 'Maniero record 1'"),
        (lambda raw: raw.replace(b"\n* ", b"\n* fly-away ", 1), "unknown word 'fly-away'"),
        (lambda raw: raw.replace(b"won by", b"lost by"), "but the words give"),
        (lambda raw: raw.replace(b"\n1 ", b"\n2 ", 1), "may not say"),
        (lambda raw: raw.replace(b"game: council", b"game: chess"), "there is no game 'chess'"),
    ],
)
def test_a_damaged_record_is_refused(shell: Shell, record: Path, change: Any, message: str) -> None:
    raw = record.read_bytes()
    damaged = change(raw)
    if b"fly-away" in damaged:
        words = int(raw.split(b"words: ")[1].split(b"\n")[0])
        damaged = damaged.replace(b"words: %d" % words, b"words: %d" % (words + 1))
    record.write_bytes(damaged)
    for command in (("replay", str(record), "--check"), ("replay", str(record)), ("verify", str(record))):
        assert message in shell.bad(*command)


def test_a_draw_that_was_changed_is_found_out(shell: Shell, record: Path) -> None:
    text = record.read_text()
    number = text.split("simulated-")[1].split("\n")[0]
    record.write_text(text.replace(f"simulated-{number}", "simulated-77"))
    assert "the seed is not the one whose hash was published" in shell.bad("verify", str(record))


def test_a_name_that_was_changed_is_found_out(shell: Shell, record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace('"random 1"', '"Mallory"'))
    assert "the chain does not close" in shell.bad("verify", str(record))


def test_a_record_is_compared_with_what_a_page_has_shown(shell: Shell, record: Path) -> None:
    header = dict(line.split(": ", 1) for line in record.read_text().split("\n\n")[0].splitlines()[1:])
    kept = ("--seen", header["chain"], "--seen", header["seed-hash"])
    assert "belongs to this game" in shell.good("verify", str(record), *kept)
    proof = json.loads(shell.good("verify", str(record), *kept, "--json"))
    assert (proof["seen"], proof["chained"], proof["added"], proof["missing"]) == (2, True, [], [])
    assert "was seen in another game" in shell.bad("verify", str(record), "--seen", "ab" * 32)
    assert "64 hexadecimal digits" in shell.bad("verify", str(record), "--seen", "AB" * 32)


def test_a_corrected_component_file_is_used_and_named_in_the_record(shell: Shell, tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    printed = shell.good("components", "council")
    corrected.write_text(printed.replace("D = { points = 7 }", "D = { points = 8 }"))
    words = (
        "simulate",
        "council",
        "--games",
        "1",
        "--components",
        str(corrected),
        "--records",
        str(tmp_path),
    )
    shell.good(*words)
    file = str(tmp_path / "council-1.txt")
    assert "another component file" in shell.bad("replay", file)
    assert shell.good("replay", file, "--check", "--components", str(corrected)).startswith("sound")
    assert shell.good("verify", file, "--components", str(corrected))
    assert "builds" in shell.good("replay", file, "--components", str(corrected))


def test_a_record_of_older_rules_is_read_and_not_checked(shell: Shell, tmp_path: Path) -> None:
    shell.good("simulate", "castles", "--games", "1", "--records", str(tmp_path))
    record = tmp_path / "castles-1.txt"
    text = record.read_text()
    result = text.split("result: ")[1].split("\n")[0]
    word = text.split()[-1]
    record.write_text(text.replace("rules: 1", "rules: 0"))
    told = shell.good("replay", str(record))
    assert "castles, version 0 of the rules" in told
    assert f": {word}" in told
    assert f"result: {result}" in told
    assert "This cannot be checked" in told
    for command in (("replay", "--check"), ("verify",), ("replay", "--step", "3")):
        assert "version 0 of the rules" in shell.bad(*command, str(record))


@every_game
def test_bench_measures(shell: Shell, id: str) -> None:
    row = json.loads(shell.good("bench", id, "--seconds", "0.05", "--json"))[id]
    assert {"actions_per_s", "games_per_s", "actions_per_game", "compiled", "branching"} <= set(row)
    assert row["copy_us"] > 0
    assert row["value_us"] > 0
    assert row["compiled"] is COMPILED
    assert ("speedup" in row) == COMPILED
    assert "actions a second" in shell.good("bench", id, "--seconds", "0.05", "--alone")


def test_bench_measures_what_is_in_play(shell: Shell) -> None:
    solo = shell.good("bench", "burgundy", "--seconds", "0.05", "--alone", "--json", "--option", "duchy=13a")
    assert json.loads(solo)["burgundy"]["seats"] == 1


def test_a_tournament_is_told_round_by_round(shell: Shell) -> None:
    out = shell.good("tournament", "castles", "--bots", "greedy,random,greedy,random", "--seed", "7")
    lines = [line.strip() for line in out.splitlines()]
    assert lines[0] == "Castles: cup of 4"
    assert [line for line in lines if line.startswith("round")] == ["round 1 of 2", "round 2 of 2"]
    assert sum(" : " in line and line.endswith("wins") for line in lines) == 4
    assert [line[0] for line in lines[lines.index("standings") + 1 :]] == ["1", "2", "3", "4"]


def test_a_league_for_programs_and_its_records(shell: Shell, tmp_path: Path) -> None:
    words = ("tournament", "castles", "--kind", "league", "--bots", "greedy,random,random", "--json")
    told = json.loads(shell.good(*words, "--option", "gate=reserve", "--records", str(tmp_path / "kept")))
    assert [[game["players"] for game in games] for games in told["rounds"]] == [[[1, 2]], [[1, 3]], [[2, 3]]]
    sums = {each["player"]: each["points"] for each in told["standings"]}
    for number in (1, 2, 3):
        games = [game for games in told["rounds"] for game in games if number in game["players"]]
        assert sums[number] == sum(game["points"][game["players"].index(number)] for game in games)
    files = sorted((tmp_path / "kept").glob("*.txt"))
    assert [file.name for file in files] == [f"castles-1-{round}-1.txt" for round in (1, 2, 3)]
    for file in files:
        assert "verified" in shell.good("verify", str(file))
        assert "gate=reserve" in file.read_text()
    assert json.loads(shell.good(*words, "--option", "gate=reserve")) == told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("castles", "--bots", "greedy,random,greedy"), "a cup is for 4 players, not 3"),
        (("castles", "--kind", "league", "--bots", "random"), "3, 4, 5, 6, 7, 8 players, not 1"),
        (("castles", "--kind", "knockout"), "there are: cup, league"),
        (("castles", "--bots", "greedy,deep,greedy,random"), "there is no bot 'deep'"),
        (("castles", "--option", "wings=yes"), "there is no option 'wings'"),
        (("castles", "--option", "first=4"), "with 2 players; it is for 4"),
        (("ludo",), "there is no game 'ludo'"),
    ],
)
def test_a_tournament_that_cannot_be_played(shell: Shell, words: tuple[str, ...], said: str) -> None:
    assert said in shell.bad("tournament", *words)
