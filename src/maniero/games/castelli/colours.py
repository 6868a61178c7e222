"""Meadows and groves of the tiles, slabs of the rim, the pit of the mine, copper hair, a dark hood."""

from __future__ import annotations

from maniero.art.palette import own

COLOURS = own(
    {
        "pasture": ("#A7CC5E", "#96B955"),
        "pasture-2": ("#6B9434", "#567A2A"),
        "forest": ("#4F8A57", "#4A8052"),
        "forest-2": ("#2B5B36", "#24492C"),
        "mine-0": ("#D3D0CA", "#4A4744"),
        "mine-mark": ("#47423E", "#DEDAD4"),
        "black": ("#3B332D", "#3B332D"),
        "pale": ("#DDD6C6", "#B9B1A2"),  # A colour that nobody plays.
        "pale-2": ("#B4AB98", "#8F8778"),
        "pale-on": ("#6F6656", "#544C40"),
        "m-bronze": ("#D7774A", "#CC6F43"),
        "m-bronze-2": ("#96441D", "#7F3918"),
        "c-black": ("#46403F", "#4A4443"),
        "ember": ("#F0912F", "#F0912F"),  # Fire.
        "ember-2": ("#AE5C0E", "#AE5C0E"),
    }
)
