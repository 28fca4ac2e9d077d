"""What the table of 2007 needs soon: everybody's mine, and unexplored ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.scene.stage import Stage
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.rules.classic.table_view import ClassicArea
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.classic.brush import GroundBrush
from game.titles.tinners_trail.table.classic.display import classic_scene
from game.titles.tinners_trail.table.classic.parts import ClassicParts
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.rehearsal.county_rehearsal import CountyRehearsal
from game.titles.tinners_trail.table.studio import Studio


class ClassicRehearsal(CountyRehearsal[ClassicStand]):
    """Draws mines of every seat and unexplored ground."""

    def __init__(
        self, tools: tuple[Studio, MapPictures[CountyScene]], parts: ClassicParts, stage: Stage
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        studio, pictures = tools
        super().__init__((studio, GroundBrush(studio), pictures), parts, stage)

    def scene(self, stand: ClassicStand) -> CountyScene:
        """Return the county at the round's time of day."""
        return classic_scene(stand.view)

    def looks(self, stand: ClassicStand) -> Iterator[ClassicArea]:
        """Yield a mine of every seat with everything that can come to it, and ground as it lies."""
        bare = replace(
            stand.view.areas[0], name="", ground=None, rolled=None, port=False, capacity=0
        )
        mine = replace(bare, tin=1, copper=1, water=1, miners=1, train=True)
        for seat in range(len(self.studio.seats)):
            yield replace(mine, owner=seat)
        yield from signs(stand)

    def own(self, stand: ClassicStand, k: float) -> Iterator[Drawing]:
        """Yield nothing: all it needs is a mine or ground."""
        return iter(())


def signs(stand: ClassicStand) -> list[ClassicArea]:
    """Return unexplored ground as it lies there now, once for each change of its dice."""
    empty = [area for area in stand.view.areas if area.ground is not None]
    found = {(area.ground.ore, area.ground.drained): area for area in empty if area.ground}
    return [replace(found[changes], name="", miners=0, train=False) for changes in sorted(found)]
