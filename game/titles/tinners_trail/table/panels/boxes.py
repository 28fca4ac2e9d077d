"""The investment table of 2007: a column of boxes for every round (C-14)."""

from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, stroked
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import draw_cell
from game.tabletop.art.text import FIGURE, SMALL_ON_PAPER, draw_rule
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.views import BoxView
from game.titles.tinners_trail.table.documents import BOARDS
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.view_model import TrailWidget

BOX_LEFT = 48.0
BOX_TOP = 72.0
PITCH_X = 72.0
PITCH_Y = 31.0
BOX_WIDTH = 69.0
BOX_HEIGHT = 28.5
PLACES: Final = (40.0, 57.5)  # the middles of the two places in a box
CUBE_R = 8.6
POINTS_WIDTH = 30.0
PRICE = FIGURE.sized(19)
ROW_HEAD = TextStyle("title", 20, colours.INK)
PLACE = as_outline([(-6.5, -6.5), (6.5, -6.5), (6.5, 6.5), (-6.5, 6.5)])


class InvestmentBoxTable(NamedTuple):
    """A column of boxes for every round, the present round from 1, the price of the box that is
    being chosen in it, 0 for none, and whose cube will lie there.
    """

    boxes: tuple[tuple[BoxView, ...], ...]
    round: int
    pounds: int
    seat: int


class InvestmentBoxesPanel(TrailWidget[InvestmentBoxTable]):
    """The column of the present round is lit; the box being chosen shows the cube to come."""

    def cube_spot(self, game_round: int, row: int, place: int) -> Point:
        """Return where a cube lies: rounds from 1, rows of prices and places from 0."""
        x = BOX_LEFT + PITCH_X * row
        y = BOX_TOP + PITCH_Y * (game_round - 1)
        return x + PLACES[place], y + BOX_HEIGHT / 2

    def draw_look(self, canvas: Canvas, look: InvestmentBoxTable) -> None:
        """Draw paper, prices and boxes."""
        width, height = BOARDS["boxes"].size
        canvas.draw_picture(parchment(canvas.box(0, 0, width, height).size, canvas.k))
        say = self.context.say
        canvas.draw_text(say("boxes"), text_styles.ON_PAPER.head, (18, 6, 180, 34))
        note = (200, 6, width - 218, 34)
        canvas.draw_text(say("boxes-note"), SMALL_ON_PAPER, note, "right")
        draw_rule(canvas, 18, 41, width - 36)
        for row, box in enumerate(look.boxes[0]):
            head = (BOX_LEFT + PITCH_X * row, 45, BOX_WIDTH, 26)
            canvas.draw_text(say("pounds", pounds=box.pounds), PRICE, head, "centre")
        for number, boxes in enumerate(look.boxes, start=1):
            self._draw_round(canvas, look, number, boxes)

    def _draw_round(
        self, canvas: Canvas, look: InvestmentBoxTable, number: int, boxes: tuple[BoxView, ...]
    ) -> None:
        now = number == look.round
        y = BOX_TOP + PITCH_Y * (number - 1)
        head = ROW_HEAD.in_colour(colours.CHOUGH if now else colours.RUST)
        canvas.draw_text(ROMAN[number - 1], head, (4, y, BOX_LEFT - 8, BOX_HEIGHT), "centre")
        tone = "lit" if now else "shade" if number < look.round else "light"
        for row, box in enumerate(boxes):
            x = BOX_LEFT + PITCH_X * row
            picked = now and box.pounds == look.pounds
            draw_cell(canvas, (x, y, BOX_WIDTH, BOX_HEIGHT), "next" if picked else tone)
            style = PRICE if now else PRICE.in_colour(colours.RUST)
            points = (x + 2, y, POINTS_WIDTH, BOX_HEIGHT)
            canvas.draw_text(str(box.points), style, points, "centre")
            at = [self.cube_spot(number, row, place) for place in range(len(PLACES))]
            self._draw_cubes(canvas, box, at, look.seat if picked else -1)

    def _draw_cubes(self, canvas: Canvas, box: BoxView, places: list[Point], coming: int) -> None:
        art = self.context.art_at_scale(canvas.k)
        for place, at in enumerate(places):
            if place < len(box.owners):
                draw_sprite(
                    canvas,
                    art.player_cube(self.context.art_colour_name(box.owners[place]), CUBE_R),
                    *at,
                )
                continue
            canvas.draw_picture(stroked(PLACE, canvas.k, 1.2, colours.RULE, (3.0, 2.4)), *at)
            if place == len(box.owners) and coming >= 0:
                draw_sprite(
                    canvas, art.player_cube(self.context.art_colour_name(coming), CUBE_R), *at, 0.55
                )
