"""The inset "Ore Exchange": two price rulers, the dice, and how likely each price is next."""

from itertools import pairwise
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.mark import hairline
from game.scene.skins.panel import parchment
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import put_cell
from game.tabletop.art.text import SMALL_ON_PAPER, put_rule
from game.tabletop.table_context import put
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.documents import EXCHANGE, NARROW_EXCHANGE
from game.titles.tinners_trail.table.view_model import TrailWidget

BOX_LEFT = 60.0
BOX_PITCH = 46.0
BOX_WIDTH = 43.0
BOX_HEIGHT = 38.0
ROW_TOPS = {"tin": 54.0, "copper": 97.0}
DICE = (("tin", -8.0), ("copper", 6.0), ("water", -3.0))
PRICE = TextStyle("text", 20, colours.RUST)
PRICE_NOW = TextStyle("heavy", 22, (0xFF, 0xF4, 0xDC))


class Ruler(NamedTuple):
    """The prices an ore can have, the one that holds (0 before the roll) and the last round's."""

    ore: str
    prices: tuple[int, ...]
    now: int
    last: int


class TrailExchange(NamedTuple):
    """Both rulers; `totals` say which totals of the dice give each price."""

    rulers: tuple[Ruler, Ruler]
    totals: tuple[str, ...]


def exchange(view: TableView, board: Board) -> TrailExchange:
    """Return the inset."""
    tin, copper, least = (
        tuple(map(int, each)) for each in (board.tin_price, board.copper_price, board.column_from)
    )
    closed = (
        str(low) if low + 1 == above else f"{low}–{above - 1}" for low, above in pairwise(least)
    )
    rulers = (
        Ruler("tin", tin, view.tin_price, view.last_tin),
        Ruler("copper", copper, view.copper_price, view.last_copper),
    )
    return TrailExchange(rulers, (*closed, f"{least[-1]}+"))


class ExchangePanel(TrailWidget[TrailExchange]):
    """Prices with the present one inked, what totals of the dice mean, and room for the dice."""

    rolling = False
    compact = False

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look, and whether dice need room."""
        return self.look, self.rolling, self.compact

    def put_look(self, canvas: Canvas, look: TrailExchange) -> None:
        """Draw paper, rulers and totals."""
        bare = self.compact and not self.rolling
        width = NARROW_EXCHANGE if bare else EXCHANGE[0]
        canvas.put(parchment(canvas.box(0, 0, width, self.height).size, canvas.k))
        head = self.context.say("ore-exchange")
        canvas.words(head, text_styles.ON_PAPER.head, (18, 8, width - 36, 36))
        put_rule(canvas, 18, 44, width - 36)
        for ruler in look.rulers:
            self._draw_ruler(canvas, ruler)
        if not bare:
            line = hairline(canvas.box(255, 57, 1.4, 76).size, colours.RULE, 0.8)
            canvas.put(line, 255, 57)
        if not self.compact:
            say = self.context.say
            canvas.words(say("dice-head"), SMALL_ON_PAPER, (264, 49, 150, 26), "centre")
            for column, total in enumerate(look.totals):
                box = (264 + 74 * (column % 2), 77 + 27 * (column // 2), 74, 26)
                told = say(f"dice-column-{column + 1}", totals=total)
                canvas.words(told, SMALL_ON_PAPER, box, "centre")

    def _draw_ruler(self, canvas: Canvas, ruler: Ruler) -> None:
        art = self.context.art(canvas.k)
        # Where cubes of an ore are sold, relative to the panel
        x = 34.0
        middle = ROW_TOPS[ruler.ore] + BOX_HEIGHT / 2
        put(canvas, art.cube(ruler.ore, 13), x, middle)
        prices = ruler.prices
        now_at, last_at = (
            prices.index(price) if price in prices else -1 for price in (ruler.now, ruler.last)
        )
        for column, price in enumerate(prices):
            left = BOX_LEFT + BOX_PITCH * column
            top = ROW_TOPS[ruler.ore]
            now = column == now_at
            box = (left, top, BOX_WIDTH, BOX_HEIGHT)
            put_cell(canvas, box, "now" if now else "price")
            text = self.context.say("pounds", pounds=price)
            canvas.words(text, PRICE_NOW if now else PRICE, box, "centre")
            if column == last_at and not now:
                dot = hairline(canvas.box(left + 12, 0, 19, 2.4).size, colours.RUST, 0.7)
                canvas.put(dot, left + 12, top + BOX_HEIGHT - 5)
