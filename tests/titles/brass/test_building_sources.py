"""Coal and iron (B-7), new mines and ironworks (B-8), building over (B-9)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.brass.rules.kinds import BIT, COTTON_MILL, EMPTY, INDUSTRY_COUNT, LEVELS
from game.titles.brass.rules.laws.board import broken_board
from game.titles.brass.rules.laws.kinds import DERIVED, KEPT
from game.titles.brass.rules.routes import coal_sources_at, iron_sources
from game.titles.brass.rules.state import BrassState
from tests.titles.brass.tables import Table, table_of

rule = pytest.mark.rule
TRACK_OPEN = {"preston.0": "yellow port 1"}
JOINED = {"preston wigan": "yellow"}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    """Return a player with these cards."""
    return {"hand": list(cards), **more}


@rule("B-7.1")
def test_coal_comes_over_anybodys_links_from_anybodys_mine() -> None:
    counters = {"wigan.0": "blue coal-mine 1"}
    table = table_of(counters, JOINED, pink=hand("preston")).play("build ironworks preston.2")
    assert table.counter("wigan.0").cubes == 1
    assert table.player("pink").money == 25 + 0


@rule("B-7.2")
def test_the_nearest_mine_is_used_and_equally_near_ones_are_a_choice() -> None:
    counters = {"wigan.0": "blue coal-mine 1", "wigan.1": "yellow coal-mine 1"}
    counters |= {"blackburn.0": "blue coal-mine 2"}
    links = JOINED | {"blackburn wigan": "pink"}
    table = table_of(counters, links, iron=8, pink=hand("preston"))
    table.play("build ironworks preston.2")
    assert (table.phase, table.moves()) == ("coal", ["coal wigan.0", "coal wigan.1"])
    assert table.refusal("coal blackburn.0").key == "mine-not-nearest"
    table.play("coal wigan.1")
    assert (table.counter("wigan.0").cubes, table.counter("wigan.1").cubes) == (2, 1)


@rule("B-7.3")
def test_a_connected_mine_with_coal_comes_before_the_track_and_an_empty_one_is_none() -> None:
    counters = TRACK_OPEN | {"wigan.0": "blue coal-mine 1"}
    table = table_of(counters, JOINED, pink=hand("preston")).play("build ironworks preston.2")
    assert table.look().coal == 8
    empty = TRACK_OPEN | {"wigan.0": "blue coal-mine 1 flipped"}
    table = table_of(empty, JOINED, pink=hand("preston")).play("build ironworks preston.2")
    assert table.look().coal == 7


@rule("B-7.4")
def test_without_a_connected_mine_the_track_serves_through_a_built_port() -> None:
    counters = TRACK_OPEN | {"oldham.0": "blue coal-mine 2"}
    table = table_of(counters, pink=hand("preston")).play("build ironworks preston.2")
    assert table.look().coal == 7
    assert table.player("pink").spent == 6
    (source,) = coal_sources_at(table.state, table.state.board.place_numbers["preston"])
    assert (source.space, source.pounds, source.via) == ("track", 1, "preston")


@rule("B-7.5")
def test_without_mine_and_port_what_needs_coal_cannot_be_built() -> None:
    table = table_of({"oldham.0": "blue coal-mine 2"}, pink=hand("preston"))
    assert table.spaces_for("ironworks") == []
    assert table.refusal("build ironworks preston.2").key == "no-coal"


@rule("B-7.6", "B-7.12")
@pytest.mark.parametrize(("left", "pounds"), [(8, 1), (6, 2), (5, 2), (4, 3), (1, 4), (0, 5)])
def test_the_track_costs_the_price_of_its_cheapest_cube_and_five_pounds_once_empty(
    left: int, pounds: int
) -> None:
    table = table_of(iron=left, pink=hand("port")).play("develop port", "done")
    assert table.player("pink").spent == pounds
    assert table.look().iron == max(0, left - 1)


@rule("B-7.6")
def test_coal_from_the_supply_still_needs_a_built_port() -> None:
    assert table_of(coal=0, pink=hand("preston")).spaces_for("ironworks") == []
    table = table_of(TRACK_OPEN, coal=0, pink=hand("preston")).play("build ironworks preston.2")
    assert (table.look().coal, table.player("pink").spent) == (0, 10)


@rule("B-7.12")
def test_with_three_coal_and_four_iron_spaces_empty_cubes_cost_two_and_three_pounds() -> None:
    table = table_of(coal=5, iron=4).look()
    assert (table.coal_price, table.iron_price) == (2, 3)


@rule("B-7.7")
def test_cubes_of_other_players_are_free() -> None:
    table = table_of({"bolton.2": "yellow ironworks 1"}, pink=hand("port"))
    table.play("develop port", "done")
    assert (table.player("pink").money, table.counter("bolton.2").cubes) == (30, 3)


@rule("B-7.8")
def test_iron_comes_from_any_ironworks_near_or_far_by_choice_and_else_from_the_track() -> None:
    counters = {"bolton.2": "yellow ironworks 1", "rochdale.2": "blue ironworks 1"}
    table = table_of(counters, pink=hand("port")).play("develop port")
    assert (table.phase, table.moves()) == ("iron", ["iron bolton.2", "iron rochdale.2"])
    assert table.refusal("iron preston.2").key == "no-iron-in-works"
    assert [source.space for source in iron_sources(table.state)] == ["bolton.2", "rochdale.2"]
    table.play("iron rochdale.2", "done")
    assert table.look().iron == 8
    assert [source.space for source in iron_sources(table_of().state)] == ["track"]


@rule("B-7.9", "B-7.10", "B-14.2")
def test_the_last_cube_flips_the_counter_at_once() -> None:
    counters = {"wigan.0": "blue coal-mine 1 1"}
    table = table_of(counters, JOINED, pink=hand("preston")).play("build ironworks preston.2")
    counter = table.counter("wigan.0")
    assert (counter.flipped, counter.cubes) == (True, 0)
    assert table.player("blue").income_space == 14


@rule("B-7.11")
def test_coal_is_taken_before_iron_and_an_old_counter_is_no_source() -> None:
    counters = {"manchester.0": "yellow coal-mine 1", "manchester.1": "blue coal-mine 1"}
    counters |= {"bolton.2": "yellow ironworks 1", "rochdale.2": "blue ironworks 1"}
    stacks = {"cotton-mill": [3]}
    table = table_of(counters, pink=hand("manchester", stacks=stacks))
    table.play("build cotton-mill manchester.2")
    assert table.phase == "coal"
    table.play("coal manchester.1")
    assert table.phase == "iron"
    assert table.counter("manchester.1").cubes == 1
    table.play("iron bolton.2")
    assert table.player("pink").money == 30 - 16


@rule("B-8.1")
def test_a_new_mine_takes_the_cubes_of_its_level() -> None:
    pink = hand("wigan", stacks={"coal-mine": [4]})
    table = table_of(pink=pink).play("build coal-mine wigan.0")
    assert table.counter("wigan.0").cubes == 5


@rule("B-8.2", "B-8.4", "B-8.7", "B-8.5")
@pytest.mark.parametrize(("level", "moved", "earned"), [(2, 3, 4), (1, 2, 3)])
def test_a_connected_new_mine_fills_the_track_from_the_dear_end(
    level: int, moved: int, earned: int
) -> None:
    pink = hand("wigan", stacks={"coal-mine": [level]})
    table = table_of(TRACK_OPEN, JOINED, coal=5, pink=pink).play("build coal-mine wigan.0")
    cost = {1: 5, 2: 7}[level]
    assert table.look().coal == 5 + moved
    assert table.player("pink").money == 30 - cost + earned
    assert table.counter("wigan.0").flipped
    assert table.player("pink").spent == cost


@rule("B-8.3")
def test_a_new_ironworks_fills_the_iron_track_connected_or_not() -> None:
    counters = {"rochdale.0": "yellow coal-mine 1"}
    table = table_of(counters, iron=6, pink=hand("rochdale")).play("build ironworks rochdale.2")
    assert table.look().iron == 8
    assert table.counter("rochdale.2").cubes == 2
    assert table.player("pink").money == 30 - 5 + 2


@rule("B-8.4")
def test_what_the_track_pays_cannot_pay_for_the_counter() -> None:
    pink = hand("wigan", money=4)
    assert table_of(TRACK_OPEN, JOINED, coal=0, pink=pink).spaces_for("coal-mine") == []


@rule("B-8.6")
def test_a_later_port_or_link_moves_no_cubes() -> None:
    counters = {"wigan.0": "pink coal-mine 1"}
    table = table_of(counters, JOINED, coal=4, pink=hand("preston", "preston"))
    table.play("build port preston.0")
    assert (table.look().coal, table.counter("wigan.0").cubes) == (4, 2)
    linked = table_of(counters | TRACK_OPEN, coal=4, pink=hand("port")).play("canal preston wigan")
    assert linked.look().coal == 4


def over(counters: dict[str, str], level: int, **words: Any) -> Table:
    """Pink holds a Wigan card and a mine of that level."""
    pink = hand("wigan", stacks={"coal-mine": [level]}, money=99)
    return table_of(counters, pink=pink, **words)


@rule("B-9.1", "B-9.5")
@pytest.mark.parametrize("side", ["", " flipped"])
def test_an_own_counter_is_built_over_by_a_higher_one_at_any_time(side: str) -> None:
    table = over({"wigan.0": f"pink coal-mine 1{side}"}, 2)
    table.play("build coal-mine wigan.0")
    counter = table.counter("wigan.0")
    assert (counter.kind.level, counter.cubes, counter.flipped) == (2, 3, False)
    assert table.player("pink").income_space == 10
    assert table.player("pink").stacks["coal-mine"] == ()


@rule("B-9.2", "B-9.3")
def test_anothers_mine_only_when_no_coal_is_left_on_board_and_track() -> None:
    counters = {"wigan.0": "yellow coal-mine 1 flipped"}
    text = "build coal-mine wigan.0"
    assert over(counters, 2).refusal(text).key == "coal-is-left"
    elsewhere = counters | {"bury.0": "blue coal-mine 1"}
    assert over(elsewhere, 2, coal=0).refusal(text).key == "coal-is-left"
    table = over(counters, 2, coal=0).play(text)
    assert table.counter("wigan.0").owner == 0
    assert table.player("yellow").income_space == 10


@rule("B-9.2")
def test_anothers_ironworks_when_no_iron_is_left_and_nothing_else_of_others() -> None:
    pink = hand("bolton", stacks={"ironworks": [2], "cotton-mill": [2]}, money=99)
    counters = {"bolton.2": "yellow ironworks 1 flipped", "bolton.0": "blue coal-mine 1"}
    table = table_of(counters, iron=0, pink=pink)
    assert table.spaces_for("ironworks") == ["bolton.2"]
    assert table_of(counters, iron=1, pink=pink).spaces_for("ironworks") == []
    mills = {"bolton.0": "yellow cotton-mill 1", "bolton.1": "blue coal-mine 1"}
    text = "build cotton-mill bolton.0"
    assert table_of(mills, pink=pink).refusal(text).key == "not-yours-to-build-over"


@rule("B-9.4")
@pytest.mark.parametrize("level", [2, 3])
def test_the_level_must_be_strictly_higher(level: int) -> None:
    table = over({"wigan.0": f"pink coal-mine {level}"}, 2)
    assert table.refusal("build coal-mine wigan.0").key == "level-not-higher"
    assert table.spaces_for("coal-mine") == []


@rule("B-9.6")
def test_an_own_counter_elsewhere_in_the_location_forbids_building_over_anothers() -> None:
    counters = {"wigan.0": "pink coal-mine 1 flipped", "wigan.1": "yellow coal-mine 1 flipped"}
    assert over(counters, 2, coal=0).spaces_for("coal-mine") == ["wigan.0"]
    counters = {"wigan.0": "pink coal-mine 2 flipped", "wigan.1": "yellow coal-mine 2 flipped"}
    rail = over(counters, 3, coal=0, era="rail")
    assert rail.spaces_for("coal-mine") == ["wigan.0", "wigan.1"]


@rule("B-9.7", "B-14.4")
def test_a_shipyard_flips_when_built_and_is_never_built_over() -> None:
    pink = hand("liverpool", money=99, stacks={"shipyard": [1, 1]})
    table = table_of({"liverpool.0": "yellow port 1"}, pink=pink)
    table.play("build shipyard liverpool.2")
    assert table.counter("liverpool.2").flipped
    assert table.player("pink").income_space == 12
    again = table_of({"liverpool.0": "yellow port 1", "liverpool.2": "blue shipyard 1"}, pink=pink)
    assert again.spaces_for("shipyard") == []


# What follows from the rows of a state is kept up to date, and a law sees when it is not.

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
