"""P: the dice, the price columns, and what happens before them."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

rule = pytest.mark.rule


def rolled(*rolls: str, **words: Toml) -> Table:
    """Return a table after these rolls."""
    return table_of(phase="prices", **words).play(*rolls)


def second_round(tin: int, copper: int) -> Table:
    """Return the table before the rolls of round 2, after these prices in round 1."""
    return table_of(phase="prices", round=2, prices={"last_tin": tin, "last_copper": copper})


@rule("P-1")
def test_tin_is_rolled_first_and_copper_second() -> None:
    table = table_of(phase="prices")
    assert {text.split()[1] for text in table.moves()} == {"tin"}
    table.play("roll tin 0 0 2")
    assert {text.split()[1] for text in table.moves()} == {"copper"}


@rule("P-1")
@pytest.mark.parametrize(
    ("roll", "price"),
    [
        ("0 0 2", 4),  # 2, the smallest total
        ("1 0 3", 4),  # 4
        ("1 1 3", 5),  # 5
        ("1 2 3", 5),  # 6
        ("2 2 3", 6),  # 7
        ("2 2 4", 6),  # 8
        ("2 3 4", 7),  # 9
        ("3 4 4", 7),  # 11, the largest total
    ],
)
def test_the_total_of_three_dice_gives_the_tin_price(roll: str, price: int) -> None:
    assert rolled(f"roll tin {roll}").look().tin_price == price


@rule("P-1")
@pytest.mark.parametrize(
    ("roll", "price"),
    [("1 1 2", 2), ("1 1 3", 4), ("2 1 3", 4), ("2 2 3", 8), ("3 3 2", 8), ("3 3 3", 10)],
)
def test_the_total_of_three_dice_gives_the_copper_price(roll: str, price: int) -> None:
    assert rolled("roll tin 0 0 2", f"roll copper {roll}").look().copper_price == price


@rule("P-1")
def test_every_throw_of_the_dice_counts_as_often_as_it_can_fall() -> None:
    table = table_of(phase="prices")
    weights = table.odds()
    assert sum(weights.values()) == 6 * 6 * 6
    assert weights["roll tin 0 0 2"] == 1 * 1 * 2
    assert weights["roll tin 1 2 3"] == 2 * 2 * 3
    assert "roll tin 0 0 0" not in weights


@rule("P-1")
def test_actions_begin_when_both_prices_are_known() -> None:
    table = rolled("roll tin 0 0 2", "roll copper 0 0 2", work={"0": ["blue", "pink", "yellow"]})
    assert (table.phase, table.to_move) == ("actions", "blue")


@rule("P-2")
@pytest.mark.parametrize(
    ("last", "roll", "price"),
    [
        (4, "1 0 3", 5),  # 4 + 1
        (4, "2 3 3", 7),  # 8 + 1
        (7, "1 1 3", 4),  # 5 - 1
        (7, "2 3 4", 6),  # 9 - 1
        (5, "1 0 3", 4),  # 4 stays 4
        (6, "2 3 4", 7),  # 9 stays 9
    ],
)
def test_an_extreme_tin_price_pulls_the_next_one_back(last: int, roll: str, price: int) -> None:
    table = second_round(tin=last, copper=4).play(f"roll tin {roll}")
    assert table.look().tin_price == price


@rule("P-2")
@pytest.mark.parametrize(
    ("last", "roll", "price"),
    [(2, "1 0 3", 4), (10, "1 1 3", 2), (4, "1 0 3", 2), (8, "3 3 3", 10)],
)
def test_an_extreme_copper_price_pulls_the_next_one_back(last: int, roll: str, price: int) -> None:
    table = second_round(tin=5, copper=last).play("roll tin 0 0 2", f"roll copper {roll}")
    assert table.look().copper_price == price


@rule("P-2")
def test_each_ore_looks_at_its_own_old_price() -> None:
    table = second_round(tin=4, copper=8).play("roll tin 1 0 3", "roll copper 1 0 3")
    assert (table.look().tin_price, table.look().copper_price) == (5, 2)


@rule("P-2")
def test_nothing_is_added_in_round_1() -> None:
    assert rolled("roll tin 1 0 3").look().tin_price == 4


@rule("P-2")
def test_the_prices_of_a_round_are_the_old_prices_of_the_next() -> None:
    table = table_of(prices={"tin": 7, "copper": 2}).play("pass", "pass", "pass")
    table.play("invest none", "invest none", "invest none")
    look = table.look()
    assert (look.last_tin, look.last_copper, look.tin_price, look.copper_price) == (7, 2, 0, 0)


def with_survey_pump(**words: Toml) -> Table:
    """Return a table whose round ends with the next three declines."""
    mine: Words = {"owner": "pink", "water": 2, "pump": True}
    return table_of(area_camborne=mine, **words).play("pass", "pass", "pass")


@rule("P-3")
@rule("D-9")
def test_a_survey_pump_removes_one_water_before_the_prices_are_rolled() -> None:
    table = with_survey_pump().play("invest none", "invest none", "invest none")
    assert (table.phase, table.look().round, table.area("camborne").water) == ("prices", 2, 1)


@rule("P-3")
@rule("D-9")
def test_a_survey_pump_finds_no_water_in_a_dry_mine() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 0, "pump": True})
    table.play("pass", "pass", "pass", "invest none", "invest none", "invest none")
    assert table.area("camborne").water == 0


@rule("P-3")
@rule("D-9")
def test_a_survey_pump_works_again_in_every_later_round() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 5, "pump": True})
    water = []
    for _round in range(3):
        table.play("pass", "pass", "pass", "invest none", "invest none", "invest none")
        table.play("roll tin 0 0 2", "roll copper 0 0 2")
        water.append(table.area("camborne").water)
    assert water == [4, 3, 2]


@rule("P-3")
def test_survey_pumps_wait_until_all_have_peeked() -> None:
    table = table_of(
        area_camborne={"owner": "pink", "water": 2, "pump": True},
        area_wendron={"tile": face_down(2, 2, 2)},
    )
    table.play("pass", "pass", "pass", "invest none", "invest none", "invest none")
    table.play("peek wendron")
    assert (table.phase, table.area("camborne").water) == ("peek", 2)
    table.play("peek none")
    assert (table.phase, table.area("camborne").water) == ("prices", 1)
