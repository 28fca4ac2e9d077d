"""Backstage of the remastered edition: where cards and what expansions bring fly from and to."""

from __future__ import annotations

from game.tabletop.motion.flight import Point
from game.tabletop.motion.moment import MotionMoment
from game.titles.tinners_trail.rules.county.county_view import CountyArea
from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.backstage import Backstage
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.trail_parts import TrailParts

TrailMoment = MotionMoment[Stand]


class TrailBackstage(Backstage):
    """Knows the boards of expansions, and where a survey card lies on the bill."""

    parts: TrailParts

    def cube_at(self, area: CountyArea, kind: str, number: int) -> Point:
        """Return where a cube lies; ore without a mine lies at the edge of the tile."""
        if area.owner >= 0 or kind not in spots.LYING_COLUMNS:
            return super().cube_at(area, kind, number)
        return self.area(area.name, spots.lying_spot(area.name, kind, number, wide=False))

    def outlet(self, area: CountyArea) -> Point:
        """Return where the water of an area goes: to its port, its pump, or down the hill."""
        if isinstance(area, AreaView) and area.pump and not area.port:
            return self.area(area.name, spots.PUMP)
        return super().outlet(area)

    def market(self, number: int) -> Point:
        """Return where a space of the arsenic market lies, its tab while the board is shut."""
        panel = self.parts.market
        return self.on(panel, panel.space_spot(number)) if panel.visible else self.tab("market")

    def emigrants(self, place: str, game_round: int) -> Point:
        """Return where a place's space lies, on the strip or its tab while the board is shut."""
        panel, strip = self.parts.emigration, self.parts.strip
        if panel.visible:
            return self.on(panel, panel.space_spot(place, game_round))
        if strip is not None:
            return self.on(strip, strip.space_spot(place))
        return self.tab("emigration")

    def bill_card(self) -> Point:
        """Return where the survey card lies on the bill."""
        bill = self.bill
        return self.on(bill, bill.shape.card) if isinstance(bill, BillSheet) else self.middle()
