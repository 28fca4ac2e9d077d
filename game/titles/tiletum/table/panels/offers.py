"""The offers along the lower edge: contracts with their prices, and characters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.tip import Tip
from game.tabletop.art.cells import tray
from game.tabletop.panel.lit import CHOSEN, LEGAL, UNLIT
from game.tabletop.studio import put
from game.titles.tiletum.table.exhibit import Studio, Target

PITCH, CHARACTERS = 90.0, 464.0
CARD: Final = (86.0, 128.0)
OFFERED: Final = 5


@dataclass(frozen=True, slots=True)
class CardLook:
    """A tile of an offer, "" for a gap, and its price in points of action."""

    tile: str
    price: int


class CardNode(Target[CardLook]):
    """A card that may be taken."""

    tile = ""

    def put_look(self, canvas: Canvas, look: CardLook) -> None:
        """Put the card with its price on the upper edge."""
        art = self.studio.art(canvas.k)
        if not look.tile:
            canvas.put(tray(canvas.size(self), canvas.k, dark=True))
            return
        light = {LEGAL: "legal", CHOSEN: "chosen"}.get(self.state, "")
        put(canvas, art.card(look.tile, light or ("chosen" if self.hovered else "")), 0, 0)
        put(canvas, art.quatrefoil(str(look.price), 11.5), self.width / 2, 1)


class OffersPanel(Node):
    """Five contracts and five characters; `cards` by their place, contracts first."""

    def __init__(
        self, studio: Studio, pick: Callable[[str], None], tip: Callable[[str], Tip | None]
    ) -> None:
        """Make ten places."""
        super().__init__(name="offers")
        self._studio = studio
        self.cards: list[CardNode] = []
        for place in range(2 * OFFERED):
            left = PITCH * place if place < OFFERED else CHARACTERS + PITCH * (place - OFFERED)
            card = CardNode(
                studio,
                f"offer:{place}",
                partial(self._picked, pick, place),
                x=left,
                width=CARD[0],
                height=CARD[1],
                role="cell",
                name=f"card:{place}",
            )
            card.tooltip = partial(self._told, tip, place)
            self.cards.append(card)
        self.add(*self.cards)

    def _picked(self, pick: Callable[[str], None], place: int, _named: str) -> None:
        pick(f"offer:{self.cards[place].tile}")

    def _told(self, tip: Callable[[str], Tip | None], place: int) -> Tip | None:
        tile = self.cards[place].tile
        return tip(f"offer:{tile}") if tile else None

    def show(self, looks: tuple[CardLook, ...], states: dict[str, str]) -> None:
        """Show both offers and what may be taken of them."""
        for card, look in zip(self.cards, looks, strict=True):
            card.show(look)
            card.tile = look.tile
            card.light(states.get(f"offer:{look.tile}", UNLIT) if look.tile else UNLIT)
            name = self._studio.area(look.tile) if look.tile else self._studio.say("gap")
            card.label = self._studio.say("offered", card=name, price=look.price)
