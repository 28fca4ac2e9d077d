"""The dark backgrounds of panels and buttons."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate, pairwise
from typing import Any, ClassVar

import numpy as np
import pygame
from pygame import Surface

from game.scene.drawing import accents, colours
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.drawing.shared_surfaces import cached
from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.mark import chip
from game.scene.skins.panel import bar
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import Art
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.look_widget import Look, LookWidget
from game.tabletop.panel.told_parts import PartTip, ToldParts
from game.tabletop.table_context import TableContext

BOX_NAME = TextStyle("italic", 17, accents.BRASS_HIGH)
NARROW_LEFT = 14.0
NAME_LEFT = 20.0
NAME_END = 4.0
NAME_HEIGHT = 56.0
MIDDLE = 28.0  # vertical middle of the strip
PART_TOP = 6.0
PART_HEIGHT = 44.0
PART_SIDE = 4.0


@cached
def faded_ground(size: PxSize, fade_px: int) -> Surface:
    """Return a dark surface that begins transparent at its left edge."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*colours.NIGHT, 255))
    share = np.clip(np.arange(size[0]) / max(fade_px, 1), 0, 1)
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(255 * share)[:, None]
    return surface


@painting
def shelf(painter: Painter, k: float) -> None:
    """Draw a dark raised area with a rounded upper right corner and a brass outline."""
    box = painter.box(14 * k)
    outline = box._replace(x=-20 * k, width=box.width + 20 * k, height=box.height + 20 * k)
    painter.fill(outline, colours.SLATE_HIGH)
    painter.line(outline, 1.4 * k, accents.BRASS_LINE)


def named_box(context: TableContext[Any], width: float, height: float) -> Node:
    """Return an invisible node whose tooltip is the full name of the component pack."""
    told = context.words.say("numbers.playing", name=context.box_name)
    return Node(tooltip=told, width=width, height=height)


class TopStrip(LookWidget[Art, Look]):
    """The bar along the top: name, state of the game and icons; a narrow one leaves out some
    words.

    `wordmark` is the name's text style and `name_width` its space, `gap` the free space behind
    parts (`gaps` for some), `pip` the width of a pip and the distance to the next; the parts in
    `told` have a tooltip.
    """

    wordmark: ClassVar[TextStyle]
    name_width: ClassVar[float]
    gap: ClassVar[float]
    pip: ClassVar[tuple[float, float]]
    gaps: ClassVar[Mapping[str, float]] = {}
    told: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, context: TableContext[Art], tip: PartTip | None = None, *, narrow: bool
    ) -> None:
        """Create the bar; `tip` returns the tooltips of the parts in `told`."""
        super().__init__(context)
        self.narrow = narrow
        self._tells = ToldParts(tip) if tip is not None else None
        if context.box_name and not narrow:
            self.add(named_box(context, self.name_width, NAME_HEIGHT))
        if self._tells is not None:
            self.add(self._tells)

    def show(self, look: Look) -> None:
        """Draw this view state from now on, and position the tooltips."""
        super().show(look)
        if self._tells is not None:
            boxes = {part: self.part_box(part) for part in self.told}
            self._tells.lay({part: box for part, box in boxes.items() if box is not None})

    @abstractmethod
    def widths(self) -> dict[str, float]:
        """Return the width of each part including the gap behind it, from left to right."""

    @abstractmethod
    def draw_parts(self, canvas: Canvas, look: Look, lefts: dict[str, float]) -> None:
        """Draw the state of the game; each part begins at its left."""

    def part_box(self, name: str) -> Extent | None:
        """Return the box of a part, None for an unknown name."""
        lefts = self._lefts()
        ends = dict(zip(lefts, pairwise(lefts.values()), strict=False))
        if name not in self.widths():
            return None
        left, end = ends[name]
        width = end - left - self.gaps.get(name, self.gap)
        return left - PART_SIDE, PART_TOP, width + 2 * PART_SIDE, PART_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, the name and the state of the game."""
        canvas.put(bar(canvas.size(self), canvas.k))
        if not self.narrow:
            room = (NAME_LEFT, 5.0, self.name_width - NAME_LEFT - NAME_END, 50.0)
            named = self.context.box_name
            if named:
                room = (NAME_LEFT, 2.0, room[2], 34.0)
                canvas.words(named, BOX_NAME, (NAME_LEFT, 33.0, room[2], 20.0))
            canvas.words(self.context.words.say("title.name"), self.wordmark, room)
        if self.look is not None:
            self.draw_parts(canvas, self.look, self._lefts())

    def draw_pips(self, canvas: Canvas, pips: Iterable[tuple[str, bool]], left: float) -> None:
        """Draw a pip for each word; the present one is marked, and those before it are past."""
        size, pitch = self.pip
        top = MIDDLE - size / 2
        over = True
        for number, (words, now) in enumerate(pips):
            over = over and not now
            x = left + pitch * number
            tone = "brass" if now else "calm" if over else "ghost"
            canvas.put(chip(canvas.box(x, top, size, size).size, canvas.k, tone), x, top)
            style = text_styles.CAP.sized(17).in_colour(colours.INK if now else colours.FOG)
            canvas.words(words, style, (x, top, size, size), "centre")

    def _lefts(self) -> dict[str, float]:
        """Return where each part begins, and under "" where the last one ends."""
        widths = self.widths()
        first = NARROW_LEFT if self.narrow else self.name_width
        return dict(zip((*widths, ""), accumulate(widths.values(), initial=first), strict=True))


IconPainter = Callable[[float], Surface]


def icon(
    context: TableContext[TableArt], name: str, size: float, tone: str = "cream"
) -> IconPainter:
    """Return a function that draws an icon `size` u wide."""
    return lambda k: context.art(k).icon(name, size, tone=tone).surface


def disc(context: TableContext[TableArt], seat: int, radius: float = 12.0) -> IconPainter:
    """Return a function that draws a seat's disc."""
    return lambda k: context.art(k).disc(context.colour(seat), radius, on_slate=True).surface
