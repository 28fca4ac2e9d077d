"""E-7: Adelaide's token raises the prices of one player in one phase 3."""

import pytest

from tests.titles.tinners_trail.tables import (
    EMIGRATION,
    emigrant,
    emigration_table,
    naming_table,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
OVER = {"invested": ["yellow", "blue"]}


def token(game_round: int, by: str = "pink") -> list[Toml]:
    """Return Adelaide taken in a round."""
    return [emigrant("adelaide", game_round, by)]


@rule("E-7")
@rule("I-1")
def test_before_anything_is_sold_the_holder_names_an_ore() -> None:
    table = table_of(
        expansions=EMIGRATION, emigrated=token(1, "blue"), **OVER, blue={"ore": {"tin": 1}}
    ).play("pass")
    assert (table.phase, table.to_move) == ("adelaide", "blue")
    assert table.moves() == ["adelaide tin", "adelaide copper"]
    assert table.player("blue").tin == 1


@rule("E-7")
@pytest.mark.parametrize(
    ("game_round", "ore", "pounds"),
    [
        (1, "tin", 2 * (5 + 3) + 3 * 8),
        (1, "copper", 2 * 5 + 3 * (8 + 3)),
        (2, "tin", 2 * (5 + 2) + 3 * (8 + 1)),
        (2, "copper", 2 * (5 + 1) + 3 * (8 + 2)),
        (3, "tin", 2 * (5 + 2) + 3 * 8),
        (3, "copper", 2 * 5 + 3 * (8 + 2)),
    ],
)
def test_the_ore_named_gets_the_larger_rise(game_round: int, ore: str, pounds: int) -> None:
    table = naming_table(game_round, tin=2, copper=3).play(f"adelaide {ore}")
    assert table.player("pink").money == 20 + pounds


@rule("E-7")
def test_in_round_4_all_ore_rises_and_nothing_is_asked() -> None:
    table = table_of(
        expansions=EMIGRATION,
        round=4,
        emigrated=token(4),
        **OVER,
        pink={"money": 0, "ore": {"tin": 2, "copper": 3}},
    ).play("pass")
    earned = 2 * (5 + 1) + 3 * (8 + 1)
    assert table.phase == "over"
    assert table.player("pink").money == earned % 5
    assert table.player("pink").points == 3 * 12 + 4  # £35 in the third place of round 4


@rule("E-7")
@pytest.mark.parametrize("ore", [{"tin": 1}, {"copper": 1}, {}])
def test_the_holder_is_asked_even_with_cubes_of_one_kind_or_none(ore: dict[str, int]) -> None:
    table = table_of(expansions=EMIGRATION, emigrated=token(1), **OVER, pink={"ore": ore}).play(
        "pass"
    )
    assert table.phase == "adelaide"


@rule("E-7")
def test_the_rise_is_wasted_on_an_ore_the_holder_has_not() -> None:
    assert naming_table(1, tin=2).play("adelaide copper").player("pink").money == 20 + 10


@rule("E-7")
def test_only_the_holders_cubes_sell_for_more() -> None:
    table = table_of(
        expansions=EMIGRATION,
        emigrated=token(1),
        **OVER,
        pink={"ore": {"tin": 1}},
        yellow={"ore": {"tin": 1}},
    ).play("pass", "adelaide tin")
    assert [table.player(colour).money for colour in ("pink", "yellow")] == [28, 25]


@rule("E-7")
def test_the_token_is_for_the_round_it_was_taken_in() -> None:
    table = table_of(
        expansions=EMIGRATION, round=2, emigrated=token(1), **OVER, pink={"ore": {"tin": 1}}
    ).play("pass")
    assert (table.phase, table.player("pink").money) == ("invest", 25)


@rule("E-7")
@rule("I-2")
def test_after_naming_all_invest_in_passing_order() -> None:
    table = naming_table(1).play("adelaide tin")
    assert (table.phase, table.to_move) == ("invest", "pink")


@rule("E-7")
def test_the_rise_is_over_when_phase_3_has_sold() -> None:
    table = naming_table(1, tin=1).play("adelaide tin")
    assert sum(table.state.tin_rise) + sum(table.state.copper_rise) == 0


@rule("E-7")
def test_going_to_adelaide_gives_nothing_at_once() -> None:
    table = emigration_table().play("emigrate kea adelaide")
    assert (table.player("pink").money, table.player("pink").points) == (20, 0)
    assert (table.phase, table.to_move) == ("actions", "yellow")
