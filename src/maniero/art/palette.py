"""The palette, once: every colour of the house by name, in light and in dark; games add their own.

`css.tokens` writes the variables of a page from this table, and `resolve` puts the colours into a picture for
renderers that know no variables (PNG of a replay).
"""

from __future__ import annotations

import re
from typing import Final

Colours = dict[str, tuple[str, str]]  # Name -> light, dark; #rrggbb or #rrggbbaa.

SURFACES: Colours = {
    "table": ("#E4D6B9", "#15110E"),  # the page behind everything
    "paper": ("#FBF5E7", "#2A231C"),  # panels, cards, the action bar
    "paper-2": ("#F1E6CE", "#231D17"),  # headers of panels, rows
    "sunk": ("#E3D3B0", "#1A1511"),  # slots, wells, empty places
    "board": ("#EBDDBC", "#332B22"),  # ground of every board
    "board-2": ("#DCCA9F", "#3D3429"),  # second tone of a board: tracks, plaques
    "board-edge": ("#A98A55", "#0D0A08"),  # the cardboard's thickness
    "wall": ("#DDD2BB", "#3F382F"),  # the score track of every board is its wall
    "wall-2": ("#B6A78B", "#6A5F51"),
    "wall-mark": ("#6B5845", "#C9BBA2"),
    "line": ("#D3C19A", "#4A3F33"),  # hairlines
    "line-2": ("#8A744F", "#7D6C55"),  # lines that must be seen
    "ink": ("#2B2018", "#F5EBD8"),  # text and signs
    "ink-2": ("#5A4838", "#D0C1A8"),  # second text
    "ink-3": ("#6B5845", "#B3A288"),  # hints, captions
    "outline": ("#2B2018", "#0F0B08"),  # outline of every piece, dark in both
    "shade": ("#2B201833", "#00000080"),  # what a piece throws on the board
    "print": ("#FFFAEDD9", "#17110C80"),  # the light patch under a printed number
    "road": ("#FBF3DF", "#17110C"),  # gaps between regions, roads
    "way": ("#FBF3DF", "#9A8768"),  # roads on a map
    "sea": ("#6BADD8", "#2B5B7E"),
    "sea-2": ("#3B7BAE", "#1F445F"),
    "cloud": ("#FFFFFFB3", "#FFFFFF14"),
    "sun": ("#FBE3A0", "#E8DFC4"),
    "brand": ("#8A2D29", "#B0473D"),  # oxblood: primary buttons, the mark
    "brand-2": ("#651E1C", "#7E302A"),  # its second tone
    "on-brand": ("#FFF7E8", "#FFF7E8"),
    "link": ("#7A2622", "#F0A093"),
    "good": ("#2F6B34", "#9FD08F"),
    "bad": ("#9C2B1F", "#F2A08F"),
    "focus": ("#1B4F9E", "#9CCBFF"),
    "hint": ("#6A2C91", "#D9AEFF"),  # what the Master would do
}

GLOW: Colours = {
    "glow-core": ("#FFFBE6", "#FFF6CF"),  # bright band next to the piece
    "glow": ("#FFB114", "#FFBC33"),  # candlelight
    "glow-edge": ("#7A3B00", "#3A1C00"),  # dark rim: the band is seen on any ground
    "chosen": ("#2B2018", "#FFF6CF"),
    "lock": ("#6B584580", "#B3A28880"),
}

# Four seats: fill, second tone, ink for names on paper, ink on the fill. Each has a shape: disc, square,
# triangle, diamond. What belongs to nobody is grey.
SEATS: Colours = {
    "seat-1": ("#1F5796", "#4E90DA"),
    "seat-1-2": ("#123761", "#24568F"),
    "seat-1-ink": ("#1D4F88", "#9AC7F5"),
    "seat-1-on": ("#FFFFFF", "#06101C"),
    "seat-2": ("#C43E1F", "#E0623C"),
    "seat-2-2": ("#85250F", "#963517"),
    "seat-2-ink": ("#A33116", "#F8A98F"),
    "seat-2-on": ("#FFFFFF", "#190702"),
    "seat-3": ("#F2C230", "#F2C94A"),
    "seat-3-2": ("#B2830F", "#A97E16"),
    "seat-3-ink": ("#775500", "#F0CB5C"),
    "seat-3-on": ("#2B2018", "#1A1305"),
    "seat-4": ("#5FB592", "#9AE2C5"),
    "seat-4-2": ("#2C7A5B", "#3F9273"),
    "seat-4-ink": ("#19634A", "#8FDDC0"),
    "seat-4-on": ("#12241C", "#0C1A14"),
    "neutral": ("#A39D94", "#98928A"),
    "neutral-2": ("#6B665F", "#5C5751"),
}

