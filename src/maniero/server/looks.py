"""How a name looks: two that are read as the same have the same looks, one that nobody sees has none."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = ("Mn", "Me")  # Signs over, under and around a letter.

# Letters and marks that leave no trace: fillers of Korean and Khmer, Braille without dots, an empty note.
_UNSEEN: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
_VARIANTS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))

# Letters of one script that look like those of another, by case; not all there are, but those of real names.
_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХӀ" + "аеѕіјкорсухһԁԛԝвмнт" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "αειοκνρτυχγ" + "ɑɡıօոսհ",
    "ABESIJKMHOPCTYXI" + "aesijkopcyxhdqwbmht" + "ABEZHIKMNOPTYX" + "aeiokvptuxy" + "agionuh",
)
_SIGNS: Final = str.maketrans("‘’ʼʹ`´‐‒–—−_•·", "''''''------..")
_SHAPES: Final = str.maketrans("01i|", "olll")  # After the case is gone.
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def unseen(sign: str) -> bool:
    """A letter that takes its place without being there."""
    return sign in _UNSEEN


def looks(name: str) -> str:
    """The name without what the eye passes over; "" when there is nothing for it."""
    plain = unicodedata.normalize("NFKD", name).translate(_SIGNS).translate(_ALIKE).casefold()
    seen = [sign for sign in unicodedata.normalize("NFKD", plain) if not _passed_over(sign)]
    if all(unicodedata.category(sign) in MARKS for sign in seen):
        return ""
    shapes = "".join(seen).translate(_SHAPES)
    for pair, one in _PAIRS:
        shapes = shapes.replace(pair, one)
    return shapes


def _passed_over(sign: str) -> bool:
    if unseen(sign) or sign.isspace() or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return True
    return any(ord(sign) in variants for variants in _VARIANTS)
