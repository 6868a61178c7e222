"""Shields: taken with a double, hung on castles, paid for at the end of each phase.

What most of them change is asked where it is used, as with the monasteries: see the numbers in
``games.burgundy.shields``.
"""
