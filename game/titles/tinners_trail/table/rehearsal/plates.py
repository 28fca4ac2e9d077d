"""Everybody's panel as it looks when the turn comes to that seat, or leaves it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.scene.canvas import Canvas
from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.studio import Studio

CanvasOf = Callable[[float], Canvas]
"""Returns a canvas of so many pixels per u that nobody sees."""


def plate_drawings(
    studio: Studio, canvas: CanvasOf, plates: Sequence[PlatePanel], k: float
) -> Iterator[Drawing]:
    """Yield the panels in their other state, at `k` pixels per u of the controls."""
    for plate in plates:
        if plate.look is not None:
            active = not plate.look.active
            at = k * plate.scale
            draw = partial(_draw, (studio, canvas), plate, at, active=active)
            yield Drawing(("plate", plate.seat, active, plate.width, plate.height, at), draw)


def _draw(tools: tuple[Studio, CanvasOf], plate: PlatePanel, k: float, *, active: bool) -> None:
    studio, canvas = tools
    assert plate.look is not None
    other = PlatePanel(studio, plate.seat, width=plate.width, height=plate.height)
    other.show(replace(plate.look, active=active))
    other.draw(canvas(k))
