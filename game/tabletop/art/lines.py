"""Lines: words in several styles one after another, for panels that draw by themselves."""

from __future__ import annotations

from typing import NamedTuple

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.picture import Picture
from game.scene.skins.mark import CHIP_TEXT, divider
from game.scene.skins.mark import chip as chip_picture

SIDE = 12.0


class StyledRun(NamedTuple):
    """Some words in one style."""

    text: str
    style: TextStyle


def width_of(canvas: Canvas, text: str, style: TextStyle) -> float:
    """Return the width of a line in u of the node that is drawing."""
    return canvas.kit.lettering.width(text, style, canvas.k) / canvas.k


def write(
    canvas: Canvas, runs: tuple[StyledRun, ...], x: float, middle: float, room: float
) -> float:
    """Write runs side by side, centred on a height, inside `room` u; return where they end."""
    end = x + room
    for run in runs:
        left = end - x
        if left <= 2 or not run.text:
            break
        width = min(width_of(canvas, run.text, run.style) + 1, left)
        canvas.words(run.text, run.style, (x, middle - 20, width, 40))
        x += width
    return x


def write_right(canvas: Canvas, runs: tuple[StyledRun, ...], right: float, middle: float) -> float:
    """Write runs side by side so that they end at `right`; return where they begin."""
    width = sum(width_of(canvas, run.text, run.style) + 1 for run in runs)
    write(canvas, runs, right - width, middle, width + 2)
    return right - width


def put_chip(canvas: Canvas, text: str, tone: str, right: float, middle: float) -> float:
    """Put a pill that ends at `right`; return where it begins."""
    style = styles.CAP.in_colour(CHIP_TEXT[tone])
    width, height = width_of(canvas, text, style) + 2 * SIDE, 28.0
    left, top = right - width, middle - height / 2
    canvas.put(chip_picture(canvas.box(left, top, width, height).size, canvas.k, tone), left, top)
    canvas.words(text, style, (left, top, width, height), "centre")
    return left


def put_rule(canvas: Canvas, x: float, y: float, width: float, *, dark: bool = False) -> None:
    """Put a rule across a panel: double ink on parchment, a brass hairline on slate."""
    picture: Picture = divider(canvas.box(x, y, width, 5).size, canvas.k, dark=dark)
    canvas.put(picture, x, y)


HEAD_ON_PARCHMENT = styles.HEAD_ON_PARCHMENT
SMALL_ON_PARCHMENT = styles.NOTE_ON_PARCHMENT.sized(19)
STRONG = TextStyle("bold", 20, theme.INK)
FIGURE = TextStyle("heavy", 22, theme.INK)
