"""Everybody's panel as it looks when the turn comes to that seat, or leaves it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.rehearsal.easel import RehearsalEasel


def plate_drawings(
    easel: RehearsalEasel, plates: Sequence[PlatePanel], k: float
) -> Iterator[Drawing]:
    """Yield the panels in their other state, at `k` pixels per u of the controls."""
    for plate in plates:
        if plate.look is not None:
            active = not plate.look.active
            at = k * plate.scale
            draw = partial(_draw, easel, plate, at, active=active)
            yield Drawing(("plate", plate.seat, active, plate.width, plate.height, at), draw)


def _draw(easel: RehearsalEasel, plate: PlatePanel, k: float, *, active: bool) -> None:
    assert plate.look is not None
    other = PlatePanel(easel.studio, plate.seat, width=plate.width, height=plate.height)
    other.show(replace(plate.look, active=active))
    other.draw(easel.canvas(k))
