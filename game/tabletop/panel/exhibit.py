"""Exhibit: a node that draws one look; equal looks at equal places make equal pictures."""

from __future__ import annotations

from typing import Generic, TypeVar, Unpack

from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.tabletop.art.table_art import TableArt
from game.tabletop.studio import Studio

Art = TypeVar("Art", bound=TableArt)
Look = TypeVar("Look")


class Exhibit(Node, Generic[Art, Look]):
    """Shows what `show` was given last; draws nothing before that."""

    def __init__(self, studio: Studio[Art], **place: Unpack[NodeValues]) -> None:
        """Take the studio that all parts of the table share."""
        super().__init__(**place)
        self.studio = studio
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
