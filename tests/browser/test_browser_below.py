"""Everything works below a path of a host, behind a real nginx that passes the path on or takes it off."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import NewPerson, free_port
from tests.browser.hosting import hosted
from tests.browser.nginx import PROGRAM, nginx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.person import Person

BELOW = "/maniero"
LINKS = "[...document.querySelectorAll('a[href], form[action]')].map((each) => each.href ?? each.action)"


@pytest.fixture(scope="module", params=["taken off", "passed on"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if PROGRAM is None:
        pytest.skip("nginx is not installed (Debian: apt-get install nginx-light)")
    folder = tmp_path_factory.mktemp("below")
    front = free_port()
    with hosted(folder / "tables.sqlite3", "--root-path", BELOW, "--hsts", "60") as behind:
        end = "/" if request.param == "taken off" else ""
        with nginx(folder, front, BELOW, f"{behind}{end}"):
            yield f"http://127.0.0.1:{front}"


def watched(*people: Person) -> list[str]:
    """What pages ask for from now on and do not get, or ask of somebody else than us."""
    wrong: list[str] = []

    def asked(url: str) -> None:
        if not urlsplit(url).path.startswith(f"{BELOW}/"):
            wrong.append(url)

    for page in (each.page for each in people):
        page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
        page.on("request", lambda request: asked(request.url))
        page.on("websocket", lambda socket: asked(socket.url))
    return wrong


def test_a_game_is_played_below_a_path(person: NewPerson) -> None:
    anna = person(f"{BELOW}/")
    wrong = watched(anna)
    anna.page.reload()
    anna.play_now()
    for _ in range(4):
        if anna.awaits() == "over":
            break
        anna.one_step()
    anna.settled()
    assert anna.page.evaluate("document.body.dataset.online") == "yes"
    assert anna.seq > 0
    cookies = anna.page.context.cookies()
    assert [(cookie["name"], cookie["path"]) for cookie in cookies] == [("maniero", BELOW)]
    # Every link of the table and of the pages around it leads somewhere below.
    table = anna.page.url
    for path in ("", "new", "rules/castles", f"t/{table.rsplit('/', 1)[1]}"):
        anna.page.goto(f"{BELOW}/{path}")
        links = anna.page.evaluate(
            "[...document.querySelectorAll('a[href], form[action]')].map(n => n.href ?? n.action)"
        )
        assert links
        assert [link for link in links if not urlsplit(link).path.startswith(BELOW)] == []
    assert wrong == []


def test_friends_come_by_link_and_go_home(person: NewPerson, address: str) -> None:
    anna, bruno = person(f"{BELOW}/"), person(f"{BELOW}/")
    wrong = watched(anna, bruno)
    page = anna.page
    order = {"game": "castles", "seats": [{"kind": "me"}, {"kind": "link"}], "private": True}
    made = page.request.post(f"{BELOW}/api/tables", data=order, headers={"origin": address}).json()
    link = made["links"]["1"]
    assert link.startswith(f"{BELOW}/t/")
    bruno.page.goto(link)
    bruno.page.wait_for_url(f"**{BELOW}/t/{made['table']}")
    bruno.at_the_table()
    page.goto(f"{BELOW}/t/{made['table']}")
    anna.at_the_table().awaits("mine", "others")
    page.locator("a.brand").click()
    page.wait_for_url(f"**{BELOW}/")
    assert page.request.get(f"{BELOW}/api/openapi.json").json()["servers"] == [{"url": BELOW}]
    answer = page.request.get(f"{BELOW}/")
    assert answer.headers["strict-transport-security"] == "max-age=60"
    assert wrong == []
