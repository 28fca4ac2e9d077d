"""The lower part of the auction bill while a survey card is chosen."""

from __future__ import annotations

from functools import partial

from game.engine.move import Move
from game.scene import styles
from game.scene.box_place import box
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.tabletop.question.card import CardEnquiry
from game.tabletop.sheet.sheet import SheetHandlers
from game.tabletop.sheet.sheet_buttons import confirm_button, decline_button
from game.titles.tinners_trail.table.panels.hand import CardNode, card_tip
from game.titles.tinners_trail.table.studio import Studio

HEIGHT = 204.0
PITCH = 132.0
CARD_SCALE, CARD_MIDDLE = 0.88, 130.0
LIFT = 12.0  # so far below two lines of the question
BUTTON_WIDTH = 260.0
CONFIRM_TOP, DECLINE_TOP = 74.0, 136.0


class CardChoice(Node):
    """The cards that may be played, the deck where there is one, and the buttons."""

    def __init__(
        self, paper: tuple[Studio, float], asked: tuple[CardEnquiry, str], orders: SheetHandlers
    ) -> None:
        """Lay out the cards of the question; `asked` is it and the region of the area for sale,
        `paper` what is printed with and how wide.
        """
        studio, width = paper
        super().__init__(name="card-choice", width=width, height=HEIGHT)
        self._studio = studio
        enquiry, self._region = asked
        self._enquiry = enquiry
        self._orders = orders
        offers = [move for move in enquiry.moves if move.card or move.choice == "deck"]
        pitch = min(PITCH, (width - BUTTON_WIDTH - 20) / max(len(offers), 1))
        self._cards = {move: self._card(move, n, pitch) for n, move in enumerate(offers)}
        self.add(*self._cards.values())
        self._add_buttons()
        self.refresh()

    def refresh(self) -> None:
        """Show which card is picked."""
        picked = self._enquiry.picked
        for move, node in self._cards.items():
            node.glow = move is picked
        self.confirm.enabled = picked is not None
        self.confirm.tooltip = None if picked else self._studio.say("pick-a-card")
        key = f"{self._enquiry.kind}-confirm"
        if picked is not None and picked.choice == "deck":
            key = "survey-deck-confirm"
        self.confirm.words = self.confirm.label = self._studio.say(key)

    def first_control(self) -> Node:
        """The button once a card is picked, else the first card."""
        if self._enquiry.picked is not None or not self._cards:
            return self.confirm
        return next(iter(self._cards.values()))

    def draw(self, canvas: Canvas) -> None:
        """Put the question above cards and buttons."""
        required = self._enquiry.refusal is None
        key = "survey-required" if required else f"{self._enquiry.kind}-question"
        text = self._studio.say(key)
        lettering = canvas.kit.lettering
        style = styles.BODY_ON_PARCHMENT
        lines = lettering.wrapped(text, style, canvas.k, round(self.width * canvas.k))
        step = lettering.height(style, canvas.k) / canvas.k
        for number, line in enumerate(lines):
            canvas.words(line, style, (0.0, number * step - 4, self.width, step))

    def _card(self, move: Move, number: int, pitch: float) -> CardNode:
        node = CardNode(self._studio, x=54 + pitch * number, y=CARD_MIDDLE, scale=CARD_SCALE)
        if move.card:
            node.tooltip = card_tip(self._studio, move.card)
            node.show(move.card)
        else:
            node.show(f"{self._region}:?")
            node.label = self._studio.say("deck-label")
            node.tooltip = self._studio.say("deck-tip")
        node.name = f"card:{move.card or move.choice}"
        node.role, node.lift = "choice", LIFT
        node.focusable = node.keep_clear = True
        node.on_click = partial(self._pick, move)
        return node

    def _pick(self, move: Move) -> None:
        self._enquiry.pick(move)
        self._orders.changed()

    def _add_buttons(self) -> None:
        say = self._studio.say
        x = self.width - BUTTON_WIDTH
        place = box(x, CONFIRM_TOP, BUTTON_WIDTH, 50)
        self.confirm = confirm_button("", self._orders.confirm, wary=True, **place)
        self.add(self.confirm)
        if self._enquiry.refusal is not None:
            words, place = say(f"{self._enquiry.kind}-none"), box(x, DECLINE_TOP, BUTTON_WIDTH, 50)
            self.add(decline_button(words, self._orders.decline, wary=True, **place))
