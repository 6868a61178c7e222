"""Schemathesis against the OpenAPI description: what is described is what happens, and nothing breaks."""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import requests
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from maniero.cli.serving import config
from maniero.server.app import create_app
from maniero.server.settings import Settings
from tests.server.running import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(tempfile.mkdtemp(prefix="maniero-openapi-"))
CHOSEN = Settings(
    port=0,
    database_url=f"sqlite:///{FOLDER / 'tables.sqlite3'}",
    log_level="error",
    beat=0.0,
    rates=1e6,
)
APP = create_app(CHOSEN)
SCHEMA = schemathesis.openapi.from_dict(APP.openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
CASES = [(label, GenerationMode.POSITIVE) for label in OPERATIONS]
CASES += [  # Where nothing is given, nothing can be wrong.
    (label, GenerationMode.NEGATIVE)
    for label, operation in OPERATIONS.items()
    if operation.body or any(operation.iter_parameters())
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The server in a thread of its own, on this machine only."""
    server = uvicorn.Server(config(APP, CHOSEN))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as found:
        found.trust_env = False
        yield found


@pytest.fixture(scope="module")
def tables(address: str, session: requests.Session) -> list[str]:
    """A game that goes on and one that waits: ids that exist."""
    found = []
    for other in ("me", "open"):
        seats = [{"kind": "me"}, {"kind": other}]
        made = session.post(f"{address}/api/tables", json={"game": GAME, "seats": seats}, timeout=30)
        found.append(str(made.json()["table"]))
    return found


@pytest.fixture(scope="module")
def tournament(address: str, session: requests.Session) -> str:
    """A tournament that waits for players."""
    order = {"game": GAME, "kind": "cup", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    made = session.post(f"{address}/api/tournaments", json=order, timeout=30)
    return str(made.json()["tournament"])


# Not `SCHEMA.parametrize`: it gives all operations one id, and several processes run only one of them.
@pytest.mark.parametrize(("label", "mode"), CASES)
def test_the_server_keeps_to_its_description(
    label: str,
    mode: GenerationMode,
    address: str,
    session: requests.Session,
    tables: list[str],
    tournament: str,
) -> None:
    # Whether a name has letters that can be seen, and is no bot's, is more than a description tells.
    beyond = [positive_data_acceptance] if label == "PUT /api/me" else []

    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def keeps_to_it(case: schemathesis.Case) -> None:
        for name, known in (("table", tables), ("tournament", [tournament])):
            id = str(case.path_parameters.get(name, ""))
            if len(id) == 8 and id.isascii() and id.islower() and ord(id[0]) % 2:
                case.path_parameters[name] = known[ord(id[1]) % len(known)]  # Others are strangers.
        case.call_and_validate(base_url=address, session=session, excluded_checks=beyond)

    keeps_to_it()
