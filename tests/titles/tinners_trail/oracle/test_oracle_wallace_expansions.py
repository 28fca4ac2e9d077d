"""The oracle on Lord Wallace with arsenic (LW-AR)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import face_up, lord_wallace, play, solo

# The oracle on Lord Wallace with arsenic (LW-AR).

Area = dict[str, Any]
ARSENIC: dict[str, Any] = {"expansions": ["arsenic"]}
CALCINER = {"calciner_left": False}
ALONE = {"0": ["orange"], "9": ["pink"]}
DEAR = {"tin": 5, "copper": 8}


def mine(tin: int, copper: int, water: int, **rest: Any) -> Area:
    """A mine of Lord Wallace."""
    return {"owner": "orange", "tin": tin, "copper": copper, "water": water, **rest}


def chemist(action: str, areas: dict[str, Area], **rest: Any) -> TrailOracle:
    """He acts in round 3 with his calciner built, unless said otherwise."""
    wallace = {**CALCINER, **rest.pop("wallace", {})}
    rest = {"round": 3, "work": ALONE, **ARSENIC, **rest}
    return lord_wallace(solo(areas, {}, wallace, **rest), action)


@pytest.mark.rule("LW-AR")
@pytest.mark.parametrize(
    ("area", "card", "tile", "built"),
    [
        ("st-just", "a:tin+1:2", face_up(3, 3, 2), False),
        ("perranzabuloe", "c:tin+1:2", face_up(2, 4, 3), True),
        ("st-ives", "a:tin+1:2", face_up(3, 3, 2), True),
    ],
)
def test_he_builds_his_calciner_where_it_lays_four_arsenic(
    area: str, card: str, tile: Area, built: bool
) -> None:
    # neighbours: St Just 2, Perranzabuloe 4 (two of them beyond the map card), St Ives 3
    areas = {area: {"tile": tile}}
    oracle = lord_wallace(solo(areas, {}, {"hand": [card]}, **ARSENIC), "B")
    play(oracle, f"draw {card}", "roll bid 1 1 2", "drop")
    after = oracle.table.areas
    assert oracle.table.lord_wallace.calciner_left is not built
    laid = 5 if area == "perranzabuloe" else 4
    assert sum(place.arsenic for place in after.values()) == laid * built
    assert after[area].calciner == ("orange" if built else None)


@pytest.mark.rule("LW-AR")
def test_the_human_is_asked_for_the_calciner_after_winning_his_auction() -> None:
    areas = {"redruth": {"tile": face_up(3, 4, 4)}}
    oracle = lord_wallace(solo(areas, {}, {"hand": ["b:tin+1:2"]}, **ARSENIC), "B")
    play(oracle, "draw b:tin+1:2", "roll bid 1 1 2", "bid 9")
    assert (oracle.table.phase, oracle.table.to_move) == ("calciner", "pink")
    assert play(oracle, "calciner yes").table.phase == "wallace"


@pytest.mark.rule("LW-AR")
def test_the_printed_example_twelve_pounds_beat_a_profit_of_eleven() -> None:
    areas = {"kea": mine(3, 1, 3, miner=True, port=True, arsenic=1)}
    oracle = chemist("M", areas, prices=DEAR, round=2, market=[14], wallace={"limiter": 10})
    wallace = oracle.table.lord_wallace
    assert (wallace.income, wallace.limiter, wallace.ore["arsenic"]) == (12, 9, 0)
    assert oracle.document()["market"] == [14, 12]
    assert (oracle.table.areas["kea"].arsenic, oracle.table.areas["kea"].water) == (0, 3)
    assert oracle.document()["work"] == {"0": ["orange"], "9": ["pink"]}
    assert oracle.table.phase == "wallace"  # he stays active: the next card


@pytest.mark.rule("LW-AR")
def test_a_tie_goes_to_the_ore() -> None:
    areas = {"kea": mine(2, 0, 0, arsenic=1)}  # profit 10, market 10
    oracle = chemist("M", areas)
    assert oracle.table.lord_wallace.ore["tin"] == 2
    oracle = chemist("M", {"kea": mine(2, 0, 1, arsenic=1)})  # profit 8
    assert oracle.table.lord_wallace.income == 10


@pytest.mark.rule("LW-AR")
def test_the_profit_is_that_of_the_mine_he_would_choose_not_of_the_most_profitable() -> None:
    areas = {
        "kea": mine(0, 2, 5, arsenic=1),  # most copper: profit 6
        "st-just": mine(9, 1, 0),  # profit 13
    }
    assert chemist("M", areas, prices=DEAR).table.lord_wallace.income == 10


@pytest.mark.rule("LW-AR")
def test_without_any_ore_one_arsenic_is_better_than_nothing() -> None:
    areas = {"kea": mine(0, 0, 5, arsenic=1)}
    oracle = chemist("M", areas, market=[10, 9, 8, 7])
    assert oracle.table.lord_wallace.income == 6
    assert oracle.document()["market"] == [10, 9, 8, 7]


@pytest.mark.rule("LW-AR")
def test_the_arsenic_comes_from_the_mine_furthest_east_that_has_some() -> None:
    areas = {
        "st-just": mine(1, 0, 5, arsenic=3),
        "kea": mine(1, 0, 5, arsenic=1),
        "perranzabuloe": mine(1, 0, 5),
    }
    assert chemist("M", areas).table.areas["kea"].arsenic == 0


@pytest.mark.rule("AR-3")
def test_his_limiter_never_reaches_his_marker() -> None:
    areas = {"kea": mine(1, 0, 5, arsenic=1)}
    rest: dict[str, Any] = {"work": {"8": ["orange"], "9": ["pink"]}, "wallace": {"limiter": 10}}
    oracle = chemist("M", areas, **rest)
    assert oracle.table.lord_wallace.limiter == 9
    assert oracle.table.invested == ["orange"]  # column 8 is his final one now
    rest["wallace"] = {"limiter": 0}
    rest["work"] = {"9": ["orange"], "10": ["pink"]}
    assert chemist("M", areas, **rest).table.lord_wallace.limiter == 10


@pytest.mark.rule("LW-AR")
def test_he_needs_his_calciner() -> None:
    oracle = chemist("M", {"kea": mine(1, 0, 5, arsenic=1)}, wallace={"calciner_left": True})
    assert (oracle.table.lord_wallace.income, oracle.table.lord_wallace.ore["tin"]) == (0, 1)


@pytest.mark.rule("LW-AR")
def test_the_income_joins_his_revenue_in_phase_3() -> None:
    work = {"10": ["pink"]}
    wallace = {"income": 12, "ore": {"tin": 1}, "owed": 2}
    oracle = solo(
        {}, {"money": 0}, wallace, phase="actions", to_move="pink", work=work,
        invested=["orange"], **ARSENIC,
    )  # fmt: skip
    play(oracle, "pass")
    assert (oracle.table.lord_wallace.points, oracle.table.lord_wallace.income) == (22 + 10, 0)


@pytest.mark.rule("LW-3")
@pytest.mark.parametrize(("calciner_left", "passes"), [(False, False), (True, True)])
def test_late_in_round_four_arsenic_he_can_process_keeps_him_going(
    calciner_left: bool, passes: bool
) -> None:
    areas = {"kea": mine(0, 0, 1, arsenic=1)}
    rest: dict[str, Any] = {"phase": "actions", "to_move": "pink", **ARSENIC}
    rest["work"] = {"5": ["pink"], "7": ["orange"]}
    oracle = solo(areas, {}, {"calciner_left": calciner_left}, round=4, **rest)
    play(oracle, "pass")
    assert (oracle.table.phase == "over") == passes


# The oracle on Lord Wallace with emigration (LW-E).

EMIGRATION: dict[str, Any] = {"expansions": ["emigration"]}


def emigrant(action: str, areas: dict[str, Area], **rest: Any) -> TrailOracle:
    """He acts in round 3 with emigration."""
    wallace = rest.pop("wallace", {})
    rest = {"round": 3, "work": ALONE, **EMIGRATION, **rest}
    return lord_wallace(solo(areas, {}, wallace, **rest), action)


def went_to(oracle: TrailOracle) -> list[str]:
    """The places his miners left for."""
    return [entry["place"] for entry in oracle.table.emigrated if entry["by"] == "orange"]


@pytest.mark.rule("E-1")
def test_a_miner_from_a_survey_card_is_plain() -> None:
    areas = {"redruth": {"tile": face_up(3, 4, 4)}}
    oracle = lord_wallace(solo(areas, {}, {"hand": ["b:miner:2"]}, **EMIGRATION), "B")
    play(oracle, "draw b:miner:2", "roll bid 1 1 2", "drop")
    assert oracle.table.areas["redruth"].own_miner is None
    assert oracle.table.areas["redruth"].miner


POOR = mine(2, 0, 1, miner="orange")  # 2 ore, capacity 3


@pytest.mark.rule("LW-E")
@pytest.mark.parametrize(
    ("action", "taken", "place"),
    [
        ("D", [], "michigan"),
        ("M", [], "sierra-madre"),
        ("M", ["sierra-madre"], "kimberley"),
        ("B", [], "adelaide"),
    ],
)
def test_the_action_says_where_he_emigrates(action: str, taken: list[str], place: str) -> None:
    gone = [{"place": name, "round": 3, "by": "pink"} for name in taken]
    oracle = emigrant(action, {"kea": POOR}, emigrated=gone)
    assert went_to(oracle) == [place]
    assert oracle.table.areas["kea"].own_miner is None
    assert oracle.document()["work"] == {"1": ["orange"], "9": ["pink"]}


@pytest.mark.rule("LW-E")
@pytest.mark.parametrize(
    "areas",
    [
        {"kea": mine(3, 0, 1, miner="orange")},  # as much ore as capacity
        {"kea": mine(2, 0, 1, miner=True)},  # a plain miner
        {"kea": mine(2, 0, 1), "redruth": {"owner": "pink", "miner": "pink"}},
    ],
)
def test_no_such_miner_no_emigrating(areas: dict[str, Area]) -> None:
    oracle = emigrant("M", areas)
    assert went_to(oracle) == []
    assert oracle.table.lord_wallace.ore["tin"] >= 2


@pytest.mark.rule("LW-E")
def test_better_mines_count_for_the_capacity() -> None:
    areas = {"kea": mine(3, 0, 1, miner="orange")}
    assert went_to(emigrant("M", areas, difficulty=["better-mines"])) == ["sierra-madre"]


@pytest.mark.rule("LW-E")
def test_other_cards_never_make_him_emigrate() -> None:
    areas = {"kea": POOR, "st-just": mine(9, 0, 9)}
    assert went_to(emigrant("O", areas)) == []


@pytest.mark.rule("LW-E")
def test_build_makes_him_emigrate_even_without_an_unbuilt_mine() -> None:
    assert went_to(emigrant("B", {"kea": POOR}, wallace={"mines_left": 0})) == ["adelaide"]


@pytest.mark.rule("LW-E")
@pytest.mark.parametrize(("round_number", "points"), [(1, 30), (2, 25), (3, 20), (4, 15)])
def test_sierra_madre_adds_its_points(round_number: int, points: int) -> None:
    work = {"7": ["orange"], "9": ["pink"]}
    oracle = emigrant("M", {"kea": POOR}, round=round_number, work=work)
    assert oracle.table.lord_wallace.points == points


@pytest.mark.rule("LW-E")
def test_kimberley_never_pays_him_again_but_the_human() -> None:
    gone = [
        {"place": "kimberley", "round": 1, "by": "orange"},
        {"place": "kimberley", "round": 2, "by": "pink"},
    ]
    oracle = solo(
        {}, {"money": 0}, {}, phase="actions", to_move="pink", work={"10": ["pink"]},
        invested=["orange"], round=2, emigrated=gone, **EMIGRATION,
    )  # fmt: skip
    play(oracle, "pass")
    assert (oracle.table.human.money, oracle.table.lord_wallace.income) == (5, 0)


@pytest.mark.rule("LW-E")
@pytest.mark.parametrize(("round_number", "rise"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_adelaide_gives_him_the_larger_number_on_both_ores(round_number: int, rise: int) -> None:
    gone = [{"place": "adelaide", "round": round_number, "by": "orange"}]
    oracle = solo(
        {}, {"money": 0}, {"ore": {"tin": 5, "copper": 5}}, phase="actions", to_move="pink",
        work={"10": ["pink"]}, invested=["orange"], round=round_number, emigrated=gone,
        **EMIGRATION,
    )  # fmt: skip
    play(oracle, "pass")
    profit = 5 * (5 + rise) + 5 * (4 + rise)
    tens, fives = [(22, 10), (19, 8), (16, 7), (13, 5)][round_number - 1]
    assert oracle.table.lord_wallace.points == profit // 10 * tens + profit % 10 // 5 * fives


@pytest.mark.rule("LW-E")
def test_michigans_port_is_placed_at_once_by_his_list_and_costs_no_stock() -> None:
    areas = {"redruth": mine(0, 0, 0, miner="orange"), "kea": mine(9, 0, 3)}
    oracle = emigrant("D", areas)
    assert (oracle.table.areas["kea"].port, oracle.table.areas["kea"].water) == (True, 2)
    assert oracle.document()["developments"]["port"][2] == 1
    assert oracle.table.lord_wallace.waiting == []


@pytest.mark.rule("LW-E")
def test_a_piece_without_a_place_waits_for_his_next_turn() -> None:
    areas = {"redruth": mine(0, 0, 0, miner="orange"), "kea": mine(9, 0, 0)}
    oracle = emigrant("D", areas)
    assert oracle.table.lord_wallace.waiting == ["port"]
    lord_wallace(oracle, "M")  # adds the water that is missing
    assert oracle.table.areas["kea"].port
    assert oracle.table.lord_wallace.waiting == []


@pytest.mark.rule("LW-E")
def test_the_two_miners_of_round_four_go_each_in_turn_and_may_join_others() -> None:
    areas = {
        "redruth": mine(0, 0, 0, miner="orange"),
        "kea": mine(9, 0, 0, miner=True),
        "st-just": mine(4, 0, 0),
    }
    oracle = emigrant("D", areas, round=4)
    assert oracle.table.areas["kea"].miners == 3
    assert oracle.table.lord_wallace.miners_left == 3


@pytest.mark.rule("LW-E")
def test_the_second_miner_waits_when_the_first_has_made_room_enough() -> None:
    areas = {"redruth": mine(0, 0, 0, miner="orange"), "kea": mine(3, 0, 0)}
    oracle = emigrant("D", areas, round=4)
    assert oracle.table.areas["kea"].miners == 1
    assert oracle.table.lord_wallace.waiting == ["miner"]


@pytest.mark.rule("LW-E")
def test_develop_prefers_the_miner_with_emigration() -> None:
    areas = {"kea": mine(5, 0, 4), "perranzabuloe": mine(9, 0, 4)}
    oracle = emigrant("D", areas)
    assert oracle.table.areas["perranzabuloe"].own_miner == "orange"
    assert oracle.table.stock["train"][2] == 1
