"""Swapping what is hidden leaves a table that could be, and leaves little where it was."""

import pytest

from game.engine.fingerprint import fingerprint
from game.titles.tinners_trail.rules.kinds import HAND_SLOTS
from game.titles.tinners_trail.rules.laws.box import broken_of_box
from game.titles.tinners_trail.rules.laws.broken import broken_of_table
from game.titles.tinners_trail.rules.laws.kinds import KEPT
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.case import Case
from tools.proof.random_games import luck_of, steps
from tools.proof.swaps import swapped
from tools.titles.tinners_trail.proofs import PROOFS

TRAIL = PROOFS.plain_cases


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_a_swapped_table_has_every_piece_once(case: Case) -> None:
    luck = luck_of(8)
    for step in steps(case.game(), seed=3):
        twin = swapped(case.title, step.before, step.number % case.seats, luck)
        assert isinstance(twin, TrailState)
        assert (broken_of_table(twin, twin), broken_of_box(twin)) == (KEPT, KEPT)


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_nearly_every_swapped_table_is_another_one(case: Case) -> None:
    luck, others, count = luck_of(8), 0, 0
    for step in steps(case.game(), seed=3):
        twin = swapped(case.title, step.before, step.number % case.seats, luck)
        twin.luck.copy_from(step.before.luck)
        others += fingerprint(twin) != fingerprint(step.before)
        count += 1
    assert others > count * 9 // 10


@pytest.mark.parametrize("case", TRAIL, ids=str)
def test_what_a_seat_holds_and_has_seen_stays(case: Case) -> None:
    luck = luck_of(8)
    for step in steps(case.game(), seed=4):
        seat = step.number % case.seats
        before, twin = step.before, swapped(case.title, step.before, seat, luck)
        assert isinstance(before, TrailState)
        assert isinstance(twin, TrailState)
        for row in ("money", "played", "built", "face_up", "seen", "owner", "column", "deck_size"):
            assert list(before.row(row)) == list(twin.row(row))
        hand = slice(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS)
        assert list(before.hand)[hand] == list(twin.hand)[hand]
