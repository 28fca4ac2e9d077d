"""Chronicles: records in an order that tells a game; anything else is refused."""

import pytest

from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE
from game.records.chronicle import Chronicle
from game.records.record import (
    FREE,
    PRACTICE,
    TOOK_OVER,
    Closing,
    Note,
    Record,
    Snapshot,
    Step,
    Undo,
)
from tests.records.one_of_each_kind import BACK, CLOSING, DEALT, KEPT, NOTE, OPENING, ROLL, TAKE


def chronicle_of(*records: Record) -> Chronicle:
    chronicle = Chronicle(OPENING)
    for record in records:
        chronicle.add(record)
    return chronicle


def test_steps_follow_one_another() -> None:
    assert chronicle_of(DEALT, ROLL, TAKE).steps == [ROLL, TAKE]


def test_an_undo_takes_steps_and_later_snapshots_back_but_no_record() -> None:
    chronicle = chronicle_of(DEALT, ROLL, TAKE, KEPT, BACK)
    assert chronicle.steps == [ROLL]
    assert chronicle.snapshots == [DEALT]
    assert chronicle.records == [DEALT, ROLL, TAKE, KEPT, BACK]


def test_play_goes_on_where_the_undo_went_back_to() -> None:
    chronicle = chronicle_of(DEALT, ROLL, TAKE, BACK, TAKE, KEPT)
    assert chronicle.steps == [ROLL, TAKE]
    assert chronicle.snapshot_before(2) is KEPT
    assert chronicle.snapshot_before(1) is DEALT


def test_a_take_over_changes_who_sits_there() -> None:
    chronicle = chronicle_of(DEALT, ROLL, NOTE)
    assert [seat.player for seat in chronicle.seats] == ["human", "human"]
    assert [seat.player for seat in OPENING.seats] == ["human", "ai:3"]


def test_practice_is_noted() -> None:
    assert not chronicle_of(DEALT, ROLL).practice
    assert chronicle_of(DEALT, Note(0, PRACTICE, -2, "")).practice


def test_progress_is_that_of_the_last_snapshot_and_full_at_the_end() -> None:
    assert chronicle_of(DEALT, ROLL).progress == 0
    assert chronicle_of(DEALT, ROLL, TAKE, KEPT).progress == 30
    assert chronicle_of(DEALT, ROLL, CLOSING).progress == 100


@pytest.mark.parametrize(
    ("story", "record", "why"),
    [
        ((), ROLL, "begins with a snapshot"),
        ((DEALT,), OPENING, "one opening"),
        ((DEALT,), TAKE, "Step 2 cannot follow 0 steps"),
        ((DEALT, ROLL), ROLL, "Step 1 cannot follow 1 steps"),
        ((DEALT, ROLL), KEPT, "Snapshot 2 cannot follow 1 steps"),
        ((DEALT, ROLL), BACK, "Undo 1 cannot follow 1 steps"),
        ((DEALT,), Undo(0), "Undo 0 cannot follow 0 steps"),
        ((DEALT,), NOTE, "Note 1 cannot follow 0 steps"),
        ((DEALT,), CLOSING, "Closing 1 cannot follow 0 steps"),
        ((DEALT, ROLL, CLOSING), TAKE, "nothing but notes follows the end"),
        ((DEALT, ROLL, CLOSING), Undo(0), "nothing but notes follows the end"),
        ((DEALT,), Step(1, 2, 5, b"abcdefgh", FREE), "2 seats, none is 2"),
        ((DEALT,), Note(0, TOOK_OVER, CHANCE, "human"), "2 seats, none is -1"),
        ((DEALT,), Note(0, TOOK_OVER, 2, "human"), "2 seats, none is 2"),
        ((DEALT,), Closing(0, (1, 2, 3), (0, 1)), "score and the place of every seat once"),
        ((DEALT,), Closing(0, (1, 2), (0, 0)), "score and the place of every seat once"),
    ],
)
def test_a_record_out_of_its_place_is_refused_and_changes_nothing(
    story: tuple[Record, ...], record: Record, why: str
) -> None:
    chronicle = chronicle_of(*story)
    with pytest.raises(Unreadable, match=why):
        chronicle.add(record)
    assert chronicle.records == list(story)


def test_a_snapshot_is_due_after_forty_steps_or_a_quarter_of_the_game() -> None:
    last = Snapshot(10, 24, [])
    assert not last.is_due(49, 24)
    assert last.is_due(50, 24)
    assert last.is_due(11, 25)
    assert not Snapshot(10, 25, []).is_due(11, 49)
