"""AR-1 to AR-4: the calciner, processing and the work limiter. AR-5: the arsenic market."""

import pytest

from game.engine.title import IllegalMove
from tests.titles.tinners_trail.tables import (
    ARSENIC,
    WON,
    Table,
    arsenic_table,
    face_down,
    face_up,
    new_calciner_mine,
    new_table,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Toml, Words

# AR-1 to AR-4: the calciner, processing and the work limiter.

rule = pytest.mark.rule
AROUND_WENDRON = ("breage", "camborne", "st-keverne", "redruth", "gwennap")


def arsenic_by_area(table: Table) -> dict[str, int]:
    """Return where arsenic lies."""
    return {area.name: area.arsenic for area in table.look().areas if area.arsenic}


def in_kea(arsenic: int = 3, **words: Toml) -> Table:
    """Return a table on which pink may process arsenic in Kea."""
    return arsenic_table(area_kea={"owner": "pink", "arsenic": arsenic}, **words)


@rule("AR-1")
def test_every_player_begins_with_a_calciner_and_a_limiter_beside_the_track() -> None:
    seats = new_table(3, seed=1, expansions=("arsenic",)).look().seats
    assert [(seat.calciner_left, seat.limiter, seat.arsenic) for seat in seats] == [
        (True, 0, 0)
    ] * 3


@rule("AR-1")
@rule("A-7")
def test_the_winner_is_asked_about_the_calciner_when_the_mine_stands() -> None:
    table = new_calciner_mine()
    assert (table.phase, table.to_move) == ("calciner", "pink")
    assert table.area("wendron").owner == table.seat("pink")
    assert table.moves() == ["calciner no", "calciner yes"]


@rule("AR-1")
def test_a_calciner_lays_one_arsenic_in_its_area_and_in_each_adjacent_one() -> None:
    table = new_calciner_mine().play("calciner yes")
    assert arsenic_by_area(table) == dict.fromkeys(("wendron", *AROUND_WENDRON), 1)
    assert table.area("wendron").calciner == table.seat("pink")
    assert not table.player("pink").calciner_left


@rule("AR-1")
def test_tiles_mines_and_empty_areas_around_get_arsenic_alike() -> None:
    table = new_calciner_mine(
        area_redruth={"tile": face_up(1, 4, 3), "arsenic": 2},
        area_gwennap={"owner": "blue"},
    ).play("calciner yes")
    assert [table.area(name).arsenic for name in ("redruth", "gwennap", "breage")] == [3, 1, 1]


@rule("AR-1")
def test_areas_beyond_the_map_card_get_arsenic_as_well() -> None:
    table = table_of(expansions=ARSENIC, area_padstow={"tile": face_up(2, 3, 3)})
    table.play("build padstow", "bid 1", "drop", "drop", "calciner yes")
    around = ("padstow", "st-columb", "st-stephen", "lanivet", "camelford")
    assert arsenic_by_area(table) == dict.fromkeys(around, 1)


@rule("AR-1")
def test_the_calciner_costs_neither_money_nor_work() -> None:
    table = new_calciner_mine().play("calciner yes")
    assert (table.player("pink").money, table.player("pink").column) == (20 - 3, 2)
    assert table.to_move == "yellow"


@rule("AR-1")
def test_the_calciner_may_wait_for_another_mine() -> None:
    table = new_calciner_mine().play("calciner no")
    assert arsenic_by_area(table) == {}
    assert table.player("pink").calciner_left
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("AR-1")
def test_whoever_has_built_the_calciner_is_not_asked_again() -> None:
    table = new_calciner_mine(pink={"calciner_left": False})
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("AR-1")
@rule("A-10")
def test_a_winner_who_did_not_open_is_asked_and_the_opener_stays_active() -> None:
    table = table_of(expansions=ARSENIC, area_wendron={"tile": face_up(2, 2, 2)})
    table.play("build wendron", "bid 3", "bid 4", "drop", "drop")
    assert (table.phase, table.to_move) == ("calciner", "yellow")
    table.play("calciner yes")
    assert (table.phase, table.to_move) == ("actions", "pink")
    assert table.area("wendron").calciner == table.seat("yellow")


@rule("AR-1")
@rule("A-7")
def test_the_calciner_comes_after_the_late_survey_card() -> None:
    table = table_of(
        expansions=ARSENIC,
        area_wendron={"tile": face_down(2, 2, 2)},
        yellow={"hand": ["b:tin+1:2"]},
    ).play("build wendron", "bid 3", "bid 4", "drop", "drop")
    assert table.phase == "play"
    assert table.play("play b:tin+1:2").phase == "calciner"
    assert table.area("wendron").tin == 3


@rule("AR-1")
def test_an_auction_nobody_wants_asks_about_no_calciner() -> None:
    table = table_of(
        2,
        expansions=ARSENIC,
        area_gwennap={"tile": face_up(2, 3, 3)},
        pink={"money": 1},
        yellow={"money": 1},
        decks={"c": ["port:4"]},
    ).play("build gwennap", "survey deck", "draw c:port:4")
    assert (table.phase, table.area("gwennap").owner) == ("actions", -1)


@rule("AR-2")
def test_processing_takes_one_arsenic_from_an_own_mine() -> None:
    table = in_kea().play("process kea")
    assert (table.area("kea").arsenic, table.player("pink").arsenic) == (2, 1)


@rule("AR-2")
@rule("T-2")
def test_processing_costs_no_work_and_the_same_player_goes_on() -> None:
    table = in_kea().play("process kea", "process kea")
    assert (table.to_move, table.player("pink").column) == ("pink", 0)


@rule("AR-2")
def test_water_is_irrelevant_to_arsenic() -> None:
    area: Words = {"owner": "pink", "arsenic": 1, "water": 9}
    table = arsenic_table(pink={"money": 0}, area_kea=area).play("process kea")
    assert (table.player("pink").money, table.area("kea").water) == (0, 9)


@rule("AR-2")
def test_only_own_mines_with_arsenic_can_be_processed() -> None:
    table = in_kea(
        area_redruth={"owner": "pink"},
        area_gwennap={"owner": "blue", "arsenic": 1},
        area_breage={"arsenic": 1},
    )
    assert table.moves("process") == ["process kea"]


@rule("AR-2")
def test_without_the_calciner_nothing_is_processed() -> None:
    assert in_kea(pink={"calciner_left": True}).moves("process", "sell") == []


@rule("AR-2")
@rule("A-8")
def test_arsenic_lying_in_an_area_belongs_to_the_mine_built_there() -> None:
    table = arsenic_table(area_wendron={"tile": face_up(2, 2, 2), "arsenic": 2}).play(*WON)
    assert table.area("wendron").arsenic == 2


@rule("AR-3")
def test_the_limiter_first_covers_column_10_and_then_moves_left() -> None:
    table = in_kea()
    limits = [
        (table.player("pink").limiter, table.player("pink").work_left),
        *(
            (table.play("process kea").player("pink").limiter, table.player("pink").work_left)
            for _turn in range(3)
        ),
    ]
    assert limits == [(0, 10), (10, 9), (9, 8), (8, 7)]


@rule("AR-3")
@pytest.mark.parametrize(
    ("column", "limiter", "allowed"),
    [(9, 0, True), (10, 0, False), (5, 7, True), (6, 7, False), (0, 2, True), (0, 1, False)],
)
def test_the_limiter_never_reaches_the_column_of_the_own_marker(
    column: int, limiter: int, allowed: bool
) -> None:
    work = {str(column): ["pink"]}
    table = in_kea(pink={"limiter": limiter}, work=work, invested=["yellow", "blue"])
    assert bool(table.moves("process")) is allowed


@rule("AR-3")
def test_a_whole_working_day_can_be_processed_away() -> None:
    table = in_kea(arsenic=12).play(*["process kea"] * 10)
    assert (table.player("pink").limiter, table.player("pink").work_left) == (1, 0)
    assert table.moves() == ["pass"]


@rule("AR-3")
def test_the_markers_of_others_do_not_stop_the_limiter() -> None:
    table = in_kea(pink={"limiter": 5}, work={"3": ["pink"], "4": ["yellow"], "6": ["blue"]})
    assert table.play("process kea").player("pink").limiter == 4


@rule("AR-4")
@rule("T-3")
def test_left_of_the_limiter_is_the_final_column() -> None:
    table = in_kea(pink={"limiter": 7}, work={"6": ["pink"], "8": ["yellow", "blue"]})
    assert table.moves() == ["pass"]
    assert table.player("pink").final_column == 6


@rule("AR-4")
@rule("T-3")
def test_actions_must_end_left_of_the_limiter() -> None:
    table = in_kea(
        pink={"limiter": 5},
        work={"2": ["pink"], "8": ["yellow", "blue"]},
        area_wendron={"tile": face_up(2, 2, 2)},
    )
    assert table.moves("build", "port", "pasties")
    assert table.moves("adit") == []
    with pytest.raises(IllegalMove):
        table.play("adit camborne redruth")


@rule("AR-4")
@rule("A-2")
@pytest.mark.parametrize(("limiter", "takes_part"), [(4, True), (3, False)])
def test_an_auction_needs_two_work_points_left_of_the_limiter(
    limiter: int, takes_part: bool
) -> None:
    table = arsenic_table(
        pink={"limiter": limiter},
        work={"0": ["yellow"], "1": ["pink"], "2": ["blue"]},
        area_wendron={"tile": face_up(2, 2, 2)},
    ).play("build wendron", "bid 1", "drop")
    assert (table.phase == "auction" and table.to_move == "pink") is takes_part


@rule("AR-4")
def test_the_limiter_stays_for_the_rest_of_the_game() -> None:
    table = arsenic_table(
        pink={"limiter": 8, "money": 0}, yellow={"money": 0}, blue={"money": 0}
    ).play("pass", "pass", "pass")
    assert (table.look().round, table.player("pink").limiter) == (2, 8)
    assert table.player("pink").work_left == 7


# AR-5: the arsenic market.


def selling(arsenic: int, filled: tuple[int, ...] = (), **words: Toml) -> Table:
    """Return a table on which pink, who has £0, may sell arsenic."""
    pink: Toml = {"money": 0, "ore": {"arsenic": arsenic}}
    return arsenic_table(pink=pink, market=list(filled), **words)


def earned(arsenic: int, filled: tuple[int, ...] = (), **words: Toml) -> int:
    """Return what the sale brings."""
    return selling(arsenic, filled, **words).play("sell arsenic").player("pink").money


def filled_after(table: Table) -> list[int]:
    """Return the pounds of the spaces that are filled."""
    return [space.pounds for space in table.look().market if space.filled]


@rule("AR-5")
@pytest.mark.parametrize(
    ("cubes", "pounds"),
    [(1, 18), (2, 34), (3, 48), (9, 105), (10, 111), (12, 123)],
)
def test_cubes_go_to_the_dearest_empty_spaces_one_by_one(cubes: int, pounds: int) -> None:
    assert earned(cubes) == pounds


@rule("AR-5")
def test_a_sale_fills_the_spaces_and_takes_all_arsenic() -> None:
    table = selling(3).play("sell arsenic")
    assert filled_after(table) == [18, 16, 14]
    assert table.player("pink").arsenic == 0


@rule("AR-5")
@rule("T-2")
def test_selling_costs_one_work_point_however_much_is_sold() -> None:
    table = selling(5).play("sell arsenic")
    assert (table.player("pink").column, table.to_move) == (1, "yellow")


@rule("AR-5")
def test_filled_spaces_are_left_out() -> None:
    assert earned(2, (18, 14)) == 16 + 12


@rule("AR-5")
def test_the_last_space_holds_any_number() -> None:
    table = selling(3, (18, 16, 14, 12, 11, 10, 9, 8, 7)).play("sell arsenic")
    assert table.player("pink").money == 18
    assert 6 not in filled_after(table)


@rule("AR-5")
@pytest.mark.parametrize(("game_round", "pounds"), [(1, 34), (2, 26), (3, 19), (4, 15)])
def test_every_round_the_highest_open_section_is_closed(game_round: int, pounds: int) -> None:
    assert earned(2, round=game_round) == pounds


@rule("AR-5")
def test_a_closed_section_shows_itself_closed() -> None:
    market = selling(1, round=3).look().market
    assert [space.pounds for space in market if space.open] == [10, 9, 8, 7, 6]


@rule("AR-5")
def test_a_section_filled_in_an_earlier_round_is_full() -> None:
    assert earned(2, (14, 12), round=2) == 11 + 10


@rule("AR-5")
def test_arsenic_is_kept_between_rounds() -> None:
    table = selling(2, yellow={"money": 0}, blue={"money": 0}).play("pass", "pass", "pass")
    assert (table.look().round, table.player("pink").arsenic) == (2, 2)


@rule("AR-5")
@rule("I-1")
def test_arsenic_is_not_sold_in_phase_3() -> None:
    table = selling(2, round=4).play("pass", "pass", "pass")
    assert (table.phase, table.player("pink").points) == ("over", 0)


@rule("AR-5")
@rule("R-4")
def test_unsold_arsenic_is_worth_nothing_in_a_tie() -> None:
    table = selling(2, round=4, invested=["yellow"], yellow={"money": 0}, blue={"money": 0})
    table.play("pass", "pass")
    assert table.game.colours[table.game.ranking(table.state)[0]] == "yellow"


@rule("AR-5")
def test_selling_needs_a_calciner_arsenic_and_a_work_point() -> None:
    assert selling(1).moves("sell") == ["sell arsenic"]
    assert selling(0).moves("sell") == []
    assert arsenic_table(pink={"calciner_left": True, "ore": {"arsenic": 1}}).moves("sell") == []
    last = {"10": ["pink", "yellow", "blue"]}
    assert selling(1, work=last).moves("sell") == []


@rule("AR-5")
def test_the_money_can_be_spent_at_once() -> None:
    table = selling(1, work={"0": ["pink"], "5": ["yellow", "blue"]}, area_wendron=TILE)
    assert table.moves("build") == []
    assert table.play("sell arsenic").moves("build") == ["build wendron"]


TILE: Toml = {"tile": {"tin": 2, "copper": 2, "water": 2, "face": "up"}}
