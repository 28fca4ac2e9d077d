"""Every block gives everybody every seat, and every pair meets both ways."""

import pytest

from tools.contest.result import Setting
from tools.contest.schedule import (
    Block,
    blocks,
    free_for_all,
    gauntlet,
    ladder,
    lineup_of,
    round_robin,
)

SETTING = Setting("tinners-trail", "remastered")


@pytest.mark.parametrize("lineup", [("A", "B"), ("A", "B", "B"), ("A", "B", "C", "D", "E")])
def test_everybody_sits_once_in_every_seat(lineup: tuple[str, ...]) -> None:
    bouts = Block(SETTING, lineup, 7).bouts()
    assert len(bouts) == len(lineup)
    assert {bout.seating.index("A") for bout in bouts} == set(range(len(lineup)))
    assert {bout.seed for bout in bouts} == {7}


def test_a_lone_line_up_is_the_same_from_every_seat() -> None:
    assert {lineup_of(bout.seating) for bout in Block(SETTING, ("B", "A", "B"), 1).bouts()} == {
        ("A", "B", "B")
    }


def test_in_a_round_robin_each_is_once_the_one_against_the_rest() -> None:
    assert round_robin("ABC", 3) == [
        ("A", "B", "B"),
        ("A", "C", "C"),
        ("B", "A", "A"),
        ("B", "C", "C"),
        ("C", "A", "A"),
        ("C", "B", "B"),
    ]


def test_two_players_need_no_second_line_up_of_a_pair() -> None:
    assert round_robin("ABC", 2) == [("A", "B"), ("A", "C"), ("B", "C")]


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert ladder("ABC", 3) == [("B", "A", "A"), ("A", "B", "B"), ("C", "B", "B"), ("B", "C", "C")]


def test_in_a_gauntlet_the_first_meets_all() -> None:
    assert gauntlet("ABC", 4) == [("A", "B", "B", "B"), ("A", "C", "C", "C")]


def test_free_for_all_seats_every_choice_of_players() -> None:
    assert len(free_for_all("ABCDEFG", 4)) == 35


def test_blocks_finish_a_seed_before_the_next() -> None:
    planned = list(blocks(SETTING, [("A", "B"), ("A", "C")], 5, 2))
    assert [(block.seed, block.lineup[1]) for block in planned] == [
        (5, "B"),
        (5, "C"),
        (6, "B"),
        (6, "C"),
    ]
