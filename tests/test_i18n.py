"""Our reader of catalogues finds in them what the usual tools find."""

from __future__ import annotations

from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import maniero
from maniero.i18n import LANGUAGES, Catalogue, language

TRANSLATED = [code for code in LANGUAGES if code != "en"]

SAMPLE = r"""
# A comment.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "a \"quoted\" word"
msgstr "«\\»\t"
#~ msgid "no longer said"
#~ msgstr "x"

msgid ""
"in two "
"lines"
msgstr ""
"su due "
"righe"
msgid "{n} coin"
msgid_plural "{n} coins"
msgstr[0] "una"
msgstr[1] "molte"
"""


def usual(text: str) -> tuple[list[tuple[str, str]], GNUTranslations]:
    """The messages of a catalogue, each with its plural, and the catalogue as others read it."""
    read = read_po(BytesIO(text.encode()))
    compiled = BytesIO()
    write_mo(compiled, read)
    compiled.seek(0)
    ids = [(entry.id, "") if isinstance(entry.id, str) else tuple(entry.id) for entry in read if entry.id]
    return [(str(one), str(many)) for one, many in ids], GNUTranslations(compiled)


def files() -> list[str]:
    folder = Path(maniero.__file__).parent / "locale"
    return [(folder / f"{code}.po").read_text(encoding="utf-8") for code in TRANSLATED]


@pytest.mark.parametrize("text", [SAMPLE, *files()], ids=["sample", *TRANSLATED])
def test_it_says_what_gettext_says(text: str) -> None:
    ids, other = usual(text)
    ours = Catalogue(text)
    assert ids
    for one, many in ids:
        # Older versions of Python know messages with a plural by ngettext alone.
        assert ours.gettext(one) == (other.ngettext(one, many, 1) if many else other.gettext(one))
        for count in range(7) if many else ():
            assert ours.ngettext(one, many, count) == other.ngettext(one, many, count)


def test_the_header_says_which_form_is_for_which_number() -> None:
    header = r'msgid ""' "\n" r'msgstr "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"' "\n"
    forms = "\n".join(f'msgstr[{number}] "{number}"' for number in range(3))
    ours = Catalogue(f'{header}msgid "one"\nmsgid_plural "many"\n{forms}\n')
    assert [ours.ngettext("one", "many", count) for count in (0, 1, 2, 5)] == ["1", "0", "1", "2"]


def test_what_is_not_translated_is_said_in_english() -> None:
    for code in (*LANGUAGES, "tlh"):
        words = language(code)
        assert words._("Not a message at all") == "Not a message at all"
        assert words.n_("{n} zeppelin", "{n} zeppelins", 1) == "1 zeppelin"
        assert words.n_("{n} zeppelin", "{n} zeppelins", 3) == "3 zeppelins"
