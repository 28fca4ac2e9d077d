"""Rehearsal: one picture at a time, so that what comes is there at once and nobody waits now."""

from __future__ import annotations

from collections.abc import Iterator

from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.rehearsal.bills import (
    bill_drawings,
    bill_words,
    bills_by_scale,
)
from game.titles.tinners_trail.table.rehearsal.drawing import Drawing, RehearsalEasel
from game.titles.tinners_trail.table.rehearsal.land import (
    land_drawings,
    light_drawings,
    mark_drawings,
    nightfall,
)
from game.titles.tinners_trail.table.rehearsal.plates import plate_drawings
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts


class DrawAhead:
    """Draws what the next turn, the next bill, the pieces to come and the next round will need.

    Pictures stay where they are always kept; nothing that is rehearsed comes on the screen.
    """

    def __init__(
        self,
        tools: tuple[Studio, Guide, MapPictures[CountyScene]],
        furniture: TrailParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        studio, guide, self._pictures = tools
        self._easel = RehearsalEasel(studio, guide, stage.kit)
        self._furniture = furniture
        self._stage = stage
        self._for: tuple[object, ...] | None = None
        self._due: Iterator[Drawing] = iter(())
        self._drawn: set[tuple[object, ...]] = set()

    def go_on(self, stand: Stand | None) -> bool:
        """Draw the next missing picture; False when all are there, or while an area is sold: its
        bill lies there already. What is only stretched since the map was brought closer is first.
        """
        if self._sharpen():
            return True
        if stand is None or stand.sale is not None:
            return False
        k, scale = self._stage.units.k, self._furniture.chart.county.scale
        if self._for is None or self._for[0] is not stand.view or self._for[1:] != (k, scale):
            self._for = stand.view, k, scale
            self._due = self._drawings(stand, k)
        for name, draw in self._due:
            if (name, k, scale) not in self._drawn:
                self._drawn.add((name, k, scale))
                draw()
                return True
        return False

    def _sharpen(self) -> bool:
        chart = self._furniture.chart
        went = chart.sharpen(self._easel.canvas(self._stage.units.k))
        if went and chart.sharp:
            self._stage.refresh()
        return went

    def _drawings(self, stand: Stand, k: float) -> Iterator[Drawing]:
        """Yield the pictures: many that take a moment, then the few that take long, so that
        things that move are not held up while there is anything else to draw.
        """
        parts, easel = self._furniture, self._easel
        at_controls = k * parts.layout.controls
        dark = round(parts.veil.width * k), round(parts.veil.height * k)
        yield from light_drawings(parts.chart)
        yield from land_drawings(easel, stand.view, k * parts.chart.county.scale)
        yield from plate_drawings(easel, parts.plates, at_controls)
        for scale, areas in bills_by_scale(stand, parts):
            yield from bill_drawings(easel, stand, areas, (at_controls * scale, dark))
            yield from bill_words(easel, stand, areas, at_controls * scale)
        yield from mark_drawings(easel, parts.chart, k)
        yield nightfall(self._pictures, parts.chart.county, stand.view)
