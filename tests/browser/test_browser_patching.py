"""The script makes pictures whole just as the tests' own pages do, and a page that cannot asks for them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from maniero.games import GAMES
from maniero.kernel.state import NOBODY
from maniero.server import assets
from maniero.server.patching import Sent, patches
from tests.server.patching import pictures
from tests.server.test_patching import STRANGE, cut, watched

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import NewPerson

MADE = """async ([address, vectors]) => {
  const { made } = await import(address);
  return vectors.map(([patches, known]) => made(patches, known));
}"""
COMPLETED = """async ([address, frames]) => {
  const { Pieces } = await import(address);
  const pieces = new Pieces();
  return frames.map((frame) => pieces.complete(frame) && frame);
}"""


def in_browser(person: NewPerson, script: str, given: Any) -> Any:
    return person().page.evaluate(script, [assets.static_url("patching.js"), given])


def test_strange_pictures(person: NewPerson) -> None:
    vectors = [(patches(new, Sent(old))[0], cut(old)) for old, new in STRANGE]
    assert in_browser(person, MADE, vectors) == [new for _, new in STRANGE]


def test_patches_that_do_not_fit_are_not_guessed(person: NewPerson) -> None:
    assert in_browser(person, MADE, [([[[0, 3]]], ["", "a"]), ([["<a"]], None)]) == [None, None]


@pytest.mark.parametrize("id", GAMES)
def test_the_first_moves_of_a_game(person: NewPerson, id: str) -> None:
    shown, frames, sent = [], [], None
    for _, scene in zip(range(12), watched(id, NOBODY), strict=False):
        shown.append(scene)
        if sent is None:
            sent = Sent(pictures(scene))
            frames.append(scene)
            continue
        changed, sent = patches(pictures(scene), sent)
        bare = [{"seat": panel["seat"], "svg": ""} for panel in scene["panels"]]
        empty = {"board": "", "mine": "", "narrow": "", "strip": "", "panels": bare}
        frames.append({**scene, **empty, "patches": changed})
    assert in_browser(person, COMPLETED, frames) == json.loads(json.dumps(shown))


def test_a_page_that_lost_its_pieces_asks_for_whole_pictures(
    person: NewPerson, table: Callable[..., str]
) -> None:
    """A board gets lost on the way: the next frame names pieces that the page does not have."""
    anna = person()
    said: list[dict[str, Any]] = []
    spoilt = False

    def deaf(line: Any) -> None:
        server = line.connect_to_server()

        def up(text: str) -> None:
            said.append(json.loads(text))
            server.send(text)

        def down(text: str) -> None:
            nonlocal spoilt
            frame = json.loads(text)
            if frame["t"] == "position" and frame["started"] and not spoilt:
                spoilt, frame["board"] = True, ""
                if "patches" in frame:
                    frame["patches"][0] = [""]
            line.send(json.dumps(frame))

        line.on_message(up)
        server.on_message(down)

    anna.page.route_web_socket("**/ws/*", deaf)
    anna.page.goto(f"/t/{table(anna, [{'kind': 'me'}, {'kind': 'me'}])}")
    anna.page.wait_for_selector("body[data-turn=mine]")
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # Is anybody there?
    anna.page.wait_for_selector("#board-box svg.picture")
    assert spoilt
    assert 0 in [frame["seen"] for frame in said if frame["t"] == "hello"]
