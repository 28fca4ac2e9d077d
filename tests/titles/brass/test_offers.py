"""What the table shows of an offer: price, sources and ways; and what follows from the rows of a
state is kept up to date, or an invariant sees it."""

import pytest

from game.titles.brass.rules import routes
from game.titles.brass.rules.action_previews import (
    cost_of_build,
    cost_of_rail,
    income_space_and_pounds_after_loan,
    market_bonus_range,
)
from game.titles.brass.rules.card_uses import card_kinds_least_useful_first
from game.titles.brass.rules.invariants.board import first_broken_board_invariant
from game.titles.brass.rules.invariants.kinds import DERIVED_NUMBERS_INVARIANT, NO_BROKEN_INVARIANT
from game.titles.brass.rules.kinds import (
    BIT_BY_PLACE,
    COAL_MINE_INDUSTRY,
    COTTON_MILL_INDUSTRY,
    EMPTY,
    INDUSTRY_COUNT,
    LEVEL_COUNT,
)
from tests.helpers.present import present
from tests.titles.brass.tables import Table, begun

PINK = 0
YELLOW = 1
BUSY = (  # a mill of pink joined to a port of yellow, and a mine
    "preston.0 yellow port 2; wigan.0 yellow coal-mine 1; blackburn.0 pink cotton-mill 2;"
    "link preston wigan pink; link blackburn wigan yellow"
)
SETS = (
    "coal_place_set",
    "port_place_set",
    "empty_space_set",
    "stocked_space_set",
    "open_port_space_set",
    "linked_line_set",
)
ROWS = (
    "own_counter_place_set",
    "own_link_place_set",
    "links_left",
    "own_space_set",
    "unsold_mill_space_set",
    "touching_line_set",
    "top_counter",
    "connected_place_set",
)


def table_of(described: str) -> Table:
    """Return a table as rule cases describe it."""
    return begun([entry for each in described.split(";") if (entry := each.strip())]).table


def space(table: Table, name: str) -> int:
    return table.state.board.space_numbers[name]


def line(table: Table, name: str) -> int:
    return table.state.board.line_numbers[name]


def test_a_build_offer_tells_price_sources_and_cards() -> None:
    table = table_of(
        "wigan.0 blue coal-mine 1; bolton.2 yellow ironworks 1; link preston wigan pink;"
        "pink hand preston cotton-mill stack cotton-mill 3"
    )
    offer = present(cost_of_build(table.state, 0, 0, space(table, "preston.1")))
    assert (offer.counter_kind.level, offer.pounds, offer.builds_over_counter) == (3, 16, False)
    coal = [
        (source.space_or_track_name, source.route_line_names)
        for source in offer.possible_coal_sources
    ]
    assert coal == [("wigan.0", ("preston wigan",))]
    assert [source.space_or_track_name for source in offer.possible_iron_sources] == ["bolton.2"]
    assert offer.cards_allowing_build == ("preston", "cotton-mill")
    assert cost_of_build(table.state, 0, 0, space(table, "colne.0")) is None
    none = table_of("pink stack port")
    assert cost_of_build(none.state, 0, 1, space(none, "preston.0")) is None


@pytest.mark.parametrize(
    ("described", "where", "promised"),
    [
        (f"{BUSY}; coal 0; pink stack coal-mine 4", "wigan.1", (5, 16)),
        ("coal 0", "wigan.0", (0, 0)),
        ("link colne yorkshire yellow; link burnley colne blue; coal 7", "burnley.0", (1, 1)),
    ],
)
def test_an_offer_tells_what_the_cubes_of_a_mine_earn_at_once(
    described: str, where: str, promised: tuple[int, int]
) -> None:
    """B-8.2, B-8.4: only where a port is reached, the dearest spaces first."""
    table = table_of(described)
    offer = present(cost_of_build(table.state, PINK, COAL_MINE_INDUSTRY, space(table, where)))
    assert (offer.cube_count_moved_to_track, offer.pounds_earned) == promised


def test_a_loan_tells_the_income_after_it() -> None:
    assert income_space_and_pounds_after_loan(table_of("pink income 14").state, 0, 3) == (9, -1)
    assert income_space_and_pounds_after_loan(table_of("pink income 1").state, 0, 3) is None


