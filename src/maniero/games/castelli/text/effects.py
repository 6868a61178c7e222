"""What the characters do: as their clauses tell it, with the numbers of this box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.games.castelli.names import CHARACTERS

if TYPE_CHECKING:
    from maniero.games.castelli.components import CastelliBox
    from maniero.games.castelli.text.nouns import Nouns
    from maniero.i18n import Language


def printed_effects(language: Language, box: CastelliBox, nouns: Nouns) -> dict[str, str]:
    """By character; those without a number are told by their clauses."""
    _ = language._
    king = _("You get {points} at once.")
    rob = _("You take {silver} from every other player, or less where there is less.")
    kings = zip(CHARACTERS, box.king_points, strict=False)
    return {
        **{name: king.format(points=nouns.points(points)) for name, points in kings},
        "robber": rob.format(silver=nouns.silver(box.robber)),
        "bandits": rob.format(silver=nouns.silver(box.bandits)),
        "traitor": _(
            "You pay {silver} to a player with a card and draw one out of that hand at random."
        ).format(silver=nouns.silver(box.traitor_price)),
        "builder": _("You build a castle though you lack resources, and pay {silver} for each.").format(
            silver=nouns.silver(box.builder_price)
        ),
        "abbot": _("You build over a castle for {less} of each resource instead of {usual}.").format(
            less=box.abbot_price, usual=box.over_price
        ),
    }
