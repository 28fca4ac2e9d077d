"""Sets of places, spaces and lines, each one number."""

from game.engine.rows import numbers_of
from game.titles.brass.rules.kinds import BIT
from game.titles.brass.rules.sets import lowest, size
from tests.titles.brass.tables import table_of


def test_the_lowest_member_is_found_whatever_else_is_in_a_set() -> None:
    for number, bit in enumerate(numbers_of(BIT)):
        above = sum(numbers_of(BIT)[number + 1 :])
        assert lowest(bit) == number
        assert lowest(bit | above) == number


def test_a_set_is_as_large_as_it_has_members() -> None:
    assert size(0) == 0
    assert size(sum(numbers_of(BIT))) == len(BIT)
    assert size(BIT[0] | BIT[7] | BIT[59]) == 3


def test_every_place_space_and_line_of_the_board_has_a_bit() -> None:
    board = table_of({}, {}).state.board
    assert max(board.places, board.spaces, board.lines, board.card_kinds) <= len(BIT)
    assert board.all_spaces == sum(numbers_of(board.spaces_at))
