"""Players and their cards, and the numbers that are printed."""

from __future__ import annotations

from maniero.games.castelli.components import CastelliBox, SilverPlaces
from maniero.games.castelli.names import BASE, CHARACTERS, NONE, RESOURCES
from maniero.games.castelli.state import Castelli, character_of, known_by
from maniero.games.castelli.view.land import tile_view
from maniero.games.castelli.view.shapes import PlayerView
from maniero.kernel.state import NOBODY


def last_played(s: Castelli) -> str | None:
    """All have seen the last card under the deck: it was played, not sold."""
    if not s.bottom or not known_by(s.bottom[-1], NOBODY):
        return None
    return CHARACTERS[character_of(s.bottom[-1])]


def characters(s: Castelli) -> dict[str, int]:
    return dict(zip(CHARACTERS if s.battle else BASE, s.box.characters, strict=False))


def prices(box: CastelliBox) -> dict[str, int]:
    return {
        "castle": box.castle_price,
        "missing": box.missing_price,
        "built_over": box.over_price,
        "abbot": box.abbot_price,
        "builder": box.builder_price,
        "traitor": box.traitor_price,
        "sale": box.sale,
        "robber": box.robber,
        "bandits": box.bandits,
    }


def gives(s: Castelli) -> dict[str, int]:
    places: SilverPlaces = s.box.battle_places if s.battle else s.box.silver_places
    return {
        "city": s.box.city_points,
        "village": s.box.village_points,
        "card": s.box.card_points,
        "resource": s.box.resource_points,
        "silver_first": places.first,
        "silver_second": places.second,
        "silver_tie": places.tie,
        "starting_tile": s.box.starting_points,
        "city_majority": s.box.city_majority,
        "village_majority": s.box.village_majority,
        "castle": s.box.castle_points,
    }


def player_view(s: Castelli, seat: int, viewer: int) -> PlayerView:
    lord = s.lords[seat]
    return {
        "seat": seat,
        "points": s.points[seat],
        "silver": lord.silver,
        "resources": dict(zip(RESOURCES, lord.stock, strict=True)),
        "castles": lord.castles,
        "built": s.castles_of(seat),
        "cards": len(lord.hand),
        "hand": [CHARACTERS[character] for character in lord.hand] if seat == viewer else None,
        "held": tile_view(s.box.tiles[lord.held]) if lord.held != NONE else None,
    }