@pytest.mark.rule("B-7.4")
def test_coal_of_the_track_comes_through_the_port_and_iron_from_works_or_track() -> None:
    table = table_of("preston.0 yellow port 1; bolton.2 yellow ironworks 1")
    (source,) = routes.possible_sources_of_coal_at(
        table.state, table.state.board.place_numbers["preston"]
    )
    assert (source.space_or_track_name, source.pounds, source.via_port_place) == (
        "track",
        1,
        "preston",
    )
    assert [
        source.space_or_track_name for source in routes.possible_sources_of_next_iron(table.state)
    ] == ["bolton.2"]
    assert [
        source.space_or_track_name
        for source in routes.possible_sources_of_next_iron(table_of("").state)
    ] == ["track"]


def test_a_rail_without_coal_has_no_offer_and_the_nearest_way_is_shown() -> None:
    table = table_of("era rail; birkenhead.0 pink shipyard 2")
    assert (
        cost_of_rail(table.state, line(table, "birkenhead ellesmere-port"), is_second=True) is None
    )
    far = table_of("era rail; colne.0 pink cotton-mill 2; pink hand port money 99")
    offer = present(cost_of_rail(far.state, line(far, "colne yorkshire"), is_second=False))
    assert (offer.pounds, offer.possible_coal_sources[0].via_port_place) == (6, "yorkshire")
    mines = table_of("era rail; wigan.0 pink coal-mine 2; link preston wigan pink; pink hand port")
    (source,) = routes.possible_sources_of_coal_for_line(
        mines.state, line(mines, "liverpool wigan")
    )
    assert (source.space_or_track_name, source.route_line_names) == ("wigan.0", ())
    assert (
        routes.possible_sources_of_coal_at(mines.state, mines.state.board.place_numbers["colne"])
        == ()
    )
    assert routes.line_names_of_sale_route(mines.state, space(mines, "colne.0"), 1) is None


@pytest.mark.rule("B-12.2")
def test_the_way_of_a_sale_is_shown() -> None:
    table = table_of(
        "lancaster.1 pink cotton-mill 1; preston.0 yellow port 1; fleetwood.0 blue port 1;"
        "link lancaster preston blue; link fleetwood preston yellow"
    )
    fleetwood = 2 ** table.state.board.place_numbers["fleetwood"]
    way = routes.line_names_of_sale_route(table.state, space(table, "lancaster.1"), fleetwood)
    assert way == ("lancaster preston", "fleetwood preston")


@pytest.mark.parametrize(
    ("more", "move", "way"),
    [
        ("link preston wigan blue; pink hand preston", "build ironworks preston.2", True),
        ("era rail; preston.0 pink port 2; pink hand port", "rail preston wigan", False),
    ],
)
def test_the_mines_to_choose_from_are_shown_with_their_ways(
    more: str, move: str, way: bool
) -> None:
    table = table_of(f"wigan.0 blue coal-mine 2; wigan.1 yellow coal-mine 2; {more}").play(move)
    preston = table.state.board.place_numbers["preston"]
    found = (
        routes.possible_sources_of_coal_at(table.state, preston)
        if way
        else routes.possible_sources_of_coal_for_line(table.state, line(table, "preston wigan"))
    )
    shown = [(source.space_or_track_name, source.route_line_names) for source in found]
    assert [name for name, _ in shown] == ["wigan.0", "wigan.1"]
    assert all(route == ("preston wigan",) for _, route in shown) or not way


# What follows from the rows of a state.


def test_a_position_that_was_read_is_up_to_date() -> None:
    state = table_of(BUSY).state
    assert first_broken_board_invariant(state, state) == NO_BROKEN_INVARIANT


@pytest.mark.parametrize("name", [*SETS, "ironworks_cube_count"])
def test_a_number_that_no_longer_follows_from_the_rows_breaks_an_invariant(name: str) -> None:
    state = table_of(BUSY).state
    setattr(state, name, getattr(state, name) ^ 1)
    assert first_broken_board_invariant(state, state) == DERIVED_NUMBERS_INVARIANT


