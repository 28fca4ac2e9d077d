"""Rows of numbers, and moves packed into one."""

import pytest

from game.engine.moves import FIELD_LIMIT, first_of, kind_of, pack, second_of, third_of
from game.engine.rows import filled, load_row, numbers_of, row_of, zeros


def test_rows_are_made_and_listed() -> None:
    assert numbers_of(row_of([3, -1, 2**40])) == [3, -1, 2**40]
    assert numbers_of(zeros(3)) == [0, 0, 0]
    assert numbers_of(filled(2, -1)) == [-1, -1]


def test_rows_of_zeros_share_nothing() -> None:
    one, other = zeros(2), zeros(2)
    one[0] = 5
    assert numbers_of(other) == numbers_of(zeros(2)) == [0, 0]


def test_a_row_is_loaded_in_place() -> None:
    row = zeros(2)
    load_row(row, [4, 5], "money")
    assert numbers_of(row) == [4, 5]


@pytest.mark.parametrize("numbers", [[], [1], [1, 2, 3]])
def test_a_row_of_another_length_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match=f"money holds 2 numbers, not {len(numbers)}"):
        load_row(zeros(2), numbers, "money")


@pytest.mark.parametrize("fields", [(0, 0, 0), (1, 2, 3), (FIELD_LIMIT - 1,) * 3])
def test_a_packed_move_gives_back_its_fields(fields: tuple[int, int, int]) -> None:
    move = pack(17, *fields)
    assert kind_of(move) == 17
    assert (first_of(move), second_of(move), third_of(move)) == fields


def test_packed_moves_sort_by_kind_and_then_by_their_fields() -> None:
    fields = [(1, 9, 9, 9), (2, 0, 0, 0), (2, 0, 0, 1), (2, 0, 1, 0), (2, 1, 0, 0), (3, 0, 0, 0)]
    codes = [int(pack(*move)) for move in fields]
    assert codes == sorted(codes)
