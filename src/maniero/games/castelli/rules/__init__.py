"""The questions of Castelli, in the order a turn asks them."""
