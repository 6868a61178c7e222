"""Portraits of the court: king, steward, count, countess, master builder, farmer."""

from __future__ import annotations

from markupsafe import Markup

from maniero.art.kit import circle, el, g, icon, join, path, rect
from maniero.art.shapes import box
from maniero.games.castelli.draw.brush import INK, beard, dots, head, ink, line, robe, rod, shaded


def king() -> Markup:
    crown = "M-15.5-57-18.5-76l9.5 8L0-82l9 14 9.5-8-3 19C8-54.5-8-54.5-15.5-57z"
    return join(
        (
            robe("cloth"),
            ink("M-28-22.5C-16-9 16-9 28-22.5L36-9C18 7-18 7-36-9z", "plaster"),
            line("M-24-10l1.5 5M-12-4l1 5M0-3v5M12-4l-1 5M24-10l-1.5 5", "pip", 2.2),
            ink("M-15-46C-18-34-16-27-13-24L-10-32zM15-46C18-34 16-27 13-24L10-32z", "silver"),
            head("silver-2"),
            beard("silver"),
            shaded(crown, "gold", "M5-74.5l4 6.5 9.5-8-3 19C12-56 9-55.5 6-55.2z"),
            dots("cloth", 2.2, (-18.5, -77), (18.5, -77)),
            dots("cloth", 2.4, (0, -83)),
            dots("water", 2.6, (0, -61.5)),
            circle(-9, -61, 1.7, "cloth"),
            circle(9, -61, 1.7, "cloth"),
            rod("M33 2V-44", "gold"),
            dots("gold", 5, (33, -47)),
            line("M33-52v-8M29.5-57h7", "outline", 2),
        )
    )


def tile_in_hand() -> Markup:
    """A heraldic tile in small: four shields."""
    return join(
        (
            ink(box(25, 25, 3), "plaster"),
            line("M0-10.5v6M10.5 0h-6M0 10.5v-6M-10.5 0h6", "outline", 1),
            circle(0, -7, 3.2, "seat-1", "outline", 1),
            rect(4, -3, 6, 6, 0, "seat-2", "outline", 1),
            ink("M-4 4.5H4L0 10.5z", "seat-3", 1),
            ink("M-7-3.6l3.6 3.6L-7 3.6-10.6 0z", "seat-4", 1),
        )
    )


def steward() -> Markup:
    chain = "M-19-23C-14-4 14-4 19-23"
    return join(
        (
            robe("slate"),
            ink("M-15-50C-19-40-18-32-14-28L-9-34zM15-50C19-40 18-32 14-28L9-34z", "hide"),
            head(),
            ink("M-13.5-54C-9-60 9-60 13.5-54L13-60H-13z", "hide", 1.1),
            ink("M15-62C27-58 29-40 25-22L17-24C20-38 19-52 10-57z", "brand"),
            ink("M-19-60C-20-71 20-71 19-60 18-53-18-53-19-60z", "cloth"),
            ink("M-13-66C-12-78 10-80 15-66 6-69-6-69-13-66z", "cloth-2"),
            line("M-12-66l3 9M-3-68l1 11M7-68l-1 11M15-65l-3 8", "cloth-2"),
            line(chain, "outline", 5),
            path(chain, "none", "gold", 2.8, stroke_dasharray="4 1.6"),
            el("g", tile_in_hand(), transform="translate(0 -17)rotate(14)"),
            ink("M-22-6C-22-15-18-19-11-17.5L-10-12C-15-12-15-9-14-6z", "skin"),
            ink("M22-6C22-15 18-19 11-17.5L10-12C15-12 15-9 14-6z", "skin"),
        )
    )


def count() -> Markup:
    moustache = (
        "M-9-39C-6-43-2-42.5 0-40.5 2-42.5 6-43 9-39 12-39 12.5-41 12-43 14-39 10-35.5 5-37.5"
        " 2-38.5 1-39 0-38.5-1-39-2-38.5-5-37.5-10-35.5-14-39-12-43-12.5-41-12-39-9-39z"
    )
    ruff = (
        "M-17-27c2-4 5 1 6.5-3 1.5-4 5 1 6.5-2.5C-2.5-36 2.5-36 4-32.5c1.5 3.5 5-1.5 6.5 2.5"
        " 1.5 4 4.5-1 6.5 3-2 7-32 7-34 0z"
    )
    return join(
        (
            robe("gold"),
            ink("M-7-27-3 2H3L7-27z", "cloth", 1.1),
            line("M0-18h.01M0-10h.01M0-3h.01", "gold", 3),
            ink("M-15-52C-18-44-17-36-14-33L-11-40zM15-52C18-44 17-36 14-33L11-40z", "hide-2"),
            head(),
            ink(moustache, "hide-2", 0.9),
            ink("M-3-34h6L0-26z", "hide-2", 1),
            ink(ruff, "plaster"),
            ink("M-15-58C-17-76 14-78 15-58z", "leaf-2"),
            path("M5-72.5C11-71 15-67 15-58H9C10-64 8-69 5-72.5z", "forest-2"),
            ink("M-24-57C-12-65 12-65 24-57 12-51-12-51-24-57z", "leaf-2"),
            line("M-14.5-61C-6-65 6-65 14.5-61", "gold", 2.4),
            ink("M11-63C18-84 34-88 40-76 33-78 28-74 25-68 21-63 16-62 11-63z", "plaster"),
            line("M12-63.5C20-72 28-78 36-79M22-72l2 5M28-76l1 4", "outline", 1),
            icon("grain", -29, -17, 32, INK),
        )
    )


