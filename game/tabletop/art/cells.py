"""Cells: the small boxes printed on the documents of the table."""

from __future__ import annotations

from game.scene import theme
from game.scene.cache import cached
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.picture import Picture
from game.scene.theme import Rgb, with_alpha
from game.scene.units import PxSize

FILLS: dict[str, tuple[Rgb, Rgb]] = {
    "light": ((0xF9, 0xEE, 0xD2), (0xF0, 0xE1, 0xBC)),
    "shade": ((0xE9, 0xD8, 0xAE), (0xE0, 0xCC, 0x9A)),
    "lit": ((0xFC, 0xEB, 0xBE), (0xF5, 0xDC, 0x9B)),
    "shut": ((0xD9, 0xBC, 0xA4), (0xD2, 0xB0, 0x98)),
    "price": ((0xF7, 0xEA, 0xCB), (0xEC, 0xDA, 0xB0)),
    "now": ((0x33, 0x22, 0x16), (0x24, 0x17, 0x0E)),
    "next": ((0xFF, 0xFB, 0xEF), (0xFC, 0xF2, 0xD6)),
    "row": ((0xF8, 0xEC, 0xCE), (0xF0, 0xE1, 0xBB)),
    "mine": ((0xFF, 0xFC, 0xF1), (0xFD, 0xF4, 0xDC)),
}
FRAMES: dict[str, tuple[float, Rgb]] = {
    "next": (2.0, theme.CHOUGH),
    "mine": (2.4, theme.CHOUGH),
    "now": (1.2, theme.INK),
}
PLAIN_FRAME = (1.2, (0xA5, 0x86, 0x50))


@cached
def cell(size: PxSize, k: float, tone: str, radius: float = 6) -> Picture:
    """A printed box; `tone` is a key of `FILLS`."""
    easel = Easel(size)
    box = easel.box(radius * k)
    easel.fill(box, down(*FILLS[tone]))
    width, colour = FRAMES.get(tone, PLAIN_FRAME)
    easel.line(box, max(width * k, 1), with_alpha(colour, 0.95 if tone in FRAMES else 0.75))
    return easel.picture()


@cached
def tray(size: PxSize, k: float, *, dark: bool) -> Picture:
    """The sunk field that holds ore on a player's panel."""
    easel = Easel(size)
    share = 0.28 if dark else 0.10
    easel.fill(easel.box(8 * k), with_alpha(theme.BLACK if dark else theme.RUST, share))
    return easel.picture()


@cached
def column_light(size: PxSize, k: float) -> Picture:
    """The parchment strip behind the current round's column of the development board."""
    easel = Easel(size)
    easel.fill(easel.box(6 * k), down((0xFB, 0xF3, 0xDD), (0xEB, 0xDB, 0xB2)))
    return easel.picture()


@cached
def hairline(size: PxSize, colour: Rgb, share: float) -> Picture:
    """A thin straight line of a colour."""
    easel = Easel((max(size[0], 1), max(size[1], 1)))
    easel.surface.fill(with_alpha(colour, share))
    return easel.picture()
