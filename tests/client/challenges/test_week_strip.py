"""The week in one row, or in two with an ornament where an eighth day would stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.app_context import Desk
from game.client.challenges.standing import Standing
from game.client.challenges.week_strip import WeekStrip
from game.client.widgets.text import Column
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY


@pytest.fixture
def week(desk: Desk) -> Desk:
    """A desk with a game for every day."""
    desk.box = replace(desk.box, challenges=CONTENTS)
    desk.today = lambda: TODAY
    return desk


def test_a_broad_week_has_seven_plates_in_a_row(week: Desk) -> None:
    strip = WeekStrip(week, Standing([]), Column(1400, 1.0))
    assert len(strip.children) == 7
    assert len({plate.y for plate in strip.children}) == 1


def test_in_two_rows_an_ornament_fills_the_free_place(week: Desk) -> None:
    strip = WeekStrip(week, Standing([]), Column(900, 1.0))
    *days, ornament = strip.children
    assert len(days) == 7
    above, last = days[3], days[6]
    assert ornament.x == pytest.approx(above.x + above.width / 2)
    assert ornament.y == pytest.approx(last.y + last.height / 2)
