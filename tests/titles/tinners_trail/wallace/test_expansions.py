"""LW-AR, K-3: Lord Wallace with arsenic and with Kickstarter tiles."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

rule = pytest.mark.rule
ARSENIC: Toml = ["arsenic"]
TILES: Toml = ["kickstarter-tiles"]


def building(area: str, tile: Toml, expansions: Toml, **words: Toml) -> Table:
    """Return a table on which he has won an area after pink has passed."""
    region = "a" if area in ("st_just", "st_ives", "ludgvan", "gwinear") else "b"
    card = f"{region}:tin+1:2"
    table = solo(
        phase="survey",
        expansions=expansions,
        work={"0": [HIS]},
        invested=["pink"],
        orange={"hand": [card]},
        auction={"opener": HIS},
        **{f"area_{area}": {"tile": tile}},
        **words,
    )
    return table.play(f"draw {card}")


def income(table: Table) -> int:
    """Return the money that joins phase 3."""
    look = table.look().wallace
    assert look
    return look.income


@rule("LW-AR")
@pytest.mark.parametrize(
    ("area", "tile", "built"),
    [
        ("st_just", face_up(3, 3, 2), False),  # two neighbours: 3 arsenic
        ("ludgvan", face_up(3, 3, 2), True),  # three neighbours: 4
        ("redruth", face_up(2, 2, 2), True),
    ],
)
def test_he_builds_his_calciner_where_it_lays_4_or_more(area: str, tile: Toml, built: bool) -> None:
    table = building(area, tile, ARSENIC)
    assert (table.player(HIS).calciner_left is False) is built
    assert (table.area(area.replace("_", "-")).arsenic == 1) is built
    assert table.phase == "wallace"


@rule("LW-AR")
def test_he_builds_it_once() -> None:
    table = building(
        "redruth", face_up(2, 2, 2), ARSENIC, area_kea=his_mine(calciner=HIS, arsenic=1)
    )
    assert table.area("redruth").arsenic == 0


@rule("LW-AR")
def test_each_arsenic_in_the_area_adds_2_to_the_net_worth() -> None:
    poor: Words = {"tile": face_up(3, 3, 5), "arsenic": 1}  # 1 + 2
    table = solo(
        phase="survey",
        expansions=ARSENIC,
        orange={"hand": ["b:tin+1:2"]},
        auction={"opener": HIS},
        area_redruth=poor,
        area_breage={"tile": face_up(2, 2, 2)},
    )
    assert places(table.events("draw b:tin+1:2"), "opened-auction") == ["redruth"]
    table.play("roll bid 0 0 4")  # 4 with the card: the water die
    auction = table.look().auction
    assert auction
    assert auction.high_bid == 6


def with_arsenic(tin: int = 1, **words: Toml) -> Table:
    """Return a table on which he has arsenic in Kea and Gwennap and may mine."""
    top: dict[str, Toml] = {"round": 2, "prices": CHEAP, **words}
    return solo(
        expansions=ARSENIC,
        area_kea=his_mine(tin, 0, 0, calciner=HIS, arsenic=1),
        area_gwennap=his_mine(0, 0, 0, arsenic=3),
        **top,
    )


@rule("LW-AR")
def test_he_takes_arsenic_when_it_brings_more_than_the_best_mine() -> None:
    table = with_arsenic()  # £5 of tin against £14
    events = act(table, "mine")
    assert places(events, "processed") == ["kea"]  # furthest east
    assert only(events, "sold-arsenic").amount("pounds") == 14
    assert (table.player(HIS).limiter, table.track) == (10, {0: [HIS, "pink"]})
    assert (income(table), table.phase, table.player(HIS).arsenic) == (14, "wallace", 0)
    assert [space.pounds for space in table.look().market if space.filled] == [14]


@rule("LW-AR")
def test_a_second_sale_tells_what_it_brings_and_not_what_was_sold_before() -> None:
    table = with_arsenic(orange={"income": 30})
    assert only(act(table, "mine"), "sold-arsenic").amount("pounds") == 14
    assert income(table) == 44


@rule("LW-AR")
@pytest.mark.parametrize(
    ("prices", "mine", "kind"),
    [
        ({"tin": 7, "copper": 4}, (2, 0, 0), "extracted"),  # £14 against £14: ore
        ({"tin": 7, "copper": 4}, (2, 0, 1), "processed"),  # £12 after the water
        ({"tin": 4, "copper": 10}, (0, 2, 0), "extracted"),
    ],
)
def test_ties_go_to_ore_and_water_counts(
    prices: Words, mine: tuple[int, int, int], kind: str
) -> None:
    table = with_arsenic(prices=prices, area_redruth=his_mine(*mine))
    assert kind in kinds(act(table, "mine"))


@rule("LW-AR")
def test_the_profit_is_that_of_the_mine_he_would_work() -> None:
    table = solo(  # Redruth has more copper, but Kea's tin would pay better
        round=2,
        prices=DEAR,
        expansions=ARSENIC,
        area_redruth=his_mine(0, 2, 7),  # £16 - £14
        area_kea=his_mine(9, 0, 0, calciner=HIS, arsenic=1),  # £10, without copper
    )
    assert "processed" in kinds(act(table, "mine"))


@rule("LW-AR")
def test_without_a_calciner_he_takes_no_arsenic() -> None:
    table = solo(round=2, expansions=ARSENIC, area_kea=his_mine(1, arsenic=2))
    assert "extracted" in kinds(act(table, "mine"))


@rule("LW-AR")
@pytest.mark.parametrize(("game_round", "floor"), [(2, 8), (3, 7), (4, 5)])
def test_the_limiter_stops_at_the_floor_of_the_round(game_round: int, floor: int) -> None:
    for limiter, kind in ((floor + 1, "processed"), (floor, "extracted")):
        table = with_arsenic(round=game_round, orange={"limiter": limiter})
        assert kind in kinds(act(table, "mine"))


@rule("LW-AR")
def test_with_the_limiter_beside_his_marker_he_passes() -> None:
    table = with_arsenic(round=4, work={"5": [HIS]}, invested=["pink"], orange={"limiter": 7})
    events = act(table, "mine")  # the limiter comes to column 6
    assert only(events, "wallace-passes").card == "final-column"
    assert table.phase == "over"


@rule("LW-AR")
def test_arsenic_keeps_him_from_passing_late_in_round_4() -> None:
    words: dict[str, Toml] = {"phase": "actions", "round": 4, "prices": CHEAP}
    work: Words = {"0": ["pink"], "7": [HIS]}
    arsenic = his_mine(0, 0, 0, calciner=HIS, arsenic=1)
    table = solo(expansions=ARSENIC, area_kea=arsenic, work=work, **words)
    assert table.play("pass").phase == "wallace"


@rule("LW-AR")
def test_arsenic_money_joins_phase_3() -> None:
    table = solo(
        phase="actions",
        round=3,
        expansions=ARSENIC,
        invested=[HIS],
        work={"0": ["pink"]},
        orange={"income": 14, "owed": 4},
        pink={"money": 9},
    ).play("pass")
    assert (table.player(HIS).points, income(table)) == (16, 0)


@rule("K-3")
@pytest.mark.parametrize(
    ("tile", "column"),
    [
        ({"tin": 1, "copper": 3, "water": 3, "face": "up", "bonus": "money+3"}, 2),
        ({"tin": 3, "copper": 2, "water": 4, "face": "up", "bonus": "work+1"}, 1),
    ],
)
def test_he_gets_no_money_but_his_work_point_back(tile: Words, column: int) -> None:
    table = solo(
        phase="survey",
        expansions=TILES,
        work={"0": [HIS]},
        invested=["pink"],
        orange={"hand": ["b:tin+1:2"]},
        auction={"opener": HIS},
        area_redruth={"tile": {**tile, "face": "down"}},
    ).play("draw b:tin+1:2")
    assert table.area("redruth").owner == 1
    assert (table.track, table.player(HIS).money) == ({column: [HIS]}, 0)


@rule("K-3")
def test_his_column_limit_counts_2_work_points_all_the_same() -> None:
    tile: Words = {"tin": 3, "copper": 2, "water": 4, "face": "up", "bonus": "work+1"}
    table = solo(
        phase="actions",
        expansions=TILES,
        work={"2": ["pink"], "5": [HIS]},
        decks={"b": ["miner:2"]},
        area_redruth={"tile": tile},
    ).play("build redruth", "survey deck", "draw b:miner:2", "bid 2")
    assert table.area("redruth").owner == 0
