"""A player's board in large: goods, dice, supply, buildings, contracts and storehouse."""

from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.gradients import down
from game.scene.drawing.paint_surface import Painter, cached_picture
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Box, box
from game.scene.widgets import Button
from game.tabletop.art.cells import put_cell
from game.tabletop.art.text import put_rule
from game.tabletop.table_context import put
from game.titles.tiletum.rules.components import WARES
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import OwnHandlers, TableContext
from game.titles.tiletum.table.layout import LARGE
from game.titles.tiletum.table.panels.board import (
    BUILDINGS,
    PIECES,
    PLACES,
    SPACES,
    AnyBoard,
    BoardLook,
)
from game.titles.tiletum.table.seat_view import SeatView

EDGE = 24.0
TAB = 46.0
CLOSE = 150.0
LEFT = 276.0
MIDDLE_AT = 330.0
MIDDLE = 840.0
RIGHT_AT = 1200.0
HEADS = 76.0
FIRST = 124.0
ROW = 62.0
SKY: Final = (MIDDLE_AT, 76.0, MIDDLE, 424.0)
LARGER = 2.05
HOUSE_PITCH = 138.0
HOUSES_TOP = 88.0
GAINS = 432.0
CONTRACTS = 516.0
CARDS = 566.0
CARD_PITCH = 138.0
CARD_LARGER = 1.42
SHELF = 156.0
SHELF_LARGER = 2.6
DUSK: Final = ((0x5F, 0x86, 0xC4), (0xF3, 0xDD, 0xB4))
PAVING: Final = ((0xC9, 0xAE, 0x84), (0xA9, 0x8B, 0x62))


@cached_picture
def _street(painter: Painter, k: float) -> None:
    """The evening sky over a paved street."""
    sky = painter.box(10 * k)
    painter.fill(sky, down(*DUSK))
    painter.line(sky, 2 * k, colours.INK)


@cached_picture
def _paving(painter: Painter) -> None:
    painter.fill(painter.box(0), down(*PAVING))


