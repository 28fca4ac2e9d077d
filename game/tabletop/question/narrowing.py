"""Narrowing: any legal move found by answering one small question after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import methodcaller
from typing import Final

from game.engine.move import Move

FEW: Final = 9
"""So many moves are listed whole; of more it is asked by parts."""
WHOLE: Final = "move"
NOTHING: Final = ""

Value = str | int


@dataclass(frozen=True, slots=True)
class PartAnswer:
    """One answer to the present question: a value, and the moves that have it."""

    value: Value
    moves: tuple[Move, ...]


class Narrowing:
    """Asks for kind, places, card, choice and amounts, as far as the moves differ in them.

    `part` says what is asked now: "kind", "place", "card", "choice", the name of an amount, or
    `WHOLE` where so few moves are left that each is an answer; "" when nobody is asked.
    Knows no rule: what is possible is what some move of the question contains.
    """

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        """Begin with nothing picked."""
        self.moves = moves
        self._picked: list[tuple[Move, ...]] = []

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The moves that agree with everything picked."""
        return self._picked[-1] if self._picked else self.moves

    @property
    def begun(self) -> bool:
        """Whether a pick could be taken back."""
        return bool(self._picked)

    @property
    def part(self) -> str:
        """What is asked now."""
        moves = self.fitting
        if not moves:
            return ""
        if len(moves) <= FEW:
            return WHOLE
        return next((name for name, of in _parts(moves) if _differs(moves, of)), WHOLE)

    @property
    def choices(self) -> tuple[PartAnswer, ...]:
        """The answers to what is asked now, in the order of the moves; numbers in their own."""
        moves, part = self.fitting, self.part
        if part == WHOLE:
            return tuple(PartAnswer(move.text, (move,)) for move in moves)
        if not part:
            return ()
        read = next(of for name, of in _parts(moves) if name == part and _differs(moves, of))
        groups: dict[Value, list[Move]] = {}
        for move in moves:
            groups.setdefault(read(move), []).append(move)
        found = [PartAnswer(value, tuple(group)) for value, group in groups.items()]
        if all(isinstance(choice.value, int) for choice in found):
            found.sort(key=lambda choice: int(choice.value))
        return tuple(found)

    @property
    def counts(self) -> bool:
        """Whether a number is asked that is easier set than picked from a list."""
        choices = self.choices
        return len(choices) > FEW and all(isinstance(choice.value, int) for choice in choices)

    def pick(self, value: Value) -> Move | None:
        """Pick an answer; return the move when only one is left. Anything else does nothing."""
        moves = next((choice.moves for choice in self.choices if choice.value == value), ())
        if len(moves) == 1:
            return moves[0]
        if moves:
            self._picked.append(moves)
        return None

    def back(self) -> bool:
        """Take the last pick back; False when there is none."""
        if not self._picked:
            return False
        self._picked.pop()
        return True


Reader = Callable[[Move], Value]


def _parts(moves: tuple[Move, ...]) -> list[tuple[str, Reader]]:
    """Return every part the moves have, in the order in which people are asked."""
    most = max(len(move.places) for move in moves)
    amounts = dict.fromkeys(name for move in moves for name, _ in move.amounts)
    return [
        ("kind", lambda move: move.kind),
        *(("place", _place(number)) for number in range(most)),
        ("card", lambda move: move.card),
        ("choice", lambda move: move.choice),
        *((name, methodcaller("amount", name)) for name in amounts),
    ]


def _place(number: int) -> Reader:
    return lambda move: move.places[number] if number < len(move.places) else NOTHING


def _differs(moves: tuple[Move, ...], read: Reader) -> bool:
    first = read(moves[0])
    return any(read(move) != first for move in moves)
