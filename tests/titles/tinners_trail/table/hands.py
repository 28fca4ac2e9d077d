"""Hands: give any legal answer by clicks alone, or by keys alone."""

from game.engine.move import Move
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.titles.tinners_trail.table.action_inputs import ActionInput
from game.titles.tinners_trail.table.draft_input import DraftInput
from game.titles.tinners_trail.table.game_facts import ACTION_HOTKEYS
from game.titles.tinners_trail.table.inputs import SumInput
from tests.helpers.present import of_kind
from tests.helpers.table_host import Sitter

SUM_SLIDERS = {"bid": "bid-slider", "invest": "invest-slider"}
KNOB = 19.0
MAX_STEPS = 60


class Hands:
    """What clicking and typing have in common."""

    def __init__(self, hot_seat: Sitter) -> None:
        self.hot_seat = hot_seat
        self.ui: UiDriver = hot_seat.ui

    def answer(self, move: Move) -> int:
        """Give the answer; return the code the table handed to the client."""
        if move.kind == "discard":
            self.draft(move)
        elif move.kind == "extract":
            self.act(move.kind, move.places)
            self.load(move.amount("tin"), move.amount("copper"))
            self.confirm("sheet-confirm")
        elif move.kind in SUM_SLIDERS and move.amounts:
            self.sum(SUM_SLIDERS[move.kind], move.amount("pounds"))
            self.confirm("bid" if move.kind == "bid" else "sheet-confirm")
        elif move.kind in ("survey", "play"):
            self.card(move)
        elif move.kind == "drop":
            self.press("drop", "d")
        elif move.kind in ("calciner", "adelaide", "look"):
            self.take_way(move.choice)
        elif move.kind == "place":
            self.place(move)
        elif move.kind in ("pump", "peek", "invest", "prospect"):
            self.area_or_none(move)
        else:
            self.act(move.kind, move.places)
            if self.hot_seat.table.controller.question_input.options_to_choose:
                self.take_way(move.choice or "plain")
            self.confirm_if_asked()
        return self.given(move)

    def confirm_if_asked(self) -> None:
        """Confirm what cannot be taken back; all else was answered by the last pick."""
        if not self.hot_seat.host.answers:
            self.confirm("confirm")

    def given(self, move: Move) -> int:
        """Return the one answer that was given."""
        answers: list[int] = self.hot_seat.host.answers
        assert len(answers) == 1, f"{move.text}: the table answered {answers}"
        return answers[0]

    def draft(self, move: Move) -> None:
        """Keep the card's partner, and the second one of every other region, and confirm."""
        question_input = of_kind(self.hot_seat.table.controller.question_input, DraftInput)
        for region, cards in question_input.pairs.items():
            index = cards.index(move.card) if move.card in cards else 0
            self.use(f"draft:{region}:{1 - index}")
        self.confirm("sheet-confirm")

    def take_way(self, choice: str) -> None:
        """Choose one of a fork."""
        self.use(f"way:{choice}")

    def place(self, move: Move) -> None:
        """Place a piece of Michigan's, or put it off; as an action it is picked first."""
        question_input = self.hot_seat.table.controller.question_input
        if move.choice == "none":
            self.press("decline", "n")
            return
        if question_input.kind == "action":
            self.press("action:place", ACTION_HOTKEYS["place"])
        if self.hot_seat.table.controller.question_input.options_to_choose:
            self.take_way(move.choice)
        for place in move.places:
            self.use(f"area:{place}")
        self.confirm_if_asked()

    def card(self, move: Move) -> None:
        """Pick the card, the deck or none."""
        if move.choice == "none":
            self.press("sheet-decline", "n")
        else:
            self.use(f"card:{move.card or move.choice}")
            self.confirm("sheet-confirm")

    def area_or_none(self, move: Move) -> None:
        """Pick the area, or decline."""
        if not move.places:
            button = "sheet-decline" if move.kind == "invest" else "decline"
            self.press(button, "n")
            if not self.hot_seat.host.answers:  # it is asked once more
                self.press(button, "n")
            return
        self.use(f"area:{move.places[0]}")
        self.confirm_if_asked()

    def present_load(self) -> tuple[int, int]:
        """The load the sheet shows."""
        question_input = of_kind(self.hot_seat.table.controller.question_input, ActionInput)
        assert question_input.load is not None
        return question_input.load.tin, question_input.load.copper

    def load(self, tin: int, copper: int) -> None:
        """Empty the load first: every smaller load is possible."""
        now = self.present_load()
        for _ in range(now[0]):
            self.press("tin:less", "1")
        for _ in range(now[1]):
            self.press("copper:less", "3")
        for _ in range(tin):
            self.press("tin:more", "2")
        for _ in range(copper):
            self.press("copper:more", "4")

    def act(self, action: str, places: tuple[str, ...]) -> None:
        """Pick an action and its areas."""
        self.press(f"action:{action}", ACTION_HOTKEYS[action])
        for place in places:
            self.use(f"area:{place}")

    def confirm(self, name: str) -> None:
        """Use the button that Enter means."""
        self.press(name, "enter")

    def press(self, name: str, key: str) -> None:
        """Use a button by its name or by its key."""
        raise NotImplementedError

    def use(self, name: str) -> None:
        """Use something that has no key of its own."""
        raise NotImplementedError

    def sum(self, slider: str, pounds: int) -> None:
        """Choose a number of pounds."""
        raise NotImplementedError


