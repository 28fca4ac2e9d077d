"""Icons for the scene's widgets: painters over the art of the table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.titles.tinners_trail.table.studio import Studio

Painter = Callable[[float], Surface]


def icon(studio: Studio, name: str, size: float, tone: str = "cream") -> Painter:
    """Return a painter of an icon `size` u wide."""
    return lambda k: studio.art(k).icon(name, size, tone=tone).surface


def watch(studio: Studio, size: float = 21.0) -> Painter:
    """Return a painter of the watch that stands for one work point."""
    return lambda k: studio.art(k).watch(size).surface


def disc(studio: Studio, seat: int, radius: float = 12.0) -> Painter:
    """Return a painter of a seat's disc."""
    return lambda k: studio.art(k).disc(studio.colour(seat), radius, on_slate=True).surface


def cube(studio: Studio, kind: str, radius: float = 10.0) -> Painter:
    """Return a painter of a cube."""
    return lambda k: studio.art(k).cube(kind, radius).surface
