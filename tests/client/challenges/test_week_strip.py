"""The week in one row, or in two with an ornament where an eighth day would stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.app import App
from game.client.challenges.daily_tab import WeekStrip
from game.client.challenges.standing import Standing
from game.client.widgets.text import Column
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY


@pytest.fixture
def week(app: App) -> App:
    """A desk with a game for every day."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


def test_a_broad_week_has_seven_plates_in_a_row(week: App) -> None:
    strip = WeekStrip(week, Standing([]), Column(1400, 1.0))
    assert len(strip.children) == 7
    assert len({plate.y for plate in strip.children}) == 1


def test_in_two_rows_an_ornament_fills_the_free_place(week: App) -> None:
    strip = WeekStrip(week, Standing([]), Column(900, 1.0))
    *days, ornament = strip.children
    assert len(days) == 7
    above, last = days[3], days[6]
    assert ornament.x == pytest.approx(above.x + above.width / 2)
    assert ornament.y == pytest.approx(last.y + last.height / 2)
