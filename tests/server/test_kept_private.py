"""What is on the host's disk is the host's alone, and nobody guesses the secret that signs the cookies."""

from __future__ import annotations

import os
import secrets
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from maniero.server.server import Server
from maniero.server.settings import Settings, SettingsError, data_folder
from tests.server.running import running, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes of files"),
]


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As most systems have it: what is made can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "chosen"
    folder.mkdir(mode=0o755)
    async with running(settings(folder)) as house, house.browser() as anna:
        await anna.new_table("me", "me")
        found = modes(folder)
        assert sorted(found) == ["tables.sqlite3", "tables.sqlite3-shm", "tables.sqlite3-wal"]
        assert set(found.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755  # The host's own: left as it is.


async def test_a_database_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    async with running(settings(tmp_path)):
        copies = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for name, content in copies.items():  # As a killed server of an older version has left them.
        (tmp_path / name).write_bytes(content)
        (tmp_path / name).chmod(0o644)
    async with running(settings(tmp_path)) as house, house.browser() as anna:
        await anna.new_table("me", "me")
        assert set(modes(tmp_path).values()) == {0o600}


def test_the_folder_of_our_own_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    folder = data_folder()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    folder.chmod(0o755)
    assert stat.S_IMODE(data_folder().stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "weak",
    [
        "x",
        "secret",
        "a" * 64,
        "changeme" * 8,
        "secret-secret-secret-secret",
        "abcdefghijklmnopqrstuvwxyz",
        "0123456789" * 5,
        "password1234password5678",
        "maniero-password-change-me",
        " " * 40,
    ],
)
def test_a_weak_secret_is_refused(tmp_path: Path, weak: str) -> None:
    with pytest.raises(SettingsError) as refused:
        Server(settings(tmp_path, secret=weak))
    said = str(refused.value)
    assert "secrets.token_urlsafe(32)" in said
    assert "\n" not in said
    assert weak not in said or weak in ("x", "secret")  # It is not shown.


async def test_a_good_secret_signs(tmp_path: Path) -> None:
    good = [secrets.token_urlsafe(32), secrets.token_hex(16), "correct horse battery staple kitten"]
    for secret in good:
        Server(settings(tmp_path, secret=secret))
    async with running(settings(tmp_path, secret=good[0])) as house, house.browser() as anna:
        table = await anna.new_table("me", "me")
        assert [mine["table"] for mine in (await anna.http.get("/api/mine")).json()] == [table]
    assert Settings().secret == ""  # Made and kept in the database.


@pytest.mark.parametrize("where", ["--secret", "MANIERO_SECRET"])
def test_the_command_refuses_it_in_one_line(tmp_path: Path, where: str) -> None:
    weak = "hush-hush-hush"
    options = [where, weak] if where.startswith("--") else []
    command = [sys.executable, "-m", "maniero", "serve", "--port", "0"]
    command += ["--database-url", f"sqlite:///{tmp_path / 'x.sqlite3'}", *options]
    more = {} if options else {where: weak}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=os.environ | more
    )
    assert done.returncode != 0
    assert "token_urlsafe" in done.stderr
    assert weak not in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())