class LargeBoardPanel(AnyBoard):
    """Lies over map and window while somebody reads it; what may be picked can be picked here."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Store what picks a part and tells of it, and what turns to another document or to
        none."""
        left = MIDDLE_AT + 6
        houses = [Box(left + HOUSE_PITCH * n, HOUSES_TOP, 66.0, 166.0) for n in range(BUILDINGS)]
        shelves = [Box(RIGHT_AT + 50, FIRST + SHELF * n, 52.0, 54.0) for n in range(PLACES)]
        super().__init__(
            context,
            own,
            houses=houses,
            shelves=shelves,
            prefix="large:",
            house_scale=LARGER,
            store_scale=SHELF_LARGER,
            role="panel",
            solid=True,
        )
        self.name = "large-board"
        self.visible = False
        seats = len(context.seats)
        width = min((LARGE[0] - 2 * EDGE - CLOSE - 20) / seats - 8, 250.0)
        self._tabs = [
            Button(
                context.name(seat),
                name=f"board:{seat}",
                on_click=partial(own.turn_document, f"board:{seat}"),
                **box(EDGE + (width + 8) * seat, 14.0, width, TAB),
            )
            for seat in range(seats)
        ]
        self.close = Button(
            context.say("document-close"),
            name="large-board:close",
            on_click=partial(own.turn_document, ""),
            **box(LARGE[0] - EDGE - CLOSE, 14.0, CLOSE, TAB),
        )
        self.add(*self._tabs, self.close, *self.buildings, *self.store)

    @property
    def first(self) -> Node:
        """Where the keyboard begins: the tab that is open."""
        return self._tabs[self.look.own.seat] if self.look is not None else self.close

    def lay(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked."""
        super().lay(look, states)
        self.label = ". ".join((look.said, self._note(look.own)))
        for seat, tab in enumerate(self._tabs):
            tab.chosen = seat == look.own.seat

    def _note(self, own: SeatView) -> str:
        number = own.completed
        contracts = len(own.contracts)
        return self.context.say("large-completed", number=number, contracts=contracts)

    def put_look(self, canvas: Canvas, look: BoardLook) -> None:
        """Draw the document and all that is not a part of its own."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        self._head(canvas, "large-goods", (EDGE, HEADS, LEFT))
        art = self.context.art(canvas.k)
        for number, (good, count) in enumerate(zip(WARES, look.own.wares, strict=False)):
            x = EDGE + (LEFT / 2 + 3) * (number % 2)
            y = FIRST + ROW * (number // 2)
            put_cell(canvas, (x, y, LEFT / 2 - 6, ROW - 8), "row", 8)
            put(canvas, art.good(good, 36.0), x + 34, y + 27, 1.0 if count else 0.45)
            canvas.words(str(count), inks.COUNT, (x + 64, y + 4, 60, ROW - 16))
        self._put_supply(canvas, look.own)
        x, y, width, height = SKY
        canvas.put(_street(canvas.box(*SKY).size, canvas.k), x, y)
        ground = HOUSES_TOP + LARGER * (166.0 - 38.0)
        size = canvas.box(x + 2, ground, width - 4, y + height - ground - 2).size
        canvas.put(_paving(size), x + 2, ground)
        art = self.context.art(canvas.k)
        for number, building in enumerate(look.own.buildings):
            middle = MIDDLE_AT + 6 + HOUSE_PITCH * number + 33 * LARGER
            faint = 0.5 if building.crest else 1.0
            put(canvas, art.gain(building.gain, 30.0), middle, GAINS + 32, faint)
        self._put_contracts(canvas, look.own)
        self._head(canvas, "large-store", (RIGHT_AT, HEADS, LARGE[0] - EDGE - RIGHT_AT))

    def _head(self, canvas: Canvas, key: str, at: tuple[float, float, float]) -> None:
        x, y, width = at
        canvas.words(self.context.say(key), inks.HEAD, (x, y - 4, width, 36))
        put_rule(canvas, x, y + 34, width)

    def _put_supply(self, canvas: Canvas, own: SeatView) -> None:
        art = self.context.art(canvas.k)
        top = FIRST + 3 * ROW + 14
        self._head(canvas, "large-dice", (EDGE, top, LEFT))
        for number in range(3):
            x = EDGE + 94 * number
            taken = number < len(own.dice)
            put_cell(canvas, (x, top + 48, 84, 84), "row" if taken else "shade", 8)
            if taken:
                put(canvas, art.die(*own.dice[number], 54.0), x + 42, top + 90)
        top += 150
        self._head(canvas, "large-supply", (EDGE, top, LEFT))
        colour = self.context.colour(own.seat)
        placed_of = (own.houses, own.pillars, own.mines)
        rows = zip(PIECES, (*own.supply, *own.mine_supply[:1]), placed_of, strict=False)
        for number, (kind, left, placed) in enumerate(rows):
            y = top + 84 + 66 * number
            put(canvas, art.piece(kind, colour, 1.1), EDGE + 26, y)
            canvas.words(str(left), inks.COUNT, (EDGE + 60, y - 22, 60, 44))
            words = self.context.say("large-placed", number=placed)
            canvas.words(words, inks.TEXT, (EDGE + 120, y - 18, LEFT - 120, 36))

    def _put_contracts(self, canvas: Canvas, own: SeatView) -> None:
        self._head(canvas, "large-contracts", (MIDDLE_AT, CONTRACTS, MIDDLE / 2))
        note = MIDDLE_AT + MIDDLE / 2, CONTRACTS, MIDDLE / 2, 32
        canvas.words(self._note(own), inks.NOTE, note, "right")
        put_rule(canvas, MIDDLE_AT + MIDDLE / 2, CONTRACTS + 34, MIDDLE / 2)
        art = self.context.art(canvas.k)
        large = self.context.art(canvas.k * CARD_LARGER)
        cards = *own.contracts, *own.open
        for number in range(SPACES):
            x = MIDDLE_AT + 8 + CARD_PITCH * number
            if number < len(cards):
                put(canvas, large.card(cards[number]), x, CARDS)
                if number < len(own.contracts):
                    put(canvas, art.icon("check", 30, tone="ink"), x + 106, CARDS + 20)
                continue
            put_cell(canvas, (x, CARDS, 86 * CARD_LARGER, 128 * CARD_LARGER), "now", 26)
            if number in own.contract_pillars:
                pillar = large.piece("pillar", self.context.colour(own.seat), 1.5)
                put(canvas, pillar, x + 61, CARDS + 92)
