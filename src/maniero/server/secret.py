"""The secret that signs the cookies, where the host has chosen it: nobody must be able to guess it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from maniero.server.settings import SettingsError

SHORTEST: Final = 24  # Characters, well-known words left out.
DIFFERENT: Final = 8  # Characters, and steps from one to the next: a row or a pattern has few.

_WELL_KNOWN: Final = re.compile(
    "secret|password|passwort|passwd|pass|change|letmein|default|example|maniero|admin|cookie"
    "|qwerty|asdf|test|dev|key|1234+5?6?7?8?9?0?",
    re.IGNORECASE,
)


def checked(secret: str) -> str:
    """The secret, when it is a good one; "": the server makes its own."""
    if secret and _weak(_WELL_KNOWN.sub("", secret)):
        raise SettingsError(
            "this secret can be guessed: signing the cookies needs one of chance, such as"
            ' python -c "import secrets; print(secrets.token_urlsafe(32))" prints'
        )
    return secret


def _weak(text: str) -> bool:
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    return len(text) < SHORTEST or len(set(text)) < DIFFERENT or len(steps) < DIFFERENT
