"""The oracle on Lord Wallace's mining, pumps and developments (LW-4, LW-7 .. LW-13)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    lord_wallace,
    play,
    solo,
)
from tools.titles.tinners_trail.oracle.set_up import new_position
from tools.titles.tinners_trail.oracle.wallace.action_cards import CARDS

# The oracle on Lord Wallace's mining, pumps and developments (LW-4, LW-7 .. LW-13).

Mine = dict[str, Any]
DEAR = {"tin": 5, "copper": 8}
CHEAP = {"tin": 5, "copper": 4}
PUMP_OF_ONE = {"pumps": [[1], [], [], []]}


def mine(tin: int, copper: int, water: int, **pieces: Any) -> Mine:
    """A mine of Lord Wallace."""
    return {"owner": "orange", "tin": tin, "copper": copper, "water": water, **pieces}


def act(action: str, areas: dict[str, Mine], **rest: Any) -> TrailOracle:
    """He carries out an action in round 3, before the human; the human waits in column 9."""
    rest = {"round": 3, "work": {"0": ["orange"], "9": ["pink"]}, **rest}
    return lord_wallace(solo(areas, **rest), action)


def mined_in(oracle: TrailOracle, areas: dict[str, Mine]) -> list[str]:
    """X-4: where a water cube was added."""
    after = oracle.table.areas
    return [name for name in areas if after[name].water > areas[name].get("water", 0)]


@pytest.mark.rule("LW-7")
@pytest.mark.parametrize(
    ("prices", "areas", "chosen"),
    [
        (DEAR, {"st-just": mine(0, 2, 5), "kea": mine(9, 1, 0)}, "st-just"),  # most copper
        (DEAR, {"st-just": mine(0, 2, 1), "kea": mine(0, 2, 2)}, "st-just"),  # least water
        (DEAR, {"st-just": mine(0, 3, 1), "kea": mine(1, 3, 1)}, "st-just"),  # fewest left
        (DEAR, {"st-just": mine(1, 3, 1), "kea": mine(0, 4, 1)}, "kea"),  # furthest east
        (DEAR, {"st-just": mine(1, 2, 1), "kea": mine(0, 3, 1)}, "kea"),
        (DEAR, {"st-just": mine(3, 0, 1), "kea": mine(1, 0, 2)}, "st-just"),  # no copper anywhere
        (DEAR, {"st-just": mine(2, 0, 1), "kea": mine(4, 0, 1)}, "st-just"),
        (DEAR, {"st-just": mine(1, 0, 1), "kea": mine(2, 0, 1)}, "kea"),
        (CHEAP, {"st-just": mine(2, 0, 5), "kea": mine(1, 9, 0)}, "st-just"),  # most tin
        (CHEAP, {"st-just": mine(2, 0, 1), "kea": mine(2, 0, 2)}, "st-just"),
        (CHEAP, {"st-just": mine(2, 1, 1), "kea": mine(2, 2, 1)}, "st-just"),
        (CHEAP, {"st-just": mine(3, 1, 1), "kea": mine(2, 2, 1)}, "kea"),
        (CHEAP, {"st-just": mine(3, 0, 4, miner=True), "kea": mine(9, 9, 0)}, "st-just"),
    ],
)
def test_the_mine_he_takes_ore_from(
    prices: dict[str, int], areas: dict[str, Mine], chosen: str
) -> None:
    assert mined_in(act("M", areas, prices=prices), areas) == [chosen]


@pytest.mark.rule("LW-7")
@pytest.mark.parametrize(
    ("prices", "round_number", "taken"),
    [
        (DEAR, 1, {"tin": 1, "copper": 2}),
        ({"tin": 5, "copper": 10}, 4, {"tin": 1, "copper": 2}),
        (CHEAP, 3, {"tin": 1, "copper": 0}),
        ({"tin": 5, "copper": 2}, 4, {"tin": 1, "copper": 2}),
    ],
)
def test_he_fills_up_with_tin_but_with_copper_only_in_round_four(
    prices: dict[str, int], round_number: int, taken: dict[str, int]
) -> None:
    areas = {"kea": mine(1, 2, 1, miner=True, port=True)}
    column = {"work": {"7": ["orange"], "9": ["pink"]}, "round": round_number}
    ore = act("M", areas, prices=prices, **column).table.players["orange"].ore
    assert ore == {**taken, "arsenic": 0}


@pytest.mark.rule("LW-7")
def test_cheap_copper_alone_is_no_reason_to_mine_before_round_four() -> None:
    areas = {"kea": mine(0, 5, 1)}
    assert act("M", areas).table.phase == "wallace"
    assert mined_in(act("M", areas, round=4), areas) == ["kea"]


@pytest.mark.rule("LW-7")
def test_in_round_four_a_mine_without_tin_counts_after_those_with_tin() -> None:
    areas = {"kea": mine(0, 5, 0), "st-just": mine(1, 0, 9)}
    assert mined_in(act("M", areas, round=4), areas) == ["st-just"]


@pytest.mark.rule("LW-4")
def test_he_owes_the_cost_and_one_water_is_added() -> None:
    oracle = act("M", {"kea": mine(3, 0, 4)})
    wallace = oracle.table.players["orange"]
    assert (wallace.owed, wallace.money, wallace.ore["tin"]) == (8, 0, 2)
    assert oracle.document()["work"] == {"1": ["orange"], "9": ["pink"]}


@pytest.mark.rule("LW-8")
@pytest.mark.parametrize(
    ("areas", "chosen"),
    [
        ({"st-just": mine(5, 0, 9), "wendron": mine(2, 2, 1, miner=True)}, "st-just"),  # most ore
        ({"st-just": mine(5, 0, 9, miner=True), "wendron": mine(2, 3, 1)}, "st-just"),  # capacity
        ({"st-just": mine(2, 3, 1), "wendron": mine(5, 0, 2)}, "st-just"),  # least water
        ({"st-just": mine(4, 0, 2), "wendron": mine(2, 2, 2)}, "wendron"),  # inland
        ({"st-just": mine(4, 0, 2), "kea": mine(2, 2, 2)}, "st-just"),  # furthest west
        ({"st-just": mine(9, 0, 0), "kea": mine(1, 1, 2)}, "kea"),  # but some water
        ({"st-just": mine(2, 0, 1, port=True), "kea": mine(2, 0, 9)}, "kea"),  # ore >= capacity
    ],
)
def test_the_mine_he_pumps(areas: dict[str, Mine], chosen: str) -> None:
    oracle = act("P", areas, developments=PUMP_OF_ONE)
    after = {name: oracle.table.areas[name].water for name in areas}
    assert after == {name: areas[name]["water"] - (name == chosen) for name in areas}


@pytest.mark.rule("LW-8")
@pytest.mark.parametrize(("ore_in_kea", "water"), [(4, [0, 2]), (1, [0, 3])])
def test_each_cube_is_a_choice_of_its_own_and_the_rest_is_lost(
    ore_in_kea: int, water: list[int]
) -> None:
    areas = {"st-just": mine(5, 0, 1), "kea": mine(ore_in_kea, 0, 3)}
    oracle = act("P", areas)  # a group of two
    assert [oracle.table.areas[name].water for name in areas] == water
    assert oracle.document()["developments"]["pumps"] == [[1], [1], [], [2]]
    assert oracle.table.pumps_left == 0
    assert oracle.document()["work"] == {"1": ["orange"], "9": ["pink"]}


WEST = ("st-just", "ludgvan")
EAST = ("kea", "perranzabuloe")


@pytest.mark.rule("LW-9")
@pytest.mark.parametrize(
    ("west", "east", "chosen"),
    [
        (mine(2, 0, 1), mine(0, 1, 1), EAST),  # fewest ore cubes
        (mine(1, 1, 1), mine(2, 0, 1), EAST),  # least copper
        (mine(1, 1, 1), mine(1, 1, 9), WEST),  # furthest west
    ],
)
def test_the_border_he_digs_an_adit_on(west: Mine, east: Mine, chosen: tuple[str, str]) -> None:
    areas = {**dict.fromkeys(WEST, west), **dict.fromkeys(EAST, east)}
    oracle = act("A", areas, round=1)
    assert oracle.table.adits == [sorted(chosen)]
    assert oracle.document()["work"] == {"3": ["orange"], "9": ["pink"]}


@pytest.mark.rule("LW-9")
@pytest.mark.parametrize(
    ("other", "rest"),
    [
        (mine(1, 1, 0), {}),  # both need water
        ({"owner": "pink", "water": 1}, {}),  # both are his
        (mine(1, 1, 1), {"adits": [["kea", "perranzabuloe"]]}),  # D-1
        (mine(1, 1, 1), {"developments": {"adit": [0, 1, 0, 1]}}),  # none left
    ],
)
def test_without_a_border_for_it_he_takes_pumps_instead(other: Mine, rest: dict[str, Any]) -> None:
    areas = {"kea": mine(5, 0, 3), "perranzabuloe": other}
    oracle = act("A", areas, round=1, **rest)
    assert oracle.table.areas["kea"].water == 2
    assert oracle.document()["work"] == {"1": ["orange"], "9": ["pink"]}


@pytest.mark.rule("LW-10")
@pytest.mark.parametrize(
    ("areas", "chosen"),
    [
        ({"kea": mine(5, 0, 1), "st-just": mine(2, 2, 9)}, "kea"),  # most ore
        ({"kea": mine(4, 0, 2), "st-just": mine(2, 2, 1)}, "kea"),  # most water
        ({"kea": mine(1, 3, 2), "st-just": mine(2, 2, 2)}, "kea"),  # most copper
        ({"kea": mine(2, 2, 2), "st-just": mine(2, 2, 2)}, "st-just"),  # furthest west
        ({"kea": mine(1, 2, 1), "st-just": mine(9, 9, 0)}, "kea"),  # water needed
        ({"kea": mine(1, 2, 1), "redruth": mine(9, 9, 9)}, "kea"),  # coastal
        ({"kea": mine(1, 2, 1), "st-just": mine(9, 9, 9, port=True)}, "kea"),  # D-1
        ({"kea": mine(1, 2, 1), "st-just": mine(2, 1, 9, miner=True)}, "kea"),  # capacity < ore
    ],
)
def test_the_mine_he_gives_a_port(areas: dict[str, Mine], chosen: str) -> None:
    oracle = act("O", areas)
    gained = [n for n in areas if oracle.table.areas[n].port and not areas[n].get("port")]
    assert gained == [chosen]
    assert oracle.table.areas[chosen].water == areas[chosen]["water"] - 1
    assert oracle.document()["work"] == {"2": ["orange"], "9": ["pink"]}
    assert oracle.table.stock["port"][2] == 0


@pytest.mark.rule("LW-11")
@pytest.mark.parametrize(
    ("areas", "chosen"),
    [
        (  # most water removed from his mines: 2 + 1 + 1 against 2 + 1
            {"st-just": mine(9, 0, 2), "ludgvan": mine(3, 0, 2), "st-ives": mine(0, 0, 1),
             "gwinear": mine(0, 0, 1)}, "ludgvan"),
        (  # a dry neighbour gives nothing
            {"st-just": mine(3, 0, 2), "ludgvan": mine(4, 0, 2), "gwinear": mine(0, 0, 0)},
            "ludgvan"),
        ({"st-just": mine(4, 0, 2), "ludgvan": mine(3, 0, 2)}, "st-just"),  # most ore
        ({"st-just": mine(3, 0, 2), "ludgvan": mine(0, 3, 3)}, "ludgvan"),  # furthest east
        ({"st-just": mine(3, 0, 2), "ludgvan": mine(9, 0, 1)}, "st-just"),  # 2 water needed
        ({"st-just": mine(3, 0, 2), "ludgvan": mine(3, 0, 9, miner=True)}, "st-just"),
        ({"st-just": mine(3, 0, 2), "ludgvan": mine(9, 0, 9, train=True)}, "st-just"),
        ({"st-just": mine(3, 0, 2), "ludgvan": mine(0, 0, 9), "kea": mine(9, 9, 9)}, "st-just"),
    ],
)  # fmt: skip
def test_the_mine_he_gives_a_train(areas: dict[str, Mine], chosen: str) -> None:
    oracle = act("T", areas)
    gained = [n for n in areas if oracle.table.areas[n].train and not areas[n].get("train")]
    assert gained == [chosen]
    assert oracle.table.areas[chosen].water == areas[chosen]["water"] - 2


@pytest.mark.rule("LW-12")
@pytest.mark.parametrize(
    ("areas", "chosen"),
    [
        ({"kea": mine(5, 0, 9), "wendron": mine(2, 2, 0)}, "kea"),  # most ore
        ({"kea": mine(4, 0, 1), "wendron": mine(0, 4, 2)}, "kea"),  # least water
        ({"kea": mine(1, 3, 1), "wendron": mine(2, 2, 1)}, "kea"),  # most copper
        ({"st-just": mine(2, 2, 1), "wendron": mine(2, 2, 1)}, "wendron"),  # inland
        ({"kea": mine(2, 2, 1), "st-just": mine(2, 2, 1)}, "st-just"),  # furthest west
        ({"kea": mine(1, 2, 1), "st-just": mine(9, 9, 0, miner=True)}, "kea"),  # D-1
        ({"kea": mine(1, 2, 1), "st-just": mine(2, 2, 0, port=True, train=True)}, "kea"),
    ],
)
def test_the_mine_he_gives_a_miner(areas: dict[str, Mine], chosen: str) -> None:
    oracle = act("N", areas, round=1)
    gained = [n for n in areas if oracle.table.areas[n].miner and not areas[n].get("miner")]
    assert gained == [chosen]


@pytest.mark.rule("LW-13")
def test_develop_skips_what_he_lacks_the_work_points_for() -> None:
    areas = {"kea": mine(5, 0, 4), "perranzabuloe": mine(9, 0, 4)}
    work = {"9": ["orange"], "10": ["pink"]}
    oracle = act("D", areas, work=work, round=1)
    assert oracle.document()["developments"]["pumps"][0] == []
    assert oracle.table.areas["perranzabuloe"].water == 3


# The oracle on where Lord Wallace builds (LW-5).

B_CARD = {"hand": ["b:tin+1:2"]}
GOOD = {"a": face_up(3, 3, 2), "b": face_up(3, 4, 4), "c": face_up(2, 4, 3)}  # worth 4, 3, 3


def waits(tile: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """An area where a tile waits."""
    return {"tile": tile, **rest}


def build(areas: dict[str, Any], wallace: dict[str, Any] | None = None, **rest: Any) -> TrailOracle:
    """A Build card; his deck holds one card of region B unless said otherwise."""
    return lord_wallace(solo(areas, {}, wallace or B_CARD, **rest), "B")


@pytest.mark.rule("LW-5")
def test_drainage_ore_of_adits_and_the_card_do_not_count_for_the_area() -> None:
    areas = {
        "camborne": waits(face_up(2, 1, 3), drainage=2, tin=3, copper=3),
        "breage": waits(face_down(2, 2, 2)),
    }
    oracle = play(build(areas, {"hand": ["b:tin+2:4"]}), "draw b:tin+2:4")
    assert oracle.table.running_auction.area == "breage"


@pytest.mark.rule("LW-5")
def test_the_cards_at_the_bottom_come_back_in_the_order_they_went_there() -> None:
    hand = ["a:tin+1:2", "c:tin+1:2"]
    oracle = play(build({"redruth": waits(GOOD["b"])}, {"hand": hand}), "draw c:tin+1:2")
    play(oracle, "wallace card 2", "draw a:tin+1:2", "wallace card 3")
    assert oracle.moves() == ["draw c:tin+1:2"]


@pytest.mark.rule("A2-7")
def test_without_survey_cards_and_with_an_empty_deck_he_builds_without_a_card() -> None:
    oracle = build({"redruth": waits(GOOD["b"])}, {"hand": []})
    assert kinds(oracle) == {"roll"}  # net worth 3: the water die, no card value
    play(oracle, "roll bid 3 4 2")
    assert oracle.table.running_auction.bid == 2


@pytest.mark.rule("LW-5")
@pytest.mark.parametrize(
    ("areas", "wallace"),
    [
        ({"redruth": waits(GOOD["b"])}, {"mines_left": 0, "hand": ["b:tin+1:2"]}),
        ({"redruth": waits(face_up(2, 1, 3))}, {"hand": []}),
        ({}, {"hand": []}),
    ],
)
def test_build_is_impossible_without_an_unbuilt_mine_or_any_area(
    areas: dict[str, Any], wallace: dict[str, Any]
) -> None:
    oracle = build(areas, wallace)
    assert kinds(oracle) == {"wallace"}
    assert oracle.document()["work"] == {"0": ["orange", "pink"]}


@pytest.mark.rule("LW-5")
@pytest.mark.parametrize(("column", "work_points"), [(7, 2), (9, 1)])
def test_with_nine_work_points_spent_he_builds_for_one(column: int, work_points: int) -> None:
    # round 1, band 7 to 9: only card 2 says Build
    work = {str(column): ["orange"], "10": ["pink"]}
    oracle = play(
        build({"redruth": waits(GOOD["b"])}, work=work), "draw b:tin+1:2", "roll bid 1 1 2"
    )
    assert oracle.table.areas["redruth"].owner == "orange"
    assert oracle.table.lord_wallace.mines_left == 5
    column_after = next(c for c, markers in oracle.table.work.items() if "orange" in markers)
    assert column_after == column + work_points


@pytest.mark.rule("LW-5")
def test_the_limiter_counts_for_the_last_work_point() -> None:
    work = {"8": ["orange"], "9": ["pink"]}
    wallace = {**B_CARD, "limiter": 10}
    rest: dict[str, Any] = {"expansions": ["arsenic"]}
    oracle = build({"redruth": waits(GOOD["b"])}, wallace, work=work, **rest)
    play(oracle, "draw b:tin+1:2", "roll bid 1 1 2")
    assert oracle.document()["work"] == {"9": ["pink", "orange"]}


# The oracle on Lord Wallace's turns and action cards (LW-1 .. LW-3, LW-14).

MINE = {"owner": "orange", "tin": 9, "copper": 9, "water": 1}
ARSENIC: dict[str, Any] = {"expansions": ["arsenic"]}


@pytest.mark.rule("LW-1")
def test_he_starts_on_top_with_six_cards_and_two_tiles_a_region_lie_open() -> None:
    dealt = new_position(1, 1)
    assert dealt["work"] == {"0": ["orange", "pink"]}
    assert [card[0] for card in dealt["player"][1]["hand"]] == list("aabbcc")
    faces = [area["tile"]["face"] for area in dealt["area"]]
    assert (faces.count("up"), faces.count("down")) == (6, 7)


@pytest.mark.rule("LW-1")
def test_only_the_human_discards_and_the_discards_go_back_into_the_decks() -> None:
    hand = ["a:tin+1:2", "a:port:4", "b:tin+1:2", "b:miner:2", "c:pump:4", "c:tin+1:2"]
    his = ["a:tin+1:2", "a:pump:4", "b:tin+2:4", "b:port:4", "c:port:4", "c:tin+1:2"]
    oracle = solo(None, {"hand": hand}, {"hand": his}, phase="draft", to_move="pink", prices={})
    play(oracle, "discard a:port:4", "discard b:miner:2", "discard c:pump:4")
    assert (oracle.table.phase, oracle.table.to_move) == ("prices", "luck")
    assert oracle.document()["decks"] == {"a": ["port:4"], "b": ["miner:2"], "c": ["pump:4"]}
    assert oracle.document()["player"][1]["hand"] == sorted(his)


@pytest.mark.rule("LW-1")
def test_any_card_left_may_come_and_an_empty_deck_is_shuffled_anew() -> None:
    oracle = solo({"kea": MINE}, wallace_cards=[9, 10], round=3)
    assert oracle.moves() == ["wallace card 10", "wallace card 9"]
    assert oracle.weights() == {"wallace card 10": 1, "wallace card 9": 1}
    play(oracle, "wallace card 10", "pass")
    assert oracle.moves() == ["wallace card 9"]
    play(oracle, "wallace card 9")
    assert len(oracle.moves()) == len(CARDS)


@pytest.mark.rule("LW-3")
@pytest.mark.parametrize(
    ("column", "copper", "moved"),
    [(3, 4, 0), (4, 4, 0), (6, 4, 0), (7, 4, 1), (4, 8, 1), (4, 10, 1)],
)
def test_round_band_and_copper_price_name_the_action(column: int, copper: int, moved: int) -> None:
    # card 12 in round 1: B, B/M, P/M; nothing can be built here
    work = {str(column): ["orange"], "10": ["pink"]}
    areas = {"kea": {**MINE, "tin": 9}}
    oracle = solo(areas, work=work, prices={"tin": 5, "copper": copper})
    play(oracle, "wallace card 12")
    assert oracle.document()["work"] == {str(column + moved): ["orange"], "10": ["pink"]}


@pytest.mark.rule("LW-3")
def test_after_an_impossible_action_another_card_is_revealed() -> None:
    oracle = lord_wallace(solo(round=3), "M")
    assert (oracle.table.phase, oracle.table.to_move) == ("wallace", "luck")
    assert len(oracle.moves()) == len(CARDS) - 1
    assert oracle.document()["work"] == {"0": ["orange", "pink"]}


@pytest.mark.rule("LW-9")
def test_an_adit_he_lacks_the_work_points_for_makes_him_take_pumps() -> None:
    mines = {"kea": MINE, "perranzabuloe": MINE}
    work = {"2": ["orange"], "10": ["pink"]}
    oracle = lord_wallace(solo(mines, {}, {"limiter": 5}, work=work, **ARSENIC), "A")
    assert oracle.table.adits == []
    assert oracle.document()["work"] == {"3": ["orange"], "10": ["pink"]}


@pytest.mark.rule("LW-14")
def test_his_pass_raises_the_minimum_bid() -> None:
    areas: dict[str, Any] = {"redruth": {"tile": {"tin": 2, "copper": 1, "water": 3}}}
    work = {"7": ["orange"], "8": ["pink"]}
    oracle = solo(areas, work=work, decks={"b": ["tin+1:2"]})
    lord_wallace(oracle, "X")
    assert oracle.table.invested == ["orange"]
    play(oracle, "build redruth", "survey deck", "draw b:tin+1:2")
    assert oracle.moves()[0] == "bid 10"
    assert "bid 2" not in oracle.moves()
    assert "bid 3" in oracle.moves()
