"""The project installs like any package: built as users build it, in clean environments, far from here.

One build makes the source archive and from it the compiled wheel; another makes from the archive the
interpreted wheel.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from maniero import __version__
from maniero.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "maniero"
SCRIPT = Path(__file__).parent / "play_every_game.py"
NOT_PACKED = {".pyc", ".so"}
EXTRAS = {"server", "redis", "pictures", "arena", "train", "ray", "test"}


def clean(environment: dict[str, str]) -> dict[str, str]:
    """The environment of a command: with our pinned versions, and without what the tests were told."""
    told = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MANIERO_PURE")}
    pins = (ROOT / "constraints.txt").as_uri()
    known = {"PIP_CONSTRAINT": pins, "PIP_BUILD_CONSTRAINT": pins, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return told | known | environment


def run(*words: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=cwd, env=clean(environment), capture_output=True, text=True, check=False)


def good(*words: str | Path, cwd: Path, **environment: str) -> str:
    done = run(*words, cwd=cwd, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Environment:
    """A clean environment with one wheel in it, and a folder to work in that is not ours."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        good(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
        self.python("-m", "pip", "install", "--quiet", f"{wheel}{extras}")

    def python(self, *words: str, **environment: str) -> str:
        return good(self.folder / "venv/bin/python", *words, cwd=self.folder, **environment)

    def maniero(self, *words: str) -> str:
        return good(self.folder / "venv/bin/maniero", *words, cwd=self.folder)

    def mistake(self, *words: str) -> str:
        """What a program that fails says last."""
        done = run(self.folder / "venv/bin" / words[0], *words[1:], cwd=self.folder)
        assert done.returncode == 1
        return done.stderr

    def play(self, **environment: str) -> list[str]:
        return self.python(str(SCRIPT), **environment).split()


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive and the wheel made from it."""
    folder = tmp_path_factory.mktemp("dist")
    tree = folder / "tree"  # A copy, so that nothing built before is used.
    kept = shutil.ignore_patterns(
        ".*", "build", "dist", "*.egg-info", "__pycache__", "*.so", "tests", "docs", "bench"
    )
    shutil.copytree(ROOT, tree, ignore=kept)
    good(sys.executable, "-m", "build", "--outdir", folder, tree, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def archive(dist: Path) -> Path:
    return dist / f"maniero-{__version__}.tar.gz"


@pytest.fixture(scope="module")
def compiled_wheel(dist: Path) -> Path:
    (wheel,) = dist.glob("*.whl")
    return wheel


def wheel_from(archive: Path, folder: Path, **environment: str) -> Path:
    """A wheel made from the archive, never one that pip remembers."""
    words = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", folder, archive)
    good(sys.executable, *words, cwd=folder, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def interpreted_wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_from(archive, tmp_path_factory.mktemp("interpreted"), MANIERO_PURE="1")


@pytest.fixture(scope="module")
def compiled(compiled_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("compiled"), compiled_wheel)


@pytest.fixture(scope="module")
def interpreted(interpreted_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("bare"), interpreted_wheel)


def sources() -> set[str]:
    """All files of the package."""
    files = (file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix not in NOT_PACKED)
    return {file.relative_to(PACKAGE.parent).as_posix() for file in files}


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        return Parser().parsestr(packed.read(f"maniero-{__version__}.dist-info/METADATA").decode())


def test_the_archive_has_all_that_is_needed(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    papers = {
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "constraints.txt",
        "pyproject.toml",
        "setup.py",
    }
    assert papers | {f"src/{name}" for name in sources()} <= names
    assert not [name for name in names if name.startswith(("tests", "build")) or name.endswith((".c", ".so"))]


def test_a_wheel_has_the_whole_package(compiled_wheel: Path, interpreted_wheel: Path) -> None:
    for wheel in (compiled_wheel, interpreted_wheel):
        with zipfile.ZipFile(wheel) as packed:
            names = set(packed.namelist())
        assert sources() <= names
        licenses = [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]
        assert len(licenses) == 1


def test_a_wheel_says_where_it_runs(compiled_wheel: Path, interpreted_wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert compiled_wheel.name.startswith(f"maniero-{__version__}-{python}-{python}-")
    assert interpreted_wheel.name == f"maniero-{__version__}-py3-none-any.whl"


def test_without_a_compiler_the_wheel_is_interpreted(archive: Path, tmp_path: Path) -> None:
    assert wheel_from(archive, tmp_path, CC="no-such-compiler").name.endswith("-py3-none-any.whl")


def test_a_wheel_describes_itself(compiled_wheel: Path, interpreted_wheel: Path) -> None:
    for wheel in (compiled_wheel, interpreted_wheel):
        about = metadata(wheel)
        assert about["Name"] == "maniero"
        assert about["Version"] == __version__
        assert about["License-Expression"] == "MIT"
        assert set(about.get_all("Provides-Extra") or []) == EXTRAS
        bare = [need for need in about.get_all("Requires-Dist") or [] if "extra ==" not in need]
        names = {need.partition(">")[0] for need in bare}
        assert names == {"markupsafe", "mypy-extensions", "rich", "typer"}


def test_the_compiled_library_plays_every_game(compiled: Environment) -> None:
    kind, games, place = compiled.play()
    assert (kind, int(games)) == ("compiled", len(GAMES))
    assert compiled.folder in Path(place).parents


def test_the_sources_of_a_compiled_library_play_too(compiled: Environment) -> None:
    assert compiled.play(MANIERO_PURE="1")[0] == "interpreted"


def test_the_interpreted_library_plays_every_game(interpreted: Environment) -> None:
    kind, games, place = interpreted.play()
    assert (kind, int(games)) == ("interpreted", len(GAMES))
    assert interpreted.folder in Path(place).parents


def test_the_command_line_needs_no_server(compiled: Environment) -> None:
    assert compiled.maniero("--version") == f"maniero {__version__}, compiled\n"
    for id in GAMES:
        assert id in compiled.maniero("games")
        compiled.maniero("simulate", id, "--games", "1", "--seed", "3", "--records", "records")
        record = f"records/{id}-3.txt"
        assert compiled.maniero("replay", record)
        assert compiled.maniero("replay", record, "--lang", "it")
        assert compiled.maniero("verify", record)
        assert compiled.maniero("rules", id, "--lang", "it")
        assert compiled.maniero("components", id)
    assert "times the interpreted speed" in compiled.maniero("bench", "castles", "--seconds", "0.05")


def test_what_comes_with_an_extra_names_it(interpreted: Environment) -> None:
    interpreted.maniero("simulate", "castles", "--games", "1", "--records", "records")
    table = "the table in the browser needs packages that are not installed: pip install 'maniero[server]'\n"
    picture = "a PNG picture needs packages that are not installed: pip install 'maniero[pictures]'\n"
    assert interpreted.mistake("maniero", "play") == f"maniero: {table}"
    assert interpreted.mistake("maniero", "serve") == f"maniero: {table}"
    replay = ("replay", "records/castles-1.txt", "--png", "picture.png")
    assert interpreted.mistake("maniero", *replay) == f"maniero: {picture}"
    assert not (interpreted.folder / "picture.png").exists()
    assert interpreted.mistake("python", "-c", "import maniero.server").endswith(f"MissingExtra: {table}")


def test_with_the_extras_the_table_is_served_and_pictures_are_drawn(
    interpreted_wheel: Path, tmp_path: Path
) -> None:
    whole = Environment(tmp_path, interpreted_wheel, "[server,pictures]")
    whole.maniero("simulate", "castles", "--games", "1", "--records", "records")
    whole.maniero("replay", "records/castles-1.txt", "--png", "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    words = ("serve", "--port", port, "--database-url", f"sqlite:///{tmp_path}/tables.sqlite3")
    with subprocess.Popen((tmp_path / "venv/bin/maniero", *words), cwd=tmp_path, env=clean({})) as server:
        try:
            assert "Maniero" in fetched(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()


def fetched(address: str, server: subprocess.Popen[bytes]) -> str:
    """A page of a server that may still be starting."""
    end = monotonic() + 60
    while server.poll() is None and monotonic() < end:
        try:
            with urlopen(address) as answer:
                return str(answer.read().decode())
        except URLError:
            sleep(0.1)
    raise AssertionError("the server does not answer")
