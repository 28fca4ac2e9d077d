"""Survey cards to choose from, on the lower part of the auction bill and in the draft."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

from game.engine.move import Move
from game.scene.layout import Column, LayoutMeasurer, Row, lay_out, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.sheet.sheet import confirm_button, decline_button
from game.titles.tinners_trail.table.inputs import CardInput
from game.titles.tinners_trail.table.panels.hand import (
    CARD_SIZE,
    TrailCardNode,
    card_tooltip_text,
    is_card_hidden,
)
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext

CONTROLS_HEIGHT = 204.0
CARD_SCALE = 0.88
MIN_CARD_SCALE = 0.5
COMPACT_CARD_TARGET_PX = 32.0
CARDS_DROP_BELOW_LONG_QUESTION = 12.0  # so far below two lines of the question
BUTTONS_WIDTH = 260.0


def make_pickable_card_node(
    context: TrailContext, card: str, pick: Callable[[], None], **node_values: Unpack[NodeValues]
) -> TrailCardNode:
    """Return the node of a card that can be picked on a sheet; `pick` is called by a click. It has
    a tooltip if more than its back is known."""
    node = TrailCardNode(context, **node_values)
    node.show_look(card)
    if not is_card_hidden(card):
        node.tooltip = card_tooltip_text(context, card)
    node.role = "choice"
    node.focusable = node.tooltips_avoid = True
    node.on_click = pick
    return node


class _CardRow(Node):
    """A row of cards that overlap if they have too little width, and are smaller in a low row."""

    def __init__(self, cards: Sequence[TrailCardNode]) -> None:
        super().__init__(grow=1.0)
        self._cards = cards
        self.add(*cards)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the row at which the cards overlap so far that each one still shows
        enough of itself to be clicked."""
        below = max(len(self._cards) - 1, 0)
        return CARD_SIZE[0] * CARD_SCALE + below * COMPACT_CARD_TARGET_PX / measurer.px_per_u

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return 0, because the row takes the width that the others leave."""
        return 0.0

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of cards of the usual size."""
        return CARD_SIZE[1] * CARD_SCALE

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the smallest cards."""
        return CARD_SIZE[1] * MIN_CARD_SCALE

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place the cards from left to right, at most a gap apart, closer if the width is too
        small."""
        scale = min(CARD_SCALE, self.height / CARD_SIZE[1])
        for card in self._cards:
            card.scale = scale
        wide = CARD_SIZE[0] * scale
        most = wide + theme.EXTRA_WIDE_GAP
        pitch = min(most, (self.width - wide) / max(len(self._cards) - 1, 1))
        for number, card in enumerate(self._cards):
            card.x = wide / 2 + pitch * number
            card.y = self.height / 2


class CardChoiceControls(Node):
    """The controls for playing a survey card: the playable cards, the deck if it may be used,
    and the buttons."""

    def __init__(
        self,
        context: TrailContext,
        width: float,
        card_input: CardInput,
        region: str,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Create the nodes of the cards that may be played; `region` is the region of the area
        for sale."""
        super().__init__(name="card-choice", width=width, height=CONTROLS_HEIGHT)
        self._context = context
        self._handlers = handlers
        self._asked = card_input
        offers = [move for move in self._asked.legal_moves if move.card or move.choice == "deck"]
        self._cards = {move: self._make_card_node(move, region) for move in offers}
        required = self._asked.declining_move is None
        self.confirm = confirm_button(
            "", handlers.confirm, ignores_hasty_input=True, height=theme.BUTTON_HEIGHT
        )
        decline = decline_button(
            context.say(f"{card_input.kind}-none"),
            handlers.decline,
            ignores_hasty_input=True,
            height=theme.BUTTON_HEIGHT,
            visible=not required,
        )
        question = context.say("survey-required" if required else f"{card_input.kind}-question")
        label = Label(question, text_styles.PAPER_STYLES.body, wraps=True)
        cards = _CardRow(tuple(self._cards.values()))
        stacked = Column(
            self.confirm, decline, gap=theme.TIGHT_GAP, width=BUTTONS_WIDTH, justify="end"
        )
        beside = Row(self.confirm, decline, gap=theme.TIGHT_GAP, align="end")
        self._arrangements = [
            Column(
                label,
                Row(cards, buttons, gap=theme.WIDE_GAP),
                justify="between",
                padding=(0.0, 0.0, theme.HAIR_GAP, 0.0),
            )
            for buttons in (stacked, beside)
        ]
        self._content = self._arrangements[0]
        self.add(self._content)
        self.show_picked_card()

    def show_picked_card(self) -> None:
        """Light the picked card, and enable the confirm button only while a card is picked."""
        picked = self._asked.picked_move
        say = self._context.say
        for move, node in self._cards.items():
            node.glow = move is picked
        self.confirm.enabled = picked is not None
        self.confirm.tooltip = None if picked else say("pick-a-card")
        from_deck = picked is not None and picked.choice == "deck"
        key = "survey-deck-confirm" if from_deck else f"{self._asked.kind}-confirm"
        self.confirm.text = self.confirm.label = say(key)

    def first_control(self) -> Node:
        """Return the confirm button once a card is picked, before that the first card."""
        if self._asked.picked_move is not None or not self._cards:
            return self.confirm
        return next(iter(self._cards.values()))

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return only the size, because the content never changes."""
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        """Lay out the question, the cards and the buttons. The buttons are stacked; if the sheet is
        too low for that, as with a long question, they stand side by side."""
        stacked, beside = self._arrangements
        needed = LayoutMeasurer(canvas.kit, canvas.px_per_u).min_height_of(stacked, self.width)
        self.remove(self._content)
        self._content = stacked if needed <= self.height else beside
        self.add(self._content)
        lay_out(self._content, canvas.kit, canvas.px_per_u, width=self.width, height=self.height)

    def _make_card_node(self, move: Move, region: str) -> TrailCardNode:
        card = move.card or f"{region}:?"
        pick = partial(self._toggle_picked_card, move)
        node = make_pickable_card_node(self._context, card, pick, scale=CARD_SCALE)
        if not move.card:
            node.label = self._context.say("deck-label")
            node.tooltip = self._context.say("deck-tip")
        node.name = f"card:{move.card or move.choice}"
        node.lift = CARDS_DROP_BELOW_LONG_QUESTION
        return node

    def _toggle_picked_card(self, move: Move) -> None:
        self._asked.toggle_card(move)
        self._handlers.on_amount_changed()
