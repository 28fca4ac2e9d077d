"""Icons for the scene's widgets: painters over the art of the table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.tabletop.art.table_art import TableArt
from game.tabletop.studio import Studio

Painter = Callable[[float], Surface]


def icon(studio: Studio[TableArt], name: str, size: float, tone: str = "cream") -> Painter:
    """Return a painter of an icon `size` u wide."""
    return lambda k: studio.art(k).icon(name, size, tone=tone).surface


def disc(studio: Studio[TableArt], seat: int, radius: float = 12.0) -> Painter:
    """Return a painter of a seat's disc."""
    return lambda k: studio.art(k).disc(studio.colour(seat), radius, on_slate=True).surface
