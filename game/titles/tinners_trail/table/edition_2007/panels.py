"""The work track of 2007 with the order of passing, and the investment table (C-14)."""

from __future__ import annotations

from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Point
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import FIGURE, SMALL_ON_PARCHMENT, put_rule
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.context import LookWidget
from game.titles.tinners_trail.table.edition_2007.move_kinds import BoxLook, BoxTable, ClassicDay
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.panels.work_track import PLACES_LEFT, WorkTrackPanel

DIE, BROWN = 24.0, ("#8A6A3A", "#F3E6C6")
NUMBER_X, SIGN_X = 50.0, 106.0


class ClassicDayPanel(WorkTrackPanel[ClassicDay]):
    """Dice stand beside the places whose seats prospect at the end of the round (C-15)."""

    def draw_places(self, canvas: Canvas, look: ClassicDay) -> None:
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
        for row, price in enumerate(look.prices):
            head = (BOX_LEFT + PITCH_X * row, 45, BOX_WIDTH, 26)
            canvas.words(say("pounds", pounds=price), PRICE, head, "centre")
        for number, boxes in enumerate(look.rounds, start=1):
            self._draw_round(canvas, look, number, boxes)

    def _draw_round(
        self, canvas: Canvas, look: BoxTable, number: int, boxes: tuple[BoxLook, ...]
    ) -> None:
        now = number == look.round
        y = BOX_TOP + PITCH_Y * (number - 1)
        head = ROW_HEAD.in_colour(colours.CHOUGH if now else colours.RUST)
        canvas.words(ROMAN[number - 1], head, (12, y, 30, BOX_HEIGHT), "centre")
        tone = "lit" if now else "shade" if number < look.round else "light"
        for row, box in enumerate(boxes):
            x = BOX_LEFT + PITCH_X * row
            picked = now and row == look.picked
            shown = "next" if picked else tone
            canvas.put(cell(canvas.box(x, y, BOX_WIDTH, BOX_HEIGHT).size, canvas.k, shown), x, y)
            style = PRICE if now else PRICE.in_colour(colours.RUST)
            points = (x + 2, y, POINTS_WIDTH, BOX_HEIGHT)
            canvas.words(str(box.points), style, points, "centre")
            at = [self.spot(number, row, place) for place in range(len(PLACES))]
            self._draw_cubes(canvas, box, at, look.seat if picked else -1)

    def _draw_cubes(self, canvas: Canvas, box: BoxLook, places: list[Point], coming: int) -> None:
        art = self.context.art(canvas.k)
        for place, at in enumerate(places):
            if place < len(box.owners):
                put(canvas, art.player_cube(self.context.colour(box.owners[place]), CUBE_R), *at)
                continue
            canvas.put(stroked(PLACE, canvas.k, (1.2, colours.RULE), (3.0, 2.4)), *at)
            if place == len(box.owners) and coming >= 0:
                put(canvas, art.player_cube(self.context.colour(coming), CUBE_R), *at, 0.55)
