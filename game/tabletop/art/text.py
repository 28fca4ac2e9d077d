"""Fonts at every size, and lines of words in several styles for panels."""

from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.scene.drawing import colours
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.fonts import open_font, why_font_unusable
from game.scene.drawing.picture_files import record_unusable_file
from game.scene.nodes.node import Canvas
from game.scene.skins.mark_painting import CHIP_TEXT, paint_chip, paint_divider
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle

FELL: Final = "IMFellEnglish-Regular.ttf"
FELL_ITALIC: Final = "IMFellEnglish-Italic.ttf"
FELL_CAPITALS: Final = "IMFellEnglishSC-Regular.ttf"
CLARENDON: Final = "Besley-SemiBold.ttf"
CLARENDON_ITALIC: Final = "Besley-MediumItalic.ttf"
GARALDE: Final = "EBGaramond-SemiBold.ttf"
SANS: Final = "AlegreyaSans-Medium.ttf"
SANS_BOLD: Final = "AlegreyaSans-Bold.ttf"
SANS_HEAVY: Final = "AlegreyaSans-ExtraBold.ttf"
PLAIN: Final = {
    FELL: SANS_BOLD,
    FELL_ITALIC: SANS,
    FELL_CAPITALS: SANS_BOLD,
    CLARENDON: SANS_BOLD,
    CLARENDON_ITALIC: SANS,
    GARALDE: SANS_BOLD,
}
"""What stands for an engraved face when the player wants clear text."""

SIDE = 12.0

SMALL_ON_PAPER = text_styles.ON_PAPER.note.sized(19)
STRONG = TextStyle("bold", 20, colours.INK)
FIGURE = TextStyle("heavy", 22, colours.INK)


class FontFiles:
    """Opens fonts by file and pixel size; pygame's own font replaces a missing file."""

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder that contains `shared/fonts/`."""
        self._folder = asset_folder / "shared" / "fonts"

    def font(self, face: str, size_px: int) -> pygame.font.Font:
        """Open a font file at a pixel size of at least 4; with the display setting for clear text
        a plainer face. A missing or broken file is recorded and replaced by pygame's own font."""
        if current_display_settings().clear_text:
            face = PLAIN.get(face, face)
        size_px = max(4, size_px)
        file = self._folder / face
        if not (cause := why_font_unusable(file)):
            return open_font(file, size_px)
        record_unusable_file(file, cause)
        return open_font(None, size_px)


class StyledRun(NamedTuple):
    """A text in one style."""

    text: str
    style: TextStyle


def text_width(canvas: Canvas, text: str, style: TextStyle) -> float:
    """Return the width of a line in u of the node being drawn."""
    return canvas.kit.lettering.line_width_px(text, style, canvas.k) / canvas.k


def write_runs(
    canvas: Canvas, runs: tuple[StyledRun, ...], x: float, middle: float, room: float
) -> float:
    """Write runs side by side from `x`, vertically centred on `middle`, and return the x where
    they end. The run that does not fit into `room` u is shrunk or shortened, and those after it
    are left out."""
    end = x + room
    for run in runs:
        left = end - x
        if left <= 2 or not run.text:
            break
        width = min(text_width(canvas, run.text, run.style) + 1, left)
        canvas.draw_text(run.text, run.style, (x, middle - 20, width, 40))
        x += width
    return x


def write_right_aligned(
    canvas: Canvas, runs: tuple[StyledRun, ...], right: float, middle: float
) -> float:
    """Write runs side by side so that they end at `right`, vertically centred on `middle`;
    return the x where they begin."""
    width = sum(text_width(canvas, run.text, run.style) + 1 for run in runs)
    write_runs(canvas, runs, right - width, middle, width + 2)
    return right - width


def draw_pill(canvas: Canvas, text: str, tone: str, right: float, middle: float) -> float:
    """Draw a pill-shaped label that ends at `right`, vertically centred on `middle`; return the
    x where it begins."""
    style = text_styles.CAP.in_colour(CHIP_TEXT[tone])
    width = text_width(canvas, text, style) + 2 * SIDE
    height = 28.0
    left = right - width
    top = middle - height / 2
    canvas.draw_picture(
        paint_chip(canvas.box(left, top, width, height).size, canvas.k, tone), left, top
    )
    canvas.draw_text(text, style, (left, top, width, height), "centre")
    return left


def draw_rule(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw a horizontal dividing line from (`x`, `y`), `width` u long."""
    canvas.draw_picture(paint_divider(canvas.box(x, y, width, 5).size, canvas.k), x, y)
