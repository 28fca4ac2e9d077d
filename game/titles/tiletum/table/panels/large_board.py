"""A player's board in large: goods, dice, supply, buildings under the sky, contracts, store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.cache import cached
from game.scene.drawing.paint_surface import Painter, down
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import parchment
from game.scene.stage.placing import PxSize
from game.scene.stage.tip import Tip
from game.scene.widgets import Button
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import put_rule
from game.tabletop.panel.look_widget import UNLIT
from game.tabletop.table_model import put
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import LookWidget, TableContext
from game.titles.tiletum.table.layout import LARGE
from game.titles.tiletum.table.panels.board import SPACES, BuildingNode, StoreNode, TiletumBoardLook

SIDE, TAB, CLOSE = 24.0, 46.0, 150.0
LEFT, MIDDLE_AT, MIDDLE, RIGHT_AT = 276.0, 330.0, 840.0, 1200.0
HEADS, FIRST, ROW = 76.0, 124.0, 62.0
SKY: Final = (MIDDLE_AT, 76.0, MIDDLE, 424.0)
LARGER, HOUSE_PITCH, HOUSES_TOP = 2.05, 138.0, 88.0
GAINS, CONTRACTS, CARDS = 432.0, 516.0, 566.0
CARD_PITCH, CARD_LARGER = 138.0, 1.42
SHELF, SHELF_LARGER = 156.0, 2.6
DUSK: Final = ((0x5F, 0x86, 0xC4), (0xF3, 0xDD, 0xB4))
PAVING: Final = ((0xC9, 0xAE, 0x84), (0xA9, 0x8B, 0x62))


@dataclass(frozen=True, slots=True)
class LargeBoardLook:
    """What the small board shows, and what lies beside it: goods (silver last, if there is any),
    dice of the round, and the pieces on the maps as those of the supply are ordered.
    """

    board: TiletumBoardLook
    goods: tuple[int, ...]
    dice: tuple[tuple[str, int], ...]
    placed: tuple[int, ...]
    gains: tuple[str, ...]
    note: str

    @property
    def supply(self) -> tuple[int, ...]:
        """Houses, pillars and mines in the supply."""
        return (*self.board.supply, *((self.board.mines or ())[:1]))


@cached
def _street(size: PxSize, k: float) -> Picture:
    """The evening sky over a paved street."""
    painter = Painter(size)
    box = painter.box(10 * k)
    painter.fill(box, down(*DUSK))
    painter.line(box, 2 * k, colours.INK)
    return painter.picture()


@cached
def _paving(size: PxSize) -> Picture:
    painter = Painter(size)
    painter.fill(painter.box(0), down(*PAVING))
    return painter.picture()


class LargeBoardPanel(LookWidget[LargeBoardLook]):
    """Lies over map and window while somebody reads it; what may be picked can be picked here."""

    def __init__(
        self,
        context: TableContext,
        handlers: tuple[Callable[[str], None], Callable[[str], None]],
        tip: Callable[[str], Tip | None],
    ) -> None:
        """Take what picks a part, what turns to another document or closes it with "", tips."""
        super().__init__(context, role="panel", name="large-board", solid=True, visible=False)
        pick, turn_to = handlers
        seats = len(context.seats)
        width = min((LARGE[0] - 2 * SIDE - CLOSE - 20) / seats - 8, 250.0)
        self._tabs = [
            Button(
                context.name(seat),
                name=f"board:{seat}",
                on_click=partial(turn_to, f"board:{seat}"),
                x=SIDE + (width + 8) * seat,
                y=14.0,
                width=width,
                height=TAB,
            )
            for seat in range(seats)
        ]
        self.close = Button(
            context.say("document-close"),
            name="large-board:close",
            on_click=partial(turn_to, ""),
            x=LARGE[0] - SIDE - CLOSE,
            y=14.0,
            width=CLOSE,
            height=TAB,
        )
        self.buildings = [
            BuildingNode(
                context,
                f"building:{number}",
                pick,
                x=MIDDLE_AT + 6 + HOUSE_PITCH * (number - 1),
                y=HOUSES_TOP,
                width=66.0,
                height=166.0,
                scale=LARGER,
                name=f"large:building:{number}",
                role="cell",
                tooltip=partial(tip, f"building:{number}"),
            )
            for number in range(1, 7)
        ]
        self.store = [
            StoreNode(
                context,
                "",
                partial(self._pick_stored, pick, place),
                x=RIGHT_AT + 50,
                y=FIRST + SHELF * place,
                width=52.0,
                height=54.0,
                scale=SHELF_LARGER,
                name=f"large:store:{place}",
                role="cell",
                tooltip=partial(self._tip_of_stored, tip, place),
            )
            for place in range(4)
        ]
        self.add(*self._tabs, self.close, *self.buildings, *self.store)

    @property
    def first(self) -> Node:
        """Where the keyboard begins: the tab that is open."""
        return self._tabs[self.look.board.seat] if self.look is not None else self.close

    def _stored(self, place: int) -> str:
        return self.look.board.store[place] if self.look is not None else ""

    def _pick_stored(self, pick: Callable[[str], None], place: int, _named: str) -> None:
        if self._stored(place):
            pick(f"store:{self._stored(place)}")

    def _tip_of_stored(self, tip: Callable[[str], Tip | None], place: int) -> Tip | None:
        return tip(f"store:{self._stored(place)}") if self._stored(place) else None

    def lay(self, look: LargeBoardLook | None, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked, or none."""
        self.visible = look is not None
        if look is None:
            return
        self.show(look)
        board = look.board
        self.label = ". ".join((board.said, look.note))
        for seat, tab in enumerate(self._tabs):
            tab.chosen = seat == board.seat
        for house, building in zip(self.buildings, board.buildings, strict=True):
            house.show(building)
            house.label = building.said
            house.light(states.get(house.named, UNLIT))
        for shelf, tile in zip(self.store, board.store, strict=True):
            shelf.show(tile)
            shelf.label = self.context.area(tile) if tile else self.context.say("store-free")
            shelf.light(states.get(f"store:{tile}", UNLIT) if tile else UNLIT)

    def draw(self, canvas: Canvas) -> None:
        """Put the document and all that is not a part of its own."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        self._put_goods(canvas, look)
        self._put_supply(canvas, look)
        self._put_street(canvas, look)
        self._put_contracts(canvas, look)
        self._head(canvas, "large-store", (RIGHT_AT, HEADS, LARGE[0] - SIDE - RIGHT_AT))

    def _head(self, canvas: Canvas, key: str, at: tuple[float, float, float]) -> None:
        x, y, width = at
        canvas.words(self.context.say(key), inks.HEAD, (x, y - 4, width, 36))
        put_rule(canvas, x, y + 34, width)

    def _put_goods(self, canvas: Canvas, look: LargeBoardLook) -> None:
        self._head(canvas, "large-goods", (SIDE, HEADS, LEFT))
        art = self.context.art(canvas.k)
        for number, (good, count) in enumerate(zip((*GOODS, "silver"), look.goods, strict=False)):
            x, y = SIDE + (LEFT / 2 + 3) * (number % 2), FIRST + ROW * (number // 2)
            size = canvas.box(x, y, LEFT / 2 - 6, ROW - 8).size
            canvas.put(cell(size, canvas.k, "row", 8), x, y)
            put(canvas, art.good(good, 36.0), x + 34, y + 27, 1.0 if count else 0.45)
            canvas.words(str(count), inks.COUNT, (x + 64, y + 4, 60, ROW - 16))

    def _put_supply(self, canvas: Canvas, look: LargeBoardLook) -> None:
        art, top = self.context.art(canvas.k), FIRST + 3 * ROW + 14
        self._head(canvas, "large-dice", (SIDE, top, LEFT))
        for number in range(3):
            x = SIDE + 94 * number
            size = canvas.box(x, top + 48, 84, 84).size
            canvas.put(
                cell(size, canvas.k, "row" if number < len(look.dice) else "shade", 8), x, top + 48
            )
            if number < len(look.dice):
                put(canvas, art.die(*look.dice[number], 54.0), x + 42, top + 90)
        top += 150
        self._head(canvas, "large-supply", (SIDE, top, LEFT))
        colour = look.board.colour
        rows = zip(("house", "pillar", "mine"), look.supply, look.placed, strict=False)
        for number, (kind, left, placed) in enumerate(rows):
            y = top + 84 + 66 * number
            put(canvas, art.piece(kind, colour, 1.1), SIDE + 26, y)
            canvas.words(str(left), inks.COUNT, (SIDE + 60, y - 22, 60, 44))
            words = self.context.say("large-placed", number=placed)
            canvas.words(words, inks.TEXT, (SIDE + 120, y - 18, LEFT - 120, 36))

    def _put_street(self, canvas: Canvas, look: LargeBoardLook) -> None:
        x, y, width, height = SKY
        canvas.put(_street(canvas.box(*SKY).size, canvas.k), x, y)
        ground = HOUSES_TOP + LARGER * (166.0 - 38.0)
        size = canvas.box(x + 2, ground, width - 4, y + height - ground - 2).size
        canvas.put(_paving(size), x + 2, ground)
        art = self.context.art(canvas.k)
        for number, (gain, building) in enumerate(
            zip(look.gains, look.board.buildings, strict=True)
        ):
            middle = MIDDLE_AT + 6 + HOUSE_PITCH * number + 33 * LARGER
            faint = 0.5 if building.crest else 1.0
            put(canvas, art.gain(gain, 30.0), middle, GAINS + 32, faint)

    def _put_contracts(self, canvas: Canvas, look: LargeBoardLook) -> None:
        self._head(canvas, "large-contracts", (MIDDLE_AT, CONTRACTS, MIDDLE / 2))
        note = MIDDLE_AT + MIDDLE / 2, CONTRACTS, MIDDLE / 2, 32
        canvas.words(look.note, inks.NOTE, note, "right")
        put_rule(canvas, MIDDLE_AT + MIDDLE / 2, CONTRACTS + 34, MIDDLE / 2)
        art = self.context.art(canvas.k)
        large = self.context.art(canvas.k * CARD_LARGER)
        board = look.board
        for number in range(SPACES):
            x = MIDDLE_AT + 8 + CARD_PITCH * number
            if number < len(board.contracts):
                put(canvas, large.card(board.contracts[number]), x, CARDS)
                put(canvas, art.icon("check", 30, tone="ink"), x + 106, CARDS + 20)
                continue
            waiting = number - len(board.contracts)
            if waiting < len(board.open):
                put(canvas, large.card(board.open[waiting]), x, CARDS)
                continue
            size = canvas.box(x, CARDS, 86 * CARD_LARGER, 128 * CARD_LARGER).size
            canvas.put(cell(size, canvas.k, "now", 26), x, CARDS)
            if number in board.pillars:
                put(canvas, large.piece("pillar", board.colour, 1.5), x + 61, CARDS + 92)
