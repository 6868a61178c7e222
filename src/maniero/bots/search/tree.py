"""Tree search of a turn, where chance and hidden things decide much: all is played on to the end."""

from __future__ import annotations

from math import exp, sqrt
from time import process_time
from typing import Final

from maniero.bots.bot import Bot, Thought
from maniero.bots.search.judge import squash
from maniero.bots.search.policy import Policy, glance
from maniero.kernel.action import Action
from maniero.kernel.rng import Rng
from maniero.kernel.state import NOBODY, State, settle_chance


class Node:
    """What has come of saying one thing after another, over all worlds."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action: Final = action
        self.prior: Final = prior  # How likely it looked to be the best, at a glance.
        self.visits = 0
        self.total = 0.0  # Of what came of it.
        self.asked: list[int] = []  # What can be said next, as numbers; empty before that was looked at.
        self.next: list[Node] = []  # In the same order.

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class TreeBot(Bot):
    """Every simulation is played in a world imagined anew.

    The tree is that of the own turn: there the best so far is chosen, with an eye on what looked good and was
    not tried.  Once chance or somebody else has a say, everybody answers at a glance, to the end of the game;
    a deeper tree would be another one in every world, and learn too little.
    """

    def __init__(
        self,
        policy: Policy,
        nodes: int,
        explore: float = 1.0,
        heat: float = 0.3,
        noise: float = 0.1,
        scale: float = 6.0,
        share: float = 0.3,
    ) -> None:
        super().__init__()
        self.policy: Final = policy
        self.most: Final = nodes  # Positions that one answer may try.
        self.explore: Final = explore
        self.heat: Final = heat  # Difference in scores that makes an answer look clearly better.
        self.noise: Final = noise  # Of answers at a glance.
        self.scale: Final = scale  # Margin that is nearly decisive,
        self.share: Final = share  # and how much it counts beside the win itself.
        self.nodes = 0  # Positions tried so far.
        self._rest: Node | None = None  # Where the last answer led.

    def begin(self) -> None:
        self._rest = None

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        root = self._search(world, seat, rng)
        best = root.next[0]
        for child in root.next:
            if child.visits > best.visits:
                best = child
        self._rest = best
        assert best.action is not None
        return best.action

    def thoughts(self, world: State, seat: int, rng: Rng) -> list[Thought]:
        root = self._search(world, seat, rng)
        found: list[Thought] = []
        for child in sorted(root.next, key=visits_of, reverse=True):
            if child.visits and child.action is not None:
                found.append(Thought(child.action, child.mean(), followed(child)))
        return found

    def _search(self, world: State, seat: int, rng: Rng) -> Node:
        start = process_time() if self.seconds > 0.0 else 0.0
        root = self._rest
        self._rest = None
        if root is None or root.asked != [option.id for option in world.legal()]:
            root = Node(None, 1.0)
        until = self.nodes + self.most
        before, tries = self.nodes, 0
        while self.nodes < until:
            self._simulate(world.imagine(seat, rng), seat, root, rng)
            tries += 1
            if tries & 15 == 0:
                if self.seconds > 0.0 and process_time() - start > self.seconds:
                    break
                if decided(root, (until - self.nodes) * tries // (self.nodes - before)):
                    break
        return root

    def _simulate(self, s: State, seat: int, root: Node, rng: Rng) -> None:
        chance = Rng(rng.word(), 1)
        path = [root]
        node = root
        while s.actor() == seat:
            options = s.legal()
            self.nodes += 1
            if len(options) == 1:
                s.apply(options[0])
                continue
            if not node.asked:
                self._open(s, node, seat, options)
            elif node.asked != [option.id for option in options]:
                break  # What others may do has changed what is allowed.
            node = self._select(node)
            path.append(node)
            assert node.action is not None
            s.apply(node.action)
            if not node.visits:
                break
        settle_chance(s, chance)
        while s.actor() != NOBODY:
            s.apply(glance(self.policy, s, rng, self.noise))
            self.nodes += 1
            settle_chance(s, chance)
        result = self._result(s, seat)
        for node in path:
            node.visits += 1
            node.total += result

    def _open(self, s: State, node: Node, seat: int, options: list[Action]) -> None:
        """Say what can be said next, and how good it looks."""
        scores = self.policy.scores(s, seat, options)
        top = max(scores)
        chances = [exp(max(-30.0, (score - top) / self.heat)) for score in scores]
        total = sum(chances)
        node.asked = [option.id for option in options]
        node.next = [Node(options[i], chances[i] / total) for i in range(len(options))]

    def _select(self, node: Node) -> Node:
        """The best so far, or one that looked good and was tried little."""
        visits, total, seen = 0, 0.0, 0.0
        for child in node.next:
            if child.visits:
                visits += child.visits
                total += child.total
                seen += child.prior
        unknown = total / visits - 0.1 * sqrt(seen) if visits else 0.5
        root = self.explore * sqrt(visits + 1.0)
        best = node.next[0]
        top = -1e30
        for child in node.next:
            mean = child.total / child.visits if child.visits else unknown
            u = mean + root * child.prior / (1.0 + child.visits)
            if u > top:
                top = u
                best = child
        return best

    def _result(self, s: State, seat: int) -> float:
        """Of a finished game: the win, and a little of the margin; from 0 to 1."""
        winners = s.winners()
        win = 1.0 / len(winners) if seat in winners else 0.0
        best = max([s.points[other] for other in range(s.seats) if other not in s.team(seat)], default=0)
        return (1.0 - self.share) * win + self.share * squash(float(s.points[seat] - best), self.scale)


def visits_of(node: Node) -> int:
    return node.visits


def decided(root: Node, left: int) -> bool:
    """Whether so many tries more cannot make another answer the one most tried."""
    first, second = 0, 0
    for child in root.next:
        if child.visits > first:
            first, second = child.visits, first
        elif child.visits > second:
            second = child.visits
    return first - second > left


def followed(node: Node) -> list[Action]:
    """What was most said after it, in the same turn."""
    found: list[Action] = []
    while node.next:
        node = max(node.next, key=visits_of)
        if not node.visits or node.action is None:
            break
        found.append(node.action)
    return found
