"""I: selling ore and investing."""

import pytest

from tests.titles.tinners_trail.tables import Table, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
ALL_PASS = ("pass", "pass", "pass")
COLOURS = ["pink", "yellow", "blue", "green", "orange"]

# I-4: points for £10 and for £5; rows are places in the passing order, columns are rounds.
POINTS = (
    ((22, 10), (19, 8), (16, 7), (13, 5)),
    ((21, 10), (18, 8), (15, 7), (12, 5)),
    ((21, 9), (18, 7), (15, 6), (12, 4)),
    ((20, 9), (17, 7), (14, 6), (11, 4)),
    ((20, 8), (17, 6), (14, 5), (11, 3)),
)


def investing(players: int = 3, *, game_round: int = 1, **words: Toml) -> Table:
    """Return the table when everybody has passed in seat order."""
    invested = COLOURS[:players]
    return table_of(players, phase="invest", round=game_round, invested=invested, **words)


@rule("I-1")
def test_all_ore_is_sold_at_the_rounds_prices() -> None:
    table = table_of(
        prices={"tin": 6, "copper": 10},
        pink={"ore": {"tin": 2, "copper": 1}},
        blue={"ore": {"copper": 3}, "money": 0},
    ).play(*ALL_PASS)
    assert [seat.money for seat in table.look().seats] == [20 + 12 + 10, 20, 30]


@rule("I-1")
def test_no_cube_is_kept() -> None:
    table = table_of(pink={"ore": {"tin": 2, "copper": 1}}).play(*ALL_PASS)
    assert (table.player("pink").tin, table.player("pink").copper) == (0, 0)


@rule("I-1")
def test_ore_in_the_mines_is_not_sold() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 3}).play(*ALL_PASS)
    assert (table.player("pink").money, table.area("camborne").tin) == (20, 3)


@rule("I-2")
def test_who_passed_first_invests_first() -> None:
    table = table_of(work={"0": ["blue", "pink", "yellow"]}).play(*ALL_PASS)
    asked = [table.to_move, table.play("invest 5").to_move, table.play("invest 5").to_move]
    assert asked == ["blue", "pink", "yellow"]


@rule("I-2")
def test_the_first_is_asked_again_after_the_last() -> None:
    table = investing().play("invest 5", "invest 5", "invest 5")
    assert (table.phase, table.to_move) == ("invest", "pink")


@rule("I-2")
def test_any_multiple_of_five_pounds_may_be_invested() -> None:
    table = investing(pink={"money": 19})
    assert table.moves() == ["invest none", "invest 5", "invest 10", "invest 15"]


@rule("I-2")
def test_who_declines_is_not_asked_again() -> None:
    table = investing().play("invest none", "invest 5", "invest 5")
    assert table.to_move == "yellow"


@rule("I-2")
@pytest.mark.parametrize(("money", "first"), [(5, "pink"), (4, "yellow")])
def test_with_less_than_five_pounds_a_player_declines_automatically(money: int, first: str) -> None:
    assert table_of(pink={"money": money}).play(*ALL_PASS).to_move == first


@rule("I-2")
def test_whoever_has_spent_the_money_declines_automatically() -> None:
    table = investing(pink={"money": 9}).play("invest 5", "invest none", "invest 5")
    assert table.to_move == "blue"


@rule("I-2")
def test_the_last_one_left_may_go_on_investing() -> None:
    table = investing().play("invest 5", "invest none", "invest none", "invest 5", "invest 5")
    assert (table.to_move, table.player("pink").money) == ("pink", 5)


@rule("I-2")
@pytest.mark.parametrize(
    ("pounds", "points"), [(5, 10), (10, 22), (15, 32), (20, 44), (25, 54), (30, 66)]
)
def test_an_amount_counts_as_tens_and_at_most_one_five(pounds: int, points: int) -> None:
    table = investing(pink={"money": 30}).play(f"invest {pounds}")
    assert (table.player("pink").points, table.player("pink").money) == (points, 30 - pounds)


@rule("I-2")
def test_two_fives_earn_less_than_a_ten() -> None:
    table = investing(yellow={"money": 0}, blue={"money": 0}).play("invest 5", "invest 5")
    assert table.player("pink").points == 20


@rule("I-3")
def test_the_phase_ends_when_all_have_declined() -> None:
    table = investing().play("invest none", "invest none")
    assert table.phase == "invest"
    assert table.play("invest none").look().round == 2


@rule("I-3")
def test_a_phase_in_which_nobody_can_invest_ends_at_once() -> None:
    poor: Toml = {"money": 4}
    table = table_of(pink=poor, yellow=poor, blue=poor).play(*ALL_PASS)
    assert (table.phase, table.look().round) == ("prices", 2)


@rule("I-3")
@pytest.mark.parametrize(
    ("money", "kept", "points"), [(4, 4, 0), (5, 0, 5), (29, 4, 31), (30, 0, 39)]
)
def test_in_round_4_everyone_invests_all_they_can(money: int, kept: int, points: int) -> None:
    table = table_of(round=4, pink={"money": money}).play(*ALL_PASS)
    assert (table.player("pink").money, table.player("pink").points) == (kept, points)


@rule("I-3")
def test_in_round_4_the_ore_is_sold_first() -> None:
    table = table_of(round=4, pink={"money": 0, "ore": {"tin": 2}}).play(*ALL_PASS)
    assert table.player("pink").points == 13


@rule("I-4")
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("game_round", [1, 2, 3])
def test_points_depend_on_the_place_in_the_passing_order_and_the_round(
    place: int, game_round: int
) -> None:
    table = investing(5, game_round=game_round)
    table.play(*["invest none"] * place, "invest 15")
    assert table.look().seats[place].points == sum(POINTS[place][game_round - 1])


@rule("I-4")
@pytest.mark.parametrize("place", range(5))
def test_the_last_rounds_points(place: int) -> None:
    words: dict[str, Toml] = {colour: {"money": 15} for colour in COLOURS}
    table = table_of(5, round=4, **words).play(*["pass"] * 5)
    assert table.look().seats[place].points == sum(POINTS[place][3])
