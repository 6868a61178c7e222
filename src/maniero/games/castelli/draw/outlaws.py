"""Portraits of those who take: robber, bandits, traitor, brigand, arsonist."""

from __future__ import annotations

from markupsafe import Markup

from maniero.art.kit import circle, el, g, icon, join, path
from maniero.art.shapes import box
from maniero.games.castelli.draw.brush import (
    beard,
    dots,
    head,
    hood,
    in_hood,
    ink,
    line,
    mask,
    robe,
    rod,
    shaded,
)


def _dagger() -> Markup:
    return join(
        (
            ink("M-2.6 6V-17L0-24l2.6 7V6z", "silver"),
            path("M0-24l2.6 7V6H0z", "silver-2"),
            ink("M-7 6H7v3.2H-7z", "gold"),
            ink("M-2 9.2h4V20h-4z", "wood"),
        )
    )


def robber() -> Markup:
    stubble = "M-9-35l1 1.5M-6-33l1 1.5M6-33l-1 1.5M9-35l-1 1.5M-1-32.5v1.5M3-32.5v1.5"
    return join(
        (
            robe("hide"),
            in_hood(),
            head("hide-2", "M-4.5-37q4.5-1.5 8 1"),
            line(stubble, "hide", 1.1),
            mask(),
            hood("forest"),
            ink("M-24-27C-12-17 12-17 24-27L27-17C12-7-12-7-27-17z", "cloth"),
            ink("M-4-12.5 0 2 8-11.5z", "cloth-2", 1.1),
            g(_dagger(), x=-31, y=-20),
            icon("silver", 31, -15, 17, 1.1),
        )
    )


def _bandit(scarf: str, hat: str) -> Markup:
    """A face behind a scarf under a hat."""
    cloth = "M-13.6-46C-6-43 6-43 13.6-46 14-36 7-24 0-22-7-24-14-36-13.6-46z"
    return join(
        (
            robe("hide", 26),
            head(),
            shaded(cloth, scarf, "M5-43.6C9-44 11.5-45 13.6-46 14-36 7-24 0-22 6-29 7-37 5-43.6z"),
            ink("M-14-57C-13-75 13-75 14-57z", hat),
            ink("M-23-56C-12-63 12-63 23-56 12-51-12-51-23-56z", hat),
        )
    )


def bandits() -> Markup:
    return join(
        (
            g(_bandit("slate", "hide-2"), x=-19, y=2, k=0.86),
            g(_bandit("cloth", "black"), x=18, y=8, k=0.95),
            icon("silver", -4, -6, 15, 1.1),
            icon("silver", 5, -2, 15, 1.1),
        )
    )


def traitor() -> Markup:
    cloak = "M-41 2C-42-20-30-30-15-29-8-30 4-26 16-30 32-28 42-18 41 2z"
    card = ink(box(17, 24, 2.5), "brand") + path(box(12, 19, 2), "none", "gold", 1.1)
    card += dots("gold", 3, (0, 0))
    return join(
        (
            robe("m-royal"),
            in_hood(),
            head("pip", "M-4-37q5 .5 8-2"),
            line("M-7-40.5c2-1.5 4.5-1.5 7 0 2.5-1.5 5-1.5 7 0", "pip", 1.8),
            ink("M-3.5-31.5h7L0-25z", "pip", 1),
            hood("m-royal"),
            ink(cloak, "m-royal"),
            path("M20-29C33-27 42-18 41 2H24C27-10 26-20 20-29z", "m-royal-2"),
            dots("gold", 3.6, (-2, -26)),
            el("g", card, transform="translate(29 -20)rotate(16)"),
            ink("M19-8c1-6 6-9 11-7l3 3c-4 0-6 2-6 6z", "skin"),
            el("g", icon("silver", 0, 0, 16, 1.1), transform="translate(-29 -13)"),
        )
    )


def brigand() -> Markup:
    fold = "M5-11C12-8 19 0 15 14H6C10 4 8-5 3-11z"
    sack = "M-15 14C-19 0-12-8-5-11L-8-17H8L5-11C12-8 19 0 15 14z"
    return join(
        (
            robe("hide"),
            ink("M-12-27-2-12 4-26 26-8 18 2H-18L-26-10z", "plaster", 1.1),
            head("pip"),
            beard("hide"),
            ink("M-13.9-56C-9-60 9-60 13.9-56L15-62C10-74-10-74-15-62z", "cloth"),
            line("M-13-57C-5-61 6-61 13-57", "cloth-2", 1.8),
            dots("plaster", 1.3, (-6, -65), (0, -67), (6, -65)),
            ink("M13-59c7-1 11 3 13 9-5-1-9-2-12-5 2 6 2 9 0 13-3-5-4-10-1-17z", "cloth", 1.1),
            line("M-13-55-1-47", "outline", 1.6),
            ink("M1-52.5h9v4q0 4-4.5 4.5Q1-44.5 1-48.5z", "hole", 1.1),
            g(
                shaded(sack, "straw", fold),
                rod("M-7-12H7", "hide", 1.6),
                x=29,
                y=-14,
            ),
            icon("silver", 29, -10, 15, 1.1),
        )
    )


def arsonist() -> Markup:
    shade = "M2-14C6-10 8-2 3 1 10 1 12-6 9-13 7-18 3-22 0-30 2-24 1-18 2-14z"
    flame = "M0-30C10-20 13-12 10-4 8 3-8 3-10-4-12-11-6-14-6-21-3-19-2-17-2-14 1-18 2-24 0-30z"
    return join(
        (
            robe("slate"),
            in_hood(),
            head("pip", "M-5-38q5 4 10-1"),
            line("M-9-53.5l6 2M9-53.5l-6 2", "pip", 1.8),
            hood("brand"),
            ink("M-24-27C-12-17 12-17 24-27L27-17C12-7-12-7-27-17z", "black"),
            rod("M31 4V-26", "wood", 3.2),
            ink("M26-34h10l-2 9h-6z", "hide-2"),
            g(
                shaded(flame, "ember", shade),
                x=31,
                y=-32,
            ),
            ink("M27-30C34-36 34-41 31-46 28-42 25-38 27-30z", "gold", 0.9),
            ink("M25-14c3-4 11-4 13 0l-1 7H26z", "skin"),
            circle(-31, -22, 1.8, "ember"),
            circle(-26, -34, 1.3, "gold"),
            circle(-36, -40, 1.5, "ember"),
        )
    )
