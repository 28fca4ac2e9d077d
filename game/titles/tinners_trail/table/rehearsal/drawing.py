"""Drawing: one small picture to be drawn ahead, with the easel it is drawn on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.scene.canvas import Canvas
from game.scene.kit import Kit
from game.scene.transform import Transform
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.studio import Studio


class Drawing(NamedTuple):
    """What it is called, the same for the same pixels, and how it is drawn."""

    name: tuple[object, ...]
    draw: Callable[[], object]


@dataclass(frozen=True, slots=True)
class RehearsalEasel:
    """What is drawn with; nothing that is put on its canvas comes on the screen."""

    studio: Studio
    guide: Guide
    kit: Kit

    def canvas(self, k: float) -> Canvas:
        """Return a canvas of `k` pixels per u."""
        canvas = Canvas(self.kit)
        canvas.place = Transform(0.0, 0.0, k)
        return canvas
