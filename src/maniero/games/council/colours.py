"""Councillors and politics cards; the metals of the cities; the land."""

from __future__ import annotations

from maniero.art.palette import own

COLOURS = own(
    {
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
        "coast": ("#BFDDE6", "#24434D"),
        "coast-2": ("#8FC0D1", "#1B343D"),
        "peaks": ("#DCD0C0", "#453C34"),
        "peaks-2": ("#BBA991", "#372F28"),
    }
)
