"""The wall round the castle: its straight sides in walking order, checked against the outline."""

from __future__ import annotations

from maniero.games.carcassonne.names import NONE, SIDES
from maniero.kernel.facts import Facts


def read_wall(facts: Facts, squares: list[str], neighbour: list[list[int]]) -> list[str]:
    """The sides, each a list of edges of squares: "B1N B2N"; clockwise, from the tower 0/1."""
    sides = facts.texts("sides")
    edges: list[tuple[int, int]] = []
    for edge in " ".join(sides).split():
        square = squares.index(edge[:-1]) if edge[:-1] in squares else NONE
        if square == NONE or edge[-1] not in SIDES or neighbour[square][SIDES.index(edge[-1])] != NONE:
            raise facts.wrong("sides", f"has {edge!r}, which is no edge of a square at the wall")
        edges.append((square, SIDES.index(edge[-1])))
    walked = walk(edges[0], neighbour) if edges else []
    if len(walked) != sum(row.count(NONE) for row in neighbour):
        raise facts.wrong("sides", "must go round all squares: the outline must be one piece without a hole")
    if walked[-1][1] == walked[0][1]:
        raise facts.wrong("sides", "must begin at a corner of the wall")
    wanted = straight(walked, squares)
    for i, side in enumerate(wanted):
        if i >= len(sides) or sides[i].split() != side.split():
            raise facts.wrong("sides", f"must walk round the wall clockwise: side {i + 1} is {side!r}")
    if len(sides) > len(wanted):
        raise facts.wrong("sides", f"must be {len(wanted)}, not {len(sides)}")
    return wanted


def walk(start: tuple[int, int], neighbour: list[list[int]]) -> list[tuple[int, int]]:
    """Clockwise along the wall, from an edge back to it: squares, each with a side."""
    walked: list[tuple[int, int]] = []
    square, side = start
    while not walked or (square, side) != start:
        walked.append((square, side))
        ahead = neighbour[square][(side + 1) % 4]
        if ahead == NONE:
            side = (side + 1) % 4  # Round a corner of the square.
        elif neighbour[ahead][side] == NONE:
            square = ahead
        else:
            square = neighbour[ahead][side]  # The wall comes towards us.
            side = (side + 3) % 4
    return walked


def straight(walked: list[tuple[int, int]], squares: list[str]) -> list[str]:
    """The walk as straight sides, as the file writes them."""
    sides: list[list[str]] = []
    for i, (square, side) in enumerate(walked):
        if not i or side != walked[i - 1][1]:
            sides.append([])
        sides[-1].append(squares[square] + SIDES[side])
    return [" ".join(side) for side in sides]
