"""The colours of the players in the current palette."""

from dataclasses import replace
from typing import Final

from game.scene.drawing.display_settings import current_display_settings
from game.tabletop.art.palette import TONES_BY_PALETTE
from game.tabletop.art.player_tones import PlayerColourAndPattern

PLAYER_COLOURS: Final = (
    PlayerColourAndPattern(
        "oxblood", "#D2444A", "#A81C24", "#6E0E15", "lozenge", "#FFF6E0", "stripes", ()
    ),
    PlayerColourAndPattern(
        "gorse", "#FFE98F", "#F7D046", "#B98A12", "ring", "#2B1D0E", "dots", (12, 5)
    ),
    PlayerColourAndPattern(
        "indigo", "#6167C8", "#35399A", "#1E2166", "star", "#FFF6E0", "levels", (3, 4)
    ),
    PlayerColourAndPattern(
        "sea-green", "#93DDBD", "#57BE94", "#2C7F5E", "triangle", "#10261C", "grid", (12, 4, 3, 4)
    ),
    PlayerColourAndPattern(
        "pitch", "#55525C", "#26242A", "#0F0E11", "cross", "#FFF6E0", "plain", (2, 6)
    ),
)
"""In seat order, in the standard palette; an automa plays Pitch."""


def player_colour(colour_name: str) -> PlayerColourAndPattern:
    """Return the player colour of that name in the tones of the current palette.

    Raises KeyError, which lists the known names, for an unknown one.
    """
    for each in PLAYER_COLOURS:
        if each.name == colour_name:
            tones = TONES_BY_PALETTE.get(current_display_settings().palette, {}).get(colour_name)
            if tones is None:
                return each
            light, mid, dark = tones
            return replace(each, light=light, mid=mid, dark=dark)
    known = ", ".join(each.name for each in PLAYER_COLOURS)
    raise KeyError(f"no player colour is called {colour_name!r}; known: {known}")
