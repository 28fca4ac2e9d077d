"""A player's board in small and in large: buildings, crests below them, storehouse, contracts,
supply; in large also goods and dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.cache import cached
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, down
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import parchment, slate
from game.scene.stage.placing import Point, PxSize, box
from game.scene.widgets import Button
from game.tabletop.art.table_art import cell, tray
from game.tabletop.art.text import put_rule
from game.tabletop.panel.look_widget import CHOSEN, LEGAL
from game.tabletop.table_model import put
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.map_art import art_height
from game.titles.tiletum.table.exhibit import LookWidget, Pick, PickedWidget, TableContext, Tips
from game.titles.tiletum.table.layout import LARGE

# A player's board in small: six buildings, crests below them, storehouse, contracts, supply.

PITCH, WIDTH = 67.5, 62.0
SIDE, TOP, HEIGHT = 12.0, 38.0, 152.0
STORE_TOP, STORE = 198.0, 50.0
CONTRACTS_LEFT, CONTRACT_PITCH = 236.0, 30.0
PLACES, SPACES = 4, 6
ROOFED: Final = 5  # buildings with a house on the roof and a marker


@dataclass(frozen=True, slots=True)
class BuildingLook:
    """A building: types and tiles of its rooms from floor 1 up ("" for an empty one), its crest or
    what one costs and brings, its marker, and whether a house is still on its roof.
    """

    number: int
    rooms: tuple[tuple[str, str], ...]
    crest: str
    food: int
    gain: str
    marker: int
    colour: str
    roof: bool
    completed: bool
    said: str


@dataclass(frozen=True, slots=True)
class TiletumBoardLook:
    """A seat's board; with Silver its mines in the own and in the general supply. No pillars lie on
    a `bare` one; contracts that are still `open` are shown on the one of the Cardinal.
    """

    seat: int
    colour: str
    head: str
    buildings: tuple[BuildingLook, ...]
    store: tuple[str, ...]
    contracts: tuple[str, ...]
    supply: tuple[int, int]
    said: str
    mines: tuple[int, int] | None = None
    bare: bool = False
    open: tuple[str, ...] = ()

    @property
    def pillars(self) -> range:
        """The spaces for contracts, counted from 0, on which a pillar lies (T-111, S-109)."""
        spaces = SPACES if self.mines is not None else SPACES - 1
        return range(len(self.contracts), 0 if self.bare else spaces)


@cached
def frame(size: PxSize, k: float) -> Picture:
    """The line and the faint light of what may be picked on slate."""
    painter = Painter(size)
    inner = painter.box(8 * k)
    painter.fill(inner, with_alpha(colours.LAMP, 0.16))
    painter.line(inner.inset(k), 2.6 * k, with_alpha(colours.LAMP, 0.95))
    return painter.picture()


class BuildingNode(PickedWidget[BuildingLook]):
    """One building, which a character moves into or a crest is put below."""

    def put_look(self, canvas: Canvas, look: BuildingLook) -> None:
        """Put the house with its rooms, its roof, the crest and the marker."""
        art, middle = self.context.art(canvas.k), self.width / 2
        if self.state in (LEGAL, CHOSEN) or self.hovered:
            canvas.put(frame(canvas.size(self), canvas.k))
        ground = self.height - 38
        people = tuple(person for person, _ in look.rooms)
        put(canvas, art.townhouse(look.number, people), middle, ground)
        if look.roof:
            top = ground - art_height(len(people)) - 4
            put(canvas, art.piece("house", look.colour, 0.62), middle, top)
        self._put_foot(canvas, look, ground + 20)

    def _put_foot(self, canvas: Canvas, look: BuildingLook, y: float) -> None:
        art, middle = self.context.art(canvas.k), self.width / 2
        left = middle - 15 if look.marker else middle
        if look.crest:
            put(canvas, art.crest(look.crest, 27.0), left, y)
        else:
            put(canvas, art.icon("crest", 30, tone="disabled"), left, y)
            put(canvas, art.figure(str(look.food), 18.0, "#0A1014"), left - 5, y - 1)
        if look.marker and look.completed:
            put(canvas, art.icon("check", 22, tone="brass"), middle + 16, y)
        elif look.marker:
            put(canvas, art.quatrefoil(f"+{look.marker}", 11.0), middle + 16, y)


class StoreNode(PickedWidget[str]):
    """A place of the storehouse and the tile on it."""

    def put_look(self, canvas: Canvas, look: str) -> None:
        """Put the tray, the light and the tile."""
        canvas.put(tray(canvas.size(self), canvas.k, dark=True))
        if self.state in (LEGAL, CHOSEN) or (self.hovered and look):
            canvas.put(frame(canvas.size(self), canvas.k))
        if look:
            sprite = self.context.art(canvas.k).tile(look, 44.0)
            put(canvas, sprite, self.width / 2, self.height / 2)


def lay_nodes(
    buildings: list[BuildingNode],
    store: list[StoreNode],
    look: TiletumBoardLook,
    states: dict[str, str],
) -> None:
    """Show what stands in buildings and storehouse, and what of it may be picked."""
    for house, building in zip(buildings, look.buildings, strict=True):
        house.lie(building, house.named, states)
        house.label = building.said
    for shelf, tile in zip(store, look.store, strict=True):
        shelf.lie(tile, f"store:{tile}" if tile else "", states)
        context = shelf.context
        shelf.label = context.area(tile) if tile else context.say("store-free")


class BoardPanel(LookWidget[TiletumBoardLook]):
    """The board of one seat."""

    def __init__(self, context: TableContext, tools: tuple[Pick, Tips]) -> None:
        """Make the buildings and the storehouse."""
        super().__init__(context, role="panel", solid=True)
        self.buildings = [
            BuildingNode(
                context,
                f"building:{number}",
                tools,
                **box(SIDE + PITCH * (number - 1) - 2, TOP, WIDTH + 4, HEIGHT),
                name=f"building:{number}",
            )
            for number in range(1, 7)
        ]
        self.store = [
            StoreNode(
                context,
                "",
                tools,
                **box(SIDE + (STORE + 4) * place, STORE_TOP, STORE, STORE + 4),
                name=f"store:{place}",
            )
            for place in range(PLACES)
        ]
        self.add(*self.buildings, *self.store)

    def middle(self) -> Point:
        """In its head: what may be picked lies over the rest."""
        left, top, width, _ = self.box()
        return left + width / 2, top + TOP / 2

    @property
    def store_spot(self) -> tuple[float, float]:
        """Return the first free place of the storehouse."""
        tiles = self.look.store if self.look is not None else ()
        place = next((at for at, tile in enumerate(tiles) if not tile), PLACES - 1)
        return SIDE + (STORE + 4) * place + STORE / 2, STORE_TOP + STORE / 2

    def building_spot(self, number: int) -> tuple[float, float]:
        """Return the middle of a building."""
        return SIDE + PITCH * (number - 1) + WIDTH / 2, TOP + HEIGHT / 2

    def lay(self, look: TiletumBoardLook, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked."""
        self.show(look)
        self.label = look.said
        lay_nodes(self.buildings, self.store, look, states)

    def draw(self, canvas: Canvas) -> None:
        """Put ground, head, supply and contracts."""
        canvas.put(slate(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        art = self.context.art(canvas.k)
        mines = look.mines or ()
        left, pitch = (self.width - 118, 58) if not mines else (self.width - 172, 55)
        canvas.words(look.head, inks.SLATE_HEAD, (16, 6, left - 34, 32))
        supply = zip(("house", "pillar", "mine"), (*look.supply, *mines), strict=False)
        for number, (kind, count) in enumerate(supply):
            x = left + pitch * number
            put(canvas, art.icon(kind, 23), x, 22)
            canvas.words(str(count), inks.FIGURE, (x + 15, 8, 30, 28))
        for space in range(SPACES):
            x = CONTRACTS_LEFT + CONTRACT_PITCH * space
            size = canvas.box(x, STORE_TOP, CONTRACT_PITCH - 3, STORE + 4).size
            done = space < len(look.contracts)
            canvas.put(cell(size, canvas.k, "lit" if done else "now", 9), x, STORE_TOP)
            middle = x + CONTRACT_PITCH / 2 - 1.5
            if done:
                put(canvas, art.icon("contract", 20, tone="ink"), middle, STORE_TOP + 18)
                put(canvas, art.icon("check", 17, tone="ink"), middle, STORE_TOP + 40)
            elif space < len(look.contracts) + len(look.open):
                put(canvas, art.icon("contract", 20), middle, STORE_TOP + 28)
            elif space in look.pillars:
                put(canvas, art.piece("pillar", look.colour, 0.72), middle, STORE_TOP + 28)


# A player's board in large: goods, dice, supply, buildings under the sky, contracts, store.

EDGE, TAB, CLOSE = 24.0, 46.0, 150.0
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
    sky = painter.box(10 * k)
    painter.fill(sky, down(*DUSK))
    painter.line(sky, 2 * k, colours.INK)
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
        tools: tuple[Pick, Tips],
        turn_to: Callable[[str], None],
    ) -> None:
        """Take what picks a part and tells of it, and what turns to another document or to none."""
        super().__init__(context, role="panel", name="large-board", solid=True, visible=False)
        seats = len(context.seats)
        width = min((LARGE[0] - 2 * EDGE - CLOSE - 20) / seats - 8, 250.0)
        self._tabs = [
            Button(
                context.name(seat),
                name=f"board:{seat}",
                on_click=partial(turn_to, f"board:{seat}"),
                **box(EDGE + (width + 8) * seat, 14.0, width, TAB),
            )
            for seat in range(seats)
        ]
        self.close = Button(
            context.say("document-close"),
            name="large-board:close",
            on_click=partial(turn_to, ""),
            **box(LARGE[0] - EDGE - CLOSE, 14.0, CLOSE, TAB),
        )
        self.buildings = [
            BuildingNode(
                context,
                f"building:{number}",
                tools,
                **box(MIDDLE_AT + 6 + HOUSE_PITCH * (number - 1), HOUSES_TOP, 66.0, 166.0),
                scale=LARGER,
                name=f"large:building:{number}",
            )
            for number in range(1, 7)
        ]
        self.store = [
            StoreNode(
                context,
                "",
                tools,
                **box(RIGHT_AT + 50, FIRST + SHELF * place, 52.0, 54.0),
                scale=SHELF_LARGER,
                name=f"large:store:{place}",
            )
            for place in range(4)
        ]
        self.add(*self._tabs, self.close, *self.buildings, *self.store)

    @property
    def first(self) -> Node:
        """Where the keyboard begins: the tab that is open."""
        return self._tabs[self.look.board.seat] if self.look is not None else self.close

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
        lay_nodes(self.buildings, self.store, board, states)

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
        self._head(canvas, "large-store", (RIGHT_AT, HEADS, LARGE[0] - EDGE - RIGHT_AT))

    def _head(self, canvas: Canvas, key: str, at: tuple[float, float, float]) -> None:
        x, y, width = at
        canvas.words(self.context.say(key), inks.HEAD, (x, y - 4, width, 36))
        put_rule(canvas, x, y + 34, width)

    def _put_goods(self, canvas: Canvas, look: LargeBoardLook) -> None:
        self._head(canvas, "large-goods", (EDGE, HEADS, LEFT))
        art = self.context.art(canvas.k)
        for number, (good, count) in enumerate(zip((*GOODS, "silver"), look.goods, strict=False)):
            x, y = EDGE + (LEFT / 2 + 3) * (number % 2), FIRST + ROW * (number // 2)
            size = canvas.box(x, y, LEFT / 2 - 6, ROW - 8).size
            canvas.put(cell(size, canvas.k, "row", 8), x, y)
            put(canvas, art.good(good, 36.0), x + 34, y + 27, 1.0 if count else 0.45)
            canvas.words(str(count), inks.COUNT, (x + 64, y + 4, 60, ROW - 16))

    def _put_supply(self, canvas: Canvas, look: LargeBoardLook) -> None:
        art, top = self.context.art(canvas.k), FIRST + 3 * ROW + 14
        self._head(canvas, "large-dice", (EDGE, top, LEFT))
        for number in range(3):
            x = EDGE + 94 * number
            size = canvas.box(x, top + 48, 84, 84).size
            canvas.put(
                cell(size, canvas.k, "row" if number < len(look.dice) else "shade", 8), x, top + 48
            )
            if number < len(look.dice):
                put(canvas, art.die(*look.dice[number], 54.0), x + 42, top + 90)
        top += 150
        self._head(canvas, "large-supply", (EDGE, top, LEFT))
        colour = look.board.colour
        rows = zip(("house", "pillar", "mine"), look.supply, look.placed, strict=False)
        for number, (kind, left, placed) in enumerate(rows):
            y = top + 84 + 66 * number
            put(canvas, art.piece(kind, colour, 1.1), EDGE + 26, y)
            canvas.words(str(left), inks.COUNT, (EDGE + 60, y - 22, 60, 44))
            words = self.context.say("large-placed", number=placed)
            canvas.words(words, inks.TEXT, (EDGE + 120, y - 18, LEFT - 120, 36))

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
