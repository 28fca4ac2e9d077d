"""The index of moves: all moves (or all chance outcomes) of a set-up, numbered from 0 without
gaps.
"""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rows import make_row, make_zero_row

NO_INDEX: Final = -1


@final
class MoveKindSizes:
    """A kind of move and the number of values of each of its three fields, which count from 0.

    With a `step`, the first field takes only multiples of it.
    """

    def __init__(
        self, kind: int, first: int = 1, second: int = 1, third: int = 1, step: int = 1
    ) -> None:
        """Describe the moves of one kind."""
        self.kind: int = kind
        self.first: int = first
        self.second: int = second
        self.third: int = third
        self.step: int = step


@final
class MoveSpace:
    """Maps every move of the given kinds to an index from 0 to `size` - 1, in ascending order of
    move codes.
    """

    def __init__(self, kinds: list[MoveKindSizes]) -> None:
        """Number all moves of these kinds, which the caller gives in ascending order of kind."""
        self.kind_count: i64 = kinds[len(kinds) - 1].kind + 1
        self.first_index_by_kind: vec[i64] = make_zero_row(
            self.kind_count
        )  # index of a kind's first move
        self.first: vec[i64] = make_zero_row(self.kind_count)  # number of values of its first field
        self.second: vec[i64] = make_zero_row(self.kind_count)
        self.third: vec[i64] = make_zero_row(self.kind_count)
        self.step: vec[i64] = make_row([1] * int(self.kind_count))
        self.size: i64 = 0
        for fields in kinds:
            kind: i64 = fields.kind
            self.first_index_by_kind[kind] = self.size
            self.first[kind] = fields.first
            self.second[kind] = fields.second
            self.third[kind] = fields.third
            self.step[kind] = fields.step
            self.size += self.first[kind] * self.second[kind] * self.third[kind]

    def index_of_move(self, move: i64) -> i64:
        """Return the index of a move, NO_INDEX when its kind is not in the space or a field is too
        large or not a multiple of the kind's step.
        """
        kind: i64 = kind_of_move(move)
        if kind < 0 or kind >= self.kind_count:
            return NO_INDEX
        first: i64 = first_field_of_move(move)
        if self.step[kind] > 1:
            if first % self.step[kind] != 0:
                return NO_INDEX
            first = first // self.step[kind]
        second: i64 = second_field_of_move(move)
        third: i64 = third_field_of_move(move)
        if first >= self.first[kind] or second >= self.second[kind] or third >= self.third[kind]:
            return NO_INDEX
        return (
            self.first_index_by_kind[kind]
            + (first * self.second[kind] + second) * self.third[kind]
            + third
        )

    def move_at_index(self, index: i64) -> i64:
        """Return the move with an index of 0 to size - 1; raise ValueError if the index is out of
        this range."""
        if index < 0 or index >= self.size:
            raise ValueError(f"{index} is no move; allowed: 0 to {self.size - 1}")
        kind: i64 = self.kind_count - 1
        while self.first[kind] == 0 or self.first_index_by_kind[kind] > index:
            kind -= 1
        rest: i64 = index - self.first_index_by_kind[kind]
        third: i64 = rest % self.third[kind]
        rest = rest // self.third[kind]
        second: i64 = rest % self.second[kind]
        first: i64 = rest // self.second[kind]
        return make_move_code(kind, first * self.step[kind], second, third)
