"""The inset "Arsenic Market": its sections, their cubes, and what is worth selling."""

from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.tabletop.art.cells import draw_cell, paint_cell
from game.tabletop.art.text import SMALL_ON_PAPER, STRONG, StyledRun, draw_rule, write_right_aligned
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.views import MarketSpace, TableView
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.panels.ore import PRICE
from game.titles.tinners_trail.table.view_model import TrailPaper

LEFT = 12.0
TOP = 68.0
BOX_WIDTH = 42.0
BOX_HEIGHT = 36.0
PITCH = 44.0
SECTION_GAP = 8.0
HEADS = 56.0
RULE = 41.0
BEHIND = 3.0


class ArsenicMarketLook(NamedTuple):
    """`next` is the number of the space the next lump fills, -1 for none.

    `held` and `pounds` are the viewer's arsenic and what it would bring now; 0 for an onlooker.
    """

    spaces: tuple[MarketSpace, ...]
    next: int
    held: int
    pounds: int


def market_board(view: TableView, pounds: int) -> ArsenicMarketLook:
    """Return the board; `pounds` is what the rules say the viewer's arsenic would bring."""
    free = [at for at, space in enumerate(view.market) if space.open and not space.filled]
    following = free[0] if free and view.phase != "over" else -1
    playing = 0 <= view.viewer < len(view.seats)
    held = view.seats[view.viewer].arsenic if playing else 0
    return ArsenicMarketLook(view.market, following, held, pounds)


class TrailMarketPanel(TrailPaper[ArsenicMarketLook]):
    """A row of spaces, dearest first; each section stands under the last round it is open."""

    def space_spot(self, number: int) -> Point:
        """Return the middle of a space, relative to the panel."""
        section = 0
        if self.look is not None:
            number = min(number, len(self.look.spaces) - 1)
            section = self.look.spaces[number].section
        x = LEFT + PITCH * number + SECTION_GAP * section + BOX_WIDTH / 2
        return x, TOP + BOX_HEIGHT / 2

    def draw_look(self, canvas: Canvas, look: ArsenicMarketLook) -> None:
        """Draw sections and spaces."""
        self._draw_head(canvas, look)
        for section in sorted({space.section for space in look.spaces}):
            numbers = [at for at, space in enumerate(look.spaces) if space.section == section]
            left = self.space_spot(numbers[0])[0] - BOX_WIDTH / 2
            right = self.space_spot(numbers[-1])[0] + BOX_WIDTH / 2
            text = self.context.say("market-until", round=ROMAN[section])
            box = (left - 4, HEADS - 13, right - left + 8, 26)
            canvas.draw_text(text, SMALL_ON_PAPER, box, "centre")
        for number, space in enumerate(look.spaces):
            self._draw_space(canvas, look, number, space)

    def _draw_head(self, canvas: Canvas, look: ArsenicMarketLook) -> None:
        say = self.context.say
        canvas.draw_text(say("market"), text_styles.ON_PAPER.head, (14, 6, 240, 36))
        if look.held:
            words = say("market-brings", count=look.held)
            pounds = say("pounds", pounds=look.pounds)
            runs = (StyledRun(words + " ", SMALL_ON_PAPER), StyledRun(pounds, STRONG))
            write_right_aligned(canvas, runs, self.width - 14, 25)
        else:
            box = (self.width - 254, 6, 240, 36)
            canvas.draw_text(say("market-none"), SMALL_ON_PAPER, box, "right")
        draw_rule(canvas, 14, RULE, self.width - 28)

    def _draw_space(
        self, canvas: Canvas, look: ArsenicMarketLook, number: int, space: MarketSpace
    ) -> None:
        x, y = self.space_spot(number)
        left = x - BOX_WIDTH / 2
        top = y - BOX_HEIGHT / 2
        box = (left, top, BOX_WIDTH, BOX_HEIGHT)
        if number == len(look.spaces) - 1:  # it never fills: room for more behind
            paper = paint_cell(canvas.box(*box).size, canvas.k, "price")
            canvas.draw_picture(paper, left + BEHIND, top + BEHIND)
        tone = "shut" if not space.open else "next" if number == look.next else "price"
        draw_cell(canvas, box, tone)
        dark = number == look.next or not space.open
        style = PRICE.in_colour(colours.INK) if dark else PRICE
        text = self.context.say("pounds", pounds=space.pounds)
        if space.filled:
            draw_sprite(canvas, self.context.art_at_scale(canvas.k).cube("arsenic", 12), x, y)
        else:
            canvas.draw_text(text, style, box, "centre")
        if not space.open:
            line = hairline(canvas.box(left, 0, BOX_WIDTH, 2).size, colours.RUST, 0.8)
            canvas.draw_picture(line, left, y - 1)
