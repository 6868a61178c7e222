"""Who is who: a guest is a signed cookie, no password needed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from itsdangerous import BadSignature, URLSafeSerializer

from maniero.i18n import LANGUAGES, Language, language
from maniero.server.addresses import counted
from maniero.server.limits import NAME
from maniero.server.names import readable
from maniero.server.paths import address
from maniero.server.rates import Caller
from maniero.server.store import GuestRow, Store
from maniero.server.store.store import now

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import HTTPConnection
    from starlette.responses import Response

COOKIE: Final = "maniero"
YEAR: Final = 365 * 24 * 3600


class Guest:
    """The one who asks: known or new, with a language."""

    def __init__(self, row: GuestRow, new: bool, language: Language) -> None:
        self.id: Final = row.id
        self.row: Final = row
        self.new: Final = new  # The browser has no cookie yet.
        self.language: Final = language

    def caller(self, connection: HTTPConnection) -> Caller:
        """Who is counted: a browser without a cookie by its address, so that dropping it gains nothing."""
        address = counted(connection)
        return Caller(address if self.new else self.id, address)

    @property
    def name(self) -> str:
        """The chosen name, or one made up."""
        return readable(self.row.name) or self.made_up

    @property
    def made_up(self) -> str:
        """A name from the guest's number."""
        number = int(self.row.id[:6], 16) % 9000 + 1000
        return self.language._("Guest {number}").format(number=number)[:NAME]


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store: Final = store
        self._signer: Final = URLSafeSerializer(secret, salt="maniero guest")

    async def who(self, request: HTTPConnection) -> Guest:
        """The guest of a request or socket."""
        id = self._read(request.cookies)
        row = await self._store.guest(id) if id else None
        if row is None:
            row = GuestRow(id or secrets.token_hex(16), "", "", now())
        code = row.language or preferred(request.headers.get("accept-language", ""))
        return Guest(row, not id, language(code))

    def _read(self, cookies: Mapping[str, str]) -> str:
        try:
            id = self._signer.loads(cookies.get(COOKIE, "")[:200])
        except BadSignature:
            return ""
        return id if isinstance(id, str) and len(id) == 32 else ""

    def remember(self, request: HTTPConnection, response: Response, guest: Guest) -> None:
        """Give a new guest the cookie."""
        if guest.new:
            response.set_cookie(
                COOKIE,
                self._signer.dumps(guest.id),
                max_age=YEAR,
                path=address("") or "/",
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )

    async def save(self, guest: Guest) -> None:
        await self._store.save_guest(guest.row)


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we have; English otherwise."""
    wishes: list[tuple[float, str]] = []
    for part in accepted[:400].split(","):
        code, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wishes.append((-weight, code.split("-")[0].lower()))
    for _, code in sorted(wishes, key=lambda wish: wish[0]):
        if code in LANGUAGES:
            return code
    return "en"
