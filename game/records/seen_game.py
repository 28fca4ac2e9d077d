"""A game as one observer has seen it: what a report from an online table holds in place of the
whole game, which only the host has."""

from dataclasses import dataclass
from typing import Any, Final

import msgpack

from game.engine.fingerprint import fingerprint_of_rows
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE
from game.records.codec import decode_msgpack_value
from game.records.field_cursor import FieldCursor
from game.records.record_readers import (
    MAX_NUMBER,
    MAX_SEATS,
    MAX_STATE_ROWS,
    MAX_STEPS,
    checked_rows,
)

HIDDEN_MOVE_CODE: Final = -1  # written for the secret move of another seat


@dataclass(frozen=True, slots=True)
class SeenStep:
    """One step as the observer saw it; `move_code` is None for another seat's secret move.
    `changed_rows` are the (index, row) pairs of the view's rows that the step changed."""

    step_number: int
    mover: int
    move_code: int | None
    changed_rows: tuple[tuple[int, list[int]], ...]


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game as an observer, a seat or an observer without a seat, has seen it: the rows of the
    view before the first step, and every step that has not been undone. `undo_count` is the number
    of undos so far."""

    observer: int
    undo_count: int
    first_view_rows: list[list[int]]
    steps: tuple[SeenStep, ...]

    def rows_after_each_step(self) -> list[list[list[int]]]:
        """Return the rows of the view at the start and after every step; raise Unreadable if a
        step changes a row that the view lacks."""
        found = [self.first_view_rows]
        for step in self.steps:
            rows = list(found[-1])  # unchanged rows are shared
            for index, cells in step.changed_rows:
                if index >= len(rows):
                    raise Unreadable(f"step {step.step_number} changes row {index} of a view")
                rows[index] = cells
            found.append(rows)
        return found

    def fingerprints(self) -> tuple[bytes, ...]:
        """Return the fingerprint of the view after each step."""
        return tuple(fingerprint_of_rows(rows) for rows in self.rows_after_each_step()[1:])


def seen_step_between(
    step_number: int,
    mover: int,
    move_code: int | None,
    *,
    rows_before: list[Any],
    rows_after: list[Any],
) -> SeenStep:
    """Return the step that leads from the rows `rows_before` to the rows `rows_after`."""
    changed = tuple(
        (index, rows)
        for index, (earlier, rows) in enumerate(zip(rows_before, rows_after, strict=True))
        if earlier != rows
    )
    return SeenStep(step_number, mover, move_code, changed)


def encode_seen_game(seen_game: SeenGame) -> bytes:
    """Return the game as bytes, which `decode_seen_game` decodes."""
    steps = [
        [
            step.step_number,
            step.mover,
            HIDDEN_MOVE_CODE if step.move_code is None else step.move_code,
            [[index, cells] for index, cells in step.changed_rows],
        ]
        for step in seen_game.steps
    ]
    packed: bytes = msgpack.packb(
        [seen_game.observer, seen_game.undo_count, seen_game.first_view_rows, steps]
    )
    return packed


def decode_seen_game(content: bytes) -> SeenGame:
    """Decode bytes as a seen game; raise Unreadable with the name of the first invalid field."""
    fields = FieldCursor(decode_msgpack_value(content), "a seen game")
    observer = fields.take_number("its observer", COMMON_OBSERVER, MAX_SEATS - 1)
    undos = fields.take_number("its undos", 0, MAX_STEPS)
    first = checked_rows(fields.take_unchecked_value("its first rows"))
    listed = fields.take_list("its steps", MAX_STEPS)
    steps = [_read_seen_step(each) for each in listed.take_remaining_lists(4)]
    fields.check_no_entry_left()
    return SeenGame(observer, undos, first, tuple(steps))


def _read_seen_step(fields: FieldCursor) -> SeenStep:
    number = fields.take_number("its number", 0, MAX_STEPS)
    mover = fields.take_number("its mover", CHANCE, MAX_SEATS - 1)
    code = fields.take_number("its move", HIDDEN_MOVE_CODE, MAX_NUMBER)
    changed = []
    for each in fields.take_list("its rows", MAX_STATE_ROWS).take_remaining_lists(2):
        index = each.take_number("its row", 0, MAX_STATE_ROWS - 1)
        [cells] = checked_rows([each.take_unchecked_value("its cells")])
        changed.append((index, cells))
    return SeenStep(number, mover, None if code == HIDDEN_MOVE_CODE else code, tuple(changed))
