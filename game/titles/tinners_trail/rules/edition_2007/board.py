"""The printed tables of a game of the edition of 2007, as rows of numbers."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.engine.state_form import Sizes
from game.titles.tinners_trail.rules import state_form as both
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.edition_2007 import state_form
from game.titles.tinners_trail.rules.edition_2007.components import ClassicComponents
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS


@final
class ClassicBoard(CountyBoard):
    """The county, the ore printed on it, and the investment boxes."""

    cubes: i64 = 0  # of every player (C-1)
    printed_tin: vec[i64] = NO_CELLS  # by area; where ore is printed dice are rolled at set-up
    printed_copper: vec[i64] = NO_CELLS
    rows: i64 = 0  # of boxes in a round's column
    box_price: vec[i64] = NO_CELLS  # pounds, by row
    box_points: vec[i64] = NO_CELLS  # by round, then row

    def __init__(self, components: ClassicComponents, seats: int) -> None:
        """Make the tables for so many players; the components have been checked."""
        super().__init__(seats, components.printed)
        self.cubes = components.cubes
        ore = {ground.area: ground for ground in components.ground}
        areas = self.area_names
        self.printed_tin = row_of([ore[name].tin if name in ore else 0 for name in areas])
        self.printed_copper = row_of([ore[name].copper if name in ore else 0 for name in areas])
        boxes = components.boxes
        self.rows = len(boxes.prices)
        self.box_price = row_of(list(boxes.prices))
        self.box_points = row_of(
            [points[column] for column in range(ROUNDS) for points in boxes.points]
        )
        made = {
            both.SEAT: seats,
            both.AREA: int(self.areas),
            both.BORDER: int(self.borders),
            both.STOCK: len(self.stock),
            both.PUMPS: len(self.pumps),
            state_form.BOX: ROUNDS * len(boxes.prices),
        }
        self.sizes: Sizes = Sizes(made, {}, [])

    def row_of_price(self, pounds: i64) -> i64:
        """Return the row of boxes with that price, EMPTY when there is none."""
        for row in range(self.rows):
            if self.box_price[row] == pounds:
                return row
        return EMPTY
