"""The edition of 2007: no tiles and no cards, dice for the ground, boxes for the money (C)."""
