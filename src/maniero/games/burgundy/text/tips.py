"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.burgundy.names import (
    BUILDINGS,
    COLOURS,
    FIRST_BUILDING,
    FIRST_HERD,
    FIRST_MONASTERY,
    PHASES,
    TILE_CASTLE,
    TILE_MINE,
    TILE_SHIP,
    TILES,
)
from maniero.games.burgundy.text.nouns import Nouns, capital, followed
from maniero.kernel.clauses import Clause, read_clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maniero.games.burgundy.components import BurgundyBox
    from maniero.games.burgundy.view import (
        BurgundyView,
        DepotView,
        PlaceView,
        PlayerView,
        SpaceView,
    )
    from maniero.games.burgundy.view import Goods as GoodsView
    from maniero.i18n import Language

BLACK_NUMBER: Final = "0"  # The black depot in the names of things.


@cache
def _clauses() -> dict[str, Clause]:
    return read_clauses(str(Path(__file__).parent.parent / "clauses.toml"))


class Tips:
    """One method for each kind of thing; a name is its kind and, after a dash, which one."""

    def __init__(self, language: Language, nouns: Nouns, box: BurgundyBox, names: Sequence[str]) -> None:
        self._t: Final = language
        self._nouns: Final = nouns
        self._box: Final = box
        self._names: Final = names
        self._by_kind: Final[dict[str, Callable[[BurgundyView, str], Tip | None]]] = {
            "die": self._die,
            "white": self._white,
            "depot": self._depot,
            "shop": self._shop,
            "black": self._black,
            "tile": self._tile,
            "stored": self._stored,
            "storage": self._storage,
            "space": self._space,
            "goods": self._goods,
            "good": self._good,
            "store": self._store,
            "workers": self._workers,
            "silver": self._silver,
            "bridge": self._bridge,
            "bonus": self._bonus,
            "phase": self._phase,
            "sold": self._sold,
            "duchy": self._duchy,
            "offer": self._offer,
        }

    def say(self, view: BurgundyView, pick: str) -> Tip | None:
        """The tip of ``pick``; None when there is no such thing in the view."""
        kind, _dash, which = pick.partition("-")
        tip = self._by_kind.get(kind)
        return tip(view, which) if tip is not None else None

    # ---- dice

    def _die(self, view: BurgundyView, number: str) -> Tip | None:
        if number == "white":
            return self._white(view, "")
        player = _viewer(view)
        if player is None or number not in map(str, player["rolled"]):
            return None
        free = int(number) in player["dice"]
        line = self._t._("Still to be used.") if free else self._t._("Already used.")
        return Tip(self._t._("Your die: {die}").format(die=number), [line], "turn.dice")

    def _white(self, view: BurgundyView, _which: str) -> Tip | None:
        if not view["white"]:
            return None
        line = self._t._("It has brought the good of this round to depot {depot}.")
        title = self._t._("White die: {die}").format(die=view["white"])
        return Tip(title, [line.format(depot=view["white"])], "round.white")

    # ---- the board

    def _depot(self, view: BurgundyView, number: str) -> Tip | None:
        depot = _depot(view, number)
        if depot is None:
            return None
        lines = [self._lying(depot["places"])]
        if depot["goods"]:
            goods = ", ".join(self._counted(depot["goods"]))
            lines.append(self._t._("Goods: {goods}").format(goods=goods))
        return Tip(self._t._("Depot {depot}").format(depot=number), lines, "take.depot")

    def _shop(self, view: BurgundyView, number: str) -> Tip | None:
        depot = _depot(view, number)
        if depot is None:
            return None
        price = self._t._("{price} in silver or workers").format(price=self._box.purchase)
        title = self._t._("Buy from depot {depot}").format(depot=number)
        return Tip(title, [self._lying(depot["places"]), *self._price(view, price)], "monastery.6")

    def _black(self, view: BurgundyView, which: str) -> Tip | None:
        if which != "depot":
            return None
        price = self._nouns.silver(self._box.purchase)
        lines = [self._lying(view["black"]), *self._price(view, price)]
        return Tip(self._t._("Black depot"), lines, "purchase.black")

    def _price(self, view: BurgundyView, price: str) -> list[str]:
        """What a purchase costs, and whether the viewer has made it."""
        lines = [self._t._("A tile costs {price}.").format(price=price)]
        if view["bought"] and view["turn"] == view["viewer"]:
            lines.append(self._t._("You have made the purchase of this turn."))
        return lines

    def _lying(self, places: list[PlaceView]) -> str:
        tiles = [TILES.index(place["tile"]) for place in places if place["tile"] is not None]
        if not tiles:
            return self._t._("No tile is left here.")
        return self._t._("Tiles: {tiles}").format(tiles=", ".join(map(self._nouns.tile, tiles)))

    def _goods(self, view: BurgundyView, number: str) -> Tip | None:
        depot = _depot(view, number)
        if depot is None:
            return None
        lines = self._counted(depot["goods"]) or [self._t._("No goods are here.")]
        return Tip(self._t._("Goods of depot {depot}").format(depot=number), lines, "ship.depot")

    def _phase(self, view: BurgundyView, letter: str) -> Tip | None:
        """The phase that is played, or the one with the letter."""
        if letter and letter not in PHASES:
            return None
        if not letter and not view["phase"]:
            return Tip(self._t._("Set-up"), [self._rule("phase.fill")], "phase.fill")
        which = letter or view["phase"]
        points = self._nouns.points(view["phase_points"][PHASES.index(which)])
        lines = [self._t._("A region completed in this phase gives {points} more.").format(points=points)]
        if which != view["phase"]:
            return Tip(self._t._("Phase {phase}").format(phase=which), lines, "region.phase")
        if view["round_goods"]:
            goods = ", ".join(self._nouns.kinds[kind - 1] for kind in view["round_goods"])
            lines.append(self._t._("Goods still to come: {goods}").format(goods=goods))
        title = self._t._("Phase {phase}, round {round}").format(phase=which, round=view["round"])
        return Tip(title, lines, "region.phase")

    def _bridge(self, view: BurgundyView, _which: str) -> Tip:
        players = ", ".join(self._player(seat) for seat in view["bridge"])
        line = self._t._("Order of the next round: {players}").format(players=players)
        return Tip(self._t._("Bridge"), [line, self._rule("ship.marker")], "round.order")

    def _bonus(self, view: BurgundyView, name: str) -> Tip | None:
        if name not in COLOURS:
            return None
        colour = COLOURS.index(name)
        _ = self._t._
        tiles = view["colours"][colour]
        lines = []
        if tiles["first"] is not None:
            said = _("The first to fill {spaces} gets {points}.")
            lines.append(self._for_all(said, colour, tiles["first"]))
        if tiles["second"] is not None:
            said = _("The second to fill {spaces} gets {points}.")
            lines.append(self._for_all(said, colour, tiles["second"]))
        return Tip(self._nouns.bonus_tiles[colour], lines or [_("Both are gone.")], "colour.first")

    def _for_all(self, said: str, colour: int, points: int) -> str:
        return said.format(spaces=self._nouns.spaces[colour], points=self._nouns.points(points))

    # ---- tiles

    def _tile(self, view: BurgundyView, which: str) -> Tip | None:
        number, _dash, name = which.partition("-")
        depot = _depot(view, number)
        places = view["black"] if number == BLACK_NUMBER else depot["places"] if depot else []
        return self._of_tile(name) if any(place["tile"] == name for place in places) else None

    def _stored(self, view: BurgundyView, name: str) -> Tip | None:
        player = _viewer(view)
        if player is None or name not in player["storage"]:
            return None
        tip = self._of_tile(name)
        return Tip(tip.title, [*tip.lines, self._t._("It lies on your key spaces.")], tip.clause)

    def _storage(self, view: BurgundyView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        free = self._box.key_spaces - len(player["storage"])
        line = self._t.n_("{n} of them is free.", "{n} of them are free.", free)
        return Tip(self._t._("Your key spaces"), [line, self._rule("take.key-space")], "take.key-space")

    def _of_tile(self, name: str) -> Tip:
        """A tile and what it does."""
        tile = TILES.index(name)
        clauses = _tile_clauses(tile)
        return Tip(capital(self._nouns.tile(tile)), [self._rule(clause) for clause in clauses], clauses[0])

    def _rule(self, clause: str) -> str:
        """What a clause says; the name of a building or monastery before it is left out."""
        text = _clauses()[clause].text
        said = text.get(self._t.code, text["en"])
        if clause.startswith(("building.", "monastery.")):
            _name, _colon, rest = said.partition(": ")
            return capital(rest) if rest else said
        return said

    # ---- duchies

    def _space(self, view: BurgundyView, name: str) -> Tip | None:
        player = _viewer(view)
        space = next((space for space in player["spaces"] if space["name"] == name), None) if player else None
        if player is None or space is None:
            return None
        title = self._nouns.a_space[COLOURS.index(space["colour"])].format(space=name)
        number = self._t._("Number {die}").format(die=space["die"])
        region = self._region(view, player, space)
        if space["tile"] is None:
            return Tip(title, [number, *region], "region.size")
        tip = self._of_tile(space["tile"])
        return Tip(
            followed(title, [self._nouns.tile(TILES.index(space["tile"]))]), tip.lines + region, tip.clause
        )

    def _region(self, view: BurgundyView, player: PlayerView, space: SpaceView) -> list[str]:
        """How large the region of a space is, how full, and what it would score now."""
        region = [other for other in player["spaces"] if other["region"] == space["region"]]
        empty = [other for other in region if other["tile"] is None]
        size = len(region)
        what = capital(self._nouns.region(COLOURS.index(space["colour"]), size))
        if not empty:
            return [self._t._("{region}, complete").format(region=what)]
        said = self._t.n_("{region}, {n} space is empty", "{region}, {n} spaces are empty", len(empty))
        lines = [said.format(region=what)]
        if view["phase"]:
            phase = view["phase_points"][PHASES.index(view["phase"])]
            given = self._t._("Completed in this phase it gives {size} + {phase} points.")
            lines.append(given.format(size=view["region_points"][size - 1], phase=phase))
        return lines

    def _offer(self, view: BurgundyView, which: str) -> Tip | None:
        """A duchy that was dealt to be chosen."""
        for offer in view["offer"]:
            if str(offer["duchy"]) == which:
                regions = [space["region"] for space in offer["spaces"]]
                said = self._t._("{many} regions, the largest of {size} spaces.")
                line = said.format(many=len(set(regions)), size=max(map(regions.count, regions)))
                return Tip(self._t._("Duchy {number}").format(number=which), [line], "setup.chosen")
        return None

    def _duchy(self, view: BurgundyView, which: str) -> Tip | None:
        seat = which.removeprefix("of-")
        player = next((player for player in view["players"] if str(player["seat"]) == seat), None)
        if player is None:
            return None
        empty = sum(1 for space in player["spaces"] if space["tile"] is None)
        title = self._t._("Duchy {duchy}: {player}")
        title = title.format(duchy=player["duchy"], player=self._player(player["seat"]))
        stored = [self._nouns.tile(TILES.index(tile)) for tile in player["storage"]]
        lines = [self._t.n_("{n} space is empty.", "{n} spaces are empty.", empty)]
        if stored:
            lines.append(self._t._("On the key spaces: {tiles}").format(tiles=", ".join(stored)))
        return Tip(title, lines, "setup.duchy")

    def _player(self, seat: int) -> str:
        return self._names[seat] if self._names else self._t._("Player {number}").format(number=seat + 1)

    # ---- what the viewer has

    def _good(self, view: BurgundyView, which: str) -> Tip | None:
        number, _dash, kind = which.partition("-")
        depot = _depot(view, number)
        if depot is None or kind not in depot["goods"]:
            return None
        return Tip(self._kind(kind), self._about(view, kind), "sell.goods")

    def _store(self, view: BurgundyView, number: str) -> Tip | None:
        player = _viewer(view)
        many = player["goods"].get(number, 0) if player is not None else 0
        if not many:
            return None
        points = self._nouns.points(many * view["good_points"])
        held = self._t.n_("You have {n}.", "You have {n} of them.", many)
        all_sold = self._t._("Selling all of them gives {points}.").format(points=points)
        return Tip(self._kind(number), [held, all_sold, *self._about(view, number)[:1]], "sell.goods")

    def _kind(self, number: str) -> str:
        return capital(self._nouns.kinds[int(number) - 1])

    def _about(self, view: BurgundyView, number: str) -> list[str]:
        colour = self._nouns.good_colours[int(number) - 1]
        points = self._nouns.points(view["good_points"])
        return [
            self._t._("Colour {colour}; sold with a {die}.").format(colour=colour, die=number),
            self._t._("Each one sold gives {points}.").format(points=points),
        ]

    def _sold(self, view: BurgundyView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        lines = self._counted(player["sold"]) or [self._t._("None yet.")]
        return Tip(self._t._("Goods you have sold"), lines, "sell.points")

    def _workers(self, view: BurgundyView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        held = self._t._("You have {things}.").format(things=self._nouns.workers(player["workers"]))
        return Tip(self._t._("Workers"), [held, self._rule("workers.take")], "workers.change")

    def _silver(self, view: BurgundyView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        held = self._t._("You have {things}.").format(things=self._nouns.silver(player["silver"]))
        price = self._t._("A tile of the black depot costs {price}.")
        price = price.format(price=self._nouns.silver(self._box.purchase))
        return Tip(self._t._("Silver"), [held, price], "purchase.once")

    def _counted(self, goods: GoodsView) -> list[str]:
        return [self._nouns.goods(int(kind) - 1, many) for kind, many in goods.items()]


def _tile_clauses(tile: int) -> list[str]:
    """The rules of what a tile does."""
    if tile >= FIRST_MONASTERY:
        return [f"monastery.{tile - FIRST_MONASTERY + 1}"]
    if tile >= FIRST_BUILDING:
        return [f"building.{BUILDINGS[tile - FIRST_BUILDING]}"]
    if tile >= FIRST_HERD:
        return ["livestock.points"]
    return {
        TILE_CASTLE: ["castle.action"],
        TILE_MINE: ["mine.silver"],
        TILE_SHIP: ["ship.depot", "ship.marker"],
    }[tile]


def _depot(view: BurgundyView, number: str) -> DepotView | None:
    return next((depot for depot in view["depots"] if str(depot["number"]) == number), None)


def _viewer(view: BurgundyView) -> PlayerView | None:
    return next((player for player in view["players"] if player["seat"] == view["viewer"]), None)
