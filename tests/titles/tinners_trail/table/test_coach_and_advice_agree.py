"""What the coach says of a mine is said of the one that its advice is about."""

import pytest

from game.engine.move import Move
from game.titles.tinners_trail.table.coach_facts import coach_facts_of_move, coach_facts_of_view
from tests.titles.tinners_trail.tables import Table, table_of

MINES = "st-ives pink 2/2/7; camborne pink 3/2/4; redruth pink 1/0/3"
"""The wettest and richest mine lies far from the two that an adit would drain."""


def told(table: Table, text: str) -> dict[str, int]:
    """What the coach may go by when this move is advised."""
    return dict(coach_facts_of_move(table.state, 0, move_of(table, text)))


def move_of(table: Table, text: str) -> Move:
    return next(move for move in table.game.readable_moves(table.state) if move.text == text)


def test_the_water_that_is_spoken_of_is_that_of_the_mine_the_advice_drains() -> None:
    assert told(table_of(MINES), "adit camborne redruth")["dear"] == 4
    assert told(table_of(MINES), "port st-ives")["dear"] == 7


def test_pumps_may_be_spoken_of_with_the_wettest_mine_for_they_drain_any() -> None:
    assert told(table_of(MINES), "pumps")["dear"] == 7


@pytest.mark.parametrize("mine", ["st-ives", "camborne", "redruth"])
def test_ore_that_lies_idle_is_that_of_the_mine_the_advice_enlarges(mine: str) -> None:
    ore = {"st-ives": 4, "camborne": 5, "redruth": 1}[mine]
    assert told(table_of(MINES), f"miner {mine}")["idle"] == ore - 2


def test_a_mine_without_ore_is_not_worth_speaking_of() -> None:
    assert told(table_of("st-ives pink 0/0/7"), "port st-ives") == {"dear": 0, "idle": 0}


@pytest.mark.parametrize(
    ("tile", "hand", "survey", "told"),
    [
        ("down 1/1/2", "c:tin+1:2", "survey none", 0),  # nobody knows it
        ("down 1/1/2 pink", "c:tin+1:2", "survey none", 1),  # peeked at after a round
        ("down 1/1/2", "a:tin+1:2", "survey a:tin+1:2", 1),  # seen with a survey card
        ("down 1/1/2 pink yellow", "c:tin+1:2", "survey none", 0),  # both know it
        ("down 1/1/2 blue", "c:tin+1:2", "survey none", 0),  # who knows it has dropped out
    ],
)
def test_a_bidder_is_told_that_a_rival_knows_the_tile(
    tile: str, hand: str, survey: str, told: int
) -> None:
    table = table_of(
        f"round 2; st-just {tile}; pink money 20; yellow money 20; blue money 0; pink hand {hand}"
    )
    table.play("build st-just")
    if survey in table.moves("survey"):
        table.play(survey)
    table.play("bid 3")
    facts = coach_facts_of_view(table.state, 1)
    assert facts["rival-knows"] == told
    assert facts["face-down"] == ("yellow" not in tile), "what one has seen is no guess"
