"""Portraits of the battle: duke, abbot, guard, army of knights."""

from __future__ import annotations

from markupsafe import Markup

from maniero.art.kit import circle, g, icon, join
from maniero.games.castelli.draw.brush import INK, dots, head, ink, line, robe, rod, shaded


def duke() -> Markup:
    ermine = "M-24-24C-14-14 14-14 24-24L30-13C15-2-15-2-30-13z"
    return join(
        (
            robe("sea"),
            ink(ermine, "plaster"),
            line("M-18-15l1 4M-7-11l.5 4M6-11l-.5 4M17-15l-1 4", "pip", 2),
            ink("M-15-50C-19-40-18-30-14-26L-9-34zM15-50C19-40 18-30 14-26L9-34z", "straw-2"),
            head("straw-2"),
            ink("M-3-33.5h6L0-27z", "straw-2", 1),
            ink("M-17-60C-20-74-6-80 2-78 16-77 20-70 17-60z", "sea-2"),
            ink("M-17.5-55 -18-63H18L17.5-55C8-52-8-52-17.5-55z", "gold"),
            dots("cloth", 2, (0, -58)),
            dots("plaster", 1.5, (-9, -58), (9, -58)),
            ink("M14-66C24-82 36-80 38-70 31-73 24-68 20-62z", "cloth"),
            icon("city", -28, -14, 30, INK),
            ink("M-40 2c1-5 6-6 12-5l10 1 2 4z", "skin"),
        )
    )


def abbot() -> Markup:
    return join(
        (
            robe("hide"),
            ink("M-24-25C-14-12 14-12 24-25L20-31C10-22-10-22-20-31z", "hide-2"),
            head("silver-2", "M-4-38q4 2.5 8 0"),
            ink(
                "M-14-48C-17-58-14-62-10-63-12-57-12-53-11-49zM14-48C17-58 14-62 10-63 12-57 12-53 11-49z",
                "hide-2",
            ),
            ink("M-12.5-58C-8-63 8-63 12.5-58 12-53-12-53-12.5-58z", "hide-2", 1),
            ink("M-9-60C-6-66 6-66 9-60 4-58-4-58-9-60z", "skin", 1),
            circle(-7.5, -42.5, 2.2, "flesh"),
            circle(7.5, -42.5, 2.2, "flesh"),
            line("M-9-24C-6-8 6-8 9-24", "wood", 1.6),
            ink("M-2-14h4v4h4v4H2V4h-4V-6h-4v-4h4z", "gold", 1.1),
            rod("M33 2V-50", "wood", 2.6),
            rod("M33-50c0-14 14-14 13-4-1 6-8 5-7 0", "gold", 2.4),
            ink("M27-16c3-3 10-3 12 0l-1 8H28z", "skin"),
        )
    )


def _mail(w: float = 41) -> Markup:
    """Chain mail over the shoulders."""
    rings = "M-24-14q4-5 8 0" + "t8 0" * 5 + "M-28-5q4-5 8 0" + "t8 0" * 6
    return robe("slate", w) + line(rings, "slate-2", 1.2)


def guard() -> Markup:
    helmet = "M-16-55C-17-76-6-80 0-82 6-80 17-76 16-55z"
    blade = "M26-66C18-60 18-48 26-42H33V-66zM33-60l8 6-8 6zM31-66l2-14 3 14z"
    shield = "M-13-14H13V2C13 11 7 17 0 20-7 17-13 11-13 2z"
    return join(
        (
            _mail(),
            ink("M-15-52C-18-38-16-28-10-25H10C16-28 18-38 15-52z", "slate"),
            head("hide-2", "M-4-38h8"),
            shaded(helmet, "silver", "M4-80C10-77 17-72 16-55H8C10-65 9-73 4-80z"),
            ink("M-22-53C-12-60 12-60 22-53 12-49-12-49-22-53z", "silver-2"),
            rod("M33 4V-62", "wood", 2.4),
            ink(blade, "silver"),
            ink("M28-14c3-3 9-3 11 0l-1 7H29z", "skin"),
            g(shaded(shield, "cloth", "M3-14H13V2C13 11 7 17 0 20 5 10 5-4 3-14z"), x=-26, y=-12),
            g(ink("M-7 5V-6h3v2.5h2.5V-6h3v2.5H4V-6h3V5z", "gold", 1), x=-26, y=-10),
        )
    )


def _knight(plume: str) -> Markup:
    """A closed helmet with a plume."""
    helmet = "M-15-38C-17-60-11-72 0-74 11-72 17-60 15-38L9-28H-9z"
    feather = "M-2-72C-14-82-8-92 6-88 18-85 22-76 17-64 13-72 6-74-2-72z"
    return join(
        (
            _mail(28),
            ink(feather, plume),
            shaded(helmet, "silver", "M4-73C13-70 17-58 15-38L9-28H3C9-42 10-60 4-73z"),
            ink("M-14.5-52H14.5v5H2v16h-4v-16h-12.5z", "hole", 1),
            line("M-9-40h3M-9-36h3M6-40h3M6-36h3", "outline", 1.4),
            dots("gold", 1.6, (-13, -49.5), (13, -49.5)),
        )
    )


def knights() -> Markup:
    return join(
        (
            rod("M-37 4V-78M37 4V-78", "wood", 2.2),
            ink("M-37-82l3.5 9h-7zM37-82l3.5 9h-7z", "silver"),
            ink("M-35-70h17l-5 5.5 5 5.5h-17z", "cloth"),
            ink("M35-70H18l5 5.5-5 5.5h17z", "gold"),
            g(_knight("water"), x=-20, y=-4, k=0.72),
            g(_knight("leaf"), x=20, y=-4, k=0.72),
            g(_knight("cloth"), y=12, k=0.9),
        )
    )
