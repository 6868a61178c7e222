"""Pictures as what has changed in them: pieces that a page was sent are named afterwards, not sent again.

The text of a picture is cut at every ``<``.  Pieces have numbers: first those of the last position that the
page was sent, picture after picture, then the new ones as they come.  A patch is a list of new pieces, joined
by ``<`` again, and of runs ``[from, to]`` of pieces that the page has.  `static/patching.js` makes it whole.

Of what a page was sent only the hashes of its pieces are kept, and pages with equal eyes share them.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from maniero.server.outgoing import Patch

MARK: Final = "<"
SHORT: Final = 8  # Characters: naming a piece costs as much as sending it.
STRIDE: Final = 32  # Pieces that are compared at once.


class Sent:
    """What a page was sent last: of each picture a hash, and the hashes of its pieces."""

    def __init__(self, pictures: Sequence[str] = ()) -> None:
        self.texts: Final[list[int]] = []
        self.pieces: Final[list[array[int]]] = []
        for picture in pictures:
            self.add(hash(picture), _hashes(_cut(picture)))

    def add(self, text: int, pieces: array[int]) -> None:
        self.texts.append(text)
        self.pieces.append(pieces)


def patches(pictures: Sequence[str], sent: Sent) -> tuple[list[Patch], Sent]:
    """The pictures as a page can make them of what it was sent; and what it has been sent then."""
    texts = [hash(picture) for picture in pictures]
    same = {number for number, (was, text) in enumerate(zip(sent.texts, texts, strict=False)) if was == text}
    pool, now = _Pool(sent, same), Sent()
    found: list[Patch] = []
    for number, picture in enumerate(pictures):
        if number in same:
            now.add(texts[number], sent.pieces[number])
            found.append([pool.runs[number]])
        else:
            pieces = _cut(picture)
            now.add(texts[number], _hashes(pieces))
            found.append(list(pool.parts(pieces, now.pieces[number])))
    return found, now


class _Pool:
    """The pieces that a page has, while it is sent another position."""

    def __init__(self, sent: Sent, same: Container[int]) -> None:
        self.runs: Final[list[list[int]]] = []  # Of whole pictures.
        self._hashes: Final = array("q")
        self._where: Final[dict[int, int]] = {}
        for number, pieces in enumerate(sent.pieces):
            start, end = len(self._hashes), len(self._hashes) + len(pieces)
            self.runs.append([start, end])
            self._hashes.extend(pieces)
            if number not in same:  # What went from one picture to another has changed both.
                self._where.update(zip(pieces, range(start, end), strict=True))

    def parts(self, pieces: Sequence[str], hashes: array[int]) -> Iterator[str | list[int]]:
        """A picture as new text and runs of pieces in turns."""
        at = fresh = 0  # The next piece; the first that is neither sent nor named yet.
        while at < len(pieces):
            start = self._where.get(hashes[at], -1)
            if start < 0 or len(pieces[at]) < SHORT:
                self._where.setdefault(hashes[at], len(self._hashes))
                self._hashes.append(hashes[at])
                at += 1
                continue
            if fresh < at:
                yield MARK.join(pieces[fresh:at])
            end = self._run(start, hashes, at)
            yield [start, end]
            fresh = at = at + end - start
        if fresh < at:
            yield MARK.join(pieces[fresh:])

    def _run(self, start: int, hashes: array[int], at: int) -> int:
        """Up to where the pieces from ``start`` on are those of a picture from ``at`` on."""
        pool, end = self._hashes, start
        while (stride := hashes[at : at + STRIDE]) and stride == pool[end : end + STRIDE]:
            at, end = at + len(stride), end + len(stride)
        while at < len(hashes) and end < len(pool) and hashes[at] == pool[end]:
            at, end = at + 1, end + 1
        return end


def _hashes(pieces: Sequence[str]) -> array[int]:
    return array("q", map(hash, pieces))


def _cut(picture: str) -> list[str]:
    return str.split(picture, MARK)  # Of a drawing's own kind of text, whose pieces need not be of that kind.
