"""Enquiries: what a person is doing about one question, whatever kind of question it is."""

from __future__ import annotations

from game.engine.move import Move
from game.titles.tinners_trail.table.selection.load import Load, Worth
from game.titles.tinners_trail.table.selection.picks import Picks
from game.titles.tinners_trail.table.selection.sum import Sum


class Enquiry:
    """The question nobody is asked: every pick does nothing.

    Picks return the move to be played at once, or None. `pending` is the move that confirming
    plays, `preview` one that shows what the present picks lead to.
    """

    kind = ""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves among which the answer is."""
        return ()

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked now."""
        return frozenset()

    @property
    def chosen(self) -> frozenset[str]:
        """Areas picked."""
        return frozenset()

    @property
    def action(self) -> str:
        """The action picked, "" without one."""
        return ""

    @property
    def actions(self) -> frozenset[str]:
        """Actions possible with the areas picked."""
        return frozenset()

    @property
    def pending(self) -> Move | None:
        """The move that confirming would play."""
        return None

    @property
    def preview(self) -> Move | None:
        """A move that shows where the picks lead."""
        return self.pending

    @property
    def step(self) -> str:
        """The key of the words for the next step."""
        return "rest"

    def pick_area(self, area: str) -> Move | None:
        """Pick an area."""
        return None

    def pick_action(self, action: str) -> Move | None:
        """Pick an action."""
        return None

    @property
    def refusal(self) -> Move | None:
        """The move that declines, None when the question cannot be declined."""
        return None

    def back(self) -> bool:
        """Take back the last pick; False when there is none."""
        return False


class ActionEnquiry(Enquiry):
    """An action of the working day: action, areas, and cubes where ore is extracted."""

    kind = "action"

    def __init__(self, moves: tuple[Move, ...], worth: Worth) -> None:
        """Begin with nothing picked; `worth` values a load of ore."""
        self._moves = moves
        self._worth = worth
        self.picks = Picks(moves)
        self.load: Load | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every action possible now."""
        return self._moves

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked now; other mines too while cubes are counted."""
        if self.load is not None:
            mines = {move.places[0] for move in self._moves if move.kind == "extract"}
            return frozenset(mines) - self.chosen
        return frozenset(self.picks.targets())

    @property
    def chosen(self) -> frozenset[str]:
        """Areas picked."""
        return frozenset(self.picks.places)

    @property
    def action(self) -> str:
        """The action picked."""
        return self.picks.action

    @property
    def actions(self) -> frozenset[str]:
        """Actions possible with the areas picked; all while an action is picked."""
        if self.picks.places and not self.picks.action:
            anywhere = {move.kind for move in self._moves if not move.places}
            return self.picks.actions() | anywhere
        return frozenset(move.kind for move in self._moves)

    @property
    def pending(self) -> Move | None:
        """The load of ore, or the one move everything picked means."""
        return self.load.move if self.load is not None else self.picks.answer()

    @property
    def preview(self) -> Move | None:
        """The pending move, else any move of the action picked: all end their day alike."""
        if self.pending is not None or not self.picks.action:
            return self.pending
        return next(iter(self.picks.fitting), None)

    @property
    def step(self) -> str:
        """What is to be done next."""
        if not self.picks.action:
            return "action-here" if self.picks.places else "action"
        if self.load is not None:
            return "cubes"
        if self.pending is not None:
            return f"confirm-{self.picks.action}"
        return f"area-{self.picks.action}" + ("-second" if self.picks.places else "")

    def pick_area(self, area: str) -> Move | None:
        """Pick an area, or another mine while cubes are counted."""
        if self.load is not None and area in self.targets:
            self.picks.back()
        self.picks.pick_place(area)
        return self._go_on()

    def pick_action(self, action: str) -> Move | None:
        """Pick an action; a second time confirms it."""
        if action == self.picks.action and self.load is None and self.pending is not None:
            return self.pending
        self.load = None
        if action == self.picks.action:
            return None
        self.picks.pick_action(action)
        return self._go_on()

    def back(self) -> bool:
        """Take back the last pick."""
        self.load = None
        return self.picks.back()

    def _go_on(self) -> Move | None:
        amounts = self.picks.amounts()
        if self.picks.action == "extract" and self.picks.places:
            loads = amounts or tuple(self.picks.fitting)
            self.load = Load(loads, self._worth)
            return None
        self.load = None
        answer = self.picks.answer()
        return answer if answer is not None and self.picks.hasty else None


class AreaEnquiry(Enquiry):
    """One area, or none: the next pump, a tile to look at."""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Take the moves and their kind, "pump" or "peek"."""
        self.kind = kind
        self._moves = moves
        self.picks = Picks(moves, kind)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every area, and declining."""
        return self._moves

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked; another one instead of the one picked, too."""
        return frozenset(move.places[0] for move in self._moves if move.places) - self.chosen

    @property
    def chosen(self) -> frozenset[str]:
        """The area picked."""
        return frozenset(self.picks.places)

    @property
    def pending(self) -> Move | None:
        """The move at the area picked."""
        return self.picks.answer() if self.picks.places else None

    @property
    def step(self) -> str:
        """What is to be done next."""
        return f"confirm-{self.kind}" if self.pending is not None else f"area-{self.kind}"

    def pick_area(self, area: str) -> Move | None:
        """Pick an area in place of another."""
        self.picks.back()
        self.picks.pick_place(area)
        return self.pending if self.picks.hasty else None

    @property
    def refusal(self) -> Move | None:
        """Stopping, or looking at nothing."""
        return next((move for move in self._moves if not move.places), None)

    def back(self) -> bool:
        """Take back the area."""
        return self.picks.back()


class SumEnquiry(Enquiry):
    """An amount of money: a bid or an investment; declining drops out."""

    def __init__(self, moves: tuple[Move, ...], kind: str, start: int | None = None) -> None:
        """Take the moves and the question's kind, "bid" or "invest"."""
        self.kind = kind
        self._moves = moves
        sums = tuple(move for move in moves if move.amounts)
        self.sum = Sum(sums, start) if sums else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every sum, and declining."""
        return self._moves

    @property
    def pending(self) -> Move | None:
        """The sum chosen."""
        return self.sum.move if self.sum is not None else None

    @property
    def step(self) -> str:
        """What is to be done next; whoever opens an auction has to bid."""
        return f"{self.kind}-must" if self.refusal is None else self.kind

    @property
    def refusal(self) -> Move | None:
        """Dropping out or declining."""
        return next((move for move in self._moves if not move.amounts), None)


class CardEnquiry(Enquiry):
    """A survey card, the deck, or none."""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Take the moves and their kind, "survey" or "play"."""
        self.kind = kind
        self._moves = moves
        self.picked: Move | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every card, the deck, and none."""
        return self._moves

    @property
    def pending(self) -> Move | None:
        """The card picked."""
        return self.picked

    @property
    def step(self) -> str:
        """What is to be done next."""
        return self.kind

    def pick(self, move: Move) -> None:
        """Pick a card, or lay it back when it was picked already."""
        self.picked = None if move is self.picked else move

    @property
    def refusal(self) -> Move | None:
        """Playing no card."""
        return next((move for move in self._moves if move.choice == "none"), None)

    def back(self) -> bool:
        """Lay the card back."""
        picked, self.picked = self.picked, None
        return picked is not None
