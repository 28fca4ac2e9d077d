"""Colours of the table: players, cubes, regions, inks and metals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Colour = str
"""A colour as "#RRGGBB"."""

INK: Final = "#2E1F14"
RUST_INK: Final = "#5B3D1C"
RULE: Final = "#8A6A3A"
PARCHMENT_HIGH: Final = "#FBF3DD"
PARCHMENT: Final = "#F1E3BF"
PARCHMENT_LOW: Final = "#E4D0A0"
BRASS_HIGH: Final = "#F3DC9A"
BRASS: Final = "#CFA24F"
BRASS_LOW: Final = "#8E6524"
CHOUGH: Final = "#A81C24"
LAMP: Final = "#FFD36B"
CREAM: Final = "#F1E7CF"
HALO: Final = "#F6EBCB"
OUTLINE: Final = "#150D08"
TILE_SIDE: Final = "#3A2413"
NIGHT: Final = "#10191E"
SLATE_HIGH: Final = "#26363F"
SLATE: Final = "#1A262D"
SEA: Final = "#8FB1B3"
SEA_INK: Final = "#123B48"
OUT_OF_PLAY: Final = "#C9BD9C"
COAST_INK: Final = "#2B1B10"
BORDER_CREAM: Final = "#F6ECCE"


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """A player's three tones, assay mark, roof and pattern: never colour alone."""

    name: str
    light: Colour
    mid: Colour
    dark: Colour
    mark: str
    mark_fill: Colour
    pattern: str
    dash: tuple[int, ...]

    @property
    def tones(self) -> dict[str, str]:
        """Return the placeholders of shape files."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark}


PLAYER_COLOURS: Final = (
    PlayerColour("oxblood", "#D2444A", "#A81C24", "#6E0E15", "lozenge", "#FFF6E0", "stripes", ()),
    PlayerColour("gorse", "#FFE98F", "#F7D046", "#B98A12", "ring", "#2B1D0E", "dots", (12, 5)),
    PlayerColour("indigo", "#6167C8", "#35399A", "#1E2166", "star", "#FFF6E0", "levels", (3, 4)),
    PlayerColour(
        "sea-green", "#93DDBD", "#57BE94", "#2C7F5E", "triangle", "#10261C", "grid", (12, 4, 3, 4)
    ),
    PlayerColour("pitch", "#55525C", "#26242A", "#0F0E11", "cross", "#FFF6E0", "plain", (2, 6)),
)
"""In seat order; Lord Wallace plays Pitch."""

RAW_WOOD: Final = {"light": "#E9C891", "mid": "#B98B4E", "dark": "#7A5526"}

CUBES: Final = {
    "tin": {
        "top": "#F7F9F9",
        "left": "#D7DEE1",
        "left_low": "#B2BDC2",
        "right": "#87949B",
        "outline": "#414B50",
    },
    "copper": {
        "top": "#F4AA6C",
        "left": "#D7753A",
        "left_low": "#B5551F",
        "right": "#8A3C16",
        "outline": "#4E1F0A",
    },
    "water": {
        "top": "#8FD0F0",
        "left": "#3C93C8",
        "left_low": "#2676AB",
        "right": "#17527C",
        "outline": "#0C2F4A",
    },
    "arsenic": {
        "top": "#EDE4F5",
        "left": "#C9B8DA",
        "left_low": "#A48FBB",
        "right": "#7B6496",
        "outline": "#3C2C50",
    },
}

DICE: Final = {
    "tin": {"light": "#FFFFFF", "mid": "#E4E9EA", "dark": "#9AA5AA", "outline": "#414B50"},
    "copper": {"light": "#E88A4C", "mid": "#CC6229", "dark": "#8A3C16", "outline": "#4E1F0A"},
    "water": {"light": "#5FB2E2", "mid": "#2F86BE", "dark": "#17527C", "outline": "#0C2F4A"},
}
PIPS: Final = {"tin": "#2E1F14", "copper": "#FFF6E0", "water": "#FFF6E0"}

REGION_WASH: Final = {"a": "#B5482F", "b": "#3F7F66", "c": "#C08E1C", "d": "#75528F"}
REGION_TILE: Final = {"a": "#B5482F", "b": "#3F7F66", "c": "#946708", "d": "#75528F"}
ANY_REGION: Final = "#46545B"


def player_colour(name: str) -> PlayerColour:
    """Return a player's colour by name; an unknown name is a KeyError that lists the known ones."""
    for each in PLAYER_COLOURS:
        if each.name == name:
            return each
    known = ", ".join(each.name for each in PLAYER_COLOURS)
    raise KeyError(f"no player colour is called {name!r}; known: {known}")


def region_tile(region: str) -> Colour:
    """Return the tile and card colour of one region letter; anything else is slate grey."""
    return REGION_TILE.get(region, ANY_REGION)
