"""The accents of the program itself."""

from typing import Final

from game.scene.drawing.accents import Accents

HOUSE_ACCENTS: Final = Accents()
"""Of the shelf, and of every title without its own."""
