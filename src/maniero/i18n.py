"""Languages: English messages in the code, other languages from gettext catalogues.

Catalogues are kept as text (``locale/<language>.po``) and read when first needed, so there is
no file to compile and none that could be out of date.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES: Final = {"en": "English", "it": "Italiano"}


class Language:
    """One language: ``_`` for a message, ``n_`` for one that counts."""

    def __init__(self, code: str, translations: NullTranslations) -> None:
        self.code: Final = code
        self._translations: Final = translations

    def _(self, message: str) -> str:
        return self._translations.gettext(message)

    def n_(self, one: str, many: str, count: int) -> str:
        """The message for ``count`` things; ``{n}`` stands for the number."""
        return self._translations.ngettext(one, many, count).replace("{n}", str(count))


@cache
def language(code: str) -> Language:
    """The language with this code; English where there is none."""
    if code not in LANGUAGES or code == "en":
        return Language("en", NullTranslations())
    with (Path(__file__).parent / "locale" / f"{code}.po").open("rb") as file:
        catalogue = read_po(file, locale=code)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return Language(code, GNUTranslations(compiled))
