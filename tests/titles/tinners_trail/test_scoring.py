"""R-4: who wins, and every tie-break."""

import pytest

from tests.titles.tinners_trail.tables import Table, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
ORDER = ["blue", "pink", "yellow"]


def over(**words: Toml) -> Table:
    """Return a finished game; blue passed first, then pink, then yellow."""
    return table_of(phase="over", round=4, invested=ORDER, **words)


def ranking(table: Table) -> list[str]:
    """Return the colours from best to worst."""
    return [table.game.colours[seat] for seat in table.game.ranking(table.state)]


@rule("R-4")
def test_most_points_win() -> None:
    table = over(pink={"points": 50}, yellow={"points": 51}, blue={"points": 49, "money": 4})
    assert ranking(table) == ["yellow", "pink", "blue"]


@rule("R-4")
def test_equal_points_are_decided_by_money() -> None:
    table = over(
        pink={"points": 50, "money": 2}, yellow={"points": 50, "money": 3}, blue={"money": 4}
    )
    assert ranking(table) == ["yellow", "pink", "blue"]


@rule("R-4")
def test_equal_money_is_decided_by_ore_in_own_mines() -> None:
    table = over(
        area_camborne={"owner": "pink", "tin": 2, "copper": 1},
        area_redruth={"owner": "yellow", "tin": 2},
        area_wendron={"owner": "yellow", "copper": 2},
        area_kea={"tin": 9, "copper": 9},
    )
    assert ranking(table) == ["yellow", "pink", "blue"]


@rule("R-4")
def test_equal_ore_is_decided_by_the_final_passing_order() -> None:
    assert ranking(over()) == ORDER


@rule("R-4")
def test_water_does_not_count_as_ore() -> None:
    table = over(area_camborne={"owner": "yellow", "water": 9})
    assert ranking(table) == ORDER


@rule("R-4")
def test_a_tie_is_broken_for_every_pair_of_players() -> None:
    table = over(pink={"points": 5}, blue={"points": 5}, yellow={"points": 5, "money": 19})
    assert ranking(table) == ["blue", "pink", "yellow"]


@rule("R-4")
def test_the_game_ends_with_the_last_investments() -> None:
    table = table_of(round=4, yellow={"money": 35}).play("pass", "pass", "pass")
    assert table.game.scores(table.state) == (26, 41, 24)
    assert ranking(table) == ["yellow", "pink", "blue"]


@rule("R-4")
def test_while_the_game_runs_those_who_have_passed_come_before_those_who_have_not() -> None:
    table = table_of(4, invested=["green", "blue"])
    assert ranking(table) == ["green", "blue", "pink", "yellow"]
