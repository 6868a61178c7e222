"""Tips about the things of the expansions and of the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maniero.catalogue import Tip
from maniero.games.burgundy.components import BurgundyBox
from maniero.games.burgundy.names import BUILDINGS, PHASES, SHIELDS
from maniero.games.burgundy.text.nouns import Nouns
from maniero.games.burgundy.view import BurgundyView
from maniero.kit import tips as kit
from maniero.kit.phrases import followed, says

if TYPE_CHECKING:
    from maniero.games.burgundy.view import PlayerView, RouteView, SpaceView

DOUBLE_GOODS = 12  # Numbers of shields.
LARGER_REGIONS = 17


class ExpansionTips(kit.Tips[BurgundyBox, Nouns, BurgundyView]):
    """One method for each kind of thing."""

    # ---- inns and shields

    @says("inns")
    def _inns(self, view: BurgundyView, _which: str) -> Tip | None:
        if "inns" not in view["expansions"]:
            return None
        lines = [*self._inns_lying(view), self._rule("inns.place"), self._rule("inns.size")]
        return Tip(self._("Inns"), lines, "inns.buy")

    def _inns_lying(self, view: BurgundyView) -> list[str]:
        """How many lie beside the black depot, where they are in play."""
        if "inns" not in view["expansions"]:
            return []
        return [
            self.n_(
                "{n} inn lies beside the black depot.", "{n} inns lie beside the black depot.", view["inns"]
            )
        ]

    @says("shield")
    def _shield(self, view: BurgundyView, which: str) -> Tip | None:
        """A shield on the board or in a duchy, with who has it."""
        if "shields" not in view["expansions"] or which not in map(str, range(1, SHIELDS + 1)):
            return None
        lines = [self._effect(f"shield.{which}")]
        for player in view["players"]:
            for shield in player["shields"]:
                if str(shield["number"]) == which and player["side"] == player["seat"]:
                    lines.append(self._holder(view, player, shield["space"]))
        return Tip(self._("Shield {number}").format(number=which), lines, f"shield.{which}")

    def _holder(self, view: BurgundyView, player: PlayerView, space: str) -> str:
        seats = player["team"] or [player["seat"]]
        names = ", ".join(self._name(seat) for seat in seats)
        return self._("On castle {space}: {player}").format(space=space, player=names)

    def _shields_listed(self, shields: list[int]) -> str:
        return self._("Shields: {numbers}").format(numbers=", ".join(map(str, shields)))

    def _shield_on(self, player: PlayerView, space: str) -> list[str]:
        """The shield on a castle, and what it does."""
        numbers = [shield["number"] for shield in player["shields"] if shield["space"] == space]
        return [self._rule(f"shield.{number}") for number in numbers]

    def _good_points(self, view: BurgundyView) -> int:
        """Points that the viewer gets for a good."""
        player = viewer_of(view)
        shields = player["shields"] if player is not None else []
        double = any(shield["number"] == DOUBLE_GOODS for shield in shields)
        return view["good_points"] * (2 if double else 1)

    # ---- monastery 28 and the key spaces of a team

    @says("hire")
    def _hire(self, view: BurgundyView, _which: str) -> Tip | None:
        if "extra" not in view["expansions"]:
            return None
        return Tip(self._("Hire workers"), [self._effect("monastery.28")], "monastery.28")

    @says("shared", "own")
    def _key_spaces(self, view: BurgundyView, _which: str) -> Tip | None:
        player = viewer_of(view)
        if player is None or not player["team"]:
            return None
        return Tip(self._("Key spaces of the team"), [self._rule("teams.store")], "teams.store")

    # ---- trade routes and border posts

    @says("route")
    def _route(self, view: BurgundyView, which: str) -> Tip | None:
        """A space of the viewer's trade route, or the whole of it."""
        player = viewer_of(view)
        if player is None or not player["route"]:
            return None
        if not which:
            free = sum(1 for space in player["route"] if space["laid"] is None)
            line = self.n_("{n} space is free.", "{n} spaces are free.", free)
            return Tip(self._("Trade route"), [line, self._rule("routes.lay")], "routes.lay")
        if which not in map(str, range(1, len(player["route"]) + 1)):
            return None
        space = player["route"][int(which) - 1]
        title = self._("Trade route, space {space}").format(space=which)
        return Tip(title, self._route_space(space), "routes.bonus")

    def _route_space(self, space: RouteView) -> list[str]:
        kinds = self._nouns.kinds
        bonus = BUILDINGS.index(space["bonus"]) if space["bonus"] in BUILDINGS else len(BUILDINGS)
        gives = self._("For {good}: {bonus}")
        lines = [gives.format(good=kinds[int(space["good"]) - 1], bonus=self._nouns.bonus(bonus))]
        if space["laid"] is not None:
            lines.append(self._("Laid here: {good}").format(good=kinds[int(space["laid"]) - 1]))
        return lines

    @says("post")
    def _post(self, view: BurgundyView, which: str) -> Tip | None:
        player = viewer_of(view)
        posts = player["posts"] if player is not None else []
        if player is None or which not in map(str, range(len(posts))):
            return None
        number = int(which)
        reached = self._("A tile has reached it.") if posts[number]["reached"] else self._("Not reached yet.")
        linked = [self._nouns.posts[end] for link in player["links"] if number in link for end in link]
        others = [post for post in linked if post != self._nouns.posts[number]]
        lines = [reached]
        if others:
            lines.append(self._("Linked with: {posts}").format(posts=", ".join(others)))
        if view["phase"]:
            points = self._nouns.points(view["phase_points"][PHASES.index(view["phase"])])
            lines.append(self._("Two posts linked in this phase give {points}.").format(points=points))
        if view["posts_left"]:
            points = self._nouns.points(view["posts_left"][0])
            lines.append(self._("The next to link all three gets {points} more.").format(points=points))
        title = followed(self._("Border post"), [self._nouns.posts[number]])
        return Tip(title, lines, "posts.pair")

    # ---- the solo game

    @says("target")
    def _target(self, view: BurgundyView, _which: str) -> Tip | None:
        solo = view["solo"]
        if solo is None:
            return None
        points = view["players"][0]["points"]
        lines = [
            self._("Your counter stands at {points}.").format(points=points),
            self._("When it is reached you have one more action, and the next target is {points}.").format(
                points=solo["next"]
            ),
            self.n_("{n} space is still empty.", "{n} spaces are still empty.", solo["left"]),
        ]
        title = followed(self._("Target"), [self._nouns.points(solo["target"])])
        return Tip(title, lines, "solo.reset")

    # ---- regions

    def _scored_size(self, player: PlayerView, region: list[SpaceView]) -> int:
        """The size as which a region scores: an inn and a shield make it larger."""
        inn = any(space["tile"] == "inn" for space in region)
        shield = any(shield["number"] == LARGER_REGIONS for shield in player["shields"])
        return len(region) + inn * self._box.inn_size + shield


def viewer_of(view: BurgundyView) -> PlayerView | None:
    return next((player for player in view["players"] if player["seat"] == view["viewer"]), None)
