"""Hexagons by their middles: put exactly beside each other, turned, with the lines between them."""

from __future__ import annotations

from math import hypot

import pytest

from maniero.art.honeycomb import ROOT_3, beside, cells, extent, lines, settled

FLOWER = ((0.0, 0.0), (1.02, 0.01), (0.49, 0.87), (-0.52, 0.86), (-0.99, 0.0), (-0.5, -0.87), (0.5, -0.86))
APART = ((0.0, 0.0), (1.01, 0.0), (3.0, 0.4), (3.5, 1.25))


def distances(points: tuple[tuple[float, float], ...], s: float) -> list[float]:
    """From each to each, in widths."""
    return [hypot(x - a, y - b) / (ROOT_3 * s) for x, y in points for a, b in points if (x, y) != (a, b)]


@pytest.mark.parametrize("turn", range(6))
def test_what_touches_lies_exactly_one_width_apart(turn: int) -> None:
    points = settled(FLOWER, 20, turn)
    middle = points[0]
    assert [hypot(x - middle[0], y - middle[1]) for x, y in points[1:]] == pytest.approx([20 * ROOT_3] * 6)
    assert min(distances(points, 20)) == pytest.approx(1)


def test_the_whole_begins_at_the_top_and_stands_around_the_middle() -> None:
    points = settled(FLOWER, 20)
    xs, ys = zip(*points, strict=True)
    assert min(ys) == 20
    assert min(xs) == -max(xs)
    assert extent(points, 20) == pytest.approx((3 * 20 * ROOT_3, 20 * 5))


def test_a_sixth_of_a_turn_puts_the_one_at_the_right_below() -> None:
    (x, y), (a, b) = settled(((0.0, 0.0), (1.0, 0.0)), 10, 1)
    assert (a - x, b - y) == pytest.approx((5 * ROOT_3, 15))


def test_islands_keep_their_place() -> None:
    points = settled(APART, 10)
    step = 10 * ROOT_3
    assert (points[2][0] - points[0][0], points[2][1] - points[0][1]) == pytest.approx((3 * step, 0.4 * step))
    assert [sum(other is not None for other in sides) for sides in beside(points, 10)] == [1, 1, 1, 1]


def test_each_line_is_drawn_once() -> None:
    points = settled(FLOWER, 20)
    around, inside = lines(points, (0,) * 7, 20)
    assert around.count("M") == 18
    assert inside.count("M") == 12
    around, inside = lines(points, tuple(range(7)), 20)
    assert (around.count("M"), inside) == (30, "")
    assert cells(points, (0, 3), 20).count("z") == 2
