"""Six terrains of a duchy: tile, its second tone, the printed (empty) space, the mark printed on it."""

from __future__ import annotations

from maniero.art.palette import own

COLOURS = own(
    {
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
        "mine-0": ("#D3D0CA", "#4A4744"),
        "mine-mark": ("#47423E", "#DEDAD4"),
        "inn": ("#F7E9CD", "#E6D7B7"),  # Of no terrain.
        "inn-2": ("#C9AE7C", "#A88F62"),
        "black": ("#3B332D", "#3B332D"),
        "black-2": ("#1E1915", "#1A1512"),
        "black-0": ("#544A42", "#241F1A"),
    }
)
