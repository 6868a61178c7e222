"""Building an emporium: what it needs, the rewards along the roads, the tiles it wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maniero.games.council.events import BonusTileWon, EmporiumBuilt, KingRewardWon, RewardTaken
from maniero.games.council.names import LETTERS, METALS, MOST_SEATS, NONE, REGION_MASK
from maniero.games.council.rules.bonuses import advance, gained, grant_goods
from maniero.games.council.rules.cards import deal
from maniero.games.council.state import Council, Player
from maniero.kernel.bits import bit
from maniero.kernel.state import Step


def crowded(s: Council, seat: int, others: int) -> i64:
    """The cities, as bits, with ``others`` emporiums of others or more, a neutral one included."""
    one: i64 = s.neutral
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    for i, player in enumerate(s.players):
        if i != seat:
            four |= three & player.built
            three |= two & player.built
            two |= one & player.built
            one |= player.built
    if others == 1:
        return one
    if others == 2:
        return two
    if others == 3:
        return three
    return four if others == MOST_SEATS else 0


def others_there(s: Council, seat: int, city: int) -> int:
    """Emporiums of others in the city: an assistant each."""
    others = 0
    while crowded(s, seat, others + 1) & bit(city):
        others += 1
    return others


def too_dear(s: Council, seat: int) -> i64:
    """The cities, as bits, for which ``seat`` lacks assistants."""
    return crowded(s, seat, s.players[seat].assistants + 1)


def why_not_place(player: Player, city: int, dear: i64) -> str:
    """The clause that keeps a player from building in the city, whatever the way; ``dear``: ``too_dear``."""
    here = bit(city)
    if player.built & here:
        return "build.once"
    if player.emporiums_left == 0:
        return "build.supply"
    return "build.assistants" if dear & here else ""


def build(s: Council, seat: int, city: int, permit: int) -> None:
    """Pay the assistants, place the emporium, and take the rewards of all linked cities."""
    player = s.players[seat]
    assistants = others_there(s, seat, city)
    player.assistants -= assistants
    player.emporiums_left -= 1
    player.built |= bit(city)
    if s.told is not None:
        s.told.append(EmporiumBuilt(seat, city, permit, assistants))
    s.asks.append(FinishBuilding(seat, city))
    cards = 0
    steps = 0
    linked = linked_cities(s, seat, city)
    for there in (city, *range(len(LETTERS))):
        if linked >> there & 1 and s.tokens[there] != NONE:
            linked ^= 1 << there
            token = s.box.tokens[s.tokens[there]]
            if s.told is not None:
                s.told.append(RewardTaken(seat, there, s.tokens[there], gained(s, seat, token, steps)))
            grant_goods(s, seat, token, "build.token" if there == city else "build.linked")
            cards += token.cards
            steps += token.nobility
    advance(s, seat, steps)
    deal(s, seat, cards)


def linked_cities(s: Council, seat: int, city: int) -> int:
    """The city and all that own emporiums link to it by roads, as bits."""
    own: i64 = s.players[seat].built
    linked: i64 = bit(city)
    edge: i64 = linked
    while edge:
        near: i64 = 0
        for there in range(len(LETTERS)):
            if edge & bit(there):
                near |= s.city_map.neighbours[there]
        edge = near & own & ~linked
        linked |= edge
    return linked


class FinishBuilding(Step[Council]):
    """When the rewards are taken: bonus tiles, king's rewards, and the last emporium."""

    def __init__(self, to: int, city: int) -> None:
        super().__init__()
        self.to: Final = to
        self.city: Final = city

    def run(self, s: Council) -> None:
        for tile, needed in enumerate((*REGION_MASK, *s.city_map.colour_mask[: len(METALS)])):
            if needed >> self.city & 1 and s.tile_owner[tile] == NONE:
                if s.players[self.to].built & needed == needed:
                    win_tile(s, self.to, tile)
        if s.players[self.to].emporiums_left == 0:
            s.score(self.to, "end.last-emporium", 1, s.box.last_emporium)
            if s.ender == NONE:
                s.ender = self.to


def win_tile(s: Council, seat: int, tile: int) -> None:
    """A bonus tile, and the top one of the king's reward tiles while there are any."""
    s.tile_owner[tile] = seat
    if s.told is not None:
        s.told.append(BonusTileWon(seat, tile))
    if s.king_rewards_taken < len(s.box.king_rewards):
        points = s.box.king_rewards[s.king_rewards_taken]
        s.king_rewards_taken += 1
        s.players[seat].king_rewards.append(points)
        if s.told is not None:
            s.told.append(KingRewardWon(seat, points))
