"""What is rehearsed with; nothing that is put on its canvas comes on the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.canvas import Canvas
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.studio import Studio


@dataclass(frozen=True, slots=True)
class RehearsalEasel:
    """`canvas` returns one of so many pixels per u."""

    studio: Studio
    guide: Guide
    canvas: Callable[[float], Canvas]
