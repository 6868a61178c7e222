"""A second copy of what is printed on boards and permits."""

from __future__ import annotations

from maniero.games.council.view import Bonuses

ROADS = {
    "AAA": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "AAB": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "ABA": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "ABB": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
    "BAA": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "BAB": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "BBA": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "BBB": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
}


# Name, colour on side A, colour on side B.
CITIES = {
    "A": ("Arkon", "iron", "gold"),
    "B": ("Burgen", "gold", "bronze"),
    "C": ("Castrum", "silver", "silver"),
    "D": ("Dorful", "silver", "iron"),
    "E": ("Esti", "bronze", "silver"),
    "F": ("Framek", "gold", "gold"),
    "G": ("Graden", "silver", "purple"),
    "H": ("Hellar", "gold", "gold"),
    "I": ("Indur", "bronze", "bronze"),
    "J": ("Juvelar", "purple", "silver"),
    "K": ("Kultos", "gold", "gold"),
    "L": ("Lyram", "silver", "iron"),
    "M": ("Merkatim", "iron", "silver"),
    "N": ("Naris", "bronze", "bronze"),
    "O": ("Osium", "gold", "gold"),
}

PERMITS: dict[str, Bonuses] = {
    "A": {"points": 4, "coins": 3},
    "B": {"cards": 3, "assistants": 1},
    "C": {"assistants": 2, "coins": 3},
    "D": {"points": 7},
    "E": {"mains": 1, "coins": 2},
    "AB": {"coins": 3, "cards": 1},
    "AE": {"nobility": 2},
    "BC": {"points": 3, "coins": 3},
    "CD": {"points": 3, "assistants": 1},
    "DE": {"points": 3, "assistants": 1},
    "ABC": {"assistants": 2},
    "ABE": {"coins": 3},
    "ADE": {"coins": 1, "points": 2},
    "BCD": {"assistants": 1, "points": 1},
    "CDE": {"cards": 1, "nobility": 1},
    "F": {"cards": 2, "coins": 4},
    "G": {"assistants": 2, "points": 2, "nobility": 1},
    "H": {"assistants": 4},
    "I": {"cards": 2, "assistants": 2},
    "J": {"mains": 1, "points": 2},
    "FG": {"coins": 5},
    "FJ": {"assistants": 2, "coins": 1},
    "GH": {"assistants": 3},
    "HI": {"points": 5},
    "IJ": {"cards": 2, "nobility": 1},
    "FGH": {"nobility": 1, "coins": 1},
    "FGJ": {"coins": 2, "points": 1},
    "FIJ": {"assistants": 1, "nobility": 1},
    "GHI": {"cards": 1, "assistants": 1},
    "HIJ": {"cards": 2},
    "K": {"cards": 4},
    "L": {"coins": 1, "assistants": 3},
    "M": {"points": 5, "nobility": 1},
    "N": {"coins": 7},
    "O": {"cards": 3, "nobility": 1},
    "KL": {"cards": 1, "assistants": 2},
    "KO": {"cards": 2, "nobility": 1},
    "LM": {"cards": 3},
    "MN": {"mains": 1},
    "NO": {"points": 2, "cards": 2},
    "KLM": {"assistants": 1, "coins": 1},
    "KLO": {"cards": 1, "coins": 1},
    "KNO": {"cards": 1, "points": 1},
    "LMN": {"points": 3},
    "MNO": {"nobility": 1, "points": 1},
}
