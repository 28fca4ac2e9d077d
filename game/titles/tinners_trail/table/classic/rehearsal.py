"""What the next turn, the next pieces and the next round of 2007 will need, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.scene.skins.panel import veil
from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import trace_of
from game.tabletop.map.veil import SHARE as VEIL
from game.tabletop.rehearsal import DrawAhead, Drawing, light_drawings, mark_drawings
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.chart.layer import LAMP_R
from game.titles.tinners_trail.table.classic.brush import GroundBrush
from game.titles.tinners_trail.table.classic.display import classic_scene
from game.titles.tinners_trail.table.classic.look import GroundLook, ground_looks
from game.titles.tinners_trail.table.classic.parts import ClassicParts
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.rehearsal.plates import plate_drawings
from game.titles.tinners_trail.table.studio import Studio


class ClassicRehearsal(DrawAhead[ClassicStand]):
    """Draws mines, ground, panels, lights, marks and the next dusk."""

    def __init__(
        self, tools: tuple[Studio, MapPictures[CountyScene]], parts: ClassicParts, stage: Stage
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        super().__init__(parts.chart, stage)
        self._studio, self._pictures = tools
        self._parts = parts

    def is_due(self, stand: ClassicStand) -> bool:
        """Nothing is while an area is sold."""
        return stand.sale is None

    def drawings(self, stand: ClassicStand, k: float) -> Iterator[Drawing]:
        """Yield the pictures, those that take long last."""
        parts, chart, studio = self._parts, self._parts.chart, self._studio
        dark = round(parts.veil.width * k), round(parts.veil.height * k)
        yield from light_drawings(chart.county.lights, list(chart.targets))
        yield from self._land(stand, k * chart.county.scale)
        yield from plate_drawings(studio, self.canvas, parts.plates, k * parts.layout.controls)
        yield Drawing(("veil", dark), partial(veil, dark, VEIL))
        traces = [trace_of(studio, seat) for seat in range(len(studio.seats))]
        yield from mark_drawings(self.canvas, chart.targets, traces, k)
        view = stand.view
        scene = classic_scene(replace(view, round=min(view.round + 1, ROUNDS)))
        picture = partial(self._pictures.picture, chart.county, scene)
        yield Drawing(("dusk", scene), picture)

    def _land(self, stand: ClassicStand, k: float) -> Iterator[Drawing]:
        art, brush = self._studio.art(k), GroundBrush(self._studio)
        yield Drawing(("lamp", k), partial(art.glow, LAMP_R))
        yield Drawing(("adit", k), art.adit)
        yield Drawing(("ship", k), art.ship)
        for look in (*(_mine_of(seat) for seat in range(len(self._studio.seats))), *signs(stand)):
            yield Drawing((look, k), partial(self._draw_look, brush, look, k))

    def _draw_look(self, brush: GroundBrush, look: GroundLook, k: float) -> None:
        brush.draw(self.canvas(k), look)


def _mine_of(seat: int) -> GroundLook:
    """Return a mine of a seat with everything that can come to it."""
    cubes = (1, 1, 1)
    return GroundLook("", seat, cubes, miners=1, port=False, train=True, changes=None)


def signs(stand: ClassicStand) -> list[GroundLook]:
    """Return unexplored ground as it lies there now."""
    found = {look.changes for look in ground_looks(stand.view) if look.changes is not None}
    return [
        GroundLook("", -1, (0, 0, 0), miners=0, port=False, train=False, changes=changes)
        for changes in sorted(found)
    ]
