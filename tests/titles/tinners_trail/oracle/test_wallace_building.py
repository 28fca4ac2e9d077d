"""The oracle on where Lord Wallace builds (LW-5)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    lord_wallace,
    play,
    solo,
)

B_CARD = {"hand": ["b:tin+1:2"]}
GOOD = {"a": face_up(3, 3, 2), "b": face_up(3, 4, 4), "c": face_up(2, 4, 3)}  # worth 4, 3, 3


def waits(tile: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """An area where a tile waits."""
    return {"tile": tile, **rest}


def build(areas: dict[str, Any], wallace: dict[str, Any] | None = None, **rest: Any) -> Oracle:
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
