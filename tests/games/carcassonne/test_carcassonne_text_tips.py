"""What explains itself in Carcassonne: The Castle: the things on the table, the options."""

from __future__ import annotations

import pytest

from maniero.games.carcassonne.names import BONUS_KINDS, POINTS, STARTS
from maniero.games.carcassonne.state import Castle
from maniero.games.carcassonne.view import view
from maniero.kernel.state import NOBODY
from maniero.kit.phrases import capital
from tests.games.carcassonne.wording import (
    BOX,
    ENGLISH,
    ITALIAN,
    SQUARE,
    WHOLE_GAMES,
    WORDS,
    game,
    play,
    recount,
    whole_game,
)
from tests.games.wording import said


def things(s: Castle) -> list[str]:
    """All that a picture may show."""
    seen = view(s, 0)
    followers = seen["followers"]
    return [
        *[f"square-{name}" for name in BOX.squares],
        *[f"zone-{zone['name']}" for zone in seen["zones"]],
        *[f"zone-{square['name']}-1" for square in seen["squares"] if square["tile"] is not None],
        *[f"zone-S{number}" for number in range(1, STARTS + 1)],
        *[f"start-{number}" for number in range(1, STARTS + 1)],
        *[f"tower-{tower['spaces'][0]}" for tower in seen["towers"]],
        *[f"follower-{follower['square']}" for follower in followers],
        *[f"follower-{follower['square']}-{follower['part'] + 1}" for follower in followers],
        *[f"bonus-{number}" for number in range(1, BONUS_KINDS + 1)],
        *(["part-1"] if seen["placed"] is not None else []),
        *(["tile", "turn-0", "turn-3"] if seen["tile"] is not None else []),
        *["keep", "keep-0", "keep-1", "supply", "supply-0", "supply-1", "pile", "track"],
    ]


@pytest.mark.parametrize("args", WHOLE_GAMES)
def test_everything_on_the_table_explains_itself(args: tuple[int]) -> None:
    for s in whole_game(*args).positions[::40]:
        seen = view(s, 0)
        for pick in things(s):
            WORDS.explained(seen, pick)


def test_tips_of_tiles() -> None:
    s = game("draw-Z09 place-F9-0 claim-1 draw-C04")
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "square-F9")) == [
        "Square F9",
        "1 tower, 1 court",
        "Tower: 2 tiles, 1 open side, you have the majority",
        "Court: 1 tile",
        "zone.joined",
    ]
    assert said(ITALIAN.tip(seen, "square-F9"))[2] == "Torre: 2 tessere, 1 lato aperto, hai la maggioranza"
    assert said(ITALIAN.tip(seen, "square-F8")) == [
        "Casella F8",
        "La tessera pescata si può piazzare qui in 2 modi.",
        "place.adjacent",
    ]
    assert said(ENGLISH.tip(seen, "square-B1"))[1] == "The tile in hand does not fit here."
    tile = said(ENGLISH.tip(seen, "tile"))
    assert tile[:2] == ["The tile in hand", "1 path, 1 house, 2 courts"]
    assert tile[3:] == ["1 more like it is in the pile.", "place.tile"]
    assert said(ENGLISH.tip(seen, "turn-2"))[0] == "Turned twice"
    assert "A5" in said(ITALIAN.tip(seen, "turn-1"))[1]
    assert said(ENGLISH.tip(seen, "pile")) == ["Castle tiles", "58 tiles are left to draw.", "end.when"]
    s.removed = 1
    assert said(ENGLISH.tip(view(s, 0), "pile"))[2] == "1 tile fitted nowhere and was removed."


def test_tips_of_zones() -> None:
    s = game("draw-Z09 place-F9-0 claim-1 draw-Z02 place-K4-0")
    seen = view(s, 1)
    assert said(ENGLISH.tip(seen, "part-1")) == [
        "House",
        "A follower here is a squire.",
        "1 tile, 3 open sides",
        "No follower stands here.",
        "Worth 1 point when it is completed as it stands",
        "follower.part",
    ]
    assert said(ENGLISH.tip(seen, "zone-S4")) == [
        "Tower",
        "2 tiles, 1 open side",
        "Player 1: 1 follower",
        "Player 1 has the majority",
        "Worth 4 points when it is completed as it stands",
        "tower.complete",
    ]
    named = said(ENGLISH.tip(seen, "zone-S4", ["Anna", "Bruno"]))
    assert named[2:4] == ["Anna: 1 follower", "Anna has the majority"]
    assert said(ENGLISH.tip(seen, "zone-F9-1")) == said(ENGLISH.tip(seen, "zone-S4"))
    recount(s, s.zones.part(SQUARE["F9"], 0), followers=257)
    assert said(ITALIAN.tip(view(s, 1), "zone-S4"))[2:4] == [
        "Giocatore 1: 1 omino; Giocatore 2: 1 omino",
        "Nessuno ha la maggioranza",
    ]
    assert said(ITALIAN.tip(seen, "zone-S1")) == [
        "Corte",
        "1 tessera, 1 mercato",
        "Qui non c'è nessun omino.",
        "Così com'è, alla fine vale 3 punti",
        "court.points",
    ]
    assert said(ITALIAN.tip(seen, "start-1"))[:3] == [
        "Casella partenza 1",
        "1 corte, 1 mercato",
        "Accanto alla casella D1",
    ]
    assert said(ENGLISH.tip(seen, "follower-F9-1"))[:2] == [
        "Player 1: knight",
        "Tower: 2 tiles, 1 open side, Player 1 has the majority",
    ]


