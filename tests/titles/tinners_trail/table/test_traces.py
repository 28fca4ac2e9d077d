"""The last action of every player stays marked on the map."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.events import Event
from tests.titles.tinners_trail.table.sitting import Game, Sitting


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    """Four people at a table that has heard of nothing yet."""
    sitting = Sitting(Game(4, 7), (1280, 720))
    sitting.ask()
    yield sitting
    sitting.close()


def marked(sitting: Sitting) -> dict[str, int]:
    areas = sitting.table._parts.chart.targets
    return {name: len(node.traces) for name, node in areas.items() if node.traces}


def hear(sitting: Sitting, seat: int, *places: str) -> None:
    sitting.table.log((Event("built", seat, places),), 0)


def test_every_players_last_action_is_marked_until_the_next_one(sitting: Sitting) -> None:
    hear(sitting, 0, "camborne")
    hear(sitting, 1, "redruth")
    hear(sitting, 0, "gwennap")
    assert marked(sitting) == {"redruth": 1, "gwennap": 1}


def test_two_players_in_one_area_have_a_line_each(sitting: Sitting) -> None:
    hear(sitting, 0, "camborne")
    hear(sitting, 1, "camborne")
    first, second = sitting.table._parts.chart.targets["camborne"].traces
    assert first.colour != second.colour


def test_an_adit_marks_both_areas_it_joins(sitting: Sitting) -> None:
    hear(sitting, 2, "camborne", "redruth")
    assert marked(sitting) == {"camborne": 1, "redruth": 1}


def test_what_has_no_place_and_what_luck_does_moves_no_mark(sitting: Sitting) -> None:
    hear(sitting, 0, "camborne")
    sitting.table.log((Event("passed", 0), Event("survey-pump", -1, ("kea",))), 0)
    assert marked(sitting) == {"camborne": 1}


def test_a_journal_that_is_told_anew_marks_anew(sitting: Sitting) -> None:
    hear(sitting, 0, "camborne")
    sitting.table.cut_log()
    assert marked(sitting) == {}


def test_marks_heard_before_the_map_lies_there_are_shown_with_it() -> None:
    sitting = Sitting(Game(4, 7), (1280, 720))
    hear(sitting, 0, "camborne")
    sitting.ask()
    assert marked(sitting) == {"camborne": 1}
    sitting.close()
