"""The Castles of Burgundy, by Stefan Feld (alea / Ravensburger, edition of 2019): the base game."""
