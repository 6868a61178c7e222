"""The art kit: palette, symbols, outlines, pieces and boards from which all games are drawn."""
