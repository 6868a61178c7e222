"""Carcassonne: The Castle, by Reiner Knizia (Hans im Glück, 2003)."""
