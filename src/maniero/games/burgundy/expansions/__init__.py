"""The expansions, one file each: what it owns, what it asks, and when (``state.Expansion``).

Shields and monasteries that only change a number are powers of a duke, asked where the number is
used: ``monasteries.py``, ``shields.py``.
"""