# Goods and land that symbols and scenes of several games show.
GOODS: Colours = {
    "good-1": ("#3DB3AB", "#3DB3AB"),  # turquoise: fish
    "good-1-2": ("#1F7F79", "#1F7F79"),
    "good-2": ("#7D55A6", "#8D64B8"),  # purple: grapes
    "good-2-2": ("#533274", "#5E3B82"),
    "good-3": ("#EE9DBB", "#EE9DBB"),  # pink: cloth
    "good-3-2": ("#B55F82", "#B55F82"),
    "good-4": ("#D8473A", "#DF5A4D"),  # red: wine
    "good-4-2": ("#8C2119", "#92281F"),
    "good-5": ("#77492A", "#865635"),  # brown: barrel
    "good-5-2": ("#4A2C16", "#50311A"),
    "good-6": ("#F0912F", "#F0912F"),  # orange: cheese
    "good-6-2": ("#AE5C0E", "#AE5C0E"),
}

LAND: Colours = {
    "mine": ("#A8A6A4", "#989694"),
    "mine-2": ("#6C6A69", "#575554"),
    "m-royal": ("#9567B5", "#9567B5"),
    "m-royal-2": ("#5F3A82", "#5F3A82"),
    "shore": ("#E9E2BC", "#3F4230"),
    "hills": ("#D7DFA6", "#3B4526"),
    "hills-2": ("#B9C77A", "#2F381E"),
}

# Materials of the drawings, the same in every game.
MATERIAL: Colours = {
    "stone": ("#DED3BE", "#D2C7B2"),
    "stone-2": ("#B2A389", "#A1937A"),
    "roof": ("#C2573D", "#B9533B"),
    "roof-2": ("#8C3826", "#7F3323"),
    "slate": ("#6B7D92", "#65768A"),
    "slate-2": ("#475668", "#415062"),
    "wood": ("#B1783F", "#A8723C"),
    "wood-2": ("#7D4F25", "#744A23"),
    "straw": ("#EBC153", "#E0B850"),
    "straw-2": ("#B78A22", "#A47C1F"),
    "leaf": ("#79A552", "#70994C"),
    "leaf-2": ("#4D7733", "#466C2F"),
    "water": ("#6BADD8", "#5E9CC5"),
    "water-2": ("#3B7BAE", "#346D9B"),
    "silver": ("#DCE1E4", "#D3D8DB"),
    "silver-2": ("#98A3AB", "#8C979F"),
    "gold": ("#F3C548", "#EBBE46"),
    "gold-2": ("#B8851A", "#A57717"),
    "plaster": ("#FAF1DC", "#EFE5CF"),
    "plaster-2": ("#E2CFA6", "#D2BF98"),
    "cloth": ("#B93A2C", "#BF4335"),
    "cloth-2": ("#832318", "#86281D"),
    "skin": ("#EBC29A", "#E2B990"),
    "skin-2": ("#C8946A", "#BB8A62"),
    "flesh": ("#F0B5A8", "#E6AA9D"),
    "flesh-2": ("#CC8273", "#C07868"),
    "hide": ("#8A6243", "#80593C"),
    "hide-2": ("#5B3D28", "#533825"),
    "hole": ("#3A2C22", "#2A1F18"),
    "die": ("#FDF8EC", "#F3EBD9"),
    "die-2": ("#CDBD9A", "#B9A985"),
    "pip": ("#2B2018", "#1C150F"),
    "court": ("#C6D0A0", "#4C553A"),
    "court-2": ("#94A36B", "#717E55"),
    "mortar": ("#CFC2AA", "#BFB29B"),
    "sky": ("#CFE4EC", "#30424B"),
}

HOUSE: Final[Colours] = {**SURFACES, **GLOW, **SEATS, **GOODS, **LAND, **MATERIAL}
_known: Final[Colours] = dict(HOUSE)  # And those of the games whose pictures have been loaded.

# One face for titles, one for text, both from what every system has.
TITLE: Final = (
    '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua",Georgia,'
    '"Liberation Serif","DejaVu Serif",serif'
)
TEXT: Final = (
    '-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,'
    '"Liberation Sans","DejaVu Sans",sans-serif'
)

_VARIABLE = re.compile(r"var\(--([\w-]+)\)")
_PLAIN = frozenset({"none", "currentColor"})


def own(colours: Colours) -> Colours:
    """The colours that a game has besides those of the house; no two games use one name differently."""
    for name, pair in colours.items():
        if _known.setdefault(name, pair) != pair:
            raise ValueError(f"the colour {name!r} is there already, and another one")
    return colours


def colour(name: str) -> str:
    """The paint of a palette name; `none`, `currentColor` and `url(#pattern)` stay as they are."""
    if name in _known:
        return f"var(--{name})"
    if name in _PLAIN or name.startswith("url(#"):
        return name
    raise ValueError(f"no colour {name!r} in the palette of the house or of a game")


def variables(colours: Colours, dark: bool = False) -> str:
    """The declarations of colours for one theme: `--table:#E4D6B9;...`."""
    return "".join(f"--{name}:{pair[dark]};" for name, pair in colours.items())


def resolve(svg: str, dark: bool = False) -> str:
    """The same picture without CSS variables, for renderers that know none."""

    def value(found: re.Match[str]) -> str:
        name = found[1]
        return _known[name][dark] if name in _known else found[0]

    return _VARIABLE.sub(value, svg)
