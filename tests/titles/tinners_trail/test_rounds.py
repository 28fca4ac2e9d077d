"""P: the dice, the price columns, and what happens before them. I: selling ore and investing."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

# P: the dice, the price columns, and what happens before them.

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


# I: selling ore and investing.

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


# clearing the board, the new order, and peeking.

TILE = face_down(2, 2, 2)


def ended(players: int = 3, **words: Toml) -> Table:
    """Return the table after all have passed in their order and invested nothing."""
    table = table_of(players, **words).play(*["pass"] * players)
    while table.phase == "invest":
        table.play("invest none")
    return table


@rule("R-1")
def test_unused_developments_of_the_round_leave_the_game() -> None:
    before = table_of(4, round=2).look().stock
    after = ended(4, round=2).look().stock
    assert all(pieces[1] > 0 or name == "train" for name, pieces in before.items())
    for name, pieces in after.items():
        assert pieces == (0, 0, *before[name][2:])


@rule("R-1")
def test_all_pump_groups_are_refilled() -> None:
    table = ended(4, round=2, developments={"pumps": [[], [], [2], [3]]})
    assert table.look().pumps == ((1,), (2,), (2,), (3,))


@rule("R-2")
def test_markers_return_in_the_order_of_passing() -> None:
    table = ended(work={"0": ["blue"], "3": ["yellow"], "7": ["pink"]})
    assert table.track == {0: ["blue", "yellow", "pink"]}
    assert table.passing_order == []


@rule("R-2")
def test_who_passed_first_begins_the_next_round() -> None:
    table = ended(work={"0": ["blue", "yellow", "pink"]})
    table.play("roll tin 0 0 2", "roll copper 0 0 2")
    assert table.to_move == "blue"


@rule("R-3")
@pytest.mark.parametrize(("players", "peekers"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_the_first_two_to_pass_may_peek_and_of_two_players_the_first(
    players: int, peekers: int
) -> None:
    table = ended(players, area_ludgvan={"tile": face_down(2, 2, 3)})
    asked = []
    while table.phase == "peek":
        asked.append(table.to_move)
        table.play("peek none")
    assert asked == ["pink", "yellow"][:peekers]


@rule("R-3")
def test_who_peeks_alone_knows_the_tile_and_the_token_is_public() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron")
    tiles = {colour: table.seen_by(colour).area("wendron").tile for colour in ("pink", "blue")}
    assert tiles["pink"] is not None
    assert tiles["blue"] is not None
    assert (tiles["pink"].known, tiles["blue"].known) == (True, False)
    assert tiles["pink"].seen_by == tiles["blue"].seen_by == (0,)


@rule("R-3")
def test_a_player_may_look_again_at_any_time() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron", "peek none")
    table.play("roll tin 0 0 2", "roll copper 0 0 2", "pasties")
    tile = table.seen_by("pink").area("wendron").tile
    assert tile is not None
    assert tile.known


@rule("R-3")
def test_peeking_may_be_declined() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek none", "peek none")
    assert (table.phase, table.look().round) == ("prices", 2)
    assert not any(table.state.seen)


@rule("R-3")
def test_a_tile_already_seen_may_not_be_chosen_again() -> None:
    seen = face_down(2, 2, 2, "pink")
    table = ended(area_wendron={"tile": seen}, area_redruth={"tile": face_down(1, 4, 3)})
    assert table.moves() == ["peek none", "peek redruth"]


@rule("R-3")
def test_a_face_up_tile_is_no_choice() -> None:
    table = ended(area_wendron={"tile": TILE}, area_redruth={"tile": face_up(1, 4, 3)})
    assert table.moves() == ["peek none", "peek wendron"]


@rule("R-3")
def test_several_players_may_see_the_same_tile() -> None:
    table = ended(area_wendron={"tile": TILE}).play("peek wendron", "peek wendron")
    tile = table.area("wendron").tile
    assert tile is not None
    assert tile.seen_by == (0, 1)


@rule("R-3")
def test_who_has_seen_every_tile_is_not_asked() -> None:
    table = ended(area_wendron={"tile": face_down(2, 2, 2, "pink")})
    assert (table.phase, table.to_move) == ("peek", "yellow")


@rule("R-3")
def test_without_face_down_tiles_nobody_is_asked() -> None:
    assert ended(area_wendron={"tile": face_up(2, 2, 2)}).phase == "prices"


@rule("R-3")
def test_the_second_is_not_asked_for_a_tile_that_only_the_second_has_seen() -> None:
    table = ended(area_wendron={"tile": face_down(2, 2, 2, "yellow")}).play("peek none")
    assert table.phase == "prices"


@rule("R-1")
@rule("R-2")
def test_after_round_4_nothing_is_cleared_and_markers_stay_in_passing_order() -> None:
    table = table_of(round=4, work={"0": ["blue", "yellow", "pink"]}).play("pass", "pass", "pass")
    assert table.passing_order == ["blue", "yellow", "pink"]
    assert table.look().stock["miner"][3] > 0
