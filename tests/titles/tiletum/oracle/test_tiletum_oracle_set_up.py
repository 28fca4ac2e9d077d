"""New games of the oracle, and what it finds wrong with a deal (T1, C1, S1)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle.deal import faults_of_deal
from tools.titles.tiletum.oracle.oracle import Oracle
from tools.titles.tiletum.oracle.set_up import new_position

SILVER = ("silver",)


def player(document: dict[str, Any], colour: str) -> dict[str, Any]:
    """A seat of a position."""
    found: dict[str, Any] = next(entry for entry in document["player"] if entry["colour"] == colour)
    return found


@pytest.mark.rule("T-105", "T-106", "T-107", "T-108", "S-101", "S-102", "S-103", "S-105", "S-106")
@pytest.mark.parametrize("expansions", [(), SILVER, ("first-game",), ("silver", "first-game")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_is_as_the_set_up_says(seats: int, expansions: tuple[str, ...]) -> None:
    for seed in range(5):
        assert faults_of_deal(new_position(seats, seed, expansions)) == []


@pytest.mark.rule("C-101", "C-103", "C-104", "S-901")
@pytest.mark.parametrize("expansions", [(), SILVER])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_new_solo_game_is_as_the_set_up_says(level: str, expansions: tuple[str, ...]) -> None:
    for seed in range(5):
        assert faults_of_deal(new_position(1, seed, expansions, level)) == []


def test_a_wrong_deal_is_found() -> None:
    document = new_position(2, 1)
    document["fairs"][1][0] = "wien"
    document["player"][0]["houses"] = 3
    assert faults_of_deal(document)[1:] == [
        "not so: fairs are in four towns",
        "pink has 9 houses, 7 pillars, 0 mines",
    ]


@pytest.mark.rule("T-111", "T-112", "S-107", "S-108")
def test_seats_begin_with_gold_and_silver_by_turn_order() -> None:
    document = new_position(4, 1, SILVER)
    seats = [player(document, colour) for colour in document["order"]]
    assert [seat["goods"]["gold"] for seat in seats] == [1, 3, 5, 6]
    assert [seat["silver"] for seat in seats] == [0, 1, 1, 1]
    assert {(seat["houses"], seat["pillars"], seat["mines"]) for seat in seats} == {(2, 2, 2)}
    assert {seat["goods"]["food"] for seat in seats} == {1}
    assert document["houses"] == {"tiletum": document["order"]}


@pytest.mark.rule("T-113")
def test_markers_stand_on_nought_in_turn_order() -> None:
    document = new_position(3, 2)
    assert document["king_order"] == document["order"]
    assert set(document["king"].values()) == {0}


@pytest.mark.rule("C-102", "S-902", "S-107")
@pytest.mark.parametrize(("level", "points", "silver"), [("easy", 0, 0), ("hard", 30, 1)])
def test_the_cardinal_has_his_pieces_at_hand(level: str, points: int, silver: int) -> None:
    for seed in range(4):
        him = player(new_position(1, seed, SILVER, level), "orange")
        assert (him["houses"], him["pillars"], him["mines"]) == (7, 8, 5)
        assert (him["points"], him["silver"], sum(him["goods"].values())) == (points, silver, 0)


@pytest.mark.rule("C-502")
def test_court_favour_begins_on_five() -> None:
    documents = [new_position(1, seed, (), "hard") for seed in range(20)]
    favoured = [one for one in documents if "court-favour" in one["solo"]["challenges"]]
    assert favoured
    assert {document["king"]["orange"] for document in favoured} == {5}
    assert {tuple(document["king_order"]) for document in favoured} == {("orange", "pink")}


@pytest.mark.rule("T-202", "T-204")
def test_dice_come_one_by_one_then_corruption() -> None:
    oracle = Oracle.from_position(new_position(2, 3))
    assert oracle.weights()["die gold 1"] == 2
    oracle.play("die gold 1")
    assert (oracle.weights()["die gold 6"], oracle.weights()["die iron 6"]) == (1, 2)
    oracle.play("die gold 6")
    assert "die gold 6" not in oracle.weights()
    for text in ("die iron 2", "die iron 2", "die wool 3", "die wool 1", "die food 4"):
        oracle.play(text)
    oracle.play("die food 5")
    assert oracle.weights() == {f"corruption {n}": k for n, k in ((0, 1), (1, 2), (2, 2), (3, 1))}
    oracle.play("corruption 2")
    assert set(oracle.table.king.values()) == {-2}
    assert (oracle.table.phase, oracle.table.seat) == ("turn", oracle.table.order[0])


@pytest.mark.rule("S-111", "S-205")
def test_the_field_covers_two_neighbours() -> None:
    fields = {tuple(new_position(2, seed, SILVER)["explorer_values"]) for seed in range(60)}
    assert fields == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)}
