"""Moves, events, reasons and fingerprints as people and files meet them."""

import pytest

from game.engine.events import Change, Event, apply_changes
from game.engine.fingerprint import fingerprint_of_rows
from game.engine.move import Move
from game.engine.reasons import IllegalMove, Reason

ROWS = [[1, -2, 2**62], [], [5]]


def test_a_move_names_its_amounts() -> None:
    move = Move(1, "extract", "extract kea tin 2 copper 0", ("kea",), amounts=(("tin", 2),))
    assert (move.amount("tin"), move.amount("copper")) == (2, 0)


def test_an_event_names_its_amounts() -> None:
    event = Event("invested", 1, amounts=(("pounds", 15),))
    assert (event.amount("pounds"), event.amount("points")) == (15, 0)


def test_changes_are_applied_in_order_to_a_copy() -> None:
    first = Event("bid", 0, changes=(Change(0, 1, -2, 7),))
    second = Event("won", 0, changes=(Change(0, 1, 7, 8), Change(2, 0, 5, 6)))
    assert apply_changes(ROWS, (first, second)) == [[1, 8, 2**62], [], [6]]
    assert ROWS == [[1, -2, 2**62], [], [5]]


def test_an_illegal_move_carries_its_reason() -> None:
    reason = Reason("bid-above-money", {"pounds": 9, "money": 3})
    refused = IllegalMove(reason)
    assert refused.reason is reason
    assert str(refused) == "bid-above-money"


@pytest.mark.parametrize(
    "other", [[[1, -2], [2**62], [5]], [[1, -2, 2**62], [5]], [[1, -2, 2**62], [], [4]]]
)
def test_other_rows_have_another_fingerprint(other: list[list[int]]) -> None:
    assert fingerprint_of_rows(other) != fingerprint_of_rows(ROWS)


def test_a_fingerprint_is_the_same_for_ever() -> None:
    assert fingerprint_of_rows(ROWS).hex() == "9d2eca53f42312ab"
