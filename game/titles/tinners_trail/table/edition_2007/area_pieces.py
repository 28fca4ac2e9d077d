"""The brush of 2007: mines, cubes that lie open, and dice where nobody has looked yet."""

from __future__ import annotations

from typing import Final

from game.scene.nodes.node import Canvas
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area_pieces import CountyBrush
from game.titles.tinners_trail.table.chart.covered import HOUSE, MINER, TRAIN, cube_rows, moved
from game.titles.tinners_trail.table.edition_2007.move_kinds import changes_of

OPEN_ROWS: Final[Point] = (-36.0, 2.0)
"""How far from those of a mine the rows of cubes lie where there is none."""
SIGN: Final[Point] = (0.0, -8.0)
SIGN_BOX: Final[Box] = (-40.0, -26.0, 40.0, 9.0)
SIGN_WITH_CHANGES: Final[Box] = (-40.0, -26.0, 40.0, 25.0)


class GroundBrush(CountyBrush[AreaView]):
    """Draws areas of the edition of 2007."""

    def draw(self, canvas: Canvas, area: AreaView) -> None:
        """Put mine, cubes or the sign of unexplored ground, with everything round it."""
        art = self.context.art(canvas.k)
        if area.owner >= 0:
            self.put_house(canvas, art, area)
            self.put_rows(canvas, art, area)
        elif area.ground is None:
            self.put_rows(canvas, art, area, OPEN_ROWS)
        elif f"ground:{area.name}" not in self.lifted:
            put(canvas, art.ground_sign(changes_of(area.ground)), *SIGN)
        if area.miners:
            mine = area.owner >= 0
            put(canvas, art.piece("miner"), *spots.miner_spot(area.name, mine=mine, wide=False))
        self.put_train(canvas, art, area)

    def covers(self, area: AreaView, origin: Point) -> list[Box]:
        """Return the boxes that lie under what an area holds, ships and adits apart."""
        mine = area.owner >= 0
        boxes = [moved(HOUSE, spots.HOUSE)] if mine else []
        by = (0.0, 0.0) if mine else OPEN_ROWS
        if area.ground is None or mine:
            boxes += [moved(row, by) for row in cube_rows(area)]
        else:
            boxes.append(
                moved(SIGN_WITH_CHANGES if any(changes_of(area.ground)) else SIGN_BOX, (0.0, 0.0))
            )
        if area.miners:
            boxes.append(moved(MINER, spots.miner_spot(area.name, mine=mine, wide=False)))
        if area.train:
            boxes.append(moved(TRAIN, spots.train_spot(mine=mine)))
        return [moved(box, origin) for box in boxes]
