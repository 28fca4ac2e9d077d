"""Words for whoever is to move, beside the colours of the seats."""

from typing import Final

COLOURS: Final = ("pink", "yellow", "blue", "green", "orange")
WALLACE_COLOUR: Final = COLOURS[-1]
