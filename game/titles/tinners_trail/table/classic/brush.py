"""The brush of 2007: mines, cubes that lie open, and dice where nobody has looked yet."""

from __future__ import annotations

from typing import Final

from game.scene.canvas import Canvas
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.covered import HOUSE, MINER, TRAIN, cube_rows, moved
from game.titles.tinners_trail.table.classic.look import GroundLook

OPEN_ROWS: Final[Point] = (-36.0, 2.0)
"""How far from those of a mine the rows of cubes lie where there is none."""
SIGN: Final[Point] = (0.0, -8.0)
SIGN_BOX: Final[Box] = (-40.0, -26.0, 40.0, 9.0)
SIGN_WITH_CHANGES: Final[Box] = (-40.0, -26.0, 40.0, 25.0)


class GroundBrush(CountyBrush[GroundLook]):
    """Draws areas of the edition of 2007."""

    def draw(self, canvas: Canvas, look: GroundLook) -> None:
        """Put mine, cubes or the sign of unexplored ground, with everything round it."""
        art = self.studio.art(canvas.k)
        if look.owner >= 0:
            self.put_house(canvas, art, look)
            self.put_rows(canvas, art, look)
        elif look.changes is None:
            self.put_rows(canvas, art, look, OPEN_ROWS)
        elif f"ground:{look.name}" not in self.lifted:
            put(canvas, art.ground_sign(look.changes), *SIGN)
        self._put_miner(canvas, art, look)
        self.put_train(canvas, art, look)

    def covers(self, look: GroundLook, origin: Point) -> list[Box]:
        """Return the boxes that lie under what an area holds, ships and adits apart."""
        mine = look.owner >= 0
        boxes = [moved(HOUSE, spots.HOUSE)] if mine else []
        by = (0.0, 0.0) if mine else OPEN_ROWS
        if look.changes is None or mine:
            boxes += [moved(row, by) for row in cube_rows(look)]
        else:
            boxes.append(moved(SIGN_WITH_CHANGES if any(look.changes) else SIGN_BOX, (0.0, 0.0)))
        if look.miners:
            boxes.append(moved(MINER, spots.miner_spot(look.name, mine=mine, wide=False)))
        if look.train:
            boxes.append(moved(TRAIN, spots.TRAIN if mine else spots.TRAIN_ALONE))
        return [moved(box, origin) for box in boxes]

    def _put_miner(self, canvas: Canvas, art: PieceArt, look: GroundLook) -> None:
        if look.miners and f"miner:{look.name}" not in self.lifted:
            put(canvas, art.miner(), *spots.miner_spot(look.name, mine=look.owner >= 0, wide=False))
