"""What `static/patching.js` does, for pages without a browser: pictures whole again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN = ("board", "mine", "narrow", "strip")  # And the panels, in their order.


class Pieces:
    """What came over one line."""

    def __init__(self) -> None:
        self.known: list[str] | None = None  # All pieces of the last position.

    def complete(self, position: dict[str, Any]) -> None:
        """Make the pictures of a position whole."""
        patches = position.pop("patches", None)
        if patches is not None:
            assert self.known is not None, "patches of pictures that were never sent"
            drawn = made(patches, self.known)
            position.update(zip(OWN, drawn, strict=False))
            for panel, picture in zip(position["panels"], drawn[len(OWN) :], strict=True):
                panel["svg"] = picture
        self.known = [piece for picture in pictures(position) for piece in picture.split("<")]


def pictures(position: Any) -> list[str]:
    return [*(position[name] for name in OWN), *(panel["svg"] for panel in position["panels"])]


def made(patches: Sequence[Sequence[str | list[int]]], known: Sequence[str]) -> list[str]:
    """Put pictures together again, from pieces that came before and new ones."""
    pool, drawn = list(known), []
    for patch in patches:
        pieces: list[str] = []
        for part in patch:
            if isinstance(part, str):
                pool += part.split("<")
                pieces += part.split("<")
            else:
                assert 0 <= part[0] < part[1] <= len(pool)
                pieces += pool[part[0] : part[1]]
        drawn.append("<".join(pieces))
    return drawn
