"""Colours of what only this game has: cubes, dice, regions, tiles, sea and coast."""

from typing import Final

from game.tabletop.art.palette import HexColour
from game.tabletop.art.small_art import DieColour

IMAGES_FOLDER: Final = "tinners_trail/images"
"""Where the pictures of this title lie, below the folder of all assets."""
TILE_SIDE_COLOUR: Final = "#3A2413"
SEA_COLOUR: Final = "#8FB1B3"
SEA_INK: Final = "#123B48"
OUT_OF_PLAY_COLOUR: Final = "#C9BD9C"
COAST_INK: Final = "#2B1B10"
BORDER_CREAM: Final = "#F6ECCE"
RAW_WOOD_TONES: Final = {"light": "#E9C891", "mid": "#B98B4E", "dark": "#7A5526"}
CUBE_FACES: Final = ("top", "left", "left_low", "right", "outline")
COLOURS_BY_CUBE_KIND: Final = {
    kind: dict(zip(CUBE_FACES, tones, strict=True))
    for kind, tones in (
        ("tin", ("#F7F9F9", "#D7DEE1", "#B2BDC2", "#87949B", "#414B50")),
        ("copper", ("#F4AA6C", "#D7753A", "#B5551F", "#8A3C16", "#4E1F0A")),
        ("water", ("#8FD0F0", "#3C93C8", "#2676AB", "#17527C", "#0C2F4A")),
        ("arsenic", ("#EDE4F5", "#C9B8DA", "#A48FBB", "#7B6496", "#3C2C50")),
    )
}
COLOUR_BY_DIE_KIND: Final = {
    "tin": DieColour("#FFFFFF", "#E4E9EA", "#9AA5AA", "#414B50", "#2E1F14"),
    "copper": DieColour("#E88A4C", "#CC6229", "#8A3C16", "#4E1F0A", "#FFF6E0"),
    "water": DieColour("#5FB2E2", "#2F86BE", "#17527C", "#0C2F4A", "#FFF6E0"),
}
WASH_BY_REGION: Final = {
    "a": "#B5482F",
    "b": "#3F7F66",
    "c": "#C08E1C",
    "d": "#75528F",
    "county": "#BD7C2C",  # where no regions are told apart
}
TILE_COLOUR_BY_REGION: Final = {"a": "#B5482F", "b": "#3F7F66", "c": "#946708", "d": "#75528F"}
ANY_REGION_COLOUR: Final = "#46545B"


def region_colour(region: str) -> HexColour:
    """Return the tile and card colour of one region letter; anything else is slate grey."""
    return TILE_COLOUR_BY_REGION.get(region, ANY_REGION_COLOUR)
