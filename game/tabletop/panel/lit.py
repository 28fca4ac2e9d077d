"""Lit: something of the table that may be picked, and the light that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, Unpack

from game.scene.canvas import Canvas
from game.scene.node import NodeValues
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.exhibit import Exhibit
from game.tabletop.studio import Studio

Art = TypeVar("Art", bound=TableArt)
Look = TypeVar("Look")
UNLIT, OPEN, LEGAL, CHOSEN, OTHER = "", "open", "legal", "chosen", "other"
"""States: nothing to pick, may be picked among much else, to be picked now, picked, and another
that would do as well.
"""
LIGHTS: Final = {UNLIT: "", OPEN: "", LEGAL: "legal", CHOSEN: "chosen", OTHER: "other"}
"""The art's name of the light of each state."""


class LitExhibit(Exhibit[Art, Look]):
    """Draws a look, then the light of its state; `pick` hears its name."""

    def __init__(
        self,
        studio: Studio[Art],
        named: str,
        pick: Callable[[str], None],
        **place: Unpack[NodeValues],
    ) -> None:
        """Lie at its place; nothing can be picked at first."""
        super().__init__(studio, **place)
        self.named = named
        self.on_click = lambda: pick(named)
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
