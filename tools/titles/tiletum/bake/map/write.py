"""Bake the map of Europe at normal and double size, painted and plain."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tools.bake.ink import fill, stroke
from tools.bake.manifest import ASSETS, list_files
from tools.bake.plate import Field, alpha_over, colours_of, rgb, webp_of
from tools.titles.tiletum.bake.map.drawing import draw_all
from tools.titles.tiletum.bake.map.europe import Europe
from tools.titles.tiletum.bake.map.ground import paint_ground

FOLDER = ASSETS / "tiletum" / "images"
SIZES = {"": (1.0, 92), "_double": (2.0, 80)}
"""What a file's name ends in: pixels per u and quality."""
PLAIN_SEA, PLAIN_LAND, PLAIN_RIM = "#DCE8F4", "#FFFDF4", "#1B1510"


def bake_map() -> list[Path]:
    """Write the painted map, and the plain one of high contrast, in two sizes; return the files."""
    written = []
    for ending, (k, quality) in SIZES.items():
        europe = Europe.read(k)
        for name, picture in (("map", paint_map(europe)), ("map_plain", paint_plain(europe))):
            path = FOLDER / f"{name}{ending}.webp"
            path.write_bytes(webp_of(colours_of(picture), quality))
            written.append(path)
    list_files(written, source="tools/titles/tiletum/bake/map", licence="MIT")
    return written


def paint_map(europe: Europe) -> Field:
    """Return the map without anything that depends on the game."""
    picture = paint_ground(europe)
    surface, canvas = europe.surface()
    draw_all(europe, canvas)
    alpha_over(picture, surface)
    return picture


def paint_plain(europe: Europe) -> Field:
    """Return bare coasts: no wash, no mountain, no line at sea."""
    width, height = europe.size
    picture: Field = np.tile(rgb(PLAIN_SEA), (height, width, 1))
    surface, canvas = europe.surface()
    canvas.drawPath(europe.coasts, fill(PLAIN_LAND))
    canvas.drawPath(europe.coasts, stroke(PLAIN_RIM, 2.4))
    alpha_over(picture, surface)
    return picture
