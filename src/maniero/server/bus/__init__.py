"""Several servers at one database: what they tell each other, and who of them does what.

The store alone is the truth.  A message says that there is something new in it, so that nobody has to wait;
whoever misses one finds out by comparing with the store.  So nothing here can lose a move, and a game goes on
while Redis is away.
"""

from __future__ import annotations

from maniero.server.bus.bus import Alone, Bus, Leases, Message
from maniero.server.bus.presence import Presence

__all__ = ["Alone", "Bus", "Leases", "Message", "Presence"]
