"""The Cardinal: the opponent of the solo game, whose turns follow from a decree (C-2 to C-5)."""
