"""The offers along the lower edge: contracts with their prices, characters, maps in small."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import parchment
from game.scene.stage.placing import box
from game.tabletop.art.table_art import tray
from game.tabletop.art.text import put_rule
from game.tabletop.panel.look_widget import CHOSEN, LEGAL
from game.tabletop.table_model import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN, spot_of
from game.titles.tiletum.table.exhibit import LookWidget, Pick, PickedWidget, TableContext, Tips

PITCH, CHARACTERS = 90.0, 464.0
CARD: Final = (86.0, 128.0)
OFFERED: Final = 5


@dataclass(frozen=True, slots=True)
class CardLook:
    """A tile of an offer, "" for a gap, and its price in points of action."""

    tile: str
    price: int


class TiletumCardNode(PickedWidget[CardLook]):
    """A card that may be taken."""

    def put_look(self, canvas: Canvas, look: CardLook) -> None:
        """Put the card with its price on the upper edge."""
        art = self.context.art(canvas.k)
        if not look.tile:
            canvas.put(tray(canvas.size(self), canvas.k, dark=True))
            return
        light = {LEGAL: "legal", CHOSEN: "chosen"}.get(self.state, "")
        put(canvas, art.card(look.tile, light or ("chosen" if self.hovered else "")), 0, 0)
        put(canvas, art.quatrefoil(str(look.price), 11.5), self.width / 2, 1)


class OffersPanel(Node):
    """Five contracts and five characters; `cards` by their place, contracts first."""

    def __init__(self, context: TableContext, tools: tuple[Pick, Tips]) -> None:
        """Make ten places."""
        super().__init__(name="offers")
        self._context = context
        self.cards: list[TiletumCardNode] = []
        for place in range(2 * OFFERED):
            left = PITCH * place if place < OFFERED else CHARACTERS + PITCH * (place - OFFERED)
            where = box(left, 0.0, *CARD)
            self.cards.append(TiletumCardNode(context, "", tools, **where, name=f"card:{place}"))
        self.add(*self.cards)

    def show(self, looks: tuple[CardLook, ...], states: dict[str, str]) -> None:
        """Show both offers and what may be taken of them."""
        for card, look in zip(self.cards, looks, strict=True):
            card.lie(look, f"offer:{look.tile}" if look.tile else "", states)
            name = self._context.area(look.tile) if look.tile else self._context.say("gap")
            card.label = self._context.say("offered", card=name, price=look.price)


# The three underground maps in small: who has an explorer where, own mines, and what a new
# explorer costs.

SIDE, TOP, WIDE, HIGH, GAP = 12.0, 44.0, 128.0, 96.0, 8.0


@dataclass(frozen=True, slots=True)
class MapInSmall:
    """A map: explorers as (town, seat), own mines on it, and what a new explorer costs, -1 where
    the viewer has one.
    """

    number: int
    side: str
    name: str
    explorers: tuple[tuple[str, int], ...]
    mines: int
    price: int
    said: str


@dataclass(frozen=True, slots=True)
class MinesLook:
    """The three maps."""

    head: str
    maps: tuple[MapInSmall, ...]


class MinesPanel(LookWidget[MinesLook]):
    """A document; a click turns to the second sheet."""

    def __init__(self, context: TableContext, turn: Callable[[], None]) -> None:
        """Take what turns the sheet."""
        super().__init__(context, role="panel", name="mines", solid=True)
        self.on_click, self.focusable = turn, True

    def show(self, look: MinesLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.label = ". ".join(each.said for each in look.maps)
        self.tooltip = "\n".join(each.said for each in look.maps)

    def draw(self, canvas: Canvas) -> None:
        """Put the document and three maps."""
        canvas.put(parchment(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        art = self.context.art(canvas.k)
        canvas.words(look.head, inks.HEAD, (SIDE + 6, 5, 300, 32))
        put(canvas, art.icon("explorer", 26, tone="ink"), self.width - 30, 21)
        put_rule(canvas, SIDE, 38, self.width - 2 * SIDE)
        for place, each in enumerate(look.maps):
            x = SIDE + (WIDE + GAP) * place
            put(canvas, art.small_map(each.number, each.side, (WIDE, HIGH)), x, TOP)
            self._put_explorers(canvas, each, x)
            canvas.words(each.name, inks.SMALL, (x, TOP + HIGH + 3, WIDE, 34), "centre")
            put(canvas, art.figure(ROMAN[each.number], 15.0, "#F6E7B8"), x + 7, TOP + 15)
            self._put_note(canvas, each, x + WIDE - 8)

    def _put_note(self, canvas: Canvas, each: MapInSmall, right: float) -> None:
        """Put the own mines of a map into its corner, or what an explorer there costs."""
        art, y = self.context.art(canvas.k), TOP + HIGH - 13
        if each.mines:
            put(canvas, art.icon("mine", 18), right - 20, y)
            put(canvas, art.figure(str(each.mines), 16.0, "#F6E7B8"), right - 7, y)
        elif each.price >= 0:
            put(canvas, art.figure(str(each.price), 16.0, "#F6E7B8"), right - 28, y)
            put(canvas, art.good("silver", 18.0), right - 8, y)

    def _put_explorers(self, canvas: Canvas, each: MapInSmall, x: float) -> None:
        art = self.context.art(canvas.k)
        together: dict[str, list[int]] = {}
        for town, seat in each.explorers:
            together.setdefault(town, []).append(seat)
        for town, seats in together.items():
            across, down = spot_of(town)
            for number, seat in enumerate(seats):
                shift = 13.0 * (number - (len(seats) - 1) / 2)
                left = min(max(x + WIDE * across + shift, x + 9), x + WIDE - 9)
                put(canvas, art.disc(self.context.colour(seat), 8.0), left, TOP + HIGH * down)
