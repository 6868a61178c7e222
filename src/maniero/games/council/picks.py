"""Which things on the picture make up an action: the names that ``data-pick`` carries there."""

from __future__ import annotations

from maniero.games.council.actions import (
    Build,
    Buy,
    Change,
    Elect,
    King,
    Pay,
    Repeat,
    RewardAgain,
    Send,
    Take,
)
from maniero.games.council.names import CARDS, COLOURS, COUNCILS, LETTERS, REGIONS
from maniero.games.council.state import Council
from maniero.kernel.action import Action
from maniero.kernel.bags import unpack


def picks(s: Council, seat: int, action: Action) -> list[str]:
    """The things to click, in any order; none for an action that is a button."""
    if isinstance(action, Elect):
        things = [f"free-{COLOURS[action.colour]}", f"council-{COUNCILS[action.council]}"]
        return ["assistants", *things] if isinstance(action, Send) else things
    if isinstance(action, (Buy, Take)):
        return [f"permit-{s.box.permits[action.permit].name}"]
    if isinstance(action, Build):
        return [f"own-{s.box.permits[action.permit].name}", f"city-{LETTERS[action.city]}"]
    if isinstance(action, King):
        return ["king", f"city-{LETTERS[action.city]}"]
    if isinstance(action, Change):
        return [f"pile-{REGIONS[action.region]}"]
    if isinstance(action, Pay):
        return [f"card-{CARDS[kind]}" for kind in unpack(action.cards)]
    if isinstance(action, RewardAgain):
        return [f"city-{LETTERS[action.city]}"]
    if isinstance(action, Repeat):
        face_up = s.players[seat].permits >> action.permit & 1
        return [f"{'own' if face_up else 'used'}-{s.box.permits[action.permit].name}"]
    return []
