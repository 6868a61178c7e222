"""The questions of The Castles of Burgundy, in the order a round asks them."""
