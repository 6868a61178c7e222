"""How a game is drawn: the functions of its package, and what they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

V = TypeVar("V")

Draw = Callable[[V, list[str], Callable[[str], str]], str]  # SVG from a view, names and a translation.
Tr = Callable[[str], str]  # A translation.
Colours = dict[str, tuple[str, str]]  # Name -> light, dark; #rrggbb or #rrggbbaa.


class Pictures:
    """SVG of the common board, of the viewer's things (wide and narrow), and of each other seat."""

    def __init__(self, board: str, mine: str, narrow: str, panels: dict[int, str], strip: str) -> None:
        self.board: Final = board
        self.mine: Final = mine  # "" for a spectator.
        self.narrow: Final = narrow
        self.panels: Final = panels  # By seat; all seats for a spectator.
        self.strip: Final = strip  # What is needed beside the board on a phone; "" where ``mine`` is flat.


class Drawing(Generic[V]):
    """The functions of a game that draw; those of the viewer's own things give a spectator ""."""

    def __init__(
        self,
        *,
        board: Draw[V],
        mine: Draw[V],
        mine_narrow: Draw[V],
        mine_strip: Draw[V] | None = None,
        opponent: Callable[[V, int, list[str], Callable[[str], str]], str],
        picture: Draw[V],
        sprite: Callable[[], str],
        scene: Callable[[int, int], str],
        scene_stays: str = "xMidYMax",
        emblem: Callable[[], str],
        scene_sprite: Callable[[], str],
        colours: Colours,
        option_picture: Callable[[str, str, Tr], str] | None = None,
    ) -> None:
        self.board: Final = board
        self.mine: Final = mine
        self.mine_narrow: Final = mine_narrow
        self.mine_strip: Final = mine_strip
        self.opponent: Final = opponent
        self.picture: Final = picture
        self.sprite: Final = sprite  # The symbols of these pictures, once per page.
        self.scene: Final = scene  # The landscape on the card of the game, of this width and height.
        self.scene_stays: Final = scene_stays  # Which part is seen when a card is flatter than it.
        self.emblem: Final = emblem  # The game in a list, around the middle.
        self.scene_sprite: Final = scene_sprite  # The symbols of scene and emblem.
        self.colours: Final = colours  # The game's own, besides those of the house.
        self.option_picture: Final = option_picture  # A value of an option, standing alone; "": none.
