"""The arena: bots measured against each other on the same luck, and bots of one's own."""
