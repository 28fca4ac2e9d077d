"""Letterpress bills: the printed paper on which the map's documents and sheets stand."""

from __future__ import annotations

from game.scene.cache import cached
from game.scene.easel import Easel
from game.scene.gradient import Radial
from game.scene.picture import Picture
from game.scene.theme import Rgb, with_alpha
from game.scene.units import PxSize
from game.tabletop.art.shapes import draw_svg
from game.tabletop.art.sprite import PieceBox

PAPER = Radial(
    ((0.0, (0xFD, 0xF8, 0xEA)), (0.5, (0xF3, 0xE9, 0xCE)), (1.0, (0xDD, 0xCC, 0xA6))), (0.35, 0.1)
)
SOOT: Rgb = (0x24, 0x1B, 0x16)
AGE: Rgb = (0x8C, 0x6C, 0x38)
LAMP: Rgb = (0xFF, 0xD3, 0x6B)
INSET, NOTCH = 6.0, 7.0


@cached
def bill(size: PxSize, k: float, *, lit: bool = False) -> Picture:
    """A sheet of paper with a brick-red inner frame whose corners are notched; `lit` is lamplit."""
    easel = Easel(size, 26 * k)
    box = easel.box(6 * k)
    if lit:
        easel.shadow(box.inset(-3 * k), 14 * k, with_alpha(LAMP, 0.8))
    else:
        easel.shadow(box.moved(0, 4 * k), 12 * k, with_alpha((0, 0, 0), 0.5))
    easel.fill(box, PAPER)
    easel.vignette(box, AGE, 22 * k, 0.26)
    easel.line(box, 1.6 * k, with_alpha(LAMP if lit else SOOT, 0.95))
    frame = _frame(size[0] / k, size[1] / k)
    easel.stamp(draw_svg(frame, PieceBox(0, 0, size[0] / k, size[1] / k), size), 0, 0)
    return easel.picture()


def _frame(width: float, height: float) -> str:
    left, top, right, low, r = INSET, INSET, width - INSET, height - INSET, NOTCH
    path = (
        f"M{left + r},{top}H{right - r}a{r},{r} 0 0 0 {r},{r}V{low - r}a{r},{r} 0 0 0 {-r},{r}"
        f"H{left + r}a{r},{r} 0 0 0 {-r},{-r}V{top + r}a{r},{r} 0 0 0 {r},{-r}Z"
    )
    return f'<path d="{path}" fill="none" stroke="#8A3A2E" stroke-width="1.3" opacity=".8"/>'
