"""What the next turn, the pieces to come and the next round will need, in either edition."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Generic

from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import trace_of
from game.tabletop.rehearsal import DrawAhead, Drawing, light_drawings, mark_drawings
from game.titles.tinners_trail.rules.county.county_view import CountyArea
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.chart.layer import LAMP_R
from game.titles.tinners_trail.table.county_parts import CountyParts
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.stand import AnyCounty
from game.titles.tinners_trail.table.studio import Studio


class CountyRehearsal(DrawAhead[AnyCounty], Generic[AnyCounty]):
    """Draws lights, the land, panels, marks and the next dusk; an edition adds its own."""

    def __init__(
        self,
        tools: tuple[Studio, CountyBrush[Any], MapPictures[CountyScene]],
        parts: CountyParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        super().__init__(parts.chart, stage)
        self.studio, self._brush, self._pictures = tools
        self._table = parts

    @abstractmethod
    def looks(self, stand: AnyCounty) -> Iterable[CountyArea]:
        """Return what may soon lie in an area, without a name."""

    @abstractmethod
    def scene(self, stand: AnyCounty) -> CountyScene:
        """Return what the map shows of a stand."""

    @abstractmethod
    def own(self, stand: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield what only the edition has."""

    def is_due(self, stand: AnyCounty) -> bool:
        """Nothing is while an area is sold: its bill lies there already."""
        return stand.sale is None

    def drawings(self, stand: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield the pictures, those that take long last."""
        parts, chart = self._table, self._table.chart
        yield from light_drawings(chart.county.lights, list(chart.targets))
        yield from self._land(stand, k * chart.county.scale)
        for plate in parts.plates:
            yield from self._plate(plate, k * parts.layout.controls * plate.scale)
        yield from self.own(stand, k)
        traces = [trace_of(self.studio, seat) for seat in range(len(self.studio.seats))]
        yield from mark_drawings(self.canvas, chart.targets, traces, k)
        view = stand.view
        evening = replace(stand, view=replace(view, round=min(view.round + 1, ROUNDS)))
        scene = self.scene(evening)
        yield Drawing(("dusk", scene), partial(self._pictures.picture, chart.county, scene))

    def _land(self, stand: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield adits, ships and areas, at `k` pixels per u of the map."""
        art = self.studio.art(k)
        yield Drawing(("lamp", k), partial(art.glow, LAMP_R))
        yield Drawing(("adit", k), art.adit)
        yield Drawing(("ship", k), art.ship)
        for look in self.looks(stand):
            yield Drawing((look, k), partial(self._draw_area, look, k))

    def _draw_area(self, look: CountyArea, k: float) -> None:
        self._brush.draw(self.canvas(k), look)

    def _plate(self, plate: PlatePanel, k: float) -> Iterator[Drawing]:
        """Yield a panel as it looks when the turn comes to its seat, or leaves it."""
        if plate.look is not None:
            other = PlatePanel(self.studio, plate.seat, width=plate.width, height=plate.height)
            other.show(replace(plate.look, active=not plate.look.active))
            name = ("plate", plate.seat, not plate.look.active, plate.width, plate.height, k)
            yield Drawing(name, lambda: other.draw(self.canvas(k)))
