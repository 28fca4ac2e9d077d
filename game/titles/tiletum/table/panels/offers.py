"""The offers along the lower edge: contracts with their prices, and characters."""

from typing import Final, NamedTuple

from game.scene.input.hit_shapes import LeftTopWidthHeight, PredicateShape
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.art.cells import paint_ore_tray
from game.tabletop.panel.look_widget import CHOSEN_STATE, LEGAL_STATE
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table import pickable_widget
from game.titles.tiletum.table.view import TableView

CARD_PITCH = 90.0
CHARACTERS_LEFT = 464.0
CARD_SIZE: Final = (86.0, 128.0)
PRICE_RADIUS: Final = 11.5  # how far half a price reaches
OFFERED_COUNT: Final = 5
CARD_WITH_PRICE_SHAPE: Final = PredicateShape(
    lambda point: 0 <= point[0] < CARD_SIZE[0] and -PRICE_RADIUS <= point[1] < CARD_SIZE[1],
    (CARD_SIZE[0] / 2, CARD_SIZE[1] / 2),
    (0.0, 0.0, *CARD_SIZE),
)
"""A card and the price on its upper edge."""


class OfferedTileLook(NamedTuple):
    """A tile of an offer, "" for a gap, and its price in points."""

    tile: str
    price: int


class OfferCardNode(pickable_widget.PickableWidget[OfferedTileLook]):
    """A card of an offer that can be picked."""

    @property
    def focus_ring_box(self) -> LeftTopWidthHeight:
        """The box around which the focus ring is drawn: the card with the price on top."""
        return 0.0, -PRICE_RADIUS, self.width, self.height + PRICE_RADIUS

    def draw_look(self, canvas: Canvas, look: OfferedTileLook) -> None:
        """Draw the card with its price on the upper edge, or an empty tray for a gap."""
        art = self.context.art_at_scale(canvas.px_per_u)
        tile, price = look
        if not tile:
            canvas.draw_picture(
                paint_ore_tray(canvas.node_size_px(self), canvas.px_per_u, is_dark=True)
            )
            return
        light = {LEGAL_STATE: "legal", CHOSEN_STATE: "chosen"}.get(self.state, "")
        draw_sprite(
            canvas, art.offer_card_sprite(tile, light or ("chosen" if self.hovered else "")), 0, 0
        )
        draw_sprite(canvas, art.action_points_sprite(str(price), PRICE_RADIUS), self.width / 2, 1)


class OffersPanel(Node):
    """The panel of both offers: five contracts, then five characters, in `card_nodes`."""

    def __init__(
        self, context: pickable_widget.TableContext, handlers: pickable_widget.TiletumHandlers
    ) -> None:
        """Make the ten cards."""
        super().__init__(name="offers")
        self._context = context
        lefts = [
            first + CARD_PITCH * n for first in (0.0, CHARACTERS_LEFT) for n in range(OFFERED_COUNT)
        ]
        self.card_nodes = [
            OfferCardNode(
                context,
                "",
                handlers,
                x=left,
                width=CARD_SIZE[0],
                height=CARD_SIZE[1],
                hit=CARD_WITH_PRICE_SHAPE,
                name=f"card:{place}",
            )
            for place, left in enumerate(lefts)
        ]
        self.add(*self.card_nodes)

    @property
    def focus_ring_box(self) -> LeftTopWidthHeight:
        """The box around which the focus ring is drawn: both offers with the prices on the upper
        edge."""
        return 0.0, -PRICE_RADIUS, self.width, self.height + PRICE_RADIUS

    def show(self, view: TableView, states: dict[str, str]) -> None:
        """Show both offers; `states` has the highlights of their targets."""
        contracts = list(
            zip(view.offered_contracts, view.contract_prices_in_action_points, strict=True)
        )
        priced = contracts + [(tile, 1) for tile in view.offered_characters]
        for card, (tile, price) in zip(self.card_nodes, priced, strict=True):
            card.show_item(OfferedTileLook(tile, price), f"offer:{tile}" if tile else "", states)
            name = self._context.area_name(tile) if tile else self._context.say("gap")
            card.label = self._context.say("offered", card=name, price=price)
            card.empty_tooltip = Tooltip(pickable_widget.capitalised(self._context.say("gap")))
