"""The accents of the program itself."""

from typing import Final

from game.scene.drawing.accents import AccentTones

HOUSE_ACCENTS: Final = AccentTones()
"""The accents of the shelf, and of every title without its own."""
