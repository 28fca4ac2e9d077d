"""Leanings: what was learned of actions, bids and reserves, and how it is learned."""

from __future__ import annotations

import pytest

from ai.titles.tinners_trail.leanings import Leanings
from ai.titles.tinners_trail.learned_leanings import (
    LEARNED,
    PLAIN,
    learned_leanings,
    numbers_of,
    put_numbers,
)
from ai.titles.tinners_trail.learned_weights import FAMILIES
from game.titles.tinners_trail.rules.kinds import EXTRACT, PASTIES
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.tables import Table, face_up, table_of
from tools.titles.tinners_trail.leanings import Lesson, whole

PINK, YELLOW = 0, 1


def plain_but(**rows: tuple[int, ...]) -> Leanings:
    """Return leanings of three seats that are plain but for some rows."""
    leanings = Leanings(3)
    for seat in range(3):
        put_numbers(leanings, seat, numbers_of({**PLAIN, **rows}))
    return leanings


def state_of(table: Table) -> TrailState:
    """Return the table's state."""
    assert isinstance(table.state, TrailState)
    return table.state


def auction(money: int = 20) -> TrailState:
    """Pink puts up a mine in round 2; yellow and blue may still bid."""
    table = table_of(round=2, pink={"money": money}, area_camborne={"tile": face_up(3, 3, 2)})
    table.play("build camborne")
    return state_of(table)


def test_every_table_and_lord_wallace_have_leanings_of_their_own() -> None:
    assert set(LEARNED) == set(FAMILIES)
    shapes = {name: len(row) for name, row in PLAIN.items()}
    for table in LEARNED.values():
        assert {name: len(row) for name, row in table.items()} == shapes
    assert len({tuple(numbers_of(table)) for table in LEARNED.values()}) == len(FAMILIES)


def test_all_seats_of_a_board_lean_alike() -> None:
    state = auction()
    leanings = learned_leanings(state.board)
    judged = []
    for seat in range(3):
        state.column[seat], state.money[seat] = 3, 15
        leanings.take_seat(state, seat)
        judged.append(leanings.judged(EXTRACT, 400))
    assert len(set(judged)) == 1


def test_an_action_counts_a_share_of_its_gain_a_start_and_what_work_and_money_add() -> None:
    state = state_of(table_of(round=2, pink={"money": 27}))
    state.column[PINK] = int(state.board.columns) - 8  # 8 work points left
    leanings = plain_but(pasties=(1, 200, 3, 4, 50, 99, 10, 99, 6, 99))
    leanings.take_seat(state, PINK)
    assert leanings.judged(PASTIES, 300) == 300 * 50 // 100 + 200 + 10 * (8 - 5) + 6 * (27 - 20)


def test_the_last_round_has_leanings_of_its_own() -> None:
    state = state_of(table_of(round=4, pink={"money": 20}))
    state.column[PINK] = int(state.board.columns) - 5
    leanings = plain_but(pasties=(1, 2, 3, 400, 99, 10, 99, 10, 99, 6))
    leanings.take_seat(state, PINK)
    assert leanings.judged(PASTIES, 300) == 300 * 10 // 100 + 400


def test_a_quick_bidder_gives_less_where_more_rivals_may_bid() -> None:
    state = auction()
    leanings = plain_but(bid=(0, 0, 0, 0, 100, 100, 0, 0, 0, 0, -70, 0))
    among_three = leanings.limit(state, PINK, 900)
    state.bidding[YELLOW] = 0
    assert leanings.limit(state, PINK, 900) == among_three + 70


@pytest.mark.rule("I-2")
@pytest.mark.parametrize(("money", "invested"), [(9, 0), (16, 5), (21, 10), (48, 30)])
def test_quick_players_invest_all_but_the_reserve(money: int, invested: int) -> None:
    table = table_of(
        phase="invest",
        round=2,
        invested=["pink", "yellow", "blue"],
        pink={"money": money},
    )
    leanings = plain_but(reserve=(0, 11, 0, 0))
    assert leanings.wanted_investment(state_of(table)) == invested


def test_a_lesson_finds_better_leanings_and_the_same_command_finds_the_same() -> None:
    lessons = [Lesson("three", PLAIN, seed=3) for _ in range(2)]
    for lesson in lessons:
        assert list(lesson.learn(6_000)) == [2_000, 4_000, 6_000]
    first, second = (whole(lesson.settled()[None])[0] for lesson in lessons)
    assert first == second
    assert first != numbers_of(PLAIN)
    shares = dict(lessons[0].examined(seed=5))
    assert shares["new"] > shares["old"]
