"""Records: what is written is read again; what is damaged is refused with line and reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maniero.kernel.luck import Luck
from maniero.kernel.record import Move, Record, RecordError, parse_record, result_text
from maniero.kernel.state import CHANCE

HASH = "ab" * 32


def record(names: list[str], moves: list[Move]) -> Record:
    return Record("council", 1, HASH, {"map": "AAA"}, names, HASH, moves, "", "")


SAMPLE = record(["Anna", "Bruno"], [Move(CHANCE, "first-2"), Move(1, "hire"), Move(0, "end")]).dump()


def test_a_record_is_text_a_person_can_read() -> None:
    assert SAMPLE.splitlines() == [
        "Maniero record 1",
        "game: council",
        "rules: 1",
        f"components: {HASH}",
        "options: map=AAA",
        'seats: ["Anna", "Bruno"]',
        f"seed-hash: {HASH}",
        "words: 3",
        "",
        "* first-2",
        "2 hire",
        "1 end",
    ]


LUCK = [Luck(0, HASH, "cd" * 32), Luck(1, HASH, ""), Luck(3, "", "")]
LUCKY = Record("council", 1, HASH, {}, ["A", "B", "C", "D"], HASH, [], "", "", LUCK, HASH, 2).dump()
LUCK_LINE = f"luck: 1={HASH}/{'cd' * 32} 2={HASH}/- 4=-/-"


def test_luck_and_chain_stand_in_a_record_of_version_2() -> None:
    assert LUCKY.splitlines()[0] == "Maniero record 2"
    assert LUCK_LINE in LUCKY.splitlines()
    assert f"chain: {HASH}" in LUCKY.splitlines()
    read = parse_record(LUCKY)
    assert [(each.seat, each.hash, each.number) for each in read.luck] == [
        (0, HASH, "cd" * 32),
        (1, HASH, ""),
        (3, "", ""),
    ]
    assert read.dump() == LUCKY


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("record 2", "record 1", 8, "not a line of a header"),
        (f"chain: {HASH}", "chain: AB", 10, "'chain' must be 64 hexadecimal digits"),
        ("1=ab", "1=AB", 8, "64 hexadecimal digits each"),
        ("/cdcd", "/cd", 8, "64 hexadecimal digits each"),
        (" 4=-/-", " 5=-/-", 8, "must name seats from 1 to 4"),
        (" 4=-/-", " x=-/-", 8, "must name seats from 1 to 4"),
        (" 4=-/-", " 2=-/-", 8, "each seat once, in their order"),
        (" 4=-/-", " 4", 8, "must be a list of seat=hash/number"),
        (" 4=-/-", f" 4=-/{HASH}", 8, "a number without a hash"),
    ],
)
def test_luck_that_cannot_be_read_is_refused(old: str, new: str, line: int, reason: str) -> None:
    assert old in LUCKY
    with pytest.raises(RecordError, match=reason) as caught:
        parse_record(LUCKY.replace(old, new, 1))
    assert caught.value.line == line


words = st.lists(
    st.tuples(
        st.integers(-1, 3), st.from_regex(r"[a-z]+(-[A-Za-z0-9]+){0,2}", fullmatch=True).map(lambda w: w[:60])
    )
)


@given(st.lists(st.text(max_size=50), min_size=4, max_size=4), words)
def test_what_is_written_is_read_again(names: list[str], said: list[tuple[int, str]]) -> None:
    text = record(names, [Move(seat, word) for seat, word in said]).dump()
    read = parse_record(text)
    assert read.names == names
    assert [(move.seat, move.text) for move in read.moves] == said
    assert read.dump() == text


def test_a_result_names_points_and_winners() -> None:
    assert result_text([61, 54, 61], [0, 2]) == "61 54 61, won by 1 3"
    assert result_text([7], []) == "7, lost"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Maniero record 1", "Maniero record 3", 1, "must be 'Maniero record 1'"),
        ("game: council\n", "", 8, "the header ends without 'game'"),
        ("rules: 1", "rules: one", 3, "'rules' must be a number"),
        ("rules: 1", "rules: ²", 3, "'rules' must be a number"),
        (f"components: {HASH}", "components: abc", 4, "64 hexadecimal digits"),
        ("options: map=AAA", "options: map", 5, "must be a list of name=value"),
        ("options: map=AAA", "options: map=AAA map=BBB", 5, "each name once"),
        ('seats: ["Anna", "Bruno"]', "seats: Anna, Bruno", 6, "list of names in quotes"),
        ('seats: ["Anna", "Bruno"]', "seats: [1, 2]", 6, "list of names in quotes"),
        ('seats: ["Anna", "Bruno"]', "seats: []", 6, "one to eight names"),
        ('seats: ["Anna", "Bruno"]', "seats: " + "[" * 9000, 6, "list of names in quotes"),
        ("game: council", "game: council\ngame: council", 3, "stands in the header twice"),
        ("rules: 1", "colour: red", 3, "not a line of a header"),
        ("words: 3", "words: 4", 13, "there are 3 words, but the header says 4: cut short?"),
        ("\n\n", "\n", 9, "not a line of a header"),
        ("2 hire", "3 hire", 11, "must begin with \\* or a seat from 1 to 2"),
        ("2 hire", "hire", 11, "must begin with"),
        ("2 hire", "2", 11, "has a speaker but no word"),
        ("2 hire", "2 " + "x" * 61, 11, "longer than 60 characters"),
        ("2 hire", "2 hi\x00re", 11, "cannot be printed"),
        ("2 hire", "2 " + "x " * 20_000, 11, "longer than 20000 characters"),
        ("words: 3", "words: 3\nseed: simulated-x", 9, "'seed' must be 64"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    assert old in SAMPLE
    with pytest.raises(RecordError, match=reason) as caught:
        parse_record(SAMPLE.replace(old, new))
    assert caught.value.line == line


def test_a_record_without_an_end_of_its_header_is_refused() -> None:
    with pytest.raises(RecordError, match="the header ends without 'rules'"):
        parse_record("Maniero record 1\ngame: council\n")


def test_a_huge_record_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError, match="longer than 2000000"):
        parse_record(SAMPLE + " " * 2_000_000)


@given(st.text())
def test_any_text_gives_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


@given(st.integers(0, len(SAMPLE) - 2))
def test_a_record_cut_short_is_refused(length: int) -> None:
    with pytest.raises(RecordError):
        parse_record(SAMPLE[:length])


@given(st.integers(0, len(SAMPLE) - 1), st.characters())
def test_a_changed_character_never_crashes_the_reader(place: int, character: str) -> None:
    damaged = SAMPLE[:place] + character + SAMPLE[place + 1 :]
    assert error_line(damaged) >= 0


def error_line(text: str) -> int:
    """The line of the error that reading gives; 0 when there is none."""
    try:
        parse_record(text)
    except RecordError as error:
        return error.line
    return 0
