"""A game as the table, the command line, the server and the bots see it.

One object per game gathers its parts, so that nothing outside a game's package names the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from maniero.catalogue.drawing import Drawing, Pictures
from maniero.kernel.clauses import Clause, read_clauses
from maniero.kernel.facts import Box
from maniero.kernel.options import Option, OptionError, resolve
from maniero.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from maniero.catalogue.wording import Text, View
    from maniero.i18n import Language
    from maniero.kernel.action import Action

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game:
    """One game of the catalogue, made of the parts of its package.

    ``text`` and ``drawing`` import their modules when called: bots and benchmarks need neither.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        seats: list[int],
        minutes: int,
        rules: int,
        options: list[Option],
        folder: Path,
        load: Callable[[str | None], B],
        new_game: Callable[[B, int, dict[str, str]], S],
        view: Callable[[S, int], V],
        picks: Callable[[S, int, Action], list[str]],
        value: Callable[[S, int], float],
        text: Callable[[Language, B], Text],
        drawing: Callable[[], Drawing[V]],
        secrets: bool = True,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.seats: Final = seats  # Possible numbers of players.
        self.minutes: Final = minutes  # A usual game around a table.
        self.rules: Final = rules  # Version of the rules: records of another version may not replay.
        self.options: Final = options
        self.secrets: Final = secrets  # Somebody may know what another may not see.
        # The types of box, state and view are those of one game; here they are no longer told apart.
        self._load: Final[Callable[[str | None], Box]] = load
        self._new_game: Final[Callable[[Any, int, dict[str, str]], State]] = new_game
        self._view: Final[Callable[[Any, int], View]] = view
        self._picks: Final[Callable[[Any, int, Action], list[str]]] = picks
        self._value: Final[Callable[[Any, int], float]] = value
        self._text: Final[Callable[[Language, Any], Text]] = text
        self._texts: dict[str, Text] = {}  # By language, of the box in use.
        self._drawing: Final[Callable[[], Drawing[Any]]] = drawing
        self._folder: Final = folder  # With clauses.toml and data/box.toml.
        self._clauses: dict[str, Clause] | None = None  # Read when first needed, as the box.
        self._box: Box | None = None

    def box(self, path: str | None = None) -> Box:
        """The components, from the package or from a corrected file."""
        if path is not None:
            return self._load(path)
        if self._box is None:
            self._box = self._load(None)
        return self._box

    def component_file(self) -> str:
        """The text of our component file, to be corrected in a copy."""
        return (self._folder / "data" / "box.toml").read_text(encoding="utf-8")

    def play_with(self, path: str) -> None:
        """From now on the components are those of a corrected file, in this process."""
        self._box = self._load(path)
        self._texts = {}

    def setup(self, box: Box, seats: int, options: dict[str, str]) -> State:
        """The first position; ``options`` are complete and known, but may not go together."""
        return self._new_game(box, seats, options)

    def clauses(self) -> dict[str, Clause]:
        """The rules in their order, by id."""
        if self._clauses is None:
            self._clauses = read_clauses(str(self._folder / "clauses.toml"))
        return self._clauses

    def view(self, s: State, viewer: int) -> View:
        """What ``viewer`` sees; NOBODY is a spectator."""
        return self._view(s, viewer)

    def text(self, language: Language, box: Box | None = None) -> Text:
        """The words of the game in a language; ``box`` when it is played with other components."""
        if box is not None:
            return self._text(language, box)
        if language.code not in self._texts:
            self._texts[language.code] = self._text(language, self.box())
        return self._texts[language.code]

    def picks(self, s: State, seat: int, action: Action) -> list[str]:
        """The things on the picture that make up an action of ``seat``, in any order."""
        return self._picks(s, seat, action)

    def pictures(self, view: View, names: list[str], language: Language) -> Pictures:
        """The parts of the picture that a page puts together."""
        draw, tr = self._drawing(), language._
        others = [player["seat"] for player in view["players"] if player["seat"] != view["viewer"]]
        return Pictures(
            draw.board(view, names, tr),
            draw.mine(view, names, tr),
            draw.mine_narrow(view, names, tr),
            {seat: draw.opponent(view, seat, names, tr) for seat in others},
            draw.mine_strip(view, names, tr) if draw.mine_strip is not None else "",
        )

    def sprite(self) -> str:
        """The symbols that ``pictures`` uses, once per page."""
        return self._drawing().sprite()

    def picture(self, view: View, names: list[str], language: Language) -> str:
        """The position as one self-contained SVG, 1440 wide."""
        return self._drawing().picture(view, names, language._)

    def value(self, s: State, seat: int) -> float:
        """How good the position is for ``seat``, for simple bots; more is better."""
        return self._value(s, seat)

    def resolve(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; refused when seats or options are not to be had."""
        if seats not in self.seats:
            raise OptionError(f"{self.title} is for {', '.join(map(str, self.seats))} players, not {seats}")
        return resolve(self.options, options)

    def new(self, seats: int, options: dict[str, str] | None = None, box: Box | None = None) -> State:
        """A new game, refused with a clear error before it starts when something is not to be had."""
        chosen = self.resolve(seats, options or {})
        return self.setup(box if box is not None else self.box(), seats, chosen)
