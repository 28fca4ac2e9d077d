"""The plate of Europe: its coasts, and what on it has to stay free for the game."""

from collections.abc import Iterator, Sequence
from functools import cached_property

import skia

from tools.bake.drawing import closed_path
from tools.bake.maps import GameMap


class Europe(GameMap):
    """The map at `k` pixels per u; `layout` is what the table draws on it."""

    title = "tiletum"

    @cached_property
    def coasts(self) -> skia.Path:
        """Return all land as one path."""
        path = skia.Path()
        for points in self.recipe["land"]:
            path.addPath(closed_path([(x, y) for x, y in points]))
        return path

    def blocks(self) -> Iterator[Sequence[float]]:
        """Yield the rectangle of every town, and of every place where characters stand."""
        for space in self.layout["space"]:
            yield space["block"]
            x, y = space["stand"]
            yield x - 30, y - 30, 60, 32

    def lines(self) -> Iterator[list[list[float]]]:
        """Yield every road."""
        return (road["curve"] for road in self.layout["road"])
