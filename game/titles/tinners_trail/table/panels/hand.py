"""Survey cards: what is printed on them, in words, and the viewer's own, fanned above the bar."""

from typing import NamedTuple, Unpack

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.sheet_placing import Point
from game.tabletop.layout.action_row_and_hand import HandPosition
from game.tabletop.table_context import draw_sprite
from game.text.words import Words
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.view_model import TrailContext, TrailWidget

WILD_REGION = "any"

# Lord Wallace counts as one: a card sets the least bid, and none comes later (A2).
TWO_PLAYER_COUNT = 2

HOVERED_CARD_RISE = 24.0
FAN_DEGREES_PER_CARD = 3.2
CARD_SIZE = (120.0, 162.0)
COMPACT_CARD_SIZE = (64.0, 86.0)


def card_face_from_notation(card: str, words: Words) -> CardFace:
    """Return the printed face of a card in the notation, such as "a:tin+1:2"."""
    region, benefit, value = card.split(":")
    return CardFace(
        region=region,
        band_text=words.say("table.wild") if region == WILD_REGION else region.upper(),
        benefit=benefit,
        name=benefit_text(benefit, words),
        value_text=words.say("table.pounds", pounds=value),
    )


def benefit_text(benefit: str, words: Words) -> str:
    """Return the words for a benefit such as "copper+2" or "port"."""
    for sign in "+-":
        if sign in benefit:
            kind, number = benefit.split(sign)
            return words.say(f"table.benefit-{kind}", number=number)
    return words.say(f"table.benefit-{benefit}")


def is_card_hidden(card: str) -> bool:
    """Return whether only the card's back is known."""
    return card.endswith("?")


def hidden_card_notation(card: str) -> str:
    """Return the notation of a card of which only the back is known, such as "a:?".

    A card for two regions has the back of the wild cards it replaces (K-1).
    """
    region = card.partition(":")[0]
    return f"{region if len(region) == 1 else WILD_REGION}:?"


def card_back_letter(region: str, words: Words) -> str:
    """Return the letter on the back of a region's cards or of the wild cards."""
    return words.say("table.wild-letter") if region == WILD_REGION else region.upper()


class TrailHand(NamedTuple):
    """The cards of a hand in notation; with `shows_only_backs` only their backs are shown."""

    cards: tuple[str, ...]
    shows_only_backs: bool


def viewer_hand(view: TableView, *, is_concealed: bool) -> TrailHand:
    """Return the viewer's hand, with backs only if `is_concealed`; an onlooker has an empty
    hand."""
    if not 0 <= view.viewer < len(view.seats):
        return TrailHand((), True)
    return TrailHand(view.seats[view.viewer].hand, is_concealed)


def seat_of_replayed_hand(view: TableView) -> int:
    """Return the seat whose cards a replay shows: the viewer's, or for an onlooker the seat that
    acts."""
    return view.viewer if view.viewer >= 0 else view.to_move


def replayed_hand(view: TableView) -> TrailHand:
    """Return the hand that a replay shows, with the back of each card that the view does not know;
    an empty hand if no seat's hand is shown."""
    seat = seat_of_replayed_hand(view)
    known = 0 <= seat < len(view.seats)
    return TrailHand(view.seats[seat].hand if known else (), shows_only_backs=False)


def card_display_name(context: TrailContext, card: str) -> str:
    """Return a card's name for people; a hidden card is named by its region only."""
    region = card.partition(":")[0]
    if is_card_hidden(card):
        if region == WILD_REGION:
            return context.say("card-hidden-wild")
        return context.say("card-hidden", region=region.upper())
    _, benefit, value = card.split(":")
    where = (
        context.say("wild")
        if region == WILD_REGION
        else context.say("region", region=region.upper())
    )
    return context.say(
        "card-spoken", region=where, name=benefit_text(benefit, context.words), value=value
    )


def card_tooltip_text(context: TrailContext, card: str) -> str:
    """Return what a card does and when, in a few sentences."""
    region, benefit, value = card.split(":")
    kind = benefit.split("+")[0].split("-")[0]
    number = int(benefit.removeprefix(kind).lstrip("+-") or 1)
    effect = context.say(f"card-tip-{kind}", number=number)
    two = len(context.seats) == TWO_PLAYER_COUNT
    price = context.say("card-tip-price-two" if two else "card-tip-price", value=value)
    how = context.say("card-tip-how-any" if region == WILD_REGION else "card-tip-how")
    return f"{effect} {price} {how}"


