"""The oracle on the draft, prices, investing and the end of a round (S-4, P, I, R)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.positions import face_down, face_up, play, table_with

LAST_TO_ACT = {"work": {"10": ["pink"]}}


def end_of_actions(
    players: int, companies: dict[str, dict[str, Any]], invested: list[str], **rest: Any
) -> Oracle:
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


def after_investing(players: int, **rest: Any) -> Oracle:
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
