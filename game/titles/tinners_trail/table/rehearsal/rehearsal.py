"""What the next turn, the next bill, the pieces to come and the next round will need."""

from __future__ import annotations

from collections.abc import Iterator

from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import trace_of
from game.tabletop.rehearsal import DrawAhead, Drawing, light_drawings, mark_drawings
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.rehearsal.bills import (
    Paper,
    bill_drawings,
    bill_words,
    bills_by_paper,
)
from game.titles.tinners_trail.table.rehearsal.easel import RehearsalEasel
from game.titles.tinners_trail.table.rehearsal.land import land_drawings, nightfall
from game.titles.tinners_trail.table.rehearsal.plates import plate_drawings
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts


class TrailRehearsal(DrawAhead[Stand]):
    """Draws bills, mines, panels, lights, marks and the next dusk."""

    def __init__(
        self,
        tools: tuple[Studio, Guide, MapPictures[CountyScene]],
        parts: TrailParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        super().__init__(parts.chart, stage)
        studio, guide, self._pictures = tools
        self._easel = RehearsalEasel(studio, guide, self.canvas)
        self._parts = parts

    def is_due(self, stand: Stand) -> bool:
        """Nothing is while an area is sold: its bill lies there already."""
        return stand.sale is None

    def drawings(self, stand: Stand, k: float) -> Iterator[Drawing]:
        """Yield the pictures, those that take long last."""
        parts, easel, chart = self._parts, self._easel, self._parts.chart
        at_controls = k * parts.layout.controls
        dark = round(parts.veil.width * k), round(parts.veil.height * k)
        yield from light_drawings(chart.county.lights, list(chart.targets))
        yield from land_drawings(easel, stand.view, k * chart.county.scale)
        yield from plate_drawings(easel.studio, easel.canvas, parts.plates, at_controls)
        for (shape, scale), areas in bills_by_paper(stand, parts):
            paper = Paper(shape, at_controls * scale)
            yield from bill_drawings(easel, stand, areas, (paper, dark))
            yield from bill_words(easel, stand, areas, paper)
        traces = [trace_of(easel.studio, seat) for seat in range(len(easel.studio.seats))]
        yield from mark_drawings(easel.canvas, chart.targets, traces, k)
        yield nightfall(self._pictures, chart.county, stand.view)
