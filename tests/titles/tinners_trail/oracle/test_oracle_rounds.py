"""The oracle on the draft, prices, investing and the end of a round (S-4, P, I, R)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    of_kind,
    play,
    table_with,
)
from tools.titles.tinners_trail.oracle.table import NEIGHBOURS

# The oracle on the draft, prices, investing and the end of a round (S-4, P, I, R).

LAST_TO_ACT = {"work": {"10": ["pink"]}}


def end_of_actions(
    players: int, companies: dict[str, dict[str, Any]], invested: list[str], **rest: Any
) -> TrailOracle:
    """Pink, the last one on the work track, passes."""
    rest = {**LAST_TO_ACT, "invested": invested, **rest}
    areas = rest.pop("areas", {})
    return play(table_with(players, areas, companies, **rest), "pass")


@pytest.mark.rule("S-4")
def test_each_region_gives_up_one_of_two_cards_seat_by_seat() -> None:
    hand = ["a:tin+1:2", "a:port:4", "b:tin+1:2", "b:miner:2", "c:pump:4", "c:pump:4", "any:pump:4"]
    companies = {colour: {"hand": hand} for colour in ("pink", "yellow", "blue")}
    oracle = table_with(3, None, companies, phase="draft", prices={})
    assert oracle.moves() == ["discard a:port:4", "discard a:tin+1:2"]
    play(oracle, "discard a:port:4", "discard b:miner:2")
    assert oracle.moves() == ["discard c:pump:4"]
    play(oracle, "discard c:pump:4")
    assert oracle.document()["to_move"] == "yellow"
    assert oracle.document()["player"][0]["hand"] == [
        "a:tin+1:2",
        "any:pump:4",
        "b:tin+1:2",
        "c:pump:4",
    ]


@pytest.mark.rule("S-5")
def test_two_players_discards_go_back_into_the_decks_when_both_have_chosen() -> None:
    hand = ["a:tin+1:2", "a:port:4", "b:tin+1:2", "b:miner:2", "c:pump:4", "c:tin+1:2"]
    companies = {colour: {"hand": hand} for colour in ("pink", "yellow")}
    oracle = table_with(2, None, companies, phase="draft", prices={}, decks={"a": ["tin+2:4"]})
    play(oracle, "discard a:port:4", "discard b:miner:2", "discard c:pump:4")
    assert oracle.document()["decks"] == {"a": ["tin+2:4"]}
    play(oracle, "discard a:tin+1:2", "discard b:miner:2", "discard c:pump:4")
    assert oracle.document()["decks"] == {
        "a": ["port:4", "tin+1:2", "tin+2:4"],
        "b": ["miner:2", "miner:2"],
        "c": ["pump:4", "pump:4"],
    }
    assert (oracle.table.phase, oracle.table.to_move) == ("prices", "luck")


@pytest.mark.rule("P-1")
def test_tin_is_rolled_first_and_every_faces_are_listed() -> None:
    oracle = table_with(3, phase="prices", to_move="luck", prices={})
    assert len(oracle.moves()) == 4 * 5 * 3
    assert oracle.moves()[0] == "roll tin 0 0 2"
    play(oracle, "roll tin 1 1 2", "roll copper 2 2 4")
    assert oracle.document()["prices"] == {"tin": 4, "copper": 8}
    assert oracle.table.phase == "actions"


@pytest.mark.rule("P-1")
@pytest.mark.parametrize(
    ("faces", "tin"), [("1 1 2", 4), ("1 2 2", 5), ("1 2 3", 5), ("2 2 3", 6), ("3 3 3", 7)]
)
def test_the_total_gives_the_column(faces: str, tin: int) -> None:
    oracle = table_with(3, phase="prices", to_move="luck", prices={})
    assert play(oracle, f"roll tin {faces}").document()["prices"] == {"tin": tin}


@pytest.mark.rule("P-2")
@pytest.mark.parametrize(("last", "copper"), [(2, 4), (4, 2), (8, 2), (10, 2)])
def test_the_lowest_old_price_adds_one(last: int, copper: int) -> None:
    prices = {"last_tin": 5, "last_copper": last, "tin": 5}
    oracle = table_with(3, round=2, phase="prices", to_move="luck", prices=prices)
    assert play(oracle, "roll copper 1 1 2").table.prices["copper"] == copper


@pytest.mark.rule("P-2")
@pytest.mark.parametrize(("last", "tin"), [(4, 5), (5, 5), (7, 4)])
def test_the_highest_old_price_takes_one_off(last: int, tin: int) -> None:
    prices = {"last_tin": last, "last_copper": 4}
    oracle = table_with(3, round=2, phase="prices", to_move="luck", prices=prices)
    assert play(oracle, "roll tin 1 2 2").table.prices["tin"] == tin


@pytest.mark.rule("I-2")
def test_investing_goes_round_in_order_of_passing_until_all_decline() -> None:
    oracle = end_of_actions(3, {}, ["blue", "yellow"])
    asked = []
    for text in ("invest 5", "invest 10", "invest none", "invest 10", "invest none"):
        asked.append(oracle.table.to_move)
        play(oracle, text)
    assert asked == ["blue", "yellow", "pink", "blue", "yellow"]
    assert oracle.table.to_move == "blue"  # the last one left may go on
    assert oracle.moves() == ["invest 5", "invest none"]


@pytest.mark.rule("I-2")
def test_with_less_than_five_pounds_nobody_is_asked() -> None:
    poor = {"blue": {"money": 4}, "yellow": {"money": 9}}
    oracle = end_of_actions(3, poor, ["blue", "yellow"])
    assert oracle.table.to_move == "yellow"
    play(oracle, "invest 5")
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("I-3")
def test_round_four_invests_all_and_ends_the_game() -> None:
    companies = {"pink": {"money": 19}, "yellow": {"money": 4}, "blue": {"money": 25}}
    oracle = end_of_actions(3, companies, ["blue", "yellow"], round=4)
    document = oracle.document()
    assert [(p["points"], p["money"]) for p in document["player"]] == [(16, 4), (0, 4), (31, 0)]
    assert (document["phase"], document["to_move"]) == ("over", "nobody")
    assert document["ranking"] == ["blue", "pink", "yellow"]
    assert oracle.moves() == []


def after_investing(players: int, **rest: Any) -> TrailOracle:
    """Everybody too poor to invest: the round ends at once."""
    poor = {colour: {"money": 0} for colour in ("pink", "yellow", "blue", "green")[:players]}
    return end_of_actions(players, poor, ["blue", "yellow", "green"][: players - 1], **rest)


@pytest.mark.rule("R-1")
def test_unused_pieces_leave_and_pumps_are_refilled() -> None:
    developments = {"miner": [1, 2, 3, 3], "pumps": [[], [2], [2], [3]]}
    areas = {"kea": {"tile": face_down(1, 1, 1)}}
    document = after_investing(4, areas=areas, developments=developments).document()
    assert document["developments"]["miner"] == [0, 2, 3, 3]
    assert document["developments"]["adit"] == [0, 2, 1, 1]
    assert document["developments"]["pumps"] == [[1], [2], [2], [3]]


@pytest.mark.rule("R-3")
def test_the_first_two_may_peek_at_face_down_tiles_they_have_not_seen() -> None:
    areas = {
        "kea": {"tile": face_down(1, 1, 1, "yellow")},
        "redruth": {"tile": face_down(1, 1, 1)},
        "gwennap": {"tile": face_up(1, 1, 1)},
    }
    oracle = after_investing(4, areas=areas)
    assert oracle.document()["to_move"] == "blue"
    assert oracle.moves() == ["peek kea", "peek none", "peek redruth"]
    play(oracle, "peek kea")
    assert oracle.document()["to_move"] == "yellow"
    assert oracle.moves() == ["peek none", "peek redruth"]
    play(oracle, "peek none")
    assert oracle.document()["area"][11]["tile"]["seen"] == ["blue", "yellow"]
    assert (oracle.table.round, oracle.table.phase) == (2, "prices")


@pytest.mark.rule("R-3")
def test_with_two_players_only_the_first_may_peek() -> None:
    companies = {"pink": {"money": 0}, "yellow": {"money": 0}}
    areas = {"redruth": {"tile": face_down(1, 1, 1)}}
    oracle = end_of_actions(2, companies, ["yellow"], areas=areas)
    assert oracle.document()["peekers"] == ["yellow"]
    assert play(oracle, "peek redruth").table.phase == "prices"


@pytest.mark.rule("R-3")
def test_nobody_is_asked_to_peek_when_no_tile_is_left() -> None:
    assert after_investing(4).table.phase == "prices"


@pytest.mark.rule("P-3")
def test_survey_pumps_work_at_the_start_of_the_next_round() -> None:
    areas = {
        "kea": {"owner": "pink", "water": 2, "pump": True},
        "redruth": {"owner": "blue", "pump": True},
    }
    oracle = after_investing(4, areas=areas)
    assert oracle.table.areas["kea"].water == 1
    assert oracle.table.areas["redruth"].water == 0
    assert oracle.document()["prices"] == {"last_tin": 5, "last_copper": 8}


@pytest.mark.rule("R-4")
@pytest.mark.parametrize(
    ("pink", "yellow", "best"),
    [
        ({"points": 5}, {"points": 4, "money": 4}, "pink"),
        ({"money": 1}, {"money": 2}, "yellow"),
        ({}, {}, "blue"),
    ],
)
def test_ties_go_to_money_then_to_ore_in_mines(
    pink: dict[str, int], yellow: dict[str, int], best: str
) -> None:
    companies = {"pink": {"money": 0, **pink}, "yellow": {"money": 0, **yellow}}
    areas = {
        "kea": {"owner": "blue", "tin": 1, "copper": 1},
        "redruth": {"owner": "pink", "tin": 1},
    }
    companies["blue"] = {"money": 0}
    oracle = end_of_actions(3, companies, ["yellow", "blue"], round=4, areas=areas)
    assert oracle.document()["ranking"][0] == best


@pytest.mark.rule("R-4")
def test_the_last_tie_goes_to_the_first_to_pass() -> None:
    broke = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    oracle = end_of_actions(3, broke, ["yellow", "blue"], round=4)
    assert oracle.document()["ranking"] == ["yellow", "blue", "pink"]


# The oracle on emigration (E-1 .. E-7).

EMIGRATION = {"expansions": ["emigration"]}
OWN_MINER = {"redruth": {"owner": "pink", "miner": "pink", "tin": 9}}


def emigrants(
    areas: dict[str, Any] | None = None, pink: dict[str, Any] | None = None, **rest: Any
) -> TrailOracle:
    """Pink to act, a pink miner in Redruth unless said otherwise."""
    companies = {"pink": pink or {}, **rest.pop("companies", {})}
    return table_with(3, areas or OWN_MINER, companies, **EMIGRATION, **rest)


def to(place: str, round_number: int = 1) -> dict[str, Any]:
    """A miner of blue that left before."""
    return {"place": place, "round": round_number, "by": "blue"}


@pytest.mark.rule("E-1")
def test_an_own_miner_replaces_the_piece_in_an_area_with_an_own_mine_without_miner() -> None:
    areas = {
        "redruth": {"owner": "pink"},
        "camborne": {"owner": "pink", "miner": True},
        "kea": {"owner": "blue"},
    }
    oracle = emigrants(areas)
    assert [text for text in oracle.moves() if text.endswith(" own")] == ["miner redruth own"]
    play(oracle, "miner redruth own")
    document = oracle.document()
    assert oracle.table.areas["redruth"].own_miner == "pink"
    assert oracle.table.players["pink"].miners_left == 3
    assert document["developments"]["miner"][0] == 1
    assert document["work"]["1"] == ["pink"]


@pytest.mark.rule("E-1")
@pytest.mark.parametrize(
    "lack",
    [{"pink": {"miners_left": 0}}, {"developments": {"miner": [0, 2, 2, 2]}}, {"expansions": []}],
)
def test_no_own_miner_without_one_left_without_stock_or_without_the_expansion(
    lack: dict[str, Any],
) -> None:
    areas = {"redruth": {"owner": "pink"}}
    rest: dict[str, Any] = {**EMIGRATION, **lack}
    oracle = table_with(3, areas, {"pink": rest.pop("pink", {})}, **rest)
    assert not any(text.endswith(" own") for text in oracle.moves())


@pytest.mark.rule("E-1")
def test_it_counts_as_a_miner() -> None:
    assert of_kind(emigrants(), "extract")[-1] == "extract redruth tin 3 copper 0"
    assert "miner redruth" not in emigrants().moves()


@pytest.mark.rule("E-1")
def test_a_survey_card_gives_a_plain_miner() -> None:
    areas = {"redruth": {"tile": face_down(1, 2, 4)}}
    oracle = emigrants(areas, {"hand": ["b:miner:2"]})
    play(oracle, "build redruth", "survey b:miner:2", "bid 1", "drop", "drop")
    assert oracle.document()["area"][8]["miner"] is True


@pytest.mark.rule("E-2")
def test_only_the_own_colour_emigrates_for_one_work_point() -> None:
    areas: dict[str, Any] = {
        "kea": {"owner": "blue", "miner": "blue"},
        "camborne": {"owner": "pink", "miner": True},
    }
    assert "emigrate" not in kinds(emigrants(areas))
    oracle = play(emigrants(), "emigrate redruth sierra-madre")
    assert oracle.document()["work"]["1"] == ["pink"]
    assert "emigrate" not in kinds(emigrants(work={"10": ["pink", "yellow", "blue"]}))


@pytest.mark.rule("E-3")
def test_the_place_of_the_miner_is_free_again_and_the_miner_is_gone() -> None:
    work = {"0": ["pink"], "10": ["yellow", "blue"]}
    oracle = play(emigrants(work=work, pink={"miners_left": 2}), "emigrate redruth kimberley")
    assert "extract redruth tin 3 copper 0" not in oracle.moves()
    assert {"miner redruth", "miner redruth own"} <= set(oracle.moves())
    assert oracle.table.players["pink"].miners_left == 2
    assert oracle.document()["emigrated"] == [{"place": "kimberley", "round": 1, "by": "pink"}]


@pytest.mark.rule("E-4")
@pytest.mark.parametrize(("round_number", "piece"), [(1, "adit"), (2, "train"), (3, "port")])
def test_michigan_gives_the_piece_of_the_round_at_once(round_number: int, piece: str) -> None:
    empty = {"adit": [0] * 4, "train": [0] * 4, "port": [0] * 4}
    oracle = emigrants(round=round_number, developments=empty)
    play(oracle, "emigrate redruth michigan")
    document = oracle.document()
    assert (document["phase"], document["to_move"]) == ("place", "pink")
    assert {" ".join(text.split()[:2]) for text in oracle.moves()} == {
        f"place {piece}",
        "place none",
    }
    assert document["work"]["1"] == ["pink"]


@pytest.mark.rule("E-4")
def test_a_train_from_michigan_has_all_its_effects_and_costs_nothing() -> None:
    areas = {**OWN_MINER, "kea": {"owner": "blue", "water": 3}}
    oracle = play(emigrants(areas, round=2), "emigrate redruth michigan", "place train kea")
    kea = oracle.table.areas["kea"]
    assert (kea.train, kea.water) == (True, 1)
    assert (oracle.table.phase, oracle.table.to_move) == ("actions", "yellow")
    assert oracle.table.stock["train"] == [0, 0, 1, 1]


@pytest.mark.rule("E-4")
def test_a_piece_put_off_is_placed_in_a_later_own_turn_without_work() -> None:
    work = {"4": ["pink"], "6": ["yellow", "blue"]}
    oracle = play(emigrants(work=work), "emigrate redruth michigan", "place none")
    assert (oracle.table.phase, oracle.table.to_move) == ("actions", "pink")
    assert oracle.table.players["pink"].waiting == ["adit"]
    assert "place none" not in oracle.moves()
    play(oracle, "place adit redruth camborne")  # read in either order
    assert oracle.table.adits == [["camborne", "redruth"]]
    assert oracle.document()["work"] == {"5": ["pink"], "6": ["yellow", "blue"]}
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("E-4")
def test_what_waits_may_still_be_placed_in_the_final_column() -> None:
    work = {"9": ["pink"], "10": ["yellow", "blue"]}
    oracle = play(emigrants(work=work), "emigrate redruth michigan")
    assert "place none" in oracle.moves()  # at once it may be placed even there
    play(oracle, "place none", "pass", "pass")
    assert kinds(oracle) == {"pass", "place"}
    assert "place train kea" not in oracle.moves()
    play(oracle, "place adit kea st-austell")
    assert oracle.moves() == ["pass"]


@pytest.mark.rule("E-4")
def test_a_piece_put_off_may_come_in_a_later_round_and_obeys_the_limits() -> None:
    areas = {"kea": {"port": True}}
    oracle = emigrants(areas, {"waiting": ["port"]}, round=4)
    places = of_kind(oracle, "place")
    assert "place port gwennap" in places
    assert "place port kea" not in places
    assert "place port redruth" not in places  # inland


@pytest.mark.rule("E-4")
def test_the_two_miners_of_round_four_come_one_by_one_and_stand_anywhere() -> None:
    oracle = play(emigrants(round=4), "emigrate redruth michigan")
    assert len(of_kind(oracle, "place")) == len(oracle.table.areas) + 1
    play(oracle, "place miner redruth")
    assert oracle.table.phase == "place"
    play(oracle, "place miner redruth")
    assert oracle.table.phase == "actions"
    redruth = next(a for a in oracle.document()["area"] if a["name"] == "redruth")
    assert redruth["miner"] == 2


@pytest.mark.rule("E-4")
def test_they_join_an_own_miner_and_each_adds_to_the_capacity() -> None:
    work = {"0": ["pink"], "10": ["yellow", "blue"]}
    oracle = emigrants(pink={"waiting": ["miner", "miner"]}, work=work, round=4)
    play(oracle, "place miner redruth", "place miner redruth")
    redruth = next(a for a in oracle.document()["area"] if a["name"] == "redruth")
    assert redruth["miner"] == ["pink", 2]
    assert of_kind(oracle, "extract")[-1] == "extract redruth tin 5 copper 0"
    assert "place" not in kinds(oracle)


@pytest.mark.rule("E-4")
def test_beside_a_plain_miner_none_from_the_board_may_be_placed_after_emigrating() -> None:
    areas = {"redruth": {"owner": "pink", "miner": ["pink", 1]}}
    oracle = play(emigrants(areas, round=4), "emigrate redruth kimberley")
    assert oracle.table.areas["redruth"].miners == 1
    assert not {"miner redruth", "miner redruth own"} & set(oracle.moves())


@pytest.mark.rule("E-4")
def test_who_finds_no_place_is_not_asked_and_keeps_the_piece() -> None:
    names = list(NEIGHBOURS)
    areas: dict[str, Any] = {name: {"train": True} for name in names}
    areas["redruth"] |= OWN_MINER["redruth"]
    oracle = play(emigrants(areas, round=2), "emigrate redruth michigan")
    assert (oracle.table.phase, oracle.table.to_move) == ("actions", "yellow")
    assert oracle.table.players["pink"].waiting == ["train"]


def selling(
    round_number: int, ore: dict[str, int], *, by: str = "pink", in_round: int
) -> TrailOracle:
    """Pink with ore passes as the last; somebody has sent a miner to Adelaide."""
    companies: dict[str, Any] = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    companies["pink"]["ore"] = ore
    gone = [{"place": "adelaide", "round": in_round, "by": by}]
    oracle = table_with(
        3, None, companies, work={"10": ["pink"]}, invested=["blue", "yellow"],
        round=round_number, emigrated=gone, **EMIGRATION,
    )  # fmt: skip
    return play(oracle, "pass")


@pytest.mark.rule("E-7")
@pytest.mark.parametrize(
    ("round_number", "ore", "money"),
    [
        (1, "tin", 2 * (5 + 3) + 3 * 8),
        (1, "copper", 2 * 5 + 3 * (8 + 3)),
        (2, "tin", 2 * (5 + 2) + 3 * (8 + 1)),
        (2, "copper", 2 * (5 + 1) + 3 * (8 + 2)),
        (3, "tin", 2 * (5 + 2) + 3 * 8),
        (3, "copper", 2 * 5 + 3 * (8 + 2)),
    ],
)
def test_adelaide_raises_the_price_of_the_ore_named(
    round_number: int, ore: str, money: int
) -> None:
    oracle = selling(round_number, {"tin": 2, "copper": 3}, in_round=round_number)
    document = oracle.document()
    assert (document["phase"], document["to_move"]) == ("adelaide", "pink")
    assert oracle.moves() == ["adelaide copper", "adelaide tin"]
    assert play(oracle, f"adelaide {ore}").table.players["pink"].money == money


@pytest.mark.rule("E-7")
def test_the_ore_is_asked_for_even_with_nothing_to_sell() -> None:
    assert selling(2, {}, in_round=2).table.phase == "adelaide"
    oracle = selling(1, {"tin": 1}, in_round=1)
    assert play(oracle, "adelaide copper").table.players["pink"].money == 5


@pytest.mark.rule("E-7")
def test_the_token_is_for_its_round_and_its_owner_only() -> None:
    assert selling(2, {"tin": 1}, in_round=1).table.players["pink"].money == 5
    oracle = play(selling(1, {"tin": 1}, by="blue", in_round=1), "adelaide tin")
    assert oracle.table.players["pink"].money == 5
