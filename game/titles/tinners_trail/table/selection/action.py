"""The action of the working day, as a person picks it together, and how much ore is raised."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move
from game.tabletop.question.picks import AsksOf, Picks, PicksEnquiry

Worth = Callable[[str, int, int], int]


class Load:
    """A load of ore; possible is what some move says, and nothing at all.

    Begins with the best load by `worth`, pounds for an area and so much tin and copper.
    """

    def __init__(self, moves: tuple[Move, ...], worth: Worth) -> None:
        """Take the extraction moves of one mine."""
        self._moves = {(move.amount("tin"), move.amount("copper")): move for move in moves}
        area = moves[0].places[0]
        best = max(self._moves, key=lambda load: (worth(area, *load), sum(load)))
        self.tin, self.copper = best

    @property
    def move(self) -> Move | None:
        """The move of this load; None for nothing."""
        return self._moves.get((self.tin, self.copper))

    def most(self, ore: str) -> int:
        """Return the most cubes of an ore that any load has."""
        return max(load[0 if ore == "tin" else 1] for load in self._moves)

    def can_change(self, ore: str, by: int) -> bool:
        """Return whether one cube more or less is possible."""
        changed = self._changed(ore, by)
        return changed == (0, 0) or changed in self._moves

    def change(self, ore: str, by: int) -> bool:
        """Take one cube more or less; at the mine's limit the other ore makes room."""
        changed = self._changed(ore, by)
        if by > 0 and changed not in self._moves:
            other = "copper" if ore == "tin" else "tin"
            tin, copper = changed
            changed = (tin, copper - 1) if other == "copper" else (tin - 1, copper)
        if changed != (0, 0) and changed not in self._moves:
            return False
        self.tin, self.copper = changed
        return True

    def _changed(self, ore: str, by: int) -> tuple[int, int]:
        return (self.tin + by, self.copper) if ore == "tin" else (self.tin, self.copper + by)


PASS = "pass"


class ActionEnquiry(PicksEnquiry):
    """An action of the working day: action, areas, and cubes where ore is extracted.

    What cannot easily be taken back is confirmed, but not when nothing else can be done.
    """

    kind = "action"

    def __init__(self, moves: tuple[Move, ...], asks: AsksOf, worth: Worth) -> None:
        """Begin with nothing picked; `worth` values a load of ore."""
        super().__init__(moves, Picks(moves, asks))
        self._worth, self._asks = worth, asks
        self.load: Load | None = None
        self.asks_before_passing = True

    @property
    def targets(self) -> frozenset[str]:
        """Areas that may be picked now, or instead of the present one."""
        if self.load is not None or (self.fork and self.picks.places):
            elsewhere = {move.places[0] for move in self._moves if move.kind == self.action}
            return frozenset(elsewhere) - self.chosen
        return super().targets

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
        if self.fork:
            return f"fork-{self.picks.action}"
        if self.pending is not None:
            return f"confirm-{self.picks.action}"
        return f"area-{self.picks.action}" + ("-second" if self.picks.places else "")

    @property
    def fork(self) -> tuple[str, ...]:
        """Plain or own miner, one of the four places, one of Michigan's pieces."""
        return self.picks.choices()

    @property
    def piece(self) -> str:
        """What is being placed, where that is picked before the place."""
        first = bool(self.picks.action) and self._asks(self.picks.action).choice_first
        return self.picks.sole_choice() if first else ""

    def pick_choice(self, choice: str) -> Move | None:
        """Pick one of the fork."""
        return self._go_on() if self.picks.pick_choice(choice) else None

    def pick_area(self, area: str) -> Move | None:
        """Pick an area, or another one while cubes are counted or a fork is open."""
        instead = self.load is not None or (self.fork and self.picks.places)
        if instead and area in self.targets:
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
        return super().back()

    def _go_on(self) -> Move | None:
        amounts = self.picks.amounts()
        if self.picks.action == "extract" and self.picks.places:
            loads = amounts or tuple(self.picks.fitting)
            self.load = Load(loads, self._worth)
            return None
        self.load = None
        answer = self.picks.answer()
        return answer if answer is not None and self._is_meant(answer) else None

    def _is_meant(self, answer: Move) -> bool:
        """Whether a pick is enough."""
        if answer.kind == PASS and not self.asks_before_passing:
            return True
        return self.picks.hasty or len(self._moves) == 1
