"""A game as the table, the command line, the server and the bots see it.

One object per game gathers its parts, so that nothing outside a game's package names the game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from maniero.bots.bot import Bot, RandomBot
from maniero.bots.greedy import GreedyBot
from maniero.bots.levels import LEVELS
from maniero.bots.registry import BOTS, UnknownBot
from maniero.catalogue.drawing import Drawing, Pictures
from maniero.catalogue.series import Series
from maniero.catalogue.wording import Speech, Text, View
from maniero.kernel.clauses import Clause, read_clauses
from maniero.kernel.facts import Box, Facts, parse_facts, read_facts
from maniero.kernel.options import Option, OptionError, resolve
from maniero.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from maniero.bots.learning import Learning
    from maniero.catalogue.bundle import Bundle
    from maniero.i18n import Language
    from maniero.kernel.action import Action

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game:
    """One game of the catalogue, made of the parts of its package.

    Words and pictures are imported when they are first asked for: bots and benchmarks need
    neither.  The package's ``text`` has a function ``speak``, its ``draw`` a ``DRAWING``.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        seat_counts: list[int],
        usual_seats: int | None = None,
        minutes: int,
        rules: int,
        options: list[Option],
        bundles: list[Bundle] | None = None,
        package: str,
        box: Callable[[Facts], B],
        new_game: Callable[[B, int, dict[str, str]], S],
        view: Callable[[S, int], V],
        picks: Callable[[S, int, Action], list[str]],
        value: Callable[[S, int], float],
        opponent: Callable[[str, int, dict[str, str]], Bot],
        learning: Learning | None = None,
        later: list[str] | None = None,
        secrets: bool = True,
        series: Series | None = None,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.seat_counts: Final = seat_counts  # Possible numbers of seats.
        self.usual_seats: Final = usual_seats or seat_counts[0]  # When nobody says how many.
        self.minutes: Final = minutes  # A usual game around a table.
        self.rules: Final = rules  # Version of the rules: records of another version may not replay.
        self.options: Final = options
        self.bundles: Final[list[Bundle]] = bundles or []  # Ways to choose them, the plainest first.
        self.secrets: Final = secrets  # Somebody may know what another may not see.
        self.series: Final = series or Series()  # What it says about tournaments.
        self._package: Final = package
        # The types of box, state and view are those of one game; here they are no longer told apart.
        self._box_of: Final[Callable[[Facts], Box]] = box
        self._later: Final = later or []  # Tables that the first component files did not have.
        self._new_game: Final[Callable[[Any, int, dict[str, str]], State]] = new_game
        # What ``viewer`` sees of a position; NOBODY is a spectator.
        self.view: Final[Callable[[Any, int], View]] = view
        # The things on the picture that make up an action of a seat, in any order.
        self.picks: Final[Callable[[Any, int, Action], list[str]]] = picks
        # How good a position is for a seat, for simple bots; more is better.
        self.value: Final[Callable[[Any, int], float]] = value
        # How a level plays with so many seats and these options.
        self._opponent: Final = opponent
        self.learning: Final = learning  # How the weights of its judge are learned, if it has any.
        # What was read or made once: of the box in use, by language.
        self._box: Box | None = None
        self._clauses: dict[str, Clause] | None = None
        self._texts: dict[tuple[str, str], Text] = {}  # By language and fingerprint of the box.

    # ---- components and rules

    def _path(self, *parts: str) -> Path:
        return Path(str(files(self._package))).joinpath(*parts)

    def box(self, path: str | None = None) -> Box:
        """The components, from the package or from a corrected file."""
        if path is not None:
            return self._read(path)
        if self._box is None:
            self._box = self._read(str(self._path("data", "box.toml")))
        return self._box

    def kept_box(self, text: str) -> Box:
        """The components that ``Box.text`` has kept."""
        return self._whole(parse_facts(text))

    def _read(self, path: str) -> Box:
        return self._whole(read_facts(path, Path(path).name))

    def _whole(self, facts: Facts) -> Box:
        ours = read_facts(str(self._path("data", "box.toml")), "box.toml")
        return self._box_of(facts.completed(ours, self._later))

    def component_file(self) -> str:
        """The text of our component file, to be corrected in a copy."""
        return self._path("data", "box.toml").read_text(encoding="utf-8")

    def weights_file(self) -> Path:
        """What its judge has learned; there where the game has any learning."""
        return self._path("data", "weights.toml")

    def play_with(self, path: str) -> None:
        """From now on the components are those of a corrected file, in this process."""
        self._box = self.box(path)

    def clauses(self) -> dict[str, Clause]:
        """The rules in their order, by id."""
        if self._clauses is None:
            self._clauses = read_clauses(str(self._path("clauses.toml")))
        return self._clauses

    # ---- words and pictures

    def text(self, language: Language, box: Box | None = None) -> Text:
        """The game in a language; ``box`` when it is played with other components."""
        used = box if box is not None else self.box()
        key = (language.code, used.fingerprint)
        if key not in self._texts:
            self._texts[key] = self._speak(language, used)
        return self._texts[key]

    def _speak(self, language: Language, box: Box) -> Text:
        spoken: Text = import_module(f"{self._package}.text").speak(Speech(language, box, self.clauses()))
        return spoken

    def drawing(self) -> Drawing[Any]:
        """How the game is drawn."""
        drawing: Drawing[Any] = import_module(f"{self._package}.draw").DRAWING
        return drawing

    def pictures(self, view: View, names: list[str], language: Language) -> Pictures:
        """The parts of the picture that a page puts together."""
        draw, tr = self.drawing(), language._
        others = [player["seat"] for player in view["players"] if player["seat"] != view["viewer"]]
        return Pictures(
            draw.board(view, names, tr),
            draw.mine(view, names, tr),
            draw.mine_narrow(view, names, tr),
            {seat: draw.opponent(view, seat, names, tr) for seat in others},
            draw.mine_strip(view, names, tr) if draw.mine_strip is not None else "",
        )

    def picture(self, view: View, names: list[str], language: Language) -> str:
        """The position as one self-contained SVG, 1440 wide."""
        return self.drawing().picture(view, names, language._)

    # ---- playing

    def resolve(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; refused when seats or options are not to be had."""
        if seats not in self.seat_counts:
            raise OptionError(
                f"{self.title} is for {', '.join(map(str, self.seat_counts))} players, not {seats}"
            )
        return resolve(self.options, options, seats)

    def bot(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        own: Callable[[str], Bot] | None = None,
    ) -> Bot:
        """A bot for one seat of one game; ``own`` finds one that is not of the house."""
        if name in LEVELS:
            chosen = options or {}
            players = seats if seats is not None else self.seats_for(chosen)
            return self._opponent(name, players, self.resolve(players, chosen))
        if name == "random":
            return RandomBot()
        if name == "greedy":
            return GreedyBot(self.value)
        if own is None:
            raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
        return own(name)

    def seats_for(self, options: dict[str, str], otherwise: int | None = None) -> int:
        """How many play when nobody says: the number that an option brings, or as many as usual."""
        brought = [each.brings(options.get(each.name, "")) for each in self.options]
        return next((seats for seats in brought if seats is not None), otherwise or self.usual_seats)

    def new(self, seats: int, options: dict[str, str] | None = None, box: Box | None = None) -> State:
        """A new game, refused with a clear error before it starts when something is not to be had."""
        chosen = self.resolve(seats, options or {})
        return self._new_game(box if box is not None else self.box(), seats, chosen)
