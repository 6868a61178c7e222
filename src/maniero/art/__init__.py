"""The art kit: palette, symbols, outlines, pieces and boards from which all five games are drawn."""
