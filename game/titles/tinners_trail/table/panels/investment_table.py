"""The investment table of 2007: a column of boxes for every round (C-14)."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.layout import Container, Grid, Row, fraction_track, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.art.text import NUMBER_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import (
    CentredDrawingNode,
    ContentWidget,
    make_content_on_cell,
)
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.view_classes import InvestmentBoxView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.parchments import (
    ROW_GAP,
    build_head_row,
    build_parchment_column,
)

BOX_HEIGHT = 28.0
PLACE_COUNT: Final = 2
PLACE_WIDTH = 18.0
CUBE_RADIUS = 8.6
PREVIEWED_CUBE_ALPHA = 0.55
PRICE_STYLE = NUMBER_ON_PAPER_STYLE.sized(19)
ROW_HEAD_STYLE = TextStyle("title", 20, colours.INK)
PLACE_OUTLINE = make_hashable_outline([(-6.5, -6.5), (6.5, -6.5), (6.5, 6.5), (-6.5, 6.5)])


class InvestmentTableLook(NamedTuple):
    """What the investment table shows: the boxes of every round, the current round from 1, the
    price in pounds of the box being chosen (0 for none), and the seat that chooses."""

    boxes: tuple[tuple[InvestmentBoxView, ...], ...]
    round: int
    chosen_box_pounds: int
    choosing_seat: int


class InvestmentBoxesPanel(ContentWidget[PieceArt, InvestmentTableLook]):
    """The investment table of the 2007 edition; the current round is lit, and the box being chosen
    shows the cube to come."""

    def cube_spot(self, game_round: int, row: int, place_index: int) -> Point:
        """Return where a cube lies, relative to the panel: rounds from 1, rows of prices and
        places from 0.
        """
        return self.middle_of_part(f"{game_round}:{row}:{place_index}")

    def build_content(self, look: InvestmentTableLook) -> Container:
        """Return the panel's content: a row of boxes for each round below their prices."""
        say = self.context.say
        prices = (
            Label(
                say("pounds", pounds=box.pounds),
                PRICE_STYLE,
                align="centre",
                height=theme.EXTRA_WIDE_GAP,
            )
            for box in look.boxes[0]
        )
        rounds = chain.from_iterable(
            self._build_round_row_nodes(look, number) for number in range(len(look.boxes))
        )
        table = Grid(
            Node(),
            *prices,
            *rounds,
            columns=(theme.SECTION_GAP, *(fraction_track(),) * len(look.boxes[0])),
            gap=ROW_GAP,
            head_row_count=1,
            grow=1,
        )
        return build_parchment_column(build_head_row(say("boxes"), say("boxes-note")), table)

    def _build_round_row_nodes(self, look: InvestmentTableLook, round_index: int) -> Iterator[Node]:
        """Yield the numeral of a round, counted from 0, and its boxes."""
        now = round_index + 1 == look.round
        colour = colours.CHOUGH if now else colours.RUST
        yield Label(
            ROMAN_NUMERALS[round_index],
            ROW_HEAD_STYLE.in_colour(colour),
            align="centre",
            height=BOX_HEIGHT,
        )
        tone = "lit" if now else "shade" if round_index + 1 < look.round else "light"
        style = PRICE_STYLE if now else PRICE_STYLE.in_colour(colours.RUST)
        for row, box in enumerate(look.boxes[round_index]):
            picked = now and box.pounds == look.chosen_box_pounds
            places = (
                CentredDrawingNode(
                    partial(
                        self._draw_cube_place, box, place, look.choosing_seat if picked else NOBODY
                    ),
                    width=PLACE_WIDTH,
                    name=f"{round_index + 1}:{row}:{place}",
                )
                for place in range(PLACE_COUNT)
            )
            points = Label(str(box.points), style, align="centre", grow=1)
            held = Row(points, *places, padding=(0.0, ROW_GAP, 0.0, 0.0))
            yield make_content_on_cell("next" if picked else tone, held, height=BOX_HEIGHT)

    def _draw_cube_place(
        self,
        box: InvestmentBoxView,
        place_index: int,
        coming_seat: int,
        canvas: Canvas,
        centre: Point,
    ) -> None:
        """Draw one place of a box: its cube, or an empty outline, in which the cube of seat
        `coming_seat` is drawn faintly if it will lie there."""
        art = self.context.art_at_scale(canvas.px_per_u)
        if place_index < len(box.owners_of_cubes):
            draw_sprite(
                canvas,
                art.player_cube(
                    self.context.art_colour_name(box.owners_of_cubes[place_index]), CUBE_RADIUS
                ),
                *centre,
            )
            return
        canvas.draw_picture(
            stroked_outline_picture(PLACE_OUTLINE, canvas.px_per_u, 1.2, colours.RULE, (3.0, 2.4)),
            *centre,
        )
        if place_index == len(box.owners_of_cubes) and coming_seat >= 0:
            draw_sprite(
                canvas,
                art.player_cube(self.context.art_colour_name(coming_seat), CUBE_RADIUS),
                *centre,
                PREVIEWED_CUBE_ALPHA,
            )
