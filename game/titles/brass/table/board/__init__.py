"""The map: its ground, spaces, lines and nameplates."""
