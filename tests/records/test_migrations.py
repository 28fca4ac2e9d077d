"""Migrations: rows of old versions become today's, step by step."""

import pytest

from game.engine.reasons import Unreadable
from game.records.migrations.registry import can_migrate, migrated

KNOWN = {
    ("lanterns", 1): lambda rows: [*rows, [1]],
    ("lanterns", 2): lambda rows: [*rows, [2]],
    ("marbles", 3): lambda rows: [],
}


def test_rows_pass_through_every_version_between() -> None:
    assert migrated("lanterns", [[0]], (1, 3), KNOWN) == [[0], [1], [2]]
    assert migrated("lanterns", [[0]], (2, 3), KNOWN) == [[0], [2]]
    assert migrated("lanterns", [[0]], (3, 3), KNOWN) == [[0]]


def test_without_a_way_nothing_is_guessed() -> None:
    assert not can_migrate("lanterns", 0, 3, KNOWN)
    assert not can_migrate("lanterns", 3, 4, KNOWN)
    assert not can_migrate("lanterns", 4, 3, KNOWN)
    with pytest.raises(Unreadable, match="can read states of version 4, not of version 3"):
        migrated("lanterns", [[0]], (3, 4), KNOWN)
