"""LW-15, LW-16, LW-D1 .. LW-D8: his profit, who wins, and what makes him stronger."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    his_mine,
    kinds,
    new_solo,
    only,
    places,
    solo,
)

rule = pytest.mark.rule


def settled(ore: tuple[int, int], owed: int, *options: str, **words: Toml) -> Table:
    """End round 3 with so much tin and copper of his, sold at £5 and £8; he was first to pass."""
    top: dict[str, Toml] = {"round": 3, "prices": DEAR, "pink": {"money": 9}, **words}
    return solo(
        phase="actions",
        wallace=list(options),
        invested=[HIS],
        work={"0": ["pink"]},
        orange={"ore": {"tin": ore[0], "copper": ore[1]}, "owed": owed},
        **top,
    ).play("pass")


def score(table: Table) -> int:
    """Return his points."""
    return table.player(HIS).points


@rule("LW-15")
def test_the_printed_example() -> None:
    table = settled((3, 8), 12)  # £79 - £12 = £67 in the first row of round 3: 16 and 7
    assert score(table) == 6 * 16 + 7
    assert table.player(HIS).money == 0
    look = table.look().wallace
    assert look
    assert look.owed == 0


@rule("LW-15")
@pytest.mark.parametrize(("owed", "points"), [(0, 0), (4, 0), (99, 0)])
def test_profit_below_0_counts_as_0(owed: int, points: int) -> None:
    assert score(settled((0, 0), owed)) == points


@rule("LW-15")
def test_what_is_left_over_is_lost() -> None:
    table = settled((1, 0), 1)  # £4
    assert (score(table), table.player(HIS).money, table.player(HIS).tin) == (0, 0, 0)


@rule("LW-15")
def test_he_invests_by_his_own_row() -> None:
    table = solo(
        round=3,
        prices=CHEAP,
        invested=["pink"],
        work={"7": [HIS]},
        orange={"ore": {"tin": 2, "copper": 0}},
        pink={"money": 0},
    )
    act(table, "pass")
    assert score(table) == 15  # £10 in the second row


@rule("LW-15")
def test_his_accounts_are_told() -> None:
    table = solo(
        phase="actions",
        round=3,
        prices=DEAR,
        invested=[HIS],
        work={"0": ["pink"]},
        orange={"ore": {"tin": 3, "copper": 8}, "owed": 12},
        pink={"money": 9},
    )
    events = table.events("pass")
    profit = only(events, "wallace-profit")
    assert dict(profit.amounts) == {"revenue": 79, "owed": 12, "profit": 67}
    assert dict(only(events, "invested").amounts) == {"pounds": 65, "points": 103}


@rule("LW-15")
def test_he_settles_in_the_last_round_too() -> None:
    table = settled((0, 5), 0, round=4)
    assert (table.phase, score(table)) == ("over", 4 * 13)


@rule("LW-16")
@pytest.mark.parametrize(
    ("pink", "his", "winner"), [(50, 49, "pink"), (50, 50, HIS), (49, 50, HIS)]
)
def test_the_human_needs_more_points(pink: int, his: int, winner: str) -> None:
    table = solo(
        phase="actions",
        round=4,
        invested=[HIS],
        work={"0": ["pink"]},
        pink={"points": pink, "money": 4},
        orange={"points": his},
    ).play("pass")
    assert table.game.ranking(table.state)[0] == table.seat(winner)


@rule("LW-D1")
def test_better_mines_take_3() -> None:
    mine = his_mine(tin=5)
    rival: Words = {"owner": "pink", "tin": 5}
    table = solo(round=2, wallace=["better-mines"], area_kea=mine, area_redruth=rival)
    assert only(act(table, "mine"), "extracted").amount("tin") == 3
    assert (table.area("kea").capacity, table.area("redruth").capacity) == (3, 2)


@rule("LW-D2")
@pytest.mark.parametrize(("owed", "paid"), [(12, 6), (7, 4)])
def test_cheap_labour_halves_what_he_owes_rounded_up(owed: int, paid: int) -> None:
    full = score(settled((3, 8), paid))
    assert score(settled((3, 8), owed, "cheap-labour")) == full


@rule("LW-D3")
@pytest.mark.parametrize(
    ("options", "mines"), [((), 6), (("more-mines",), 7), (("more-mines-2",), 8)]
)
def test_more_mines(options: tuple[str, ...], mines: int) -> None:
    table = new_solo(1, options)
    assert (table.player(HIS).mines_left, table.player("pink").mines_left) == (mines, 6)


@rule("LW-D4")
def test_deep_pockets_add_2_to_every_bid() -> None:
    words: dict[str, Toml] = {"area_redruth": {"tile": face_up(2, 2, 2)}}
    table = solo(
        phase="survey",
        wallace=["deep-pockets"],
        orange={"hand": ["b:tin+1:2"]},
        auction={"opener": HIS},
        **words,
    ).play("draw b:tin+1:2", "roll bid 1 1 3")
    auction = table.look().auction
    assert auction
    assert auction.high_bid == 2 + 3 + 2


@rule("LW-D5")
@pytest.mark.parametrize(("options", "points"), [([], 15), (["friends-in-high-places"], 16)])
def test_friends_lift_him_one_row(options: list[str], points: int) -> None:
    table = solo(
        round=3,
        wallace=options,
        invested=["pink"],
        work={"7": [HIS]},
        orange={"ore": {"tin": 2, "copper": 0}},
        pink={"money": 0},
    )
    act(table, "pass")
    assert score(table) == points


@rule("LW-D5")
def test_in_row_1_friends_can_do_no_more() -> None:
    assert score(settled((3, 8), 12, "friends-in-high-places")) == 6 * 16 + 7


@rule("LW-D6")
@pytest.mark.parametrize(
    ("options", "place", "points"),
    [
        ([], 1, 16),
        (["financial-sabotage"], 1, 15),
        ([], 2, 15),
        (["financial-sabotage"], 2, 15),
    ],
)
def test_sabotage_puts_the_human_one_row_down(options: list[str], place: int, points: int) -> None:
    order = ["pink", HIS] if place == 1 else [HIS, "pink"]
    table = solo(
        phase="invest", round=3, wallace=options, invested=order, work={}, pink={"money": 10}
    ).play("invest 10")
    assert table.player("pink").points == points


def new_round(game_round: int, *options: str, **words: Toml) -> tuple[Table, list[str]]:
    """Begin this round; return the table and the kinds of the events."""
    table = solo(
        phase="peek",
        round=game_round - 1,
        wallace=list(options),
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_st_just={"tile": face_down(1, 1, 2)},  # so that a look is offered
        **words,
    )
    return table, kinds(table.events("peek none"))


@rule("LW-D7")
@pytest.mark.parametrize(("game_round", "water"), [(2, 4), (3, 3), (4, 2)])
def test_water_is_bailed_out_at_the_start_of_rounds_2_to_4(game_round: int, water: int) -> None:
    table, told = new_round(game_round, "bailing-out", area_kea=his_mine(3, 0, 5))
    assert table.area("kea").water == water
    assert "bailed-out" in told


@rule("LW-D7")
@pytest.mark.parametrize("water", [0, 1])
def test_only_water_that_left_is_told(water: int) -> None:
    table, told = new_round(2, "bailing-out", area_kea=his_mine(3, 0, water))
    assert table.area("kea").water == 0
    assert ("bailed-out" in told) == (water > 0)


@rule("LW-D7")
def test_what_the_survey_pump_took_is_not_told_as_bailed_out() -> None:
    table = solo(
        phase="peek",
        round=1,
        wallace=["bailing-out"],
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_st_just={"tile": face_down(1, 1, 2)},
        area_kea=his_mine(4, 0, 3, pump=True),
    )
    told = {event.kind: dict(event.amounts) for event in table.events("peek none")}
    assert told["survey-pump"]["water"] + told["bailed-out"]["water"] == 3 - table.area("kea").water
    assert told["survey-pump"] == {"water": 1}


@rule("LW-D7")
def test_bailing_out_follows_the_list_of_the_pumps_after_the_survey_pumps() -> None:
    table, _told = new_round(
        3,
        "bailing-out",
        area_kea=his_mine(4, 0, 2, pump=True),
        area_redruth=his_mine(3, 0, 3),
        area_gwennap=his_mine(1, 0, 4),
    )
    assert [table.area(name).water for name in ("kea", "redruth", "gwennap")] == [0, 2, 4]


@rule("LW-D8")
@pytest.mark.parametrize(("game_round", "built"), [(2, False), (3, True), (4, True)])
def test_land_is_bought_at_the_start_of_rounds_3_and_4(game_round: int, built: bool) -> None:
    table, told = new_round(
        game_round,
        "shady-land-purchases",
        area_redruth={"tile": face_up(2, 2, 2), "drainage": 1},
        area_kea={"tile": face_up(2, 4, 3)},  # worth more
    )
    area = table.area("kea")
    assert (area.owner == 1) is built
    if built:
        assert (area.tin, area.copper, area.water) == (2, 4, 3)
        assert table.player(HIS).mines_left == 5
        assert "bought-land" in told
    assert table.area("redruth").owner != 1


@rule("LW-D8")
def test_bought_land_costs_nothing_and_is_drained() -> None:
    table, _told = new_round(
        3,
        "shady-land-purchases",
        area_redruth={"tile": face_up(2, 2, 2), "drainage": 3},
    )
    assert table.area("redruth").water == 0
    assert (table.track, table.phase) == ({0: ["pink", HIS]}, "prices")


@rule("LW-D8")
def test_a_face_down_tile_bought_is_turned_up() -> None:
    table = solo(
        phase="peek",
        round=2,
        wallace=["shady-land-purchases"],
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_redruth={"tile": face_down(2, 2, 2)},
    )
    events = table.events("peek none")
    assert places(events, "revealed") == places(events, "built") == ["redruth"]


@rule("LW-D8")
def test_without_an_unbuilt_mine_no_land_is_bought() -> None:
    table, _told = new_round(
        3,
        "shady-land-purchases",
        orange={"mines_left": 0},
        area_redruth={"tile": face_up(2, 2, 2)},
    )
    assert table.area("redruth").owner == -1
