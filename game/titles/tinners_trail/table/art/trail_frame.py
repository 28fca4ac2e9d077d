"""Where the county lies in the window: 1000 x 600 units of the map at one and a half u each."""

from __future__ import annotations

from typing import Final

from game.tabletop.map.map_frame import MapFrame, Point

SCALE: Final = 1.5
ORIGIN: Final = (-4.0, 46.0)


def trail_frame(size: tuple[int, int], k: float, offset: Point = (0.0, 0.0)) -> MapFrame:
    """Return the frame of a window: its size and the map's shift in px, and its px per u."""
    return MapFrame(size, k, offset, SCALE, ORIGIN)
