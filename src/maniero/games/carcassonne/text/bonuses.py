"""What the bonus tiles do: as their clauses tell it, with the numbers that this box prints on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.carcassonne.names import (
    DOUBLE_HOUSE,
    DOUBLE_TOWER,
    HOUSE,
    LARGER_KEEP,
    OPEN_HOUSE,
    OPEN_PATH,
    OPEN_TOWER,
    PATH,
    POINTS,
    RICH_COURT,
    TOWER,
)

if TYPE_CHECKING:
    from maniero.games.carcassonne.components import CastleBox
    from maniero.games.carcassonne.text.nouns import Nouns
    from maniero.i18n import Language


def printed_effects(language: Language, box: CastleBox, nouns: Nouns) -> dict[int, str]:
    """By number; bonus tile 1 has nothing printed on it that counts."""
    _ = language._
    points = nouns.points
    return {
        DOUBLE_TOWER: _(
            "A completed tower with a majority of your knights gives you {points} per tile "
            "instead of {plain}."
        ).format(points=points(box.double_tower), plain=box.tower_points),
        DOUBLE_HOUSE: _(
            "A completed house with a majority of your squires gives you {points} per tile "
            "instead of {plain}."
        ).format(points=points(box.double_house), plain=box.house_points),
        OPEN_PATH: _(
            "At the end one incomplete path with a majority of your heralds gives you {points} per tile."
        ).format(points=points(box.open_points[PATH])),
        OPEN_TOWER: _(
            "At the end one incomplete tower with a majority of your knights gives you {points} per tile."
        ).format(points=points(box.open_points[TOWER])),
        OPEN_HOUSE: _(
            "At the end one incomplete house with a majority of your squires gives you {points} per tile."
        ).format(points=points(box.open_points[HOUSE])),
        RICH_COURT: _(
            "At the end each market in one court with a majority of your merchants gives you {points} "
            "instead of {plain}."
        ).format(points=points(box.rich_market), plain=box.market_points),
        LARGER_KEEP: _("At the end your keep counts as {tiles} larger.").format(
            tiles=nouns.tiles(box.keep_bonus)
        ),
        POINTS: _("At the end you gain {points}.").format(points=points(box.bonus_points)),
    }
