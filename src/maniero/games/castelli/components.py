"""What is in the box of Castelli: facts only, checked when loaded."""

from __future__ import annotations

from typing import Final

from maniero.games.castelli.actions import Actions
from maniero.games.castelli.layout import Layout
from maniero.games.castelli.names import (
    BASE,
    CHARACTERS,
    COLOURS,
    KINGS,
    MOST_SEATS,
    NONE,
    STARTING_TILES,
    TILES,
    TURNS,
)
from maniero.games.castelli.pieces import read_pieces, read_rim
from maniero.kernel.facts import Box, Facts


class Tile:
    """A heraldic tile, or a starting tile."""

    def __init__(
        self, number: int, name: str, value: int, shields: list[int], card: int, silver: int, starting: bool
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.value: Final = value
        self.shields: Final = shields  # Colours, clockwise from the printed top.
        self.card: Final = card  # Colour of the shield with a card, or NONE.
        self.silver: Final = silver
        self.starting: Final = starting
        # By quarter turns and side: the seat whose shield faces it, and the points it counts.
        self.facing: Final = [
            [shields[(side - turn) % TURNS] for side in range(TURNS)] for turn in range(TURNS)
        ]
        self.points: Final = [
            [0 if colour == card else value for colour in self.facing[turn]] for turn in range(TURNS)
        ]


class CastelliBox(Box):
    """All components, and the actions that are made of them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        counts = facts.table("counts")
        self.castles: Final = counts.number("castles", 1, 20)  # Of each player.
        self.silver: Final = counts.numbers("silver", MOST_SEATS - 1)  # By players: two, three, four.
        self.villages_aside: Final = counts.number("villages_aside")
        self.cities_aside: Final = counts.number("cities_aside")
        self.most_resources: Final = counts.number("most_resources", 1, 9)  # Of each kind.
        self.track: Final = counts.number("track", 1)  # The last space of the score track.
        counts.only(["castles", "silver", "villages_aside", "cities_aside", "most_resources", "track"])

        costs = facts.table("costs")
        self.castle_price: Final = costs.number("castle", 0, self.most_resources)  # Of each resource.
        self.missing_price: Final = costs.number("missing")  # Silver.
        self.over_price: Final = costs.number("built_over", 0, self.most_resources)
        self.abbot_price: Final = costs.number("abbot", 0, self.over_price)
        self.builder_price: Final = costs.number("builder")  # Silver for each missing resource.
        self.traitor_price: Final = costs.number("traitor")  # Silver.
        costs.only(["castle", "missing", "built_over", "abbot", "builder", "traitor"])

        gains = facts.table("gains")
        self.sale: Final = gains.number("sale")  # Silver for a card.
        self.robber: Final = gains.number("robber", 1)  # Silver from everybody.
        self.bandits: Final = gains.number("bandits", 1)
        gains.only(["sale", "robber", "bandits"])

        scoring = facts.table("scoring")
        self.city_points: Final = scoring.number("city")
        self.village_points: Final = scoring.number("village")
        self.card_points: Final = scoring.number("card")
        self.resource_points: Final = scoring.number("resource")
        self.silver_places: Final = SilverPlaces(scoring)
        self.starting_points: Final = scoring.number("starting_tile")
        scoring.only(["city", "village", "card", "resource", "starting_tile", *SilverPlaces.KEYS])

        battle = facts.table("battle")
        self.city_majority: Final = battle.number("city")
        self.village_majority: Final = battle.number("village")
        self.castle_points: Final = battle.number("castle")
        self.battle_places: Final = SilverPlaces(battle)
        battle.only(["city", "village", "castle", *SilverPlaces.KEYS])

        self.characters: Final = read_characters(facts.table("characters"))  # How many of each.
        self.king_points: Final = read_kings(facts.table("characters"))
        heraldic = read_tiles(facts.table("tiles"), TILES, 0)
        starting = read_tiles(facts.table("starting_tiles"), STARTING_TILES, TILES)
        self.tiles: Final = [*heraldic, *starting]
        self.actions: Final = Actions([tile.name for tile in heraldic], [tile.name for tile in starting])
        self.pieces: Final = read_pieces(facts.table("pieces"))
        self._rim: Final = read_rim(facts.table("rim"))
        self._layouts: Final[dict[str, Layout]] = {}

    def layout(self, pieces: list[int]) -> Layout:
        """The board of these pieces; made once."""
        key = " ".join([str(piece) for piece in pieces])
        if key not in self._layouts:
            self._layouts[key] = Layout(pieces, self.pieces, self._rim)
        return self._layouts[key]


class SilverPlaces:
    """Points for the most silver and the second most."""

    KEYS: Final = ["silver_first", "silver_second", "silver_tie"]

    def __init__(self, facts: Facts) -> None:
        self.first: Final = facts.number("silver_first")
        self.second: Final = facts.number("silver_second")
        self.tie: Final = facts.number("silver_tie")  # For each of those who have the most.


def read_characters(facts: Facts) -> list[int]:
    facts.only(CHARACTERS)
    counts = [facts.table(name).number("count", 0, 20) for name in CHARACTERS]
    for number, name in enumerate(CHARACTERS):
        facts.table(name).only(["count", "points"] if number < KINGS else ["count"])
    if sum(counts[: len(BASE)]) == 0:
        raise facts.wrong(BASE[0], "must be there: the base game needs a card")
    return counts


def read_kings(facts: Facts) -> list[int]:
    """The points that each king gives."""
    return [facts.table(name).number("points") for name in CHARACTERS[:KINGS]]


def read_tiles(facts: Facts, count: int, number: int) -> list[Tile]:
    """Tiles in the order of the file, numbered from ``number`` on."""
    names = facts.keys()
    if len(names) != count:
        raise facts.wrong("tiles", f"must be {count}, not {len(names)}")
    return [read_tile(facts, name, number + i, number > 0) for i, name in enumerate(names)]


def read_tile(facts: Facts, name: str, number: int, starting: bool) -> Tile:
    if not name.isalnum() or not name.isascii() or name != name.lower():
        raise facts.wrong(name, "must be named by small letters and digits")
    tile = facts.table(name)
    tile.only(["value", "shields", "card", "silver"])
    shields = tile.texts("shields")
    if sorted(shields) != sorted(COLOURS):
        raise tile.wrong("shields", f"must be {', '.join(COLOURS)}, each once")
    card = tile.text("card") if "card" in tile.keys() else ""
    if card and card not in COLOURS:
        raise tile.wrong("card", f"must be on one of {', '.join(COLOURS)}")
    return Tile(
        number,
        name,
        tile.number("value", 1, 9),
        [COLOURS.index(colour) for colour in shields],
        COLOURS.index(card) if card else NONE,
        tile.number("silver", 1, 9) if "silver" in tile.keys() else 0,
        starting,
    )
