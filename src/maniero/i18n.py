"""Languages: English messages in the code, other languages from gettext catalogues.

Catalogues are kept as text (``locale/<language>.po``) and read when first needed, so there is
no file to compile and none that could be out of date.
"""

from __future__ import annotations

import json
import re
from functools import cache
from gettext import NullTranslations, c2py
from pathlib import Path
from typing import Final

LANGUAGES: Final = {"en": "English", "it": "Italiano"}

_FIELD: Final = re.compile(r"""^(msgid|msgid_plural|msgstr)(?:\[\d+\])?\s+((?:".*"\s*)+)$""", re.MULTILINE)
_PLURAL: Final = re.compile(r"\bplural=([^;]+);")


class Catalogue(NullTranslations):
    """What a ``.po`` file says: each English message with its translation, or its forms if it counts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._forms: Final[dict[str, list[str]]] = {}
        forms: list[str] = []
        for field, lines in _FIELD.findall(text):
            message = "".join(json.loads(line) for line in lines.splitlines() if line)
            if field == "msgid":
                forms = self._forms[message] = []
            elif field == "msgstr":
                forms.append(message)
        header = _PLURAL.search(self._forms.pop("")[0])
        assert header is not None, "the header says which form is for which number"
        self._form: Final = c2py(header[1])

    def gettext(self, message: str) -> str:
        forms = self._forms.get(message)
        return forms[0] if forms else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        forms = self._forms.get(msgid1)
        return forms[self._form(n)] if forms else super().ngettext(msgid1, msgid2, n)


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

    def listed(self, names: list[str]) -> str:
        """Names as a sentence lists them: Anna, Bruno and Carla."""
        if len(names) < 2:
            return "".join(names)
        return self._("{one} and {other}").format(one=", ".join(names[:-1]), other=names[-1])


@cache
def language(code: str) -> Language:
    """The language with this code; English where there is none."""
    if code not in LANGUAGES or code == "en":
        return Language("en", NullTranslations())
    file = Path(__file__).parent / "locale" / f"{code}.po"
    return Language(code, Catalogue(file.read_text(encoding="utf-8")))
