"""Tips about the land: areas and octagons, the sites in them and the castles on these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.castelli.names import KINDS, MARKET, MINE, RESOURCES, ROCK, SITES
from maniero.games.castelli.nouns import kind_name, settlement_name
from maniero.games.castelli.text.nouns import SITE_OF
from maniero.games.castelli.text.telling import Telling, area_of, me, octagon_of, square_of
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.games.castelli.view import AreaView, CastelliView, OctagonView, PlayerView


class LandTips(Telling):
    """One method for each kind of thing."""

    # ---- areas

    @says("area")
    def _area(self, view: CastelliView, name: str) -> Tip | None:
        found = area_of(view, name)
        if found is None:
            return None
        octagon, area = found
        kind = KINDS.index(area["kind"])
        if kind == MINE:
            return self._mine(view, "")
        title = f"{kind_name(area['kind'], self._)} {octagon['name']}"
        clause = "area.market" if kind == MARKET else "area.majority"
        if len(area["leaders"]) > 1:
            clause = "area.tie"
        return Tip(title, self._about(view, area), clause)

    @says("mine")
    def _mine(self, view: CastelliView, _which: str) -> Tip:
        found = area_of(view, KINDS[MINE])
        lines = self._about(view, found[1]) if found else [self._nouns.silver(view["mine"])]
        return Tip(kind_name(KINDS[MINE], self._), [*lines, self._rule("area.mine")], "end.mine")

    def _about(self, view: CastelliView, area: AreaView) -> list[str]:
        """What is to be had, which tiles are missing, who has how many points, who gets it."""
        things = self._nouns.yields(KINDS.index(area["kind"]), area["amount"])
        lines = [self._("For the most heraldic points: {things}").format(things=things)]
        if area["open"]:
            face_down = [name for name in area["squares"] if _is_face_down(view, name)]
            lines.append(self._("Still face down: {squares}").format(squares=", ".join(face_down)))
        return [*lines, self._influence(area["influence"]), self._outcome(area)]

    def _outcome(self, area: AreaView) -> str:
        """Who got it, or would get it as the tiles lie."""
        _ = self._
        kind, leaders = KINDS.index(area["kind"]), area["leaders"]
        if area["evaluated"] and kind == MINE:  # How much it was nobody can see any more.
            most = _("The most heraldic points at the end: {players}")
            return most.format(players=self._players(leaders)) if leaders else _("Nobody got anything.")
        if area["evaluated"]:
            alone, tie = (
                _("Evaluated: {things} for {players}"),
                _("Evaluated, a tie: {things} each for {players}"),
            )
            nobody = _("Evaluated: nobody got anything.")
        else:
            alone, tie = (
                _("As it lies: {things} for {players}"),
                _("As it lies, a tie: {things} each for {players}"),
            )
            nobody = _("As it lies nobody gets anything.")
        sentence = nobody if not leaders else alone if len(leaders) == 1 else tie
        things = self._nouns.yields(kind, area["share"])
        return sentence.format(things=things, players=self._players(leaders))

    # ---- octagons

    @says("octagon")
    def _octagon(self, view: CastelliView, name: str) -> Tip | None:
        octagon = octagon_of(view, name)
        if octagon is None:
            return None
        if octagon["areas"][0]["kind"] == KINDS[MINE]:
            return self._mine(view, "")
        title = self._("Octagon {octagon}").format(octagon=name)
        settlement = octagon["settlement"]
        if settlement is not None:
            title = f"{settlement_name(settlement, self._)} {name}"
        lines = [self._worth(octagon), self._influence(octagon["influence"])]
        if view["battle"] and settlement is not None:
            clause = "battle.cities" if settlement == "city" else "battle.villages"
            return Tip(title, [*lines, *self._majority(view, octagon, settlement)], clause)
        return Tip(title, lines, "castle.villages" if settlement == "village" else "castle.cities")

    def _worth(self, octagon: OctagonView) -> str:
        sentence = self._("A castle here scores {points}: {cities} and {villages} in its row and column.")
        return sentence.format(
            points=self._nouns.points(octagon["worth"]),
            cities=self._nouns.cities(octagon["cities"]),
            villages=self._nouns.villages(octagon["villages"]),
        )

    def _majority(self, view: CastelliView, octagon: OctagonView, settlement: str) -> list[str]:
        """Who has the most castles around a settlement, and what that brings at the end of a battle."""
        castles = octagon["castles"]
        most = max(castles)
        if not most:
            return [self._("No castle stands in its row or column yet.")]
        leaders = [seat for seat, count in enumerate(castles) if count == most]
        share = -(-view["gives"][f"{settlement}_majority"] // len(leaders))
        sentence = self._("If the game ended now: {points} for {players}")
        if len(leaders) > 1:
            sentence = self._("If the game ended now, a tie: {points} each for {players}")
        return [
            self._("Castles in its row and column: {players}").format(players=self._counts(castles)),
            sentence.format(points=self._nouns.points(share), players=self._players(leaders)),
        ]

    # ---- building sites and castles

    @says("site")
    def _site(self, view: CastelliView, name: str) -> Tip | None:
        """Where a castle can be built, by its area: "B3-rock"."""
        found = area_of(view, name)
        if found is None or found[1]["kind"] not in RESOURCES:
            return None
        octagon, area = found
        kind = KINDS.index(area["kind"])
        sites = [site for site in octagon["sites"] if site["printed"] and kind == ROCK]
        if kind == ROCK and not sites:
            return None
        lines = [self._worth(octagon)]
        if sites:
            free = sum(1 for site in sites if site["owner"] is None)
            lines.append(self._("Free sites: {free} of {count}").format(free=free, count=len(sites)))
        price = [self._nouns.amount(resource, view["prices"]["castle"]) for resource in range(len(RESOURCES))]
        lines.append(self._("A castle costs {price}.").format(price=", ".join(price)))
        player = me(view)
        if player is not None:
            lines += self._missing(view, player, view["prices"]["castle"])
            lines.append(self._own_influence(octagon, player))
        if name in view["sites"]:
            lines.append(self._("You can build here now."))
        spot = self._nouns.spot(octagon["name"], SITE_OF[kind])
        title = self._("Site in {spot}").format(spot=spot)
        return Tip(title, lines, "castle.rock" if kind == ROCK else "castle.one-site")

    def _missing(self, view: CastelliView, player: PlayerView, each: int) -> list[str]:
        """What the viewer lacks, and what that would cost in silver: now, or in the next own turn."""
        lacks = [max(0, each - player["resources"][resource]) for resource in RESOURCES]
        if not any(lacks):
            return []
        things = [self._nouns.amount(resource, lack) for resource, lack in enumerate(lacks) if lack]
        lines = [self._("You lack {things}.").format(things=", ".join(things))]
        silver = None
        if _helps_me(view, "builder"):
            silver = sum(lacks) * view["prices"]["builder"]
        elif sum(lacks) == 1 and not (view["bought"] and _is_my_turn(view)):
            silver = view["prices"]["missing"]
        if silver is not None:
            lines.append(self._("It can be bought for {silver}.").format(silver=self._nouns.silver(silver)))
        return lines

    def _own_influence(self, octagon: OctagonView, player: PlayerView) -> str:
        points = octagon["influence"][player["seat"]]
        if not points:
            return self._("You need a shield of yours at this octagon.")
        return self._("You have {points} at this octagon.").format(points=self._nouns.heraldic(points))

    @says("castle")
    def _castle(self, view: CastelliView, which: str) -> Tip | None:
        """A castle by its octagon and its site, "B3-rock1"."""
        name, _dash, place = which.partition("-")
        octagon = octagon_of(view, name)
        found = [site for site in octagon["sites"] if site["site"] == place] if octagon else []
        owner = found[0]["owner"] if found else None
        if octagon is None or owner is None:
            return None
        spot = self._nouns.spot(name, SITES.index(place))
        sentence = self._("Castle of {player} in {spot}")
        title = sentence.format(player=self._name(owner), spot=spot)
        lines = [self._influence(octagon["influence"])]
        if found[0]["under"] is not None:
            under = self._("It was built over a castle of {player} and is safe.")
            return Tip(title, [*lines, under.format(player=self._name(found[0]["under"]))], "battle.once")
        if not view["battle"]:
            sees = self._("In its row and column: {cities}, {villages}")
            cities, villages = (
                self._nouns.cities(octagon["cities"]),
                self._nouns.villages(octagon["villages"]),
            )
            return Tip(title, [*lines, sees.format(cities=cities, villages=villages)], "castle.cities")
        lines += self._threat(view, octagon, owner)
        if which in view["sites"]:
            lines.append(self._("You can build over it now."))
        return Tip(title, lines, "battle.influence")

    def _threat(self, view: CastelliView, octagon: OctagonView, owner: int) -> list[str]:
        """Who has more heraldic points than the owner, and what it costs to use them."""
        influence = octagon["influence"]
        stronger = [seat for seat, points in enumerate(influence) if points > influence[owner]]
        if not stronger:
            return [self._("Nobody has more heraldic points than its owner.")]
        each = view["prices"]["abbot" if _helps_me(view, "abbot") else "built_over"]
        price = [self._nouns.amount(resource, each) for resource in range(len(RESOURCES))]
        return [
            self._("More heraldic points than its owner: {players}").format(players=self._players(stronger)),
            self._("Building over it costs {price}.").format(price=", ".join(price)),
        ]

    # ---- beside the board

    @says("aside")
    def _aside(self, view: CastelliView, which: str) -> Tip | None:
        if which == "village":
            count, founder = self._nouns.villages(view["villages_aside"]), "farmer"
        elif which == "city":
            count, founder = self._nouns.cities(view["cities_aside"]), "duke"
        else:
            return None
        title, line = (
            settlement_name(which, self._),
            self._("Beside the board: {things}").format(things=count),
        )
        if founder not in view["characters"]:
            return Tip(title, [line, self._("No character of this game founds one.")], "setup.settlements")
        return Tip(title, [line, self._rule(f"card.{founder}")], f"card.{founder}")


def _is_face_down(view: CastelliView, name: str) -> bool:
    square = square_of(view, name)
    return square is not None and square["tile"] is None


def _is_my_turn(view: CastelliView) -> bool:
    return view["turn"] == view["viewer"]


def _helps_me(view: CastelliView, character: str) -> bool:
    """The viewer has played this character for a castle."""
    return _is_my_turn(view) and view["helper"] == character
