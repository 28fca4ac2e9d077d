"""A stored drawing of a node, which a canvas uses again while nothing has changed."""

from typing import NamedTuple

from pygame import Surface

DrawnItem = tuple[Surface, tuple[int, int]]
"""A surface and the pixel of its upper left corner."""


class CachedDrawing(NamedTuple):
    """The items of a node's drawing, and the key with all values that determined them."""

    cache_key: tuple[object, ...]
    items: list[DrawnItem]
