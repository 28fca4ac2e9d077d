"""The panel of one player."""

from __future__ import annotations

from typing import NamedTuple, Unpack

from game.scene.nodes.node import Canvas, NodeValues
from game.scene.skins.panel import parchment, slate
from game.scene.stage.placing import Box, Point
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.table_protocol import SeatCard
from game.tabletop.art.table_art import tray
from game.tabletop.art.text import StyledRun, put_chip, write
from game.tabletop.layout.column import SeatPanels
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import SeatView
from game.titles.tinners_trail.table.layout import LOW_WITH_GOODS
from game.titles.tinners_trail.table.view_model import (
    Extras,
    TrailContext,
    TrailModel,
    TrailWidget,
)
from game.words import Words


class PlateLook(NamedTuple):
    """One player: `chip` is a word about the turn, `tone` its look, `active` the lit panel.

    `pile` counts what stands beside the mines: cards in hand, in 2007 investment cubes left; `debt`
    is what Lord Wallace owes in place of money. What expansions add lies in a third row.
    """

    name: str
    caption: str
    seat: SeatView
    pile: int
    chip: tuple[str, str]
    active: bool
    extras: Extras
    debt: int


def plate_of(model: TrailModel, card: SeatCard, words: Words) -> PlateLook:
    """Return what the panel of a seat shows."""
    affairs, seat, extras = model.affairs, model.view.seats[card.seat], model.extras
    return PlateLook(
        name=card.name,
        caption=card.caption,
        seat=seat,
        pile=seat.cubes_left if extras.boxes else len(seat.hand),
        chip=_turn_chip(model, card, words),
        active=model.view.to_move == card.seat,
        extras=extras,
        debt=affairs.owed if affairs is not None and affairs.seat == card.seat else 0,
    )


def _turn_chip(model: TrailModel, card: SeatCard, words: Words) -> tuple[str, str]:
    """Return a word about a seat's turn, "" for none, and its look."""
    view, seat = model.view, model.view.seats[card.seat]
    if view.to_move == card.seat:
        yours = view.viewer == card.seat
        return words.say("table.your-turn" if yours else "table.acting"), "commit"
    if view.phase == "invest" and seat.declined:
        return words.say("table.declined"), "calm"
    if seat.place >= 0:
        return words.say(f"table.passed-{seat.place + 1}"), "calm"
    return "", "calm"


# Where things stand on a player's panel, in u of the panel.


class StatPlaces(NamedTuple):
    """The middles of the four pictures in the row of numbers, and the room right of each."""

    money: float
    points: float
    mines: float
    cards: float
    money_room: float
    points_room: float
    few_room: float = 17.0


TWO_ROWS = StatPlaces(81.0, 162.0, 233.0, 280.0, 52.0, 42.0)
THREE_ROWS = StatPlaces(81.0, 175.0, 260.0, 330.0, 64.0, 54.0, 30.0)
WITH_CUBES = StatPlaces(81.0, 158.0, 224.0, 268.0, 50.0, 42.0)
CUBES_ROOM = 27.0
"""Of investment cubes there may be a dozen."""
FIGURE_GAP = 18.0
"""From the middle of a picture to its number."""
MOST_HALF, RING_ROOM = 19.0, 1.0
"""Of the box round a number: half its height, and what is left free of the name for a ring."""
SIZES = SeatPanels(0)
"""Of panels: the rows of one that is higher than the low ones stand between theirs."""
LOW_ROWS, TALL_ROWS = (23.0, 59.0), (26.0, 71.0)
LOW_GOODS_ROWS, TALL_GOODS_ROWS = (19.0, 49.0, 76.0), (21.0, 53.5, 82.5)
NAME_SIZE, NAME_SIZE_ABOVE_GOODS = 27.0, 23.0


class Tray(NamedTuple):
    """The sunk field of the ore: its left edge, width and height, and the middles of its cubes."""

    left: float
    width: float
    height: float
    cubes: tuple[float, ...]


ORE_TRAY = Tray(318.0, 98.0, 32.0, (332.0, 380.0))
CUBE_GAP = 14.5
GOODS_LEFT, GOODS_RIGHT = 74.0, 412.0
GOODS_PITCH = 50.0
PLATE_WIDTH = 61.0
PORTRAIT_R = 27.5
WITH_PORTRAIT = 82.0
MARK_BELOW = 0.8
COIN_R, CUBE_R, HOUSE_SCALE = 11.5, 9.0, 0.44
CUBES_R = 10.0
LAUREL, CARDS = 24.0, 22.0
ORES = ("tin", "copper", "arsenic")


