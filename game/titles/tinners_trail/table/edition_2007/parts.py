"""Parts only the table of 2007 has: its areas, the order of passing, and its boxes (C-14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import parchment
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import FIGURE, SMALL_ON_PARCHMENT, put_rule
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.table_model import put
from game.titles.tinners_trail.notation.offer import EDITION_2007
from game.titles.tinners_trail.rules.kinds import PROSPECTORS, ROUNDS
from game.titles.tinners_trail.rules.views import AreaView, BoxView, GroundView, TableView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area_pieces import (
    HOUSE,
    MINER,
    TRAIN,
    BothBrush,
    cube_rows,
    moved,
)
from game.titles.tinners_trail.table.chart.chart import TrailMap
from game.titles.tinners_trail.table.documents import BOARDS
from game.titles.tinners_trail.table.layout import BothLayout
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.panels.work_track import (
    FEWEST_ROWS,
    PLACES_LEFT,
    Landing,
    WorkTrack,
    WorkTrackPanel,
    active_column,
)
from game.titles.tinners_trail.table.parts import BothParts, OwnOfEdition, printed_at
from game.titles.tinners_trail.table.view_model import LookWidget, TableContext

OPEN_ROWS: Final[Point] = (-36.0, 2.0)
"""How far from those of a mine the rows of cubes lie where there is none."""
SIGN: Final[Point] = (0.0, -8.0)
SIGN_BOX: Final[Box] = (-40.0, -26.0, 40.0, 9.0)
SIGN_WITH_CHANGES: Final[Box] = (-40.0, -26.0, 40.0, 25.0)


def changes_of(ground: GroundView) -> tuple[int, int, int]:
    """Return what is added to the tin, copper and water die of empty ground (C-12)."""
    return ground.ore, ground.ore, -ground.drained


class Edition2007Brush(BothBrush):
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

    def covers(self, area: AreaView) -> Iterator[Box]:
        """Yield the boxes that lie under what an area holds, ships and adits apart."""
        mine = area.owner >= 0
        if mine:
            yield moved(HOUSE, spots.HOUSE)
        if area.ground is None or mine:
            by = (0.0, 0.0) if mine else OPEN_ROWS
            yield from (moved(row, by) for row in cube_rows(area))
        else:
            yield SIGN_WITH_CHANGES if any(changes_of(area.ground)) else SIGN_BOX
        if area.miners:
            yield moved(MINER, spots.miner_spot(area.name, mine=mine, wide=False))
        if area.train:
            yield moved(TRAIN, spots.train_spot(mine=mine))


# The work track with the order of passing, and the investment table.


@dataclass(frozen=True, slots=True)
class PassingOrder(WorkTrack):
    """`places` are those in the order of passing; `prospecting` counts the first ones, whose seats
    prospect at the end of this round (C-15).
    """

    places: int
    prospecting: int


class BoxTable(NamedTuple):
    """A column of boxes for every round, the present round from 1, the price of the box that is
    being chosen in it, 0 for none, and whose cube will lie there.
    """

    boxes: tuple[tuple[BoxView, ...], ...]
    round: int
    pounds: int
    seat: int


def passing_order(view: TableView, ghost: Landing | None) -> PassingOrder:
    """Return the work track and the order of passing."""
    return PassingOrder(
        columns=view.track,
        rows=max(len(view.seats), FEWEST_ROWS),
        active_column=active_column(view),
        passed=view.invested,
        ghost=ghost,
        places=len(view.seats),
        prospecting=int(PROSPECTORS) if view.round < ROUNDS else 0,
    )


DIE, BROWN = 24.0, ("#8A6A3A", "#F3E6C6")
NUMBER_X, SIGN_X = 50.0, 106.0


class PassingOrderPanel(WorkTrackPanel[PassingOrder]):
    """Dice stand beside the places whose seats prospect at the end of the round (C-15)."""

    def draw_places(self, canvas: Canvas, look: PassingOrder) -> None:
        """Put the places in the order of passing."""
        say = self.context.say
        note = say("passed-note") if look.prospecting else ""
        self.put_places_head(canvas, say("passed-head"), note)
        art = self.context.art(canvas.k)
        for place in range(look.places):
            seat = look.passed[place] if place < len(look.passed) else -1
            self.put_place(canvas, place, seat, is_next=place == len(look.passed))
            middle = self.place_spot(place)[1]
            box = (PLACES_LEFT + NUMBER_X, middle - 16, 40, 32)
            canvas.words(say("passed-place", place=place + 1), FIGURE, box)
            if place < look.prospecting:
                icon = art.icon("dice", DIE, tone=BROWN)
                put(canvas, icon, PLACES_LEFT + SIGN_X, middle)


BOX_LEFT, BOX_TOP = 48.0, 72.0
PITCH_X, PITCH_Y = 72.0, 31.0
BOX_WIDTH, BOX_HEIGHT = 69.0, 28.5
PLACES: Final = (40.0, 57.5)  # the middles of the two places in a box
CUBE_R, POINTS_WIDTH = 8.6, 30.0
PRICE = FIGURE.sized(19)
ROW_HEAD = TextStyle("title", 20, colours.INK)
PLACE = as_outline([(-6.5, -6.5), (6.5, -6.5), (6.5, 6.5), (-6.5, 6.5)])


class BoxesPanel(LookWidget[BoxTable]):
    """The column of the present round is lit; the box being chosen shows the cube to come."""

    def spot(self, game_round: int, row: int, place: int) -> Point:
        """Return where a cube lies: rounds from 1, rows of prices and places from 0."""
        x, y = BOX_LEFT + PITCH_X * row, BOX_TOP + PITCH_Y * (game_round - 1)
        return x + PLACES[place], y + BOX_HEIGHT / 2

    def put_look(self, canvas: Canvas, look: BoxTable) -> None:
        """Put paper, prices and boxes."""
        width, height = BOARDS["boxes"].size
        canvas.put(parchment(canvas.box(0, 0, width, height).size, canvas.k))
        say = self.context.say
        canvas.words(say("boxes"), lettering.HEAD_ON_PARCHMENT, (18, 6, 180, 34))
        note = (200, 6, width - 218, 34)
        canvas.words(say("boxes-note"), SMALL_ON_PARCHMENT, note, "right")
        put_rule(canvas, 18, 41, width - 36)
        for row, box in enumerate(look.boxes[0]):
            head = (BOX_LEFT + PITCH_X * row, 45, BOX_WIDTH, 26)
            canvas.words(say("pounds", pounds=box.pounds), PRICE, head, "centre")
        for number, boxes in enumerate(look.boxes, start=1):
            self._draw_round(canvas, look, number, boxes)

    def _draw_round(
        self, canvas: Canvas, look: BoxTable, number: int, boxes: tuple[BoxView, ...]
    ) -> None:
        now = number == look.round
        y = BOX_TOP + PITCH_Y * (number - 1)
        head = ROW_HEAD.in_colour(colours.CHOUGH if now else colours.RUST)
        canvas.words(ROMAN[number - 1], head, (12, y, 30, BOX_HEIGHT), "centre")
        tone = "lit" if now else "shade" if number < look.round else "light"
        for row, box in enumerate(boxes):
            x = BOX_LEFT + PITCH_X * row
            picked = now and box.pounds == look.pounds
            shown = "next" if picked else tone
            canvas.put(cell(canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT).size, canvas.k, shown), x, y)
            style = PRICE if now else PRICE.in_colour(colours.RUST)
            points = (x + 2, y, POINTS_WIDTH, BOX_HEIGHT)
            canvas.words(str(box.points), style, points, "centre")
            at = [self.spot(number, row, place) for place in range(len(PLACES))]
            self._draw_cubes(canvas, box, at, look.seat if picked else -1)

    def _draw_cubes(self, canvas: Canvas, box: BoxView, places: list[Point], coming: int) -> None:
        art = self.context.art(canvas.k)
        for place, at in enumerate(places):
            if place < len(box.owners):
                put(canvas, art.player_cube(self.context.colour(box.owners[place]), CUBE_R), *at)
                continue
            canvas.put(stroked(PLACE, canvas.k, (1.2, colours.RULE), (3.0, 2.4)), *at)
            if place == len(box.owners) and coming >= 0:
                put(canvas, art.player_cube(self.context.colour(coming), CUBE_R), *at, 0.55)


class Edition2007Parts(BothParts):
    """The investment table lies south of the land, or has a tab."""

    chart: TrailMap
    working_day: PassingOrderPanel
    edition = EDITION_2007
    _unfolded = False

    def own(self, context: TableContext, layout: BothLayout) -> OwnOfEdition:
        """Make track and investment table; nobody holds cards."""
        self.boxes = BoxesPanel(context, **printed_at(layout))
        self.boxes.label = context.say("boxes")
        track = PassingOrderPanel(context, **printed_at(layout))
        return OwnOfEdition(track, Node(), {}, {"boxes": self.boxes})

    def unfold_boxes(self) -> None:
        """Open the investment table where it has a tab: cubes come to lie there."""
        if not self.boxes.visible:
            self.drawers.show(self.boxes.name)
            self._unfolded = self.boxes.visible

    def fold_boxes(self) -> None:
        """Shut the investment table again, unless somebody else opened it."""
        if self._unfolded and self.boxes.visible:
            self.drawers.open("")
        self._unfolded = False
