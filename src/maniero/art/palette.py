"""The palette, once: every colour of Maniero by name, in light and in dark.

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

# Six terrains of a duchy: tile, its second tone, the printed (empty) space, the mark printed on it.
TERRAIN: Colours = {
    "town": ("#E3B778", "#CFA468"),
    "town-2": ("#B5813F", "#96692F"),
    "town-0": ("#EFD9AE", "#6B5636"),
    "town-mark": ("#6E4A1B", "#E9CF9C"),
    "river": ("#5FA3D3", "#5795C2"),
    "river-2": ("#2E6FA3", "#2A608C"),
    "river-0": ("#B4D5EA", "#2F5068"),
    "river-mark": ("#174A73", "#B7DCF5"),
    "abbey": ("#F0C647", "#DDB440"),
    "abbey-2": ("#B88A14", "#8E6B12"),
    "abbey-0": ("#F6E3A0", "#6E5A22"),
    "abbey-mark": ("#75540A", "#F6DF95"),
    "pasture": ("#A7CC5E", "#96B955"),
    "pasture-2": ("#6B9434", "#567A2A"),
    "pasture-0": ("#D6E6AC", "#48582B"),
    "pasture-mark": ("#45661A", "#D2E9A3"),
    "forest": ("#4F8A57", "#4A8052"),
    "forest-2": ("#2B5B36", "#24492C"),
    "forest-0": ("#9CC09A", "#2E4A33"),
    "forest-mark": ("#1F4A2A", "#B5DAB4"),
    "mine": ("#A8A6A4", "#989694"),
    "mine-2": ("#6C6A69", "#575554"),
    "mine-0": ("#D3D0CA", "#4A4744"),
    "mine-mark": ("#47423E", "#DEDAD4"),
    "black": ("#3B332D", "#3B332D"),
    "black-2": ("#1E1915", "#1A1512"),
    "black-0": ("#544A42", "#241F1A"),
}

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

# Council of Four: councillors and politics cards; the metals of the cities.
COUNCIL: Colours = {
    "c-white": ("#FAF5E9", "#F3ECDD"),
    "c-white-2": ("#CDBFA4", "#BFB196"),
    "c-black": ("#46403F", "#4A4443"),
    "c-black-2": ("#231E1E", "#221D1D"),
    "c-blue": ("#84C3E6", "#84C3E6"),
    "c-blue-2": ("#3F86B0", "#3F86B0"),
    "c-orange": ("#F09436", "#F09436"),
    "c-orange-2": ("#AF5F10", "#AF5F10"),
    "c-pink": ("#F2A7C3", "#F2A7C3"),
    "c-pink-2": ("#B96689", "#B96689"),
    "c-purple": ("#7F52A3", "#8055A6"),
    "c-purple-2": ("#53307A", "#573480"),
    "m-gold": ("#F0C44A", "#E6BB47"),
    "m-gold-2": ("#AE7F12", "#8E6710"),
    "m-silver": ("#C9CED2", "#B7BDC2"),
    "m-silver-2": ("#7D868D", "#687077"),
    "m-bronze": ("#D7774A", "#CC6F43"),
    "m-bronze-2": ("#96441D", "#7F3918"),
    "m-iron": ("#9CC7DB", "#8EB8CC"),
    "m-iron-2": ("#4F829B", "#3F6B81"),
    "m-royal": ("#9567B5", "#9567B5"),
    "m-royal-2": ("#5F3A82", "#5F3A82"),
    "coast": ("#BFDDE6", "#24434D"),
    "coast-2": ("#8FC0D1", "#1B343D"),
    "shore": ("#E9E2BC", "#3F4230"),
    "hills": ("#D7DFA6", "#3B4526"),
    "hills-2": ("#B9C77A", "#2F381E"),
    "peaks": ("#DCD0C0", "#453C34"),
    "peaks-2": ("#BBA991", "#372F28"),
}

# Castles: four walls (face, second tone, joints, lit), openings, banners, a building site, the rain side.
CASTLES: Colours = {
    "w-grey": ("#B9B6B0", "#A09D98"),
    "w-grey-2": ("#918D87", "#7C7975"),
    "w-grey-3": ("#6C6864", "#55524F"),
    "w-grey-0": ("#D0CDC6", "#B5B2AC"),
    "w-red": ("#C9674A", "#B45B42"),
    "w-red-2": ("#A34A31", "#8F4330"),
    "w-red-3": ("#7C3220", "#652B1D"),
    "w-red-0": ("#DA8468", "#C5745A"),
    "w-sand": ("#E6C07A", "#CFAB6B"),
    "w-sand-2": ("#C79A50", "#AE8646"),
    "w-sand-3": ("#94692B", "#7D5925"),
    "w-sand-0": ("#F1D79F", "#DFC08A"),
    "w-white": ("#F5EEDD", "#DDD4C0"),
    "w-white-2": ("#D8CAAB", "#BFB298"),
    "w-white-3": ("#A3916C", "#8C7C5D"),
    "w-white-0": ("#FFFCF3", "#EEE7D7"),
    "wet": ("#EFE3C8", "#D9CDB2"),
    "lime": ("#D6BE8E", "#B79F74"),
    "moon": ("#FFFFFF00", "#CFC4A3"),
    "ray": ("#FBE3A0", "#E8DFC400"),
    "star": ("#FFFFFF00", "#F3E9CF"),
    "window": ("#3A2C22", "#F6CC62"),
    "window-2": ("#5B4737", "#D99A2E"),
    "b-red": ("#C4382A", "#CF4A3B"),
    "b-red-2": ("#8A2118", "#92281E"),
    "b-blue": ("#2F6FB5", "#4A8BD3"),
    "b-blue-2": ("#1C4677", "#27588F"),
    "b-green": ("#4E9A4E", "#5CAB5B"),
    "b-green-2": ("#2B632F", "#326E36"),
    "b-yellow": ("#F2C53D", "#F0C648"),
    "b-yellow-2": ("#B68714", "#A87D16"),
    "grass": ("#9DC25A", "#5D7A3B"),
    "grass-2": ("#6F9838", "#42592A"),
    "earth": ("#BC9560", "#4E3E2B"),
    "earth-2": ("#916B3C", "#382B1D"),
    "air": ("#C4E0EC", "#22323D"),
    "air-2": ("#DDEEF1", "#2C3F4A"),
    "air-3": ("#EEF5EE", "#374B54"),
    "air-line": ("#7FA9BD", "#56717F"),
    "mist": ("#FFFFFFCC", "#FFFFFF1F"),
    "far": ("#B5D2D2", "#2B414A"),
    "far-2": ("#C3D9A9", "#33472F"),
    "far-3": ("#AECB86", "#3A5030"),
    "rain": ("#8FA6B8", "#44596A"),
    "rain-2": ("#67809A", "#33465A"),
    "rain-3": ("#E4EBF0", "#A9BAC8"),
    "rain-4": ("#B3C4D1", "#7C91A2"),
    "drop": ("#EAF3F8", "#B9D0E2"),
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

ALL: Final[Colours] = {**SURFACES, **GLOW, **SEATS, **TERRAIN, **GOODS, **COUNCIL, **CASTLES, **MATERIAL}

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


def colour(name: str) -> str:
    """The paint of a palette name; `none`, `currentColor` and `url(#pattern)` stay as they are."""
    if name in ALL:
        return f"var(--{name})"
    if name in _PLAIN or name.startswith("url(#"):
        return name
    raise ValueError(f"no colour {name!r} in the palette; use a name of palette.ALL")


def variables(dark: bool = False) -> str:
    """The declarations of all colours for one theme: `--table:#E4D6B9;...`."""
    return "".join(f"--{name}:{pair[dark]};" for name, pair in ALL.items())


def resolve(svg: str, dark: bool = False) -> str:
    """The same picture without CSS variables, for renderers that know none."""

    def value(found: re.Match[str]) -> str:
        name = found[1]
        return ALL[name][dark] if name in ALL else found[0]

    return _VARIABLE.sub(value, svg)
