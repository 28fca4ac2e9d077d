"""The game of the day of each edition: chosen, played and kept apart, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.client.challenges.challenge import challenge_name, daily
from game.client.challenges.pages import ChallengeScreen
from game.client.flow import Flow
from game.client.statistics.statistics_page import StatisticsScreen
from game.scene.testing.ui_driver import UiDriver
from tests.client.statistics.games import finished
from tests.client.test_menus import tab_to
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

TODAY = date(2026, 3, 5)
USUAL, FIRST = "daily:2026-03-05", "daily:2026-03-05:2007"


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page, on a fixed day."""
    with application(tmp_path) as flow:
        flow.app.today = lambda: TODAY
        yield flow


@pytest.fixture
def page(flow: Flow) -> UiDriver:
    """The page of challenges."""
    flow.contests.open_challenges()
    ui = UiDriver(flow.window)
    assert isinstance(ui.screen, ChallengeScreen)
    return ui


def played(flow: Flow, challenge: str, points: int, edition: str = "") -> None:
    game = finished(points=(points, 80), challenge=challenge, file="", game=challenge.encode())
    named = replace(game, title="tinners-trail", edition=edition)
    flow.contests.game_facts.ledger.add(named)


def test_an_edition_is_chosen_by_keyboard_and_its_game_of_the_day_begins(
    flow: Flow, page: UiDriver
) -> None:
    tab_to(page, "edition:2007")
    page.press("enter")
    tab_to(page, "daily")
    page.press("enter")
    chronicle = flow.table.match.chronicle
    assert challenge_name(chronicle) == FIRST
    assert chronicle.opening.options.edition == "2007"
    assert chronicle.opening.seed == daily(flow.app.box.challenges, TODAY, "2007").seed


def test_the_usual_day_is_what_it_was_before_there_were_editions(
    flow: Flow, page: UiDriver
) -> None:
    page.click(name="edition:2007")
    page.click(name="edition:remastered")
    page.click(name="daily")
    assert challenge_name(flow.table.match.chronicle) == USUAL
    assert flow.table.match.chronicle.opening.options.edition == "remastered"


def test_a_box_from_the_shelf_brings_its_own_days(flow: Flow) -> None:
    flow.choose("tinners-trail", "2007")
    flow.contests.open_challenges()
    UiDriver(flow.window).click(name="daily")
    assert challenge_name(flow.table.match.chronicle) == FIRST


def test_results_of_a_day_are_kept_apart_and_old_ones_are_of_the_usual_edition(
    flow: Flow,
) -> None:
    played(flow, USUAL, 231)
    flow.contests.open_challenges()
    page = UiDriver(flow.window)
    assert page.sees(label="231 points")
    page.click(name="edition:2007")
    assert not page.sees(label="231 points")
    played(flow, FIRST, 97, "2007")
    page.press("escape")
    flow.contests.open_challenges()
    assert page.sees(label="231 points")
    page.click(name="edition:2007")
    assert page.sees(label="97 points")
    assert not page.sees(label="231 points")


def test_the_other_tabs_offer_no_edition(page: UiDriver) -> None:
    page.click(name="tab:scenario")
    assert page.screen.stage.root.find("edition:2007") is None


def test_the_statistics_of_an_edition_invite_to_its_own_game_of_the_day(flow: Flow) -> None:
    flow.contests.open_statistics()
    page = UiDriver(flow.window)
    assert isinstance(page.screen, StatisticsScreen)
    page.click(name="edition:2007")
    page.click(name="play-today")
    assert challenge_name(flow.table.match.chronicle) == FIRST


def test_the_statistics_of_an_edition_tell_what_it_can_be_played_with(flow: Flow) -> None:
    flow.choose("tinners-trail", "2007")
    flow.contests.open_statistics()
    page = UiDriver(flow.window)
    for absent in ("2 players", "5 players", "Lord Wallace", "Medals", "rung"):
        assert not page.sees(label=absent), absent
    assert page.sees(label="3 players")
