"""What follows from the rows of a state is kept up to date, and a law sees when it is not."""

import pytest

from game.titles.brass.rules.kinds import BIT, COTTON_MILL, EMPTY, INDUSTRY_COUNT, LEVELS
from game.titles.brass.rules.laws.board import broken_board
from game.titles.brass.rules.laws.kinds import DERIVED, KEPT
from game.titles.brass.rules.state import BrassState
from tests.titles.brass.tables import Table, table_of

PINK, YELLOW = 0, 1
SETS = ("coal_at", "ports_at", "empty", "stocked", "open_ports", "laid")
ROWS = ("sited", "linked", "links_left", "held", "unsold", "near", "top", "reach")


def busy_table() -> Table:
    """Return a table with a mill of pink joined to a port of yellow, and a mine."""
    return table_of(
        {
            "preston.0": "yellow port 2",
            "wigan.0": "yellow coal-mine 1",
            "blackburn.0": "pink cotton-mill 2",
        },
        {"preston wigan": "pink", "blackburn wigan": "yellow"},
    )


def space(state: BrassState, name: str) -> int:
    return int(BIT[state.board.space_numbers[name]])


def test_a_position_that_was_read_is_up_to_date() -> None:
    state = busy_table().state
    assert broken_board(state, state) == KEPT


@pytest.mark.parametrize("name", [*SETS, "iron_left"])
def test_a_number_that_no_longer_follows_from_the_rows_breaks_a_law(name: str) -> None:
    state = busy_table().state
    setattr(state, name, getattr(state, name) ^ 1)
    assert broken_board(state, state) == DERIVED


@pytest.mark.parametrize("name", ROWS)
def test_a_cell_that_no_longer_follows_from_the_rows_breaks_a_law(name: str) -> None:
    state = busy_table().state
    row = getattr(state, name)
    for cell in range(len(row)):
        true = row[cell]
        row[cell] = true ^ 1
        assert broken_board(state, state) == DERIVED, cell
        row[cell] = true
    assert broken_board(state, state) == KEPT


@pytest.mark.rule("B-12.2")
def test_a_sold_mill_no_longer_waits_and_its_port_is_no_longer_open() -> None:
    table = busy_table()
    mill, port = space(table.state, "blackburn.0"), space(table.state, "preston.0")
    assert table.state.unsold[PINK] == mill
    assert table.state.open_ports == port
    table.play("sell blackburn.0 preston.0", "card manchester")
    assert table.state.unsold[PINK] == 0
    assert table.state.open_ports == 0


@pytest.mark.rule("B-1.3")
def test_the_top_of_a_stack_is_its_lowest_level_that_is_left() -> None:
    state = busy_table().state
    first = PINK * INDUSTRY_COUNT * LEVELS + COTTON_MILL * LEVELS
    for level in range(1, LEVELS):
        assert state.top[PINK * INDUSTRY_COUNT + COTTON_MILL] == COTTON_MILL * LEVELS + level
        state.stack[first + level] = 0
        state.look_at_stack(PINK, COTTON_MILL)
    assert state.top[PINK * INDUSTRY_COUNT + COTTON_MILL] == EMPTY
