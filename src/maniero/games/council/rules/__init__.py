"""The questions of The Council of Four, in the order a turn asks them."""
