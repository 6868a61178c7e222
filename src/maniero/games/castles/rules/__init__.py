"""The questions of Castles, in the order a round asks them."""
