"""What the routes ask for: the server, the guest who asks, and whether they may.

All are coroutines: FastAPI runs plain functions in threads.  Annotations are not postponed, because it reads
them at run time.
"""

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from maniero.server.guests import Guest, Guests
from maniero.server.house import House
from maniero.server.paths import address
from maniero.server.problems import Problem
from maniero.server.security import same_origin
from maniero.server.server import Server
from maniero.server.tournaments import Tournaments


async def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


TheServer = Annotated[Server, Depends(server_of)]


async def house_of(server: TheServer) -> House:
    return server.house


async def tournaments_of(server: TheServer) -> Tournaments:
    return server.tournaments


async def who(request: Request, server: TheServer) -> Guest:
    """The guest who asks; asked once for each request, so that a new one is one and the same."""
    guest = await server.guests.who(request)
    caller = guest.caller(request)
    if guest.new:
        await server.rates.spend("guest", caller)
    await server.rates.spend("page", caller)
    if "table" in request.path_params:
        await server.spend_opening(request.path_params["table"], caller)
    return guest


TheHouse = Annotated[House, Depends(house_of)]
TheTournaments = Annotated[Tournaments, Depends(tournaments_of)]
TheGuest = Annotated[Guest, Depends(who)]


async def guest_of(request: Request, response: Response, server: TheServer, guest: TheGuest) -> Guest:
    """The guest who asks; a new one is given the cookie."""
    server.guests.remember(request, response, guest)
    return guest


Asking = Annotated[Guest, Depends(guest_of)]


async def writer_of(request: Request, server: TheServer, guest: Asking) -> Guest:
    """A guest who wants to change something: from our own pages, and not too often."""
    if not same_origin(request.headers, server.settings.origins):
        raise Problem("bad-origin")
    await server.rates.spend("change", guest.caller(request))
    return guest


async def host_of(request: Request, server: TheServer, guest: Annotated[Guest, Depends(writer_of)]) -> Guest:
    """A guest who wants a new table."""
    await server.rates.spend("table", guest.caller(request))
    return guest


async def reader_of(request: Request, server: TheServer, guest: Asking) -> Guest:
    """A guest who wants something that must be worked out: not too often."""
    await server.rates.spend("look", guest.caller(request))
    return guest


Looking = Annotated[Guest, Depends(reader_of)]
Writing = Annotated[Guest, Depends(writer_of)]
Hosting = Annotated[Guest, Depends(host_of)]


class Visit:
    """A guest at a page.  Its answers give a new guest the cookie."""

    def __init__(self, request: Request, guests: Guests, guest: Guest) -> None:
        self._request: Final = request
        self._guests: Final = guests
        self.guest: Final = guest

    def page(self, html: str, status: int = 200) -> HTMLResponse:
        """A page in the guest's language."""
        headers = {"content-language": self.guest.language.code, "vary": "accept-language"}
        response = HTMLResponse(html, status_code=status, headers=headers)
        self._guests.remember(self._request, response, self.guest)
        return response

    def redirect(self, path: str) -> RedirectResponse:
        """Another page in the place of this one."""
        response = RedirectResponse(address(path), status_code=303)
        self._guests.remember(self._request, response, self.guest)
        return response


async def visit_of(request: Request, server: TheServer, guest: TheGuest) -> Visit:
    return Visit(request, server.guests, guest)


Visiting = Annotated[Visit, Depends(visit_of)]
