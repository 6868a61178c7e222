"""The questions of Carcassonne: The Castle, in the order a turn asks them."""
