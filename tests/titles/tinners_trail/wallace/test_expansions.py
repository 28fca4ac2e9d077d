"""LW-AR, LW-E, K-3: Lord Wallace with arsenic, emigration and Kickstarter tiles."""

import pytest

from game.engine.events import Event
from tests.helpers.tables import Table, face_down, face_up
from tests.helpers.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import (
    CHEAP,
    DEAR,
    HIS,
    act,
    choices,
    his_mine,
    kinds,
    only,
    places,
    solo,
)

rule = pytest.mark.rule
ARSENIC: Toml = ["arsenic"]
EMIGRATION: Toml = ["emigration"]
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


# ---- arsenic


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


# ---- emigration


def leaving(action: str, game_round: int, **words: Toml) -> tuple[Table, tuple[Event, ...]]:
    """Let him act with an own miner in Kea who is not needed: 1 cube, capacity 3."""
    table = solo(
        expansions=EMIGRATION,
        round=game_round,
        **{"area_kea": his_mine(1, 0, 3, miner=HIS), **words},
    )
    return table, act(table, action)


@rule("LW-E")
def test_the_miners_he_sends_are_his_own_while_he_has_any() -> None:
    table = solo(round=2, expansions=EMIGRATION, area_kea=his_mine(5))
    assert places(act(table, "miner"), "placed-own-miner") == ["kea"]
    assert table.player(HIS).own_miners == 3
    table = solo(round=2, expansions=EMIGRATION, orange={"miners_left": 0}, area_kea=his_mine(5))
    assert places(act(table, "miner"), "placed-miner") == ["kea"]


@rule("LW-E")
@pytest.mark.parametrize(
    ("action", "taken", "place"),
    [
        ("mine", (), "sierra-madre"),
        ("mine", ("sierra-madre",), "kimberley"),
        ("build", (), "adelaide"),
    ],
)
def test_a_miner_who_is_not_needed_leaves_instead_of_the_action(
    action: str, taken: tuple[str, ...], place: str
) -> None:
    gone: Toml = [{"place": name, "round": 2, "by": "pink"} for name in taken]
    table, events = leaving(action, 2, emigrated=gone)
    assert only(events, "emigrated").places == ("kea", place)
    assert table.track == {0: ["pink"], 1: [HIS]}
    assert not table.area("kea").miner


@rule("LW-E")
def test_developing_sends_a_miner_to_michigan() -> None:
    table, events = leaving("develop", 3, area_gwennap=his_mine(5, 0, 2))
    assert only(events, "emigrated").places == ("kea", "michigan")
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.player(HIS).waiting == ()


@rule("LW-E")
@pytest.mark.parametrize(("action", "place"), [("build", "adelaide"), ("develop", "michigan")])
def test_when_the_named_place_is_taken_he_acts_normally(action: str, place: str) -> None:
    gone: Toml = [{"place": place, "round": 3, "by": "pink"}]
    words: dict[str, Toml] = {"emigrated": gone, "area_gwennap": his_mine(5, 0, 2)}
    _table, events = leaving(action, 3, **words)
    assert "emigrated" not in kinds(events)


@rule("LW-E")
def test_a_miner_who_is_needed_stays() -> None:
    table = solo(round=2, expansions=EMIGRATION, area_kea=his_mine(3, 0, 0, miner=HIS))
    assert "extracted" in kinds(act(table, "mine"))