class PlatePanel(TrailWidget[PlateLook]):
    """Name, money, points, mines, cards or investment cubes, and ore of a seat; parchment while it
    acts.

    With expansions the ore moves to a third row, beside arsenic, own miners and pieces that wait.
    """

    def __init__(self, context: TrailContext, seat: int, **place: Unpack[NodeValues]) -> None:
        """Take the seat the panel belongs to."""
        super().__init__(context, **place)
        self.seat, self.role, self.solid = seat, "panel", True

    @property
    def rows(self) -> tuple[float, ...]:
        """The middles of the rows: name, numbers and perhaps goods."""
        goods = self._has_goods
        low, tall = (LOW_GOODS_ROWS, TALL_GOODS_ROWS) if goods else (LOW_ROWS, TALL_ROWS)
        lowest = LOW_WITH_GOODS if goods else SIZES.low
        share = min(max((self.height - lowest) / (SIZES.tall - lowest), 0.0), 1.0)
        return tuple(a + (b - a) * share for a, b in zip(low, tall, strict=True))

    def spot(self, part: str) -> Point:
        """Return where "money", "points", "mines", "cards" or an ore stand, leave and arrive."""
        if part in ORES:
            return self._tray.cubes[ORES.index(part)], self.rows[2 if self._has_goods else 1]
        return getattr(self._stats, part), self.rows[1]

    def part_box(self, part: str) -> Box:
        """Return the box of money, points, mines, cards or ore, to point at."""
        stats, tray, rows = self._stats, self._tray, self.rows
        if part == "ore":
            middle = self.spot("tin")[1]
            return Box(tray.left - 2, middle - tray.height / 2 - 2, tray.width + 4, tray.height + 4)
        names = ("money", "points", "mines", "cards")
        begins = [middle - FIGURE_GAP for middle in stats[: len(names)]]
        ends = [*begins[1:], stats.cards + FIGURE_GAP + stats.few_room]
        place = names.index(part)
        half = min((rows[1] - rows[0]) / 2 - RING_ROOM, MOST_HALF)
        return Box(begins[place], rows[1] - half, ends[place] - begins[place] - 1, 2 * half)

    @property
    def _has_goods(self) -> bool:
        return self.look is not None and self.look.extras.goods

    @property
    def _stats(self) -> StatPlaces:
        if self.look is not None and self.look.extras.boxes:
            return WITH_CUBES
        return THREE_ROWS if self._has_goods else TWO_ROWS

    @property
    def _tray(self) -> Tray:
        if self.look is None or not self.look.extras.goods:
            return ORE_TRAY
        kinds = 3 if self.look.extras.arsenic else 2
        cubes = tuple(GOODS_LEFT + 16.0 + GOODS_PITCH * kind for kind in range(kinds))
        return Tray(GOODS_LEFT, GOODS_PITCH * kinds + 2.0, 26.0, cubes)

    def put_look(self, canvas: Canvas, look: PlateLook) -> None:
        """Put panel, plate and numbers."""
        active = look.active
        ground = parchment(canvas.size(self), canvas.k, 12, active=True) if active else None
        canvas.put(ground or slate(canvas.size(self), canvas.k))
        art, seat = self.context.art(canvas.k), self.context.seats[self.seat]
        colour = self.context.colour(self.seat)
        portrait = art.portrait(seat.face or seat.player, PORTRAIT_R)
        if portrait is None or self.height < WITH_PORTRAIT:
            put(canvas, art.plate(colour, PLATE_WIDTH, self.height), 0, 0)
        else:
            put(canvas, art.plate(colour, PLATE_WIDTH, self.height, MARK_BELOW), 0, 0)
            put(canvas, portrait, PLATE_WIDTH / 2, PORTRAIT_R + 5)
        self._draw_name(canvas, look)
        self._draw_stats(canvas, look)
        self._draw_ore(canvas, look)
        if look.extras.goods:
            self._draw_goods(canvas, look)

    def _draw_name(self, canvas: Canvas, look: PlateLook) -> None:
        right = self.width - 14.0
        middle = self.rows[0]
        chip, tone = look.chip
        if chip:
            right = put_chip(canvas, chip, tone, right, middle) - 8
        name = lettering.TITLE_ON_PARCHMENT if look.active else lettering.TITLE
        note = lettering.NOTE_ON_PARCHMENT if look.active else lettering.NOTE
        size = NAME_SIZE_ABOVE_GOODS if self._has_goods else NAME_SIZE
        end = write(canvas, (StyledRun(look.name, name.sized(size)),), 76, middle, right - 76)
        caption, style = "  " + look.caption, note.sized(19)
        if canvas.kit.lettering.fits(caption, style, canvas.k, (right - end) * canvas.k):
            write(canvas, (StyledRun(caption, style),), end, middle, right - end)

    def _draw_stats(self, canvas: Canvas, look: PlateLook) -> None:
        """Money, points, mines and cards, apart enough for three figures."""
        art, stats, y, say = self.context.art(canvas.k), self._stats, self.rows[1], self.context.say
        laurel = ("#8E6524", "#B98A12") if look.active else "cream"
        brown = ("#5B3D1C", "#8A6A3A") if look.active else "cream"
        colour, seat, cards = self.context.colour(self.seat), look.seat, not look.extras.boxes
        house = art.engine_house(colour, scale=HOUSE_SCALE, on_slate=not look.active)
        money = say("pounds", pounds=seat.money)
        if look.debt:
            money = say("minus-pounds", pounds=look.debt)
        piled = art.icon("cards", CARDS, tone=brown) if cards else art.player_cube(colour, CUBES_R)
        put(canvas, art.coin(COIN_R), stats.money, y)
        put(canvas, art.icon("laurel", LAUREL, tone=laurel), stats.points, y)
        put(canvas, house, stats.mines, y + 12)
        put(canvas, piled, stats.cards, y)
        self._write_figure(canvas, money, stats.money, stats.money_room)
        self._write_figure(canvas, str(seat.points), stats.points, stats.points_room)
        self._write_figure(canvas, str(seat.mines_left), stats.mines, stats.few_room)
        room = stats.few_room if cards else CUBES_ROOM
        self._write_figure(canvas, str(look.pile), stats.cards, room)

    def _write_figure(self, canvas: Canvas, figure: str, middle: float, room: float) -> None:
        """Write a number of the second row, right of its picture."""
        box = (middle + FIGURE_GAP, self.rows[1] - 17, room, 34)
        canvas.words(figure, self._figure, box)

    def _draw_ore(self, canvas: Canvas, look: PlateLook) -> None:
        art, sunk = self.context.art(canvas.k), self._tray
        top = self.spot("tin")[1] - sunk.height / 2
        box = canvas.box(sunk.left, top, sunk.width, sunk.height)
        canvas.put(tray(box.size, canvas.k, dark=not look.active), sunk.left, top)
        for ore in ORES[: len(sunk.cubes)]:
            x, y = self.spot(ore)
            put(canvas, art.cube(ore, CUBE_R), x, y)
            style = self._figure.sized(22)
            canvas.words(str(getattr(look.seat, ore)), style, (x + CUBE_GAP, y - 17, 26, 34))

    def _draw_goods(self, canvas: Canvas, look: PlateLook) -> None:
        """Calciner, own miners and Michigan's pieces, from the right."""
        art = self.context.art(canvas.k)
        y = self.rows[2]
        right = GOODS_RIGHT
        style = self._figure.sized(22)
        colour = self.context.colour(self.seat)
        if look.extras.emigration:
            canvas.words(str(look.seat.own_miners), style, (right - 16, y - 17, 20, 34))
            miner = art.piece("miner", colour, scale=0.64, on_slate=not look.active)
            put(canvas, miner, right - 28, y + 11)
            right -= 48
        if look.extras.arsenic:
            there = 1.0 if look.seat.calciner_left else 0.28
            put(canvas, art.piece("calciner", scale=0.56), right - 10, y + 11, there)
            right -= 34
        tone = ("#4A2E1A", "#7A5526") if look.active else "cream"
        for piece in look.seat.waiting[::-1]:
            put(canvas, art.icon(piece, 25, tone=tone), right - 12, y)
            right -= 28

    @property
    def _figure(self) -> TextStyle:
        active = self.look is not None and self.look.active
        return lettering.NUMBER_ON_PARCHMENT if active else lettering.NUMBER
