"""The oracle on Lord Wallace's turns and action cards (LW-1 .. LW-3, LW-14)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.positions import lord_wallace, play, solo
from tools.titles.tinners_trail.oracle.set_up import new_position
from tools.titles.tinners_trail.oracle.wallace.action_cards import CARDS

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
