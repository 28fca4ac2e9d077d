"""AR-5: the arsenic market."""

import pytest

from tests.titles.tinners_trail.expansion_tables import arsenic_table
from tests.titles.tinners_trail.tables import Table
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule


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
