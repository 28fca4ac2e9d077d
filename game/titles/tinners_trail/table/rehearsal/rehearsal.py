"""What the remastered edition needs soon: everybody's mines, and the next auction bill."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.chart.evening import CountyScene, scene_of
from game.titles.tinners_trail.table.chart.pieces import PieceBrush
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.rehearsal.bills import (
    Paper,
    RehearsalEasel,
    bill_drawings,
    bill_words,
    bills_by_paper,
)
from game.titles.tinners_trail.table.rehearsal.county_rehearsal import CountyRehearsal
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts


class TrailRehearsal(CountyRehearsal[Stand]):
    """Draws peek tokens and bills too."""

    def __init__(
        self,
        tools: tuple[Studio, Guide, MapPictures[CountyScene]],
        parts: TrailParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        studio, guide, pictures = tools
        super().__init__((studio, PieceBrush(studio), pictures), parts, stage)
        self._easel = RehearsalEasel(studio, guide, self.canvas)
        self._parts = parts

    def scene(self, stand: Stand) -> CountyScene:
        """Return the map card at the round's time of day."""
        return scene_of(stand.view)

    def looks(self, stand: Stand) -> Iterator[AreaView]:
        """Yield a new mine of every seat, and an old one with everything that can have come."""
        view = stand.view
        for seat in range(len(self.studio.seats)):
            bare = replace(
                view.areas[0],
                name="",
                tile=None,
                owner=seat,
                tin=1,
                copper=1,
                water=1,
                drainage=0,
                miners=0,
                miner=False,
                own_miner=-1,
                port=False,
                train=False,
                pump=False,
                capacity=0,
                arsenic=int(view.has_arsenic),
                calciner=seat if view.has_arsenic else -1,
            )
            own = seat if view.has_emigration else -1
            yield bare
            yield replace(bare, drainage=1, miners=2, own_miner=own, train=True, pump=True)

    def own(self, stand: Stand, k: float) -> Iterator[Drawing]:
        """Yield everybody's peek token, then bills."""
        parts, easel = self._parts, self._easel
        on_map = k * parts.chart.county.scale
        for seat in range(len(self.studio.seats)):
            peek = partial(self.studio.art(on_map).peek_token, self.studio.colour(seat))
            yield Drawing(("eye", seat, on_map), peek)
        for (shape, scale), areas in bills_by_paper(stand, parts):
            paper = Paper(shape, k * parts.layout.controls * scale)
            yield from bill_drawings(easel, stand, areas, paper)
            yield from bill_words(easel, stand, areas, paper)
