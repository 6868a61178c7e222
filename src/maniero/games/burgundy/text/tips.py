"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.burgundy.monasteries import SCORING
from maniero.games.burgundy.names import (
    BUILDING_OF,
    COLOURS,
    MONASTERY_OF,
    NONE,
    PHASES,
    TILES,
)
from maniero.games.burgundy.nouns import duchy_name
from maniero.games.burgundy.text.board_tips import BoardTips, depot_of
from maniero.games.burgundy.text.expansion_tips import viewer_of
from maniero.kit.phrases import capital, followed, says

if TYPE_CHECKING:
    from maniero.games.burgundy.view import BurgundyView, PlayerView, SpaceView

BLACK_NUMBER: Final = "0"  # The black depot in the names of things.


class Tips(BoardTips):
    """One method for each kind of thing; a name is its kind and, after a dash, which one."""

    # ---- tiles

    @says("tile")
    def _tile(self, view: BurgundyView, which: str) -> Tip | None:
        number, _dash, name = which.partition("-")
        depot = depot_of(view, number)
        places = view["black"] if number == BLACK_NUMBER else depot["places"] if depot else []
        inn = number == BLACK_NUMBER and name == "inn" and view["inns"] > 0
        return self._of_tile(view, name) if inn or any(place["tile"] == name for place in places) else None

    @says("stored")
    def _stored(self, view: BurgundyView, name: str) -> Tip | None:
        player = viewer_of(view)
        if player is None or name not in [*player["storage"], *player["own_storage"]]:
            return None
        tip = self._of_tile(view, name)
        return Tip(tip.title, [*tip.lines, self._("It lies on your key spaces.")], tip.clause)

    @says("storage")
    def _storage(self, view: BurgundyView, _which: str) -> Tip | None:
        player = viewer_of(view)
        if player is None:
            return None
        if player["team"]:
            return self._key_spaces(view, "")
        if player["key_spaces"] < 0:
            return Tip(self._("Your key spaces"), [self._effect("shield.4")], "shield.4")
        free = max(0, player["key_spaces"] - len(player["storage"]))
        line = self.n_("{n} of them is free.", "{n} of them are free.", free)
        return Tip(self._("Your key spaces"), [line, self._rule("take.key-space")], "take.key-space")

    def _of_tile(self, view: BurgundyView, name: str) -> Tip:
        """A tile and what it does."""
        tile = TILES.index(name)
        clauses = _tile_clauses(tile, view["solo"] is not None)
        named = MONASTERY_OF[tile] != NONE or BUILDING_OF[tile] != NONE or name == "geese"
        # Their clauses begin with the name of the tile.
        lines = [self._effect(clauses[0]) if named else self._rule(clauses[0]), *map(self._rule, clauses[1:])]
        return Tip(capital(self._nouns.tile(tile)), lines, clauses[0])

    # ---- duchies

    @says("space")
    def _space(self, view: BurgundyView, name: str) -> Tip | None:
        player = viewer_of(view)
        space = next((space for space in player["spaces"] if space["name"] == name), None) if player else None
        if player is None or space is None:
            return None
        title = self._nouns.a_space[COLOURS.index(space["colour"])].format(space=name)
        number = self._("Number {die}").format(die=space["die"])
        region = self._region(view, player, space)
        if space["tile"] is None:
            return Tip(title, [number, *region], "region.size")
        tip = self._of_tile(view, space["tile"])
        title = followed(title, [self._nouns.tile(TILES.index(space["tile"]))])
        return Tip(title, [*tip.lines, *self._shield_on(player, name), *region], tip.clause)

    def _region(self, view: BurgundyView, player: PlayerView, space: SpaceView) -> list[str]:
        """How large the region of a space is, how full, and what it would score now."""
        region = [other for other in player["spaces"] if other["region"] == space["region"]]
        empty = [other for other in region if other["tile"] is None]
        size = len(region)
        what = capital(self._nouns.region(COLOURS.index(space["colour"]), size))
        if not empty:
            return [self._("{region}, complete").format(region=what)]
        sentence = self.n_("{region}, {n} space is empty", "{region}, {n} spaces are empty", len(empty))
        lines = [sentence.format(region=what)]
        if view["phase"]:
            phase = view["phase_points"][PHASES.index(view["phase"])]
            given = self._("Completed in this phase it gives {size} + {phase} points.")
            points = view["region_points"]
            scored = min(self._scored_size(player, region), len(points))
            lines.append(given.format(size=points[scored - 1], phase=phase))
        return lines

    @says("offer")
    def _offer(self, view: BurgundyView, which: str) -> Tip | None:
        """A duchy that was dealt to be chosen."""
        for offer in view["offer"]:
            if str(offer["duchy"]) == which:
                regions = [space["region"] for space in offer["spaces"]]
                sentence = self._("{regions} regions, the largest of {size} spaces.")
                line = sentence.format(regions=len(set(regions)), size=max(map(regions.count, regions)))
                return Tip(duchy_name(offer["duchy"], self._), [line], "setup.chosen")
        return None

    @says("duchy")
    def _duchy(self, view: BurgundyView, which: str) -> Tip | None:
        seat = which.removeprefix("of-")
        player = next((player for player in view["players"] if str(player["seat"]) == seat), None)
        if player is None:
            return None
        empty = sum(1 for space in player["spaces"] if space["tile"] is None)
        title = self._("Duchy {duchy}: {player}")
        title = title.format(duchy=player["duchy"], player=self._name(player["seat"]))
        stored = [self._nouns.tile(TILES.index(tile)) for tile in player["storage"]]
        lines = [self.n_("{n} space is empty.", "{n} spaces are empty.", empty)]
        if stored:
            lines.append(self._("On the key spaces: {tiles}").format(tiles=", ".join(stored)))
        if player["shields"]:
            lines.append(self._shields_listed([shield["number"] for shield in player["shields"]]))
        return Tip(title, lines, "setup.duchy")

    # ---- what the viewer has

    @says("good")
    def _good(self, view: BurgundyView, which: str) -> Tip | None:
        number, _dash, kind = which.partition("-")
        depot = depot_of(view, number)
        if depot is None or kind not in depot["goods"]:
            return None
        return Tip(self._kind(kind), self._about(view, kind), "sell.goods")

    @says("store")
    def _store(self, view: BurgundyView, number: str) -> Tip | None:
        player = viewer_of(view)
        tiles = player["goods"].get(number, 0) if player is not None else 0
        if not tiles:
            return None
        points = self._nouns.points(tiles * self._good_points(view))
        held = self.n_("You have {n}.", "You have {n} of them.", tiles)
        all_sold = self._("Selling all of them gives {points}.").format(points=points)
        return Tip(self._kind(number), [held, all_sold, *self._about(view, number)[:1]], "sell.goods")

    def _kind(self, number: str) -> str:
        return capital(self._nouns.kinds[int(number) - 1])

    def _about(self, view: BurgundyView, number: str) -> list[str]:
        colour = self._nouns.good_colours[int(number) - 1]
        points = self._nouns.points(self._good_points(view))
        return [
            self._("Colour {colour}; sold with a {die}.").format(colour=colour, die=number),
            self._("Each one sold gives {points}.").format(points=points),
        ]

    @says("sold")
    def _sold(self, view: BurgundyView, _which: str) -> Tip | None:
        player = viewer_of(view)
        if player is None:
            return None
        lines = self._counted(player["sold"]) or [self._("None yet.")]
        return Tip(self._("Goods you have sold"), lines, "sell.points")

    @says("workers")
    def _workers(self, view: BurgundyView, _which: str) -> Tip | None:
        player = viewer_of(view)
        if player is None:
            return None
        held = self._("You have {things}.").format(things=self._nouns.workers(player["workers"]))
        return Tip(self._("Workers"), [held, self._rule("workers.take")], "workers.change")

    @says("silver")
    def _silver(self, view: BurgundyView, _which: str) -> Tip | None:
        player = viewer_of(view)
        if player is None:
            return None
        held = self._("You have {things}.").format(things=self._nouns.silver(player["silver"]))
        price = self._("A tile of the black depot costs {price}.")
        price = price.format(price=self._nouns.silver(self._box.purchase))
        return Tip(self._("Silver"), [held, price], "purchase.once")


def _tile_clauses(tile: int, alone: bool) -> list[str]:
    """The rules of what a tile does; some do other things for who plays alone."""
    if MONASTERY_OF[tile] != NONE:
        at_once = ["solo.monasteries"] if alone and MONASTERY_OF[tile] in SCORING else []
        return [f"monastery.{MONASTERY_OF[tile]}", *at_once]
    name = TILES[tile]
    rules = {
        "castle": ["castle.action"],
        "mine": ["mine.silver"],
        "ship": ["ship.depot", "solo.ship" if alone else "ship.marker"],
        "whitecastle": ["white.action"],
        "crane": ["extra.crane", "extra.crane-end"],
        "geese": ["extra.geese", "extra.geese-later"],
        "inn": ["inns.place", "inns.size"],
        "black": ["solo.black"],
    }
    if name in rules:
        return rules[name]
    return [f"building.{name}"] if BUILDING_OF[tile] != NONE else ["livestock.points"]
