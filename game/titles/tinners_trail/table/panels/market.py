"""The inset "Arsenic Market": its sections, what fills them, and what is worth selling."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.skins.panel import parchment
from game.scene.units import Point
from game.tabletop.art.cells import cell, hairline
from game.tabletop.art.lines import SMALL_ON_PARCHMENT, STRONG, StyledRun, put_rule, write_right
from game.tabletop.studio import put
from game.titles.tinners_trail.rules.expansion_view import MarketSpace
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.panels.development import ROMAN
from game.titles.tinners_trail.table.panels.exchange import PRICE
from game.titles.tinners_trail.table.studio import Exhibit


@dataclass(frozen=True, slots=True)
class MarketBoard:
    """Spaces by section; `next` is the number of the space the next lump fills, -1 for none.

    `held` and `pounds` are the viewer's arsenic and what it would bring now; 0 for an onlooker.
    """

    sections: tuple[tuple[MarketSpace, ...], ...]
    next: int
    held: int
    pounds: int


def market_board(view: TableView, pounds: int) -> MarketBoard:
    """Return the board; `pounds` is what the rules say the viewer's arsenic would bring."""
    spaces = view.market
    sections = sorted({space.section for space in spaces})
    free = [number for number, space in enumerate(spaces) if space.open and not space.filled]
    playing = 0 <= view.viewer < len(view.seats)
    return MarketBoard(
        sections=tuple(
            tuple(space for space in spaces if space.section == section) for section in sections
        ),
        next=free[0] if free and view.phase != "over" else -1,
        held=view.seats[view.viewer].arsenic if playing else 0,
        pounds=pounds,
    )


LEFT, TOP = 12.0, 68.0
BOX_WIDTH, BOX_HEIGHT, PITCH, SECTION_GAP = 42.0, 36.0, 44.0, 8.0
HEADS, RULE = 56.0, 41.0
BEHIND = 3.0


class MarketPanel(Exhibit[MarketBoard]):
    """A row of spaces, dearest first; each section stands under the last round it is open."""

    def space_spot(self, number: int) -> Point:
        """Return the middle of a space, relative to the panel."""
        section = 0
        if self.look is not None:
            spaces = [space for group in self.look.sections for space in group]
            section = spaces[min(number, len(spaces) - 1)].section
            number = min(number, len(spaces) - 1)
        x = LEFT + PITCH * number + SECTION_GAP * section + BOX_WIDTH / 2
        return x, TOP + BOX_HEIGHT / 2

    def put_look(self, canvas: Canvas, look: MarketBoard) -> None:
        """Put paper, sections and spaces."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        self._draw_head(canvas, look)
        number = 0
        for section, spaces in enumerate(look.sections):
            self._draw_section(canvas, section, (number, number + len(spaces) - 1))
            for space in spaces:
                self._draw_space(canvas, look, number, space)
                number += 1

    def _draw_head(self, canvas: Canvas, look: MarketBoard) -> None:
        say = self.studio.say
        canvas.words(say("market"), styles.HEAD_ON_PARCHMENT, (14, 6, 240, 36))
        if look.held:
            words = say("market-brings", count=look.held)
            pounds = say("pounds", pounds=look.pounds)
            runs = (StyledRun(words + " ", SMALL_ON_PARCHMENT), StyledRun(pounds, STRONG))
            write_right(canvas, runs, self.width - 14, 25)
        else:
            box = (self.width - 254, 6, 240, 36)
            canvas.words(say("market-none"), SMALL_ON_PARCHMENT, box, "right")
        put_rule(canvas, 14, RULE, self.width - 28)

    def _draw_section(self, canvas: Canvas, section: int, ends: tuple[int, int]) -> None:
        left = self.space_spot(ends[0])[0] - BOX_WIDTH / 2
        right = self.space_spot(ends[1])[0] + BOX_WIDTH / 2
        text = self.studio.say("market-until", round=ROMAN[section])
        canvas.words(
            text, SMALL_ON_PARCHMENT, (left - 4, HEADS - 13, right - left + 8, 26), "centre"
        )

    def _draw_space(
        self, canvas: Canvas, look: MarketBoard, number: int, space: MarketSpace
    ) -> None:
        x, y = self.space_spot(number)
        left, top = x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2
        box = (left, top, BOX_WIDTH, BOX_HEIGHT)
        if number == sum(map(len, look.sections)) - 1:  # it never fills: room for more behind
            paper = cell(canvas.box(*box).size, canvas.k, "price")
            canvas.put(paper, left + BEHIND, top + BEHIND)
        tone = "shut" if not space.open else "next" if number == look.next else "price"
        canvas.put(cell(canvas.box(*box).size, canvas.k, tone), left, top)
        dark = number == look.next or not space.open
        style = PRICE.in_colour(theme.INK) if dark else PRICE
        text = self.studio.say("pounds", pounds=space.pounds)
        if space.filled:
            put(canvas, self.studio.art(canvas.k).cube("arsenic", 12), x, y)
        else:
            canvas.words(text, style, box, "centre")
        if not space.open:
            line = hairline(canvas.box(left, 0, BOX_WIDTH, 2).size, theme.RUST, 0.8)
            canvas.put(line, left, y - 1)
