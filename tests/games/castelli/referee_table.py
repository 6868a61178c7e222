"""The table of the second referee of Castelli: players, mine, deck, castles, deeds of cards, final points."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from tests.games.castelli.referee_board import Board, Facts, Tile

RESOURCES = ("wood", "grain", "rock")
STORE = 5  # The most of one resource.
NAMES = {"master_builder": "builder", "army_of_knights": "knights"}
KIND = {"count": "grain", "countess": "wood"}  # Where these build; everybody else builds on rock.
FOR_CASTLES = ("count", "countess", "builder", "abbot", "knights")  # Only with the castle they are for.
ANSWERS = ("steward", "guard")  # Only in the turns of others.

Site = tuple[str, str]  # An octagon and rock1, rock2, grain or wood.


@dataclass
class Player:
    castles: int
    points: int = 0
    silver: int = 0
    resources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    hand: list[str] = field(default_factory=list)
    held: Tile | None = None


class Table:
    """What lies on the table, and the deeds that need no answer."""

    def __init__(self, facts: Facts, board: Board, battle: bool) -> None:
        setup = facts["setup"][str(board.seats)]
        self.board = board
        self.seats = board.seats
        self.battle = battle
        self.scoring = facts["scoring"]
        self.players = [Player(facts["setup"]["per_player"]["castles"]) for _ in range(self.seats)]
        self.mine: int = setup["silver_in_mine"]
        self.villages_aside: int = setup["villages_aside"]
        self.cities_aside: int = setup["cities_aside"]
        cards = facts["character_cards"]
        self.price: int = cards["sale_price_silver"]
        self.shuffled: Counter[str] = Counter()
        for card in cards["base"] + (cards["battle"] if battle else []):
            self.shuffled[NAMES.get(card["id"], card["id"].replace("_", ""))] = card["count"]
        self.under: deque[str] = deque()  # Played and sold cards, the next one first.
        self.castles: dict[Site, list[int]] = {}  # Seats, the lower castle first.
        self.active = 0
        self.played = self.bought = False
        self.safe: set[Site] = set()

    def state(self) -> dict[str, Any]:
        """What is compared with another referee."""
        octagons: dict[str, dict[str, list[int]]] = {}
        for (octagon, site), seats in self.castles.items():
            octagons.setdefault(octagon, {})[site] = list(seats)
        return {
            "points": [p.points for p in self.players],
            "silver": [p.silver for p in self.players],
            "resources": [tuple(p.resources[kind] for kind in RESOURCES) for p in self.players],
            "hand": [sorted(p.hand) for p in self.players],
            "castles_left": [p.castles for p in self.players],
            "held": [p.held.name if p.held else None for p in self.players],
            "mine": self.mine,
            "deck": self.deck_size,
            "villages": set(self.board.villages),
            "cities": set(self.board.cities),
            "castles": octagons,
            "laid": {square: (tile.name, turns) for square, (tile, turns) in self.board.laid.items()},
        }

    # ---- silver, resources and the deck

    def mined(self, seat: int, many: int) -> None:
        many = min(many, self.mine)
        self.mine -= many
        self.players[seat].silver += many

    def store(self, seat: int, kind: str, many: int) -> None:
        resources = self.players[seat].resources
        resources[kind] = min(STORE, resources[kind] + many)

    @property
    def deck_size(self) -> int:
        return self.shuffled.total() + len(self.under)

    def next_cards(self) -> set[str]:
        """What may lie on top: any card never drawn, and after them the first one put under."""
        return {card for card, many in self.shuffled.items() if many} or set(list(self.under)[:1])

    def take_from_deck(self, seat: int, card: str) -> None:
        if self.shuffled.total():
            self.shuffled[card] -= 1
        else:
            self.under.popleft()
        self.players[seat].hand.append(card)

    def to_deck(self, seat: int, card: str) -> None:
        self.players[seat].hand.remove(card)
        self.under.append(card)

    def sales(self, seat: int) -> set[str]:
        return {f"sell-{card}" for card in self.players[seat].hand}

    def sell(self, seat: int, word: str) -> None:
        self.to_deck(seat, word.removeprefix("sell-"))
        self.mined(seat, self.price)

    # ---- castles of the active player

    def silver_needed(self, each: int, builder: bool = False) -> int | None:
        """The silver for a castle of so many of each resource; None if it cannot be paid."""
        me = self.players[self.active]
        missing = sum(max(0, each - many) for many in me.resources.values())
        if builder:
            silver = missing
        elif missing <= (0 if self.bought else 1):
            silver = 2 * missing
        else:
            return None
        return silver if silver <= me.silver else None

    def pay(self, each: int, builder: bool = False) -> None:
        me = self.players[self.active]
        silver = self.silver_needed(each, builder)
        assert silver is not None
        for kind, many in me.resources.items():
            me.resources[kind] = max(0, many - each)
        me.silver -= silver
        self.mine += silver
        if silver and not builder:
            self.bought = True

    def free_site(self, octagon: str, kind: str) -> Site | None:
        """Where the next castle in an area of this kind stands: one in grain or wood, rock as printed."""
        area = self.board.area(octagon, kind)
        if area is None:
            return None
        sites = [f"rock{i + 1}" for i in range(area.sites)] if kind == "rock" else [kind]
        return next(((octagon, site) for site in sites if (octagon, site) not in self.castles), None)

    def builds(self, card: str = "") -> set[str]:
        if not self.players[self.active].castles or self.silver_needed(1, card == "builder") is None:
            return set()
        kind = KIND.get(card, "rock")
        return {
            f"build-{octagon}-{kind}"
            for octagon in self.board.areas
            if self.free_site(octagon, kind) and self.board.influence(octagon)[self.active]
        }

    def overs(self, card: str = "") -> set[str]:
        each = 1 if card == "abbot" else 2
        if not self.battle or not self.players[self.active].castles or self.silver_needed(each) is None:
            return set()
        found = set()
        for (octagon, site), seats in self.castles.items():
            points = self.board.influence(octagon)
            rival = 0 if card == "knights" else points[seats[0]]
            open_to_me = len(seats) == 1 and seats[0] != self.active and (octagon, site) not in self.safe
            if open_to_me and points[self.active] > rival:
                found.add(f"over-{octagon}-{site}")
        return found

    def castles_with(self, card: str) -> set[str]:
        return self.overs(card) if card in ("abbot", "knights") else self.builds(card)

    def build(self, word: str, card: str = "") -> None:
        _, octagon, kind = word.split("-")
        site = self.free_site(octagon, kind)
        assert site
        self.pay(1, card == "builder")
        self.put_castle(site)

    def put_castle(self, site: Site) -> None:
        me = self.players[self.active]
        self.castles.setdefault(site, []).append(self.active)
        me.castles -= 1
        me.points += self.board.castle_points(site[0], self.scoring["city"], self.scoring["village"])

    # ---- cards of the active player

    def plays(self, castles: bool = False) -> set[str]:
        """The cards that can do something now; those for castles only where castles are built."""
        if self.played:
            return set()
        hand = set(self.players[self.active].hand).difference(ANSWERS if castles else ANSWERS + FOR_CASTLES)
        return {f"play-{card}" for card in hand if self.can(card)}

    def can(self, card: str) -> bool:
        if card in FOR_CASTLES:
            return bool(self.castles_with(card))
        if card in ("robber", "bandits"):
            return any(p.silver for seat, p in enumerate(self.players) if seat != self.active)
        if card == "traitor":
            return self.players[self.active].silver > 0 and bool(self.with_cards())
        if card == "brigand":
            return self.mine >= 2
        if card == "farmer":
            return self.villages_aside > 0 and bool(self.board.free_octagons())
        if card == "duke":
            return self.cities_aside > 0 and bool(self.board.free_octagons())
        if card == "arsonist":
            return bool(self.board.cities)
        return True

    def with_cards(self) -> list[int]:
        return [seat for seat, p in enumerate(self.players) if seat != self.active and p.hand]

    def found(self, card: str, octagon: str) -> None:
        if card == "farmer":
            self.villages_aside -= 1
            self.board.villages.add(octagon)
        else:
            self.cities_aside -= 1
            self.board.cities.add(octagon)

    def at_once(self, card: str) -> None:
        """Kings, robbers, bandits and brigands."""
        me = self.players[self.active]
        if card.startswith("king"):
            me.points += int(card[-1])
        elif card == "brigand":
            self.mined(self.active, self.mine // 2)
        else:
            for other in self.players:
                if other is not me:
                    loot = min(other.silver, 2 if card == "bandits" else 1)
                    other.silver -= loot
                    me.silver += loot

    # ---- the end

    def final_scoring(self) -> None:
        best = self.board.strongest(self.board.areas[self.board.mine][0])
        share = self.mine // len(best) if best else 0
        for seat in best:
            self.mined(seat, share)
        for player in self.players:
            player.points += len(player.hand) * self.scoring["card_in_hand"]
            player.points += sum(player.resources.values()) * self.scoring["resource_left"]
            if player.held and player.held.name.startswith("s"):
                player.points += self.scoring["starting_tile_kept"]
        self.score_silver(self.scoring["battle"] if self.battle else self.scoring)
        if self.battle:
            self.score_battle()

    def score_silver(self, worth: Facts) -> None:
        places = sorted({p.silver for p in self.players if p.silver}, reverse=True)
        ranks = [[p for p in self.players if p.silver == silver] for silver in places]
        if not ranks:
            return
        alone = len(ranks[0]) == 1
        for player in ranks[0]:
            player.points += worth["most_silver"] if alone else worth["silver_tie"]
        if alone and len(ranks) > 1:
            for player in ranks[1]:
                player.points += worth["second_silver"] // len(ranks[1])

    def score_battle(self) -> None:
        worth = self.scoring["battle"]
        for seat, player in enumerate(self.players):
            player.points += worth["castle_not_built_over"] * self.standing()[seat]
        for octagon in self.board.villages | self.board.cities:
            points = worth["city_majority" if octagon in self.board.cities else "village_majority"]
            castles = self.standing(self.board.lines(octagon))
            best = [seat for seat, many in enumerate(castles) if many and many == max(castles)]
            for seat in best:
                self.players[seat].points += -(-points // len(best))

    def standing(self, octagons: set[str] | None = None) -> list[int]:
        """How many castles nobody has built over every seat has there, or anywhere."""
        top = Counter(
            seats[-1] for (where, _), seats in self.castles.items() if octagons is None or where in octagons
        )
        return [top[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        keys = [(p.points, castles) for p, castles in zip(self.players, self.standing(), strict=True)]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
