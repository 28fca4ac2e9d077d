"""Colours in the notation of designers and style sheets."""

from functools import cache


@cache
def hex_to_rgb(hex_colour: str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255, of a colour such as "#F1E3BF"."""
    red, green, blue = bytes.fromhex(hex_colour.removeprefix("#"))
    return red, green, blue
