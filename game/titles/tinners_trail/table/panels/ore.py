"""The inset "Ore Exchange": the two price rulers and the dice."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment
from game.scene.stage.placing import Point
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.tabletop.art.table_art import cell, hairline
from game.tabletop.art.text import SMALL_ON_PARCHMENT, put_rule
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.context import LookWidget
from game.titles.tinners_trail.table.layout.documents import EXCHANGE, NARROW_EXCHANGE


@dataclass(frozen=True, slots=True)
class Ruler:
    """The prices an ore can have, the one that holds (-1 before the roll) and the last round's."""

    ore: str
    prices: tuple[int, ...]
    now: int
    last: int


@dataclass(frozen=True, slots=True)
class TrailExchange:
    """Both rulers and the three dice as they lie: tin, copper and water; empty before a roll.

    `totals` say which totals of the dice give each price.
    """

    rulers: tuple[Ruler, Ruler]
    dice: tuple[int, ...]
    totals: tuple[str, ...]


def exchange(view: TableView, board: Board, dice: tuple[int, ...]) -> TrailExchange:
    """Return the inset; the dice are remembered from the last roll seen."""
    tin = tuple(int(price) for price in board.tin_price)
    copper = tuple(int(price) for price in board.copper_price)
    return TrailExchange(
        rulers=(
            Ruler("tin", tin, _at(tin, view.tin_price), _at(tin, view.last_tin)),
            Ruler("copper", copper, _at(copper, view.copper_price), _at(copper, view.last_copper)),
        ),
        dice=dice,
        totals=_totals([int(least) for least in board.column_from]),
    )


def _totals(least: list[int]) -> tuple[str, ...]:
    closed = [
        str(low) if low + 1 == above else f"{low}–{above - 1}" for low, above in pairwise(least)
    ]
    return (*closed, f"{least[-1]}+")


def _at(prices: tuple[int, ...], price: int) -> int:
    return prices.index(price) if price in prices else -1


BOX_LEFT, BOX_PITCH = 60.0, 46.0
BOX_WIDTH, BOX_HEIGHT = 43.0, 38.0
ROW_TOPS = {"tin": 54.0, "copper": 97.0}
DICE = (("tin", -8.0), ("copper", 6.0), ("water", -3.0))
DICE_LEFT, DICE_PITCH, DICE_MIDDLE = 288.0, 48.0, 77.0
PRICE = TextStyle("text", 20, colours.RUST)
PRICE_NOW = TextStyle("heavy", 22, (0xFF, 0xF4, 0xDC))


class ExchangePanel(LookWidget[TrailExchange]):
    """Prices with the present one inked; dice after a roll, else what each total means."""

    rolling = False
    compact = False

    def die_spot(self, number: int) -> Point:
        """Return where a die lies at rest, relative to the panel."""
        return DICE_LEFT + DICE_PITCH * number, DICE_MIDDLE

    def ore_spot(self, ore: str) -> Point:
        """Return where cubes of an ore are sold, relative to the panel."""
        return 34.0, ROW_TOPS[ore] + BOX_HEIGHT / 2

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look, and whether there are dice and room for them."""
        return self.look, self.rolling, self.compact

    def put_look(self, canvas: Canvas, look: TrailExchange) -> None:
        """Put paper, rulers and dice."""
        bare = self.compact and not look.dice and not self.rolling
        width = NARROW_EXCHANGE if bare else EXCHANGE[0]
        canvas.put(parchment(canvas.box(0, 0, width, self.height).size, canvas.k))
        head = self.context.say("ore-exchange")
        canvas.words(head, lettering.HEAD_ON_PARCHMENT, (18, 8, width - 36, 36))
        put_rule(canvas, 18, 44, width - 36)
        for ruler in look.rulers:
            self._draw_ruler(canvas, ruler)
        if not bare:
            line = hairline(canvas.box(255, 57, 1.4, 76).size, colours.RULE, 0.8)
            canvas.put(line, 255, 57)
        if look.dice and not self.rolling:
            self._draw_dice(canvas, look.dice)
        elif not look.dice and not self.compact:
            self._draw_totals(canvas, look.totals)

    def _draw_ruler(self, canvas: Canvas, ruler: Ruler) -> None:
        art = self.context.art(canvas.k)
        x, middle = self.ore_spot(ruler.ore)
        put(canvas, art.cube(ruler.ore, 13), x, middle)
        for column, price in enumerate(ruler.prices):
            left, top = BOX_LEFT + BOX_PITCH * column, ROW_TOPS[ruler.ore]
            now = column == ruler.now
            box = (left, top, BOX_WIDTH, BOX_HEIGHT)
            canvas.put(cell(canvas.box(*box).size, canvas.k, "now" if now else "price"), left, top)
            text = self.context.say("pounds", pounds=price)
            canvas.words(text, PRICE_NOW if now else PRICE, box, "centre")
            if column == ruler.last and not now:
                dot = hairline(canvas.box(left + 12, 0, 19, 2.4).size, colours.RUST, 0.7)
                canvas.put(dot, left + 12, top + BOX_HEIGHT - 5)

    def _draw_dice(self, canvas: Canvas, dice: tuple[int, ...]) -> None:
        art = self.context.art(canvas.k)
        for number, ((kind, degrees), pips) in enumerate(zip(DICE, dice, strict=True)):
            put(canvas, art.die(kind, pips, degrees=degrees), *self.die_spot(number))
        total = self.context.say("dice-total", total=sum(dice), faces=" + ".join(map(str, dice)))
        canvas.words(total, SMALL_ON_PARCHMENT, (262, 104, 150, 30), "centre")

    def _draw_totals(self, canvas: Canvas, totals: tuple[str, ...]) -> None:
        say = self.context.say
        canvas.words(say("dice-head"), SMALL_ON_PARCHMENT, (264, 49, 150, 26), "centre")
        for column, total in enumerate(totals):
            box = (264 + 74 * (column % 2), 77 + 27 * (column // 2), 74, 26)
            told = say(f"dice-column-{column + 1}", totals=total)
            canvas.words(told, SMALL_ON_PARCHMENT, box, "centre")
