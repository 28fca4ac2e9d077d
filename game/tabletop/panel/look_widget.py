"""A widget that draws one look, its light while it may be picked, and the dark ground behind
panels."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, Unpack

import numpy as np
import pygame
from pygame import Surface

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.drawing.picture import cached
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.panel import parchment
from game.scene.stage.placing import PxSize
from game.tabletop.art.table_art import TableArt
from game.tabletop.table_model import TableContext

Art = TypeVar("Art", bound=TableArt)
Look = TypeVar("Look")


class LookWidget(Node, Generic[Art, Look]):
    """Shows what `show` was given last; draws nothing before that."""

    def __init__(self, context: TableContext[Art], **place: Unpack[NodeValues]) -> None:
        """Take the studio that all parts of the table share."""
        super().__init__(**place)
        self.context = context
        self.look: Look | None = None

    def show(self, look: Look) -> None:
        """Draw this from now on."""
        self.look = look

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look; one that shows more than its look says more."""
        return (self.look,)

    def draw(self, canvas: Canvas) -> None:
        """Put what is shown, if there is anything yet."""
        if self.look is not None:
            self.put_look(canvas, self.look)

    def put_look(self, canvas: Canvas, look: Look) -> None:
        """Put what is shown."""


class PaperWidget(LookWidget[Art, Look]):
    """Shows a look on parchment."""

    def draw(self, canvas: Canvas) -> None:
        """Put the parchment, then what is shown."""
        if self.look is not None:
            canvas.put(parchment(canvas.size(self), canvas.k))
            self.put_look(canvas, self.look)


UNLIT, OPEN, LEGAL, CHOSEN, OTHER = "", "open", "legal", "chosen", "other"
"""States: nothing to pick, may be picked among much else, to be picked now, picked, and another
that would do as well.
"""
LIGHTS: Final = {UNLIT: "", OPEN: "", LEGAL: "legal", CHOSEN: "chosen", OTHER: "other"}
"""The art's name of the light of each state."""


class LitWidget(LookWidget[Art, Look]):
    """Draws a look, then the light of its state; `pick` hears its name."""

    def __init__(
        self,
        context: TableContext[Art],
        named: str,
        pick: Callable[[str], None],
        **place: Unpack[NodeValues],
    ) -> None:
        """Lie at its place; nothing can be picked at first."""
        super().__init__(context, **place)
        self.named = named
        self.on_click = lambda: pick(self.named)
        self.focusable = False
        self.state = UNLIT

    def light(self, state: str) -> None:
        """Take a state; only what can be picked, or is, is reached by keys."""
        self.state = state
        self.focusable = state != UNLIT
        self.keep_clear = state not in (UNLIT, OPEN)

    def drawn_from(self) -> tuple[object, ...]:
        """Return look and light."""
        return self.look, self.state, self.hovered

    def draw(self, canvas: Canvas) -> None:
        """Put what is shown, then its light."""
        if self.look is not None:
            self.put_look(canvas, self.look)
            self.put_light(canvas)

    def put_light(self, canvas: Canvas) -> None:
        """Put the light of the present state."""


# The dark grounds behind panels and buttons: no piece of the map touches these.

FADE = 14.0


@cached
def faded_ground(size: PxSize, fade_px: int) -> Surface:
    """Night that begins transparent at its left edge."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*colours.NIGHT, 255))
    share = np.clip(np.arange(size[0]) / max(fade_px, 1), 0, 1)
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(255 * share)[:, None]
    return surface


@painting
def shelf(painter: Painter, k: float) -> None:
    """A step of night with a round upper right corner and a brass line round it."""
    box = painter.box(14 * k)
    outline = box._replace(x=-20 * k, width=box.width + 20 * k, height=box.height + 20 * k)
    painter.fill(outline, colours.SLATE_HIGH)
    painter.line(outline, 1.4 * k, colours.BRASS_LINE)
