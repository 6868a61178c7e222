"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maniero.catalogue import Tip
from maniero.games.council.components import CouncilBox
from maniero.games.council.names import BONUS_TILES, CARDS, CITY_COLOURS, COLOURS, COUNCILS, REGIONS
from maniero.games.council.text.nouns import Nouns
from maniero.games.council.view import CouncilView
from maniero.kit import tips as kit
from maniero.kit.phrases import capital, says

if TYPE_CHECKING:
    from maniero.games.council.view import (
        CityView,
        PermitView,
        PlayerView,
        RegionView,
        SpaceView,
    )

_SPACE_CLAUSE: Final = {"take_permit": "nobility.permit", "repeat_permit": "nobility.repeat"}


class Tips(kit.Tips[CouncilBox, Nouns, CouncilView]):
    """One method for each kind of thing; a name is its kind and, after a dash, which one."""

    # ---- the map

    @says("city")
    def _city(self, view: CouncilView, letter: str) -> Tip | None:
        city = _city(view, letter)
        if city is None:
            return None
        region = self._nouns.places[REGIONS.index(city["region"])]
        colour = self._nouns.city_colours[CITY_COLOURS.index(city["colour"])]
        lines = [f"{region}, {colour}"]
        if city["token"] is not None:
            lines.append(self._reward(city["token"]))
        if letter == view["king"]:
            lines.append(self._("The king is here."))
        lines += self._emporiums(view, city)
        return Tip(city["name"], lines, "build.purple" if city["token"] is None else "build.linked")

    def _emporiums(self, view: CouncilView, city: CityView) -> list[str]:
        """How many stand in the city, and what another one would cost the viewer."""
        emporiums = len(city["emporiums"]) + city["neutral"]
        if not emporiums:
            return []
        lines = [self.n_("{n} emporium stands here.", "{n} emporiums stand here.", emporiums)]
        if view["viewer"] in city["emporiums"]:
            lines.append(self._("You have built here."))
        elif view["viewer"] is not None:
            lines.append(
                self.n_(
                    "To build here you return {n} assistant.",
                    "To build here you return {n} assistants.",
                    emporiums,
                )
            )
        return lines

    @says("token")
    def _token(self, view: CouncilView, letter: str) -> Tip | None:
        city = _city(view, letter)
        if city is None or city["token"] is None:
            return None
        title = self._("Reward token of {city}").format(city=city["name"])
        return Tip(title, self._nouns.bonuses(city["token"]), "build.token")

    def _reward(self, bonuses: dict[str, int]) -> str:
        return self._("Reward: {bonuses}").format(bonuses=", ".join(self._nouns.bonuses(bonuses)))

    @says("king")
    def _king(self, view: CouncilView, which: str) -> Tip | None:
        if which == "reward":
            return self._king_reward(view)
        city = _city(view, view["king"])
        if city is None:
            return None
        line = self._("He is in {city}.").format(city=city["name"])
        return Tip(self._("The king"), [line], "king.way")

    # ---- councils and permits

    @says("council")
    def _council(self, view: CouncilView, name: str) -> Tip | None:
        if name not in COUNCILS:
            return None
        region = _region(view, name)
        colours = view["king_council"] if region is None else region["council"]
        lines = [self._nouns.kinds(COLOURS.index(colour) for colour in colours)] if colours else []
        if colours:
            fallen = self._nouns.councillors[COLOURS.index(colours[-1])]
            lines.append(self._("Next to fall out: {councillor}").format(councillor=fallen))
        title = capital(self._nouns.councils[COUNCILS.index(name)])
        return Tip(title, lines, "king.council" if region is None else "council.price")

    @says("free")
    def _free(self, view: CouncilView, colour: str) -> Tip | None:
        free = view["free"].count(colour)
        if not free:
            return None
        line = self.n_("{n} is beside the board.", "{n} are beside the board.", free)
        return Tip(capital(self._nouns.councillors[COLOURS.index(colour)]), [line], "elect.choose")

    @says("permit")
    def _permit(self, view: CouncilView, name: str) -> Tip | None:
        face_up = [permit for region in view["regions"] for permit in region["permits"] if permit is not None]
        return self._permit_among(view, face_up, name, "buy.permit")

    @says("own")
    def _own(self, view: CouncilView, name: str) -> Tip | None:
        owned = [permit for player in view["players"] for permit in player["permits"]]
        return self._permit_among(view, owned, name, "build.permit")

    @says("used")
    def _used(self, view: CouncilView, name: str) -> Tip | None:
        used = [permit for player in view["players"] for permit in player["used"]]
        return self._permit_among(view, used, name, "build.used")

    def _permit_among(
        self, view: CouncilView, permits: list[PermitView], name: str, clause: str
    ) -> Tip | None:
        permit = next((permit for permit in permits if permit["name"] == name), None)
        if permit is None:
            return None
        cities = ", ".join(city["name"] for city in view["cities"] if city["letter"] in permit["cities"])
        bonuses = ", ".join(self._nouns.bonuses(permit["bonuses"]))
        lines = [self._("Lets you build in: {cities}").format(cities=cities)]
        if bonuses:
            lines.append(self._("Gives at once: {bonuses}").format(bonuses=bonuses))
        return Tip(self._("Permit {permit}").format(permit="/".join(name)), lines, clause)

    @says("pile")
    def _pile(self, view: CouncilView, name: str) -> Tip | None:
        region = _region(view, name)
        if region is None:
            return None
        lines = [self.n_("{n} permit lies face down.", "{n} permits lie face down.", region["pile"])]
        if region["bottom"]:
            bottom = ", ".join("/".join(permit["name"]) for permit in region["bottom"])
            lines.append(self._("Known at the bottom: {permits}").format(permits=bottom))
        return Tip(capital(self._nouns.permits_of[REGIONS.index(name)]), lines, "quick.change")

    # ---- tiles and tracks

    @says("bonus")
    def _tile(self, view: CouncilView, name: str) -> Tip | None:
        region = _region(view, name)
        tile = region or next((colour for colour in view["colours"] if colour["colour"] == name), None)
        if tile is None:
            return None
        free = tile["bonus_owner"] is None
        state = self._("Still to be won.") if free else self._("Already won.")
        lines = [self._nouns.points(tile["bonus"]), state]
        return Tip(capital(self._nouns.tiles[BONUS_TILES.index(name)]), lines, "tile.bonus")

    def _king_reward(self, view: CouncilView) -> Tip:
        left = view["king_rewards"]
        if not left:
            lines = [self._("All of them are won.")]
        else:
            points = self._nouns.points(left[0])
            lines = [self._("The next one is worth {points}.").format(points=points)]
        if len(left) > 1:
            rest = ", ".join(str(points) for points in left[1:])
            lines.append(self._("After it: {points}").format(points=rest))
        return Tip(self._("King's reward tiles"), lines, "tile.king")

    @says("nobility")
    def _space(self, view: CouncilView, number: str) -> Tip | None:
        if not number.isdecimal() or int(number) >= len(view["nobility"]):
            return None
        space = view["nobility"][int(number)]
        title = self._("Nobility track, space {space}").format(space=number)
        return Tip(title, self._given(space), _space_clause(space))

    def _given(self, space: SpaceView) -> list[str]:
        if space["special"] == "city_reward":
            return [
                self.n_(
                    "Take the reward of one of your cities again.",
                    "Take the rewards of {n} of your cities again.",
                    space["count"],
                )
            ]
        if space["special"] == "take_permit":
            return [self._("Take a face-up permit without paying for it.")]
        if space["special"] == "repeat_permit":
            return [self._("Take the bonuses of one of your permits again.")]
        return self._nouns.bonuses(space["bonuses"]) or [self._("No bonus here.")]

    # ---- cards and what the viewer has

    @says("deck")
    def _deck(self, view: CouncilView, _which: str) -> Tip:
        played = sum(view["discards"].values())
        lines = [
            self.n_("{n} card to draw.", "{n} cards to draw.", view["deck"]),
            self.n_("{n} card played.", "{n} cards played.", played),
        ]
        return Tip(self._("Politics deck"), lines, "turn.reshuffle")

    @says("card")
    def _card(self, view: CouncilView, kind: str) -> Tip | None:
        player = _viewer(view)
        cards = player["hand"].get(kind, 0) if player is not None and player["hand"] is not None else 0
        if not cards:
            return None
        line = self.n_("{n} is in your hand.", "{n} are in your hand.", cards)
        clause = "council.joker" if kind == "joker" else "council.cards"
        return Tip(capital(self._nouns.cards[CARDS.index(kind)]), [line], clause)

    @says("coins")
    def _coins(self, view: CouncilView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        return Tip(self._("Coins"), [self._nouns.coins(player["coins"])], "coins.limit")

    @says("assistants")
    def _assistants(self, view: CouncilView, _which: str) -> Tip | None:
        player = _viewer(view)
        if player is None:
            return None
        return Tip(self._("Assistants"), [self._nouns.assistants(player["assistants"])], "quick.choose")


def _space_clause(space: SpaceView) -> str:
    if space["special"] == "city_reward":
        return "nobility.city" if space["count"] == 1 else "nobility.two-cities"
    return _SPACE_CLAUSE.get(space["special"], "nobility.space")


def _city(view: CouncilView, letter: str) -> CityView | None:
    return next((city for city in view["cities"] if city["letter"] == letter), None)


def _region(view: CouncilView, name: str) -> RegionView | None:
    return next((region for region in view["regions"] if region["id"] == name), None)


def _viewer(view: CouncilView) -> PlayerView | None:
    return next((player for player in view["players"] if player["seat"] == view["viewer"]), None)
