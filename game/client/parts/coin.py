"""A struck coin with a picture on it: bronze, silver, gold, or a pale one still to be won."""

from __future__ import annotations

from typing import Final, Unpack

from game.room import Stationery
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.theme import Rgb, with_alpha

METALS: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {  # light, dark, rim
    "bronze": ((0xE0, 0x9A, 0x5C), (0xA4, 0x5F, 0x2C), (0x6B, 0x3A, 0x16)),
    "silver": ((0xF2, 0xF4, 0xF5), (0xA9, 0xB2, 0xB8), (0x5E, 0x68, 0x70)),
    "gold": ((0xFF, 0xE9, 0xA0), (0xD9, 0xA4, 0x2C), (0x80, 0x59, 0x0E)),
}
EMPTY_RIM: Final[Rgb] = (0x8A, 0x73, 0x4C)
PICTURE, PALE = 0.58, 0.42  # of the coin's width; how strong the picture of a pale one is


class Coin(Node):
    """As large as its square; `metal` is one of METALS, "" for a pale coin."""

    def __init__(
        self, stationery: Stationery, picture: str, metal: str, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._stationery, self._picture, self._metal = stationery, picture, metal

    def draw(self, canvas: Canvas) -> None:
        """Put the coin and what is struck on it."""
        size = self.width * PICTURE
        canvas.put(coin(canvas.size(self)[0], canvas.k, self._metal))
        struck = self._stationery.icon(self._picture, round(size * canvas.k), "ink")
        left = (self.width - size) / 2
        canvas.put(struck, left, left, alpha=1.0 if self._metal else PALE)


@cached
def coin(size: int, k: float, metal: str) -> Picture:
    """Return a coin `size` px across, `k` px to a u, with nothing on it."""
    easel = Easel((size, size), 2)
    disc = easel.box(size / 2).inset(1)
    if not metal:
        easel.fill(disc, with_alpha(EMPTY_RIM, 0.14))
        easel.line(disc, 1.6 * k, with_alpha(EMPTY_RIM, 0.7))
        return easel.picture()
    light, dark, rim = METALS[metal]
    easel.fill(disc, down(light, dark))
    easel.line(disc, 2.4 * k, rim)
    easel.line(disc.inset(4 * k), 1.0 * k, with_alpha(rim, 0.6))
    return easel.picture()
