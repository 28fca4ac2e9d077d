"""Survey cards to choose from, on the lower part of the auction bill and in the draft."""

from collections.abc import Callable
from functools import partial
from typing import Unpack

from game.engine.move import Move
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text import text_styles
from game.tabletop.sheet.sheet import confirm_button, decline_button
from game.titles.tinners_trail.table.inputs import CardInput
from game.titles.tinners_trail.table.panels.hand import TrailCardNode, card_tip, is_card_hidden
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext

HEIGHT = 204.0
PITCH = 132.0
CARD_SCALE = 0.88
CARD_MIDDLE = 130.0
LIFT = 12.0  # so far below two lines of the question
BUTTON_WIDTH = 260.0
CONFIRM_TOP = 74.0
DECLINE_TOP = 136.0


def card_choice_node(
    context: TrailContext, card: str, pick: Callable[[], None], **place: Unpack[NodeValues]
) -> TrailCardNode:
    """Return a card of a sheet that can be picked."""
    node = TrailCardNode(context, **place)
    node.show(card)
    if not is_card_hidden(card):
        node.tooltip = card_tip(context, card)
    node.role = "choice"
    node.focusable = node.keep_clear = True
    node.on_click = pick
    return node


class CardChoiceControls(Node):
    """The cards that may be played, the deck where there is one, and the buttons."""

    def __init__(
        self,
        context: TrailContext,
        width: float,
        asked: CardInput,
        region: str,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Lay out the cards of the question; `region` is that of the area for sale."""
        super().__init__(name="card-choice", width=width, height=HEIGHT)
        self._context = context
        self._handlers = handlers
        self._asked = asked
        offers = [move for move in self._asked.moves if move.card or move.choice == "deck"]
        pitch = min(PITCH, (width - BUTTON_WIDTH - 20) / max(len(offers), 1))
        self._cards = {
            move: self._add_card(move, n * pitch, region) for n, move in enumerate(offers)
        }
        x = width - BUTTON_WIDTH
        place = (BUTTON_WIDTH, 50)
        confirm = box(x, CONFIRM_TOP, *place)
        decline = box(x, DECLINE_TOP, *place)
        self.confirm = confirm_button("", handlers.confirm, wary=True, **confirm)
        self.add(*self._cards.values(), self.confirm)
        if self._asked.declining_move is not None:
            none = context.say(f"{self._asked.kind}-none")
            self.add(decline_button(none, handlers.decline, wary=True, **decline))
        self.refresh()

    def refresh(self) -> None:
        """Show which card is picked."""
        picked = self._asked.picked
        say = self._context.say
        for move, node in self._cards.items():
            node.glow = move is picked
        self.confirm.enabled = picked is not None
        self.confirm.tooltip = None if picked else say("pick-a-card")
        from_deck = picked is not None and picked.choice == "deck"
        key = "survey-deck-confirm" if from_deck else f"{self._asked.kind}-confirm"
        self.confirm.words = self.confirm.label = say(key)

    def first_control(self) -> Node:
        """The button once a card is picked, else the first card."""
        if self._asked.picked is not None or not self._cards:
            return self.confirm
        return next(iter(self._cards.values()))

    def draw(self, canvas: Canvas) -> None:
        """Draw the question above cards and buttons."""
        required = self._asked.declining_move is None
        text = self._context.say("survey-required" if required else f"{self._asked.kind}-question")
        letters = canvas.kit.lettering
        style = text_styles.ON_PAPER.body
        step = letters.height(style, canvas.k) / canvas.k
        lines = letters.wrapped(text, style, canvas.k, round(self.width * canvas.k))
        for number, line in enumerate(lines):
            canvas.draw_text(line, style, (0.0, number * step - 4, self.width, step))

    def _add_card(self, move: Move, left: float, region: str) -> TrailCardNode:
        card = move.card or f"{region}:?"
        pick = partial(self._pick_card, move)
        place = NodeValues(x=54 + left, y=CARD_MIDDLE, scale=CARD_SCALE)
        node = card_choice_node(self._context, card, pick, **place)
        if not move.card:
            node.label = self._context.say("deck-label")
            node.tooltip = self._context.say("deck-tip")
        node.name = f"card:{move.card or move.choice}"
        node.lift = LIFT
        return node

    def _pick_card(self, move: Move) -> None:
        self._asked.toggle_card(move)
        self._handlers.changed()