@rule("LW-E")
@pytest.mark.parametrize(
    ("gwennap", "place", "line"),
    [((0, 0, 0), "gwennap", "fewest-ore"), ((1, 0, 0), "gwennap", "furthest-west")],
)
def test_of_several_the_one_with_fewest_ore_leaves_then_the_western(
    gwennap: tuple[int, int, int], place: str, line: str
) -> None:
    table = solo(
        round=2,
        expansions=EMIGRATION,
        area_kea=his_mine(1, 0, 3, miner=HIS),
        area_gwennap=his_mine(*gwennap, miner=HIS),
    )
    [choice] = choices(table, "mine")
    assert (choice.candidates[0].places, choice.decided_by) == ((place,), line)


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "points"), [(2, 25), (3, 20), (4, 15)])
def test_sierra_madre_gives_its_points_at_once(game_round: int, points: int) -> None:
    table, _events = leaving("mine", game_round)
    assert table.player(HIS).points == points


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "pounds"), [(2, 15), (3, 12), (4, 10)])
def test_kimberley_pays_the_whole_sum_once_in_phase_3(game_round: int, pounds: int) -> None:
    gone: Toml = [{"place": "sierra-madre", "round": game_round, "by": "pink"}]
    table, events = leaving("mine", game_round, emigrated=gone)
    assert income(table) == pounds
    assert only(events, "kimberley-paid").amount("pounds") == pounds
    assert table.player(HIS).money == 0


@rule("LW-E")
def test_his_kimberley_token_pays_nothing_in_later_rounds() -> None:
    gone: Toml = [{"place": "kimberley", "round": 2, "by": HIS}]
    table = solo(
        phase="peek",
        round=2,
        expansions=EMIGRATION,
        emigrated=gone,
        peekers=["pink"],
        work={"0": ["pink", HIS]},
        area_redruth={"tile": face_down(2, 2, 2)},
    )
    assert "kimberley-paid" not in kinds(table.events("peek none"))
    assert (income(table), table.player(HIS).money) == (0, 0)


@rule("LW-E")
@pytest.mark.parametrize(("game_round", "rise"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_adelaide_raises_both_ores_by_the_larger_number(game_round: int, rise: int) -> None:
    table = solo(
        phase="actions",
        round=game_round,
        expansions=EMIGRATION,
        prices=DEAR,
        emigrated=[{"place": "adelaide", "round": game_round, "by": HIS}],
        invested=[HIS],
        work={"0": ["pink"]},
        orange={"ore": {"tin": 4, "copper": 3}},
        pink={"money": 9},
    )
    profit = only(table.events("pass"), "wallace-profit")
    assert profit.amount("revenue") == 4 * 5 + 3 * 8 + 7 * rise


@rule("LW-E")
def test_a_piece_of_michigan_waits_for_a_legal_place() -> None:
    table, events = leaving("develop", 3)  # a port, but no mine has ore for it
    assert "michigan-gave" in kinds(events)
    assert table.player(HIS).waiting == ("port",)


@rule("LW-E")
def test_a_waiting_piece_is_placed_at_the_start_of_his_turn() -> None:
    table = solo(
        phase="actions",
        round=3,
        expansions=EMIGRATION,
        work={"0": ["pink", HIS]},
        orange={"waiting": ["port"]},
        emigrated=[{"place": "michigan", "round": 3, "by": HIS}],
        area_gwennap=his_mine(5, 0, 2),
    )
    events = table.events("pasties")
    assert places(events, "placed-michigan-port") == ["gwennap"]
    assert table.phase == "wallace"


@rule("LW-E")
def test_the_miners_of_round_4_are_placed_one_by_one_beside_others() -> None:
    table, events = leaving(
        "develop",
        4,
        area_gwennap=his_mine(5, 0, 1, miner=True),
        area_redruth=his_mine(4, 0, 1),
    )
    assert places(events, "placed-michigan-miner") == ["gwennap", "gwennap"]
    assert table.area("gwennap").miners == 3


@rule("LW-E")
@pytest.mark.parametrize(
    ("stock", "kind"),
    [
        ({}, "placed-own-miner"),
        ({"miner": [0] * 4}, "placed-train"),
        ({"miner": [0] * 4, "train": [0] * 4}, "dug-adit"),
        ({"miner": [0] * 4, "train": [0] * 4, "adit": [0] * 4}, "placed-port"),
    ],
)
def test_with_emigration_he_develops_miners_first(stock: Words, kind: str) -> None:
    table = solo(
        round=4,
        expansions=EMIGRATION,
        developments=stock,
        area_kea=his_mine(5, 5, 3),
        area_gwennap=his_mine(5, 5, 3),
    )
    assert kind in kinds(act(table, "develop"))


# ---- Kickstarter


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