@pytest.mark.parametrize("name", ROWS)
def test_a_cell_that_no_longer_follows_from_the_rows_breaks_an_invariant(name: str) -> None:
    state = table_of(BUSY).state
    row = getattr(state, name)
    for cell in range(len(row)):
        true = row[cell]
        row[cell] = true ^ 1
        assert first_broken_board_invariant(state, state) == DERIVED_NUMBERS_INVARIANT, cell
        row[cell] = true
    assert first_broken_board_invariant(state, state) == NO_BROKEN_INVARIANT


@pytest.mark.rule("B-12.2")
def test_a_sold_mill_no_longer_waits_and_its_port_is_no_longer_open() -> None:
    table = table_of(BUSY)
    assert table.state.unsold_mill_space_set[PINK] == int(BIT_BY_PLACE[space(table, "blackburn.0")])
    assert table.state.open_port_space_set == int(BIT_BY_PLACE[space(table, "preston.0")])
    table.play("sell blackburn.0 preston.0", "card manchester")
    assert table.state.unsold_mill_space_set[PINK] == 0
    assert table.state.open_port_space_set == 0


@pytest.mark.rule("B-1.3")
def test_the_top_of_a_stack_is_its_lowest_level_that_is_left() -> None:
    state = table_of(BUSY).state
    first = PINK * INDUSTRY_COUNT * LEVEL_COUNT + COTTON_MILL_INDUSTRY * LEVEL_COUNT
    for level in range(1, LEVEL_COUNT):
        assert (
            state.top_counter[PINK * INDUSTRY_COUNT + COTTON_MILL_INDUSTRY]
            == COTTON_MILL_INDUSTRY * LEVEL_COUNT + level
        )
        state.stack[first + level] = 0
        state.recompute_stack_top(PINK, COTTON_MILL_INDUSTRY)
    assert state.top_counter[PINK * INDUSTRY_COUNT + COTTON_MILL_INDUSTRY] == EMPTY


@pytest.mark.rule("B-5.2")
def test_the_card_that_is_spared_best_opens_nothing_now_and_nothing_later_in_the_era() -> None:
    table = table_of("pink hand bury port birkenhead money 99; bury.0 yellow cotton-mill 1")
    assert card_kinds_least_useful_first(table.state, PINK) == ("birkenhead", "bury", "port")


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("bolton.0 pink coal-mine 1 2; pink hand ironworks stockport", "canal bolton manchester"),
        (
            "era rail; wigan.0 pink coal-mine 2 2; pink hand port bury money 60 "
            "stack cotton-mill stack coal-mine 3 stack port 4",
            "rail warrington-runcorn wigan",
        ),
        (
            "link ellesmere-port liverpool pink; liverpool.1 yellow port 1; "
            "pink hand shipyard bury stack cotton-mill stack shipyard 0 1 money 60",
            "develop shipyard",
        ),
        ("bolton.0 pink coal-mine 1 2; pink hand coal-mine bury money 0", "loan 10"),
    ],
    ids=["canal", "rail", "development", "loan"],
)
def test_a_card_that_the_action_itself_makes_useful_is_not_spared(position: str, move: str) -> None:
    table = table_of(position)
    code = table.game.parse_move(table.state, move)
    before = card_kinds_least_useful_first(table.state, PINK)
    after = card_kinds_least_useful_first(table.state, PINK, code)
    assert before == after[::-1]


@pytest.mark.rule("B-5.2")
def test_of_two_cards_of_the_same_use_the_one_held_twice_is_spared() -> None:
    table = table_of("pink hand port coal-mine coal-mine stack port stack coal-mine")
    assert card_kinds_least_useful_first(table.state, PINK) == ("coal-mine", "port")


@pytest.mark.rule("B-5.2")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_of_two_cards_of_one_location_one_is_spared_before_any_other(era: str) -> None:
    hand = "pink hand cotton-mill macclesfield macclesfield port colne money 99"
    table = table_of(f"era {era}; {hand}")
    assert card_kinds_least_useful_first(table.state, PINK)[0] == "macclesfield"


@pytest.mark.rule("B-12.4")
@pytest.mark.parametrize(
    ("described", "span"),
    [
        ("distant 0 1 2 3 4", (1, 3)),
        ("demand 6; distant 1 1 4", (0, 0)),
        ("demand 7; distant 1 2", None),
    ],
)
def test_a_sale_to_the_market_tells_what_the_marker_may_add(
    described: str, span: tuple[int, int] | None
) -> None:
    assert market_bonus_range(table_of(described).state) == span