class TrailCardNode(TrailWidget[str]):
    """One survey card of the hand, which rises under the pointer; in compact windows it is a tab
    that opens the card."""

    def __init__(
        self, context: TrailContext, *, is_compact: bool = False, **node_values: Unpack[NodeValues]
    ) -> None:
        """Create a card, in its small form if `is_compact`; the x and y of `node_values` are its
        middle."""
        width, height = COMPACT_CARD_SIZE if is_compact else CARD_SIZE
        usual = NodeValues(width=width, height=height, anchor=(0.5, 0.5), role="card")
        super().__init__(context, **usual | node_values)
        self.compact = is_compact
        self.lift = HOVERED_CARD_RISE
        self.degrees = 0.0
        self.glow = False
        self.back = False

    def show_look(self, look: str) -> None:
        """Show a card given in notation, or its back for "a:?", and make its name the label."""
        super().show_look(look)
        self.back = is_card_hidden(look)
        self.label = card_display_name(self.context, look)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the card, its tilt, glow and hover state, which decide the picture."""
        touched = self.hover_share, self.enabled, bool(self.tooltip)
        return self.look, self.compact, self.degrees, self.glow, self.back, *touched

    def draw_look(self, canvas: Canvas, look: str) -> None:
        """Draw face or back, lifted by the pointer."""
        art = self.context.art_at_scale(canvas.px_per_u)
        warm = self.hover_share if self.enabled or self.tooltip else 0.0
        if self.back:
            region = look.partition(":")[0]
            scale = 0.53 if self.compact else 1.0
            letter = card_back_letter(region, self.context.words)
            sprite = art.survey_card_back(region, letter, degrees=self.degrees, scale=scale)
            draw_sprite(canvas, sprite, 0, 0)
            return
        face = card_face_from_notation(look, self.context.words)
        if self.compact and warm < 0.5:
            draw_sprite(canvas, art.survey_card_tab(face), 0, 0)
            return
        lift = -78.0 if self.compact else -self.lift * warm
        sprite = art.survey_card(face, glows=self.glow or warm > 0.5, degrees=self.degrees)
        draw_sprite(canvas, sprite, 0, lift)


class HandPanel(Node):
    """The fan of the hand's cards; each card can be focused and read here, but is played on the
    auction bill."""

    def __init__(
        self, context: TrailContext, hand_position: HandPosition | None, *, is_compact: bool
    ) -> None:
        """Store the position of the hand, None at a table without hands; with `is_compact` the hand
        shows the small forms of cards."""
        super().__init__(role="hand", name="hand")
        self._context = context
        self._place = hand_position
        self._is_compact = is_compact
        self.look: TrailHand | None = None

    def show(self, look: TrailHand) -> None:
        """Replace the card nodes by those of this hand; do nothing if it is the hand that is
        shown."""
        if look == self.look:
            return
        self.look = look
        self.clear()
        spots = self._card_middles(len(look.cards))
        middle = (len(look.cards) - 1) / 2
        for number, (card, spot) in enumerate(zip(look.cards, spots, strict=True)):
            self.add(self._make_card_node(card, spot, number - middle))

    def make_nodes_of_hand(self, look: TrailHand) -> list[Node]:
        """Return new card nodes as this panel would show a hand; the panel itself is not
        changed."""
        other = HandPanel(self._context, self._place, is_compact=self._is_compact)
        other.show(look)
        return other.children

    def card_spot(self, card: str) -> Point:
        """Return the middle of a card of the hand, or the middle of the fan if the card is not
        there."""
        cards = (node for node in self.children if isinstance(node, TrailCardNode))
        return next(
            ((node.x, node.y) for node in cards if node.look == card), self._card_middles(1)[0]
        )

    def _card_middles(self, cards: int) -> tuple[Point, ...]:
        return self._place.card_centres(cards) if self._place is not None else ()

    def _make_card_node(
        self, card: str, spot: tuple[float, float], cards_from_middle: float
    ) -> TrailCardNode:
        assert self.look is not None
        hidden = self.look.shows_only_backs and not is_card_hidden(card)
        shown = hidden_card_notation(card) if hidden else card
        node = TrailCardNode(self._context, is_compact=self._is_compact, x=spot[0], y=spot[1])
        if not self._is_compact:
            node.degrees = FAN_DEGREES_PER_CARD * cards_from_middle
            node.y += 2.2 * cards_from_middle * cards_from_middle
        node.show_look(shown)
        node.focusable = not is_card_hidden(shown)
        node.tooltip = None if is_card_hidden(shown) else card_tooltip_text(self._context, card)
        node.name = f"hand:{len(self.children)}"
        node.tooltips_avoid = True
        return node
