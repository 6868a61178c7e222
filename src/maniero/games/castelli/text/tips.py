"""What a thing on the picture is: told from a view alone, by the name the picture gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.castelli.names import RESOURCES
from maniero.games.castelli.nouns import kind_name, reward_name
from maniero.games.castelli.text.card_tips import CardTips
from maniero.games.castelli.text.land_tips import LandTips
from maniero.games.castelli.text.telling import player_of
from maniero.games.castelli.text.tile_tips import TileTips
from maniero.kit.phrases import says

if TYPE_CHECKING:
    from maniero.games.castelli.view import CastelliView, PlayerView


class Tips(TileTips, LandTips, CardTips):
    """One method for each kind of thing; a name is its kind and, after a dash, which one.

    What players have is told of all of them, or of the one whose number ends the name.
    """

    @says("resource")
    def _resource(self, view: CastelliView, which: str) -> Tip | None:
        name, _dash, number = which.partition("-")
        players = _asked(view, number)
        if name not in RESOURCES or not players:
            return None
        lines = [f"{self._name(player['seat'])}: {player['resources'][name]}" for player in players]
        lines.append(self._("At most {most} of each resource.").format(most=view["most_resources"]))
        points = self._nouns.points(view["gives"]["resource"])
        lines.append(self._("Each one left at the end brings {points}.").format(points=points))
        return Tip(kind_name(name, self._), lines, "area.limit")

    @says("trackers")
    def _trackers(self, view: CastelliView, _which: str) -> Tip:
        lines = [
            f"{self._name(player['seat'])}: "
            + ", ".join(
                self._nouns.amount(resource, player["resources"][name])
                for resource, name in enumerate(RESOURCES)
            )
            for player in view["players"]
        ]
        lines.append(self._("At most {most} of each resource.").format(most=view["most_resources"]))
        return Tip(self._("Resources"), lines, "area.limit")

    @says("silver")
    def _silver(self, view: CastelliView, number: str) -> Tip | None:
        players = _asked(view, number)
        if not players:
            return None
        lines = [f"{self._name(player['seat'])}: {player['silver']}" for player in players]
        places = self._(
            "At the end: {first} for the most silver or {tie} each in a tie, {second} for the second"
        )
        gives, points = view["gives"], self._nouns.points
        lines.append(
            places.format(
                first=points(gives["silver_first"]),
                second=points(gives["silver_second"]),
                tie=points(gives["silver_tie"]),
            )
        )
        return Tip(reward_name("silver", self._), lines, "end.silver-first")

    @says("castles")
    def _castles(self, view: CastelliView, number: str) -> Tip | None:
        players = _asked(view, number)
        if not players:
            return None
        sentence = self._("{player}: {left} to build, {built} standing")
        lines = [
            sentence.format(player=self._name(player["seat"]), left=player["castles"], built=player["built"])
            for player in players
        ]
        if view["battle"]:
            points = self._nouns.points(view["gives"]["castle"])
            each = self._("At the end each castle that was not built over brings {points}.")
            return Tip(self._("Castles"), [*lines, each.format(points=points)], "battle.castles")
        return Tip(self._("Castles"), lines, "castle.supply")

    @says("track")
    def _track(self, view: CastelliView, _which: str) -> Tip:
        lines = [
            f"{self._name(player['seat'])}: {self._nouns.points(player['points'])}"
            for player in view["players"]
        ]
        return Tip(self._("Score track"), [*lines, self._rule("end.track")], "end.track")


def _asked(view: CastelliView, number: str) -> list[PlayerView]:
    """The player with this number, or all."""
    if not number:
        return view["players"]
    player = player_of(view, number)
    return [] if player is None else [player]
