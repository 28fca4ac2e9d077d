"""Places, counters, tracks and the set-up (B-0, B-1)."""

import pytest

from game.titles.brass.components import load_components
from tests.helpers.table_host import faults_of_deals
from tests.titles.brass.tables import new_table, table_of

rule = pytest.mark.rule
BOX = load_components()


@rule("B-0.1")
def test_there_are_19_locations_3_external_places_and_3_way_places() -> None:
    kinds = [place.kind for place in BOX.places]
    counts = [kinds.count(kind) for kind in ("location", "external", "way")]
    assert counts == [19, 3, 3]
    assert all(bool(place.spaces) == (place.kind == "location") for place in BOX.places)


@rule("B-0.2")
def test_there_are_23_canal_lines_and_35_rail_lines() -> None:
    assert len(BOX.lines) == 36
    assert sum(line.fits_canal for line in BOX.lines) == 23
    assert sum(line.fits_rail for line in BOX.lines) == 35


@rule("B-0.4")
def test_a_counter_has_level_cost_needs_income_points_and_cubes() -> None:
    top = table_of().player("pink").top_counters["ironworks"]
    assert top
    assert (top.level, top.cost, top.needs_coal, top.needs_iron) == (1, 5, True, False)
    assert (top.income_spaces, top.points, top.cubes) == (3, 3, 4)


@rule("B-0.10")
def test_an_income_level_is_a_group_of_income_spaces() -> None:
    levels = BOX.tracks.pounds_by_income_space
    assert (min(levels), max(levels), levels.count(30)) == (-10, 30, 3)


@rule("B-0.12")
def test_where_the_table_errs_the_counters_count() -> None:
    kinds = {(kind.industry, kind.level): kind for kind in BOX.counters}
    mines = [kinds["coal-mine", level] for level in (1, 2, 3, 4)]
    assert [mine.copies for mine in mines] == [1, 2, 2, 2]
    assert [mine.cubes for mine in mines] == [2, 3, 4, 5]
    assert kinds["ironworks", 3].points == 7
    assert kinds["shipyard", 1].buildable_era == "canal"


@pytest.mark.thorough
@rule("B-1.1", "B-1.5", "B-1.6", "B-1.7", "B-17.1", "B-18.1", "B-18.2")
def test_every_deal_is_as_the_oracle_has_it_by_the_rules() -> None:
    assert faults_of_deals("brass", "2007") == []


@rule("B-1.2")
def test_everybody_starts_with_30_pounds_no_income_14_links_and_37_counters() -> None:
    for seat in new_table(4, 3).look().seats:
        assert (seat.money, seat.income_space, seat.income_pounds, seat.points) == (30, 10, 0, 0)
        assert seat.links_left == 14
        assert sum(map(len, seat.stack_levels.values())) == 37


@rule("B-1.3")
def test_stacks_have_the_lowest_level_on_top() -> None:
    stacks = new_table(3, 1).player("pink").stack_levels
    assert stacks["shipyard"] == (0, 0, 1, 1, 2, 2)
    assert stacks["cotton-mill"] == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)


@rule("B-1.4")
def test_tracks_are_full_the_marker_is_on_top_and_12_tiles_lie_face_down() -> None:
    table = new_table(4, 1).look()
    assert (table.coal_track_cubes, table.iron_track_cubes, table.demand_marker_space) == (8, 8, 0)
    assert table.steps_of_unused_market_tiles == (0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4)


@rule("B-1.5", "B-17.2")
def test_the_first_player_is_random_and_the_order_clockwise_from_there() -> None:
    orders = {tuple(new_table(3, seed).order) for seed in range(30)}
    seats = ("pink", "yellow", "blue")
    assert orders == {seats, seats[1:] + seats[:1], seats[2:] + seats[:2]}