def countess() -> Markup:
    hat = "M-15-58C-8-63 8-63 15-58L9-87C8-89 5-89 4-87z"
    return join(
        (
            path(
                "M7-87C30-78 38-50 33 2H18C24-30 20-54 10-64z", "plaster", "outline", INK, fill_opacity=".78"
            ),
            robe("good-2", 37),
            ink("M-13-26.5C-10-12 10-12 13-26.5L7-28H-7z", "skin"),
            line("M-8.5-24C-5-17.5 5-17.5 8.5-24", "gold", 2),
            dots("cloth", 2.2, (0, -18.8)),
            ink("M-15-52C-22-36-21-22-15-14L-7-24-10-40zM15-52C22-36 21-22 15-14L7-24 10-40z", "m-bronze"),
            head("m-bronze-2", "M-3-37q3 1.5 6 0", "cloth"),
            line("M-8-50.3l-1.6-1M8.2-50.3l1.6-1", "pip", 1.1),
            circle(-7.5, -42.5, 2.2, "flesh", opacity=".8"),
            circle(7.5, -42.5, 2.2, "flesh", opacity=".8"),
            ink("M-14-54C-10-63-4-60 0-62 4-60 10-63 14-54L13.5-62H-13.5z", "m-bronze", 1.1),
            shaded(hat, "good-3", "M6.5-88L9-87 15-58C12-60 9.5-61 7-61.6z"),
            ink("M-15.3-57C-8-62 8-62 15.3-57L14.8-61.5C8-66-7-66-14-61.5z", "gold", 1.1),
            icon("tree", -29, -14, 28, INK),
        )
    )


def builder() -> Markup:
    hammer = "M-12-38H12v11H-12z"
    compasses = "M0-16-9 10M0-16 9 10M-6 2H6"
    return join(
        (
            robe("plaster"),
            shaded("M-17 2V-19H17V2z", "hide", "M8-19h9V2H8z"),
            rod("M-17-18-20-24.5M17-18l3-6.5", "hide"),
            head("m-bronze-2"),
            beard("m-bronze"),
            ink("M-15-57C-16-77 14-79 16-57z", "leaf"),
            path("M6-73C12-71 16-66 16-57H10C11-64 9-69 6-73z", "leaf-2"),
            ink("M-18-57H19v6H-18z", "leaf-2"),
            el(
                "g",
                ink("M-2.2-30h4.4V24h-4.4z", "wood"),
                shaded(hammer, "silver", "M3-38h9v11H3z"),
                transform="translate(28.5 -16)rotate(10)",
            ),
            ink("M21-12c4-4 11-4 13 0l-2 8H23z", "skin"),
            g(rod(compasses, "gold", 1.8), dots("gold", 3.2, (0, -17)), x=-31, y=-12),
        )
    )


def farmer() -> Markup:
    fork = "M25-62v12q0 6 8 6t8-6v-12M33-62v18"
    return join(
        (
            robe("plaster"),
            ink("M-38 2C-37-14-26-22-14-25L-9 2zM38 2C37-14 26-22 14-25L9 2z", "leaf"),
            path("M22-22C33-17 37-10 38 2H24C26-8 25-16 22-22z", "leaf-2"),
            ink("M-15-52C-18-44-16-38-13-36L-11-42zM15-52C18-44 16-38 13-36L11-42z", "straw-2"),
            head("straw-2", "M-5-39q5 4.5 10 0"),
            circle(-7.5, -42.5, 2.4, "flesh"),
            circle(7.5, -42.5, 2.4, "flesh"),
            ink("M-8-27C-4-22 4-22 8-27L11-20C5-15-5-15-11-20z", "cloth"),
            ink("M-15-58C-14-78 14-78 15-58z", "straw"),
            path("M5-72C11-70 15-66 15-58H9C10-64 8-68 5-72z", "straw-2"),
            ink("M-28-56C-14-65 14-65 28-56 14-50-14-50-28-56z", "straw"),
            line("M-15-61C-6-64.5 6-64.5 15-61", "cloth", 3),
            line("M-21-56h6M-8-54h7M9-54.5h7", "straw-2", 1.2),
            rod("M33 2V-44", "wood", 2.4),
            rod(fork, "silver"),
            ink("M27-14c3-3 10-3 12 0l-1 8H28z", "skin"),
        )
    )
