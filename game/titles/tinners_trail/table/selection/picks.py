"""Picks: action and areas picked so far, and the moves that still fit them."""

from __future__ import annotations

from game.engine.move import Move

ANSWER_AT_ONCE = frozenset({"miner", "port", "train", "adit", "pump"})


class Picks:
    """One question's state machine: an action and its areas, in either order.

    `action` is a kind of move or "", `places` the areas picked so far. Knows no rule: what is
    possible is what some move of the question contains.
    """

    def __init__(self, moves: tuple[Move, ...], action: str = "") -> None:
        """Begin with nothing picked; `action` is fixed when the question has only one kind."""
        self._moves = moves
        self._fixed = action
        self.action = action
        self.places: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing has been picked."""
        return self.action == self._fixed and not self.places

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The moves that agree with everything picked."""
        return tuple(move for move in self._moves if self._fits(move))

    def actions(self) -> frozenset[str]:
        """Return the kinds of moves that can be made with the areas picked."""
        picked = set(self.places)
        return frozenset(move.kind for move in self._moves if picked <= set(move.places))

    def targets(self) -> tuple[str, ...]:
        """Return the areas that may be picked next, in the order of the moves."""
        fitting = self.fitting
        if not self.action and self.places:
            fitting = self._moves
        found = {place: None for move in fitting for place in move.places}
        return tuple(place for place in found if place not in self.places)

    def answer(self) -> Move | None:
        """Return the one move everything picked means; None while more is to be picked."""
        if not self.action:
            return None
        whole = [move for move in self.fitting if len(move.places) == len(self.places)]
        return whole[0] if len(whole) == 1 else None

    def amounts(self) -> tuple[Move, ...]:
        """Return the moves that differ only in their amounts, once all areas are picked."""
        if not self.action or self.answer() is not None:
            return ()
        return tuple(move for move in self.fitting if len(move.places) == len(self.places))

    @property
    def hasty(self) -> bool:
        """Whether the answer is given without asking back, because it is easily taken back."""
        return self.action in ANSWER_AT_ONCE

    def pick_action(self, action: str) -> bool:
        """Pick an action and keep the areas it can use; False when it is not possible now."""
        if not any(move.kind == action for move in self._moves):
            return False
        if action not in self.actions():
            self.places = ()
        self.action = action
        return True

    def pick_place(self, area: str) -> bool:
        """Pick an area; False when no move that fits goes there."""
        if area in self.places:
            return False
        if area not in self.targets():
            return False
        if not self.action:
            self.places = ()
        self.places = (*self.places, area)
        return True

    def back(self) -> bool:
        """Take the last pick back: areas first, then the action; False when there is none."""
        if self.places and (self.action or self._fixed):
            self.places = self.places[:-1]
        elif self.places:
            self.places = ()
        elif self.action != self._fixed:
            self.action = self._fixed
        else:
            return False
        return True

    def _fits(self, move: Move) -> bool:
        return self.action in ("", move.kind) and set(self.places) <= set(move.places)