class Mouse(Hands):
    """Clicks and drags only."""

    def press(self, name: str, key: str) -> None:
        """Use a button by its name or by its key."""
        self.ui.click(name=name)

    def use(self, name: str) -> None:
        """Use something that has no key of its own."""
        self.ui.click(name=name)

    def sum(self, slider: str, pounds: int) -> None:
        """Choose pounds, or a box (2007) unless it is picked; where there is but one, no slider."""
        if self.ui.sees(name=f"box:{pounds}"):
            asked = self.hot_seat.table.controller.question_input
            assert isinstance(asked, SumInput) and asked.sum_choice is not None
            if asked.sum_choice.pounds != pounds:
                self.ui.click(name=f"box:{pounds}")
            return
        if not self.ui.sees(name=slider):
            return
        node = self.ui.find(name=slider)
        values = node.values  # type: ignore[attr-defined]
        if len(values) == 1:
            return
        way = (pounds - values[0]) / (values[-1] - values[0])
        self.ui.drag((KNOB + way * (node.width - 2 * KNOB)) / node.width, name=slider)


class Keyboard(Hands):
    """Keys only."""

    def press(self, name: str, key: str) -> None:
        """Use a button by its name or by its key."""
        self.ui.press_keys(key)

    def use(self, name: str) -> None:
        """Use something that has no key of its own."""
        self._go_to(name)
        self.ui.press_keys("enter")

    def sum(self, slider: str, pounds: int) -> None:
        """Choose a number of pounds."""
        for digit in str(pounds):
            self.ui.press_keys(digit)

    def _go_to(self, name: str) -> None:
        """Arrows as long as they lead nearer, then Tab."""
        target = self.ui.find(name=name)
        for _ in range(MAX_STEPS):
            node = self._focused()
            if node is target:
                return
            before = node
            self.ui.press_keys(self._arrow(node, target))
            if self._focused() is before:
                break
        for _ in range(3 * MAX_STEPS):
            if self._focused() is target:
                return
            self.ui.press_keys("tab")
        raise AssertionError(f"{name} cannot be reached by keys")

    def _focused(self) -> Node | None:
        focus = self.ui.screen.stage.focus
        return focus.node if focus.is_ring_shown else None

    def _arrow(self, node: Node | None, target: Node) -> str:
        order = self.hot_seat.host.stage.reachable_in_focus_order()
        spots = {id(spot.node): spot.visible_rect() for spot in order}
        here = spots.get(id(node))
        there = spots.get(id(target))
        if here is None or there is None:
            return "right"
        dx = there.centerx - here.centerx
        dy = there.centery - here.centery
        if abs(dx) >= abs(dy):
            return "right" if dx > 0 else "left"
        return "down" if dy > 0 else "up"
