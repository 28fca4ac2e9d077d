"""Cells: the small printed boxes of panels and documents."""

from __future__ import annotations

from typing import TypeVar

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas
from game.tabletop.art.table_art import TableArt

CELL_FILLS: dict[str, tuple[Rgb, Rgb]] = {
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
CELL_FRAMES: dict[str, tuple[float, Rgb]] = {
    "next": (2.0, colours.CHOUGH),
    "mine": (2.4, colours.CHOUGH),
    "now": (1.2, colours.INK),
}
PLAIN_FRAME = (1.2, (0xA5, 0x86, 0x50))


@cache_painted_pictures
def paint_cell(painter: Painter, k: float, tone: str, radius: float = 6) -> None:
    """Paint a printed cell of a board; `tone` is a key of `CELL_FILLS`."""
    box = painter.whole_box(radius * k)
    painter.fill_box(box, vertical_gradient(*CELL_FILLS[tone]))
    width, colour = CELL_FRAMES.get(tone, PLAIN_FRAME)
    painter.draw_outline(
        box, max(width * k, 1), with_alpha(colour, 0.95 if tone in CELL_FRAMES else 0.75)
    )


def draw_cell(
    canvas: Canvas, box: tuple[float, float, float, float], tone: str, radius: float = 6
) -> None:
    """Draw a printed cell of a board in a box of the canvas (u); `tone` is a key of
    `CELL_FILLS`."""
    canvas.draw_picture(paint_cell(canvas.box(*box).size, canvas.k, tone, radius), *box[:2])


@cache_painted_pictures
def paint_ore_tray(painter: Painter, k: float, *, dark: bool) -> None:
    """Paint the sunken rectangle in which a player's panel shows the ore."""
    share = 0.28 if dark else 0.10
    painter.fill_box(
        painter.whole_box(8 * k), with_alpha(accents.BLACK if dark else colours.RUST, share)
    )


@cache_painted_pictures
def paint_current_round_strip(painter: Painter, k: float) -> None:
    """Paint the parchment strip behind the current round's column of the development board."""
    painter.fill_box(
        painter.whole_box(6 * k), vertical_gradient((0xFB, 0xF3, 0xDD), (0xEB, 0xDB, 0xB2))
    )


Art = TypeVar("Art", bound=TableArt)