def test_tips_of_completed_zones() -> None:
    s = game("draw-Z08 place-C9-0")
    assert said(ENGLISH.tip(view(s, 0), "zone-S3"))[1:-1] == [
        "2 tiles, zone complete",
        "No follower stands here.",
        "Worth 2 points now",
    ]
    play(s, "claim-1")
    assert said(ITALIAN.tip(view(s, 0), "zone-S3"))[1:-1] == ["2 tessere, zona completa"]
    shut = game("draw-Z08 place-C9-2")
    assert said(ENGLISH.tip(view(shut, 0), "zone-S3"))[1:-1] == ["1 tile, zone complete"]


def test_tips_of_the_wall() -> None:
    s = game()
    s.points = [7, 12]
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "tower-12")) == [
        "Corner tower 12/13",
        "A bonus tile lies here, face down.",
        "Player 1 gets here with 5 or 6 points.",
        "Player 2 gets here with 1 point.",
        "wall.exact",
    ]
    assert said(ITALIAN.tip(seen, "tower-0")) == [
        "Torre d'angolo 0/1",
        "Qui non c'è nessuna tessera bonus.",
        "setup.bonus",
    ]
    s.points[1] = 20
    assert said(ITALIAN.tip(view(s, 0), "tower-12"))[3] == "Giocatore 2 l'ha superata."
    assert said(ENGLISH.tip(seen, "track"))[:3] == [
        "Score track",
        "Player 1: 7 points",
        "Player 2: 12 points",
    ]


def test_tips_of_the_own_things() -> None:
    s = game()
    s.builders[0].held, s.builders[1].fresh = [POINTS, POINTS], [POINTS]
    seen = view(s, 0)
    assert said(ENGLISH.tip(seen, "bonus-9")) == [
        "Bonus tile 9: extra points",
        "At the end you gain 5 points.",
        "Player 1 has 2 to use.",
        "Player 2 may use it from the next own turn on.",
        "bonus.9",
    ]
    assert said(ITALIAN.tip(seen, "bonus-9"))[2:4] == [
        "Giocatore 1 può usarne 2.",
        "Giocatore 2 può usarla dal suo prossimo turno.",
    ]
    assert said(ITALIAN.tip(seen, "keep"))[:2] == ["Palazzo: Giocatore 1", "Non ancora piazzato."]
    s.builders[1].keep = 4
    assert said(ENGLISH.tip(view(s, 0), "keep-1")) == [
        "Keep of Player 2",
        "It stands on a house of 4 tiles.",
        "The largest empty area has 76 squares.",
        "end.keep",
    ]
    assert said(ENGLISH.tip(seen, "supply"))[:2] == ["Supply of Player 1", "6 followers"]


def test_tips_of_bonus_tiles_are_their_clauses_with_the_numbers_of_the_box() -> None:
    seen = view(game(), 0)
    for number in range(1, BONUS_KINDS + 1):
        clause = WORDS.clauses[f"bonus.{number}"].text
        for text, code in ((ENGLISH, "en"), (ITALIAN, "it")):
            assert said(text.tip(seen, f"bonus-{number}"))[1] == capital(clause[code].partition(": ")[2])


@pytest.mark.parametrize(
    "pick",
    [
        "square-A1",
        "part-1",
        "part-x",
        "turn-0",
        "zone-C4-3",
        "zone-S8",
        "zone-",
        "tile",
        "tower-13",
        "follower-C4",
        "keep-2",
        "bonus-10",
        "start-0",
        "dragon-1",
    ],
)
def test_what_is_not_there_has_no_tip(pick: str) -> None:
    assert ENGLISH.tip(view(game(), 0), pick) is None


@pytest.mark.parametrize("pick", ["keep", "supply"])
def test_spectators_hold_nothing(pick: str) -> None:
    s = game()
    assert ENGLISH.tip(view(s, 0), pick) is not None
    assert ENGLISH.tip(view(s, NOBODY), pick) is None


def test_titles_of_options() -> None:
    assert ITALIAN.option("first") == "Primo giocatore"
    assert ITALIAN.value("first", "random") == "A caso"
    assert ITALIAN.value("first", "2") == "Giocatore 2"
