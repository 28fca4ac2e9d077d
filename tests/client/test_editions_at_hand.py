"""The edition on the desk: what a newcomer begins with, and where its name is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.replay import ReplayScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.layout_faults import layout_faults
from game.scene.testing.ui_driver import UiDriver
from tests.client.test_menus import tab_to
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"), SeatPlan("Cid", "ai:1"))


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page; nobody has played yet."""
    with application(tmp_path) as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    """A pilot on that page."""
    return UiDriver(flow.window)


def edition_played(flow: Flow) -> str:
    assert isinstance(flow.window.screen, TableScreen)
    return flow.table.match.options.edition


def begin(flow: Flow, edition: str) -> None:
    flow.play(SavedSetUp(SEATS, 7, edition=edition))


def test_the_coach_explains_the_edition_whose_box_was_taken(flow: Flow, ui: UiDriver) -> None:
    flow.choose("tinners-trail", "2007")
    flow.open_title()
    ui.click(name="learn")
    assert ui.find(name="first-game").note.startswith("First edition (2007)")  # type: ignore[attr-defined]
    ui.click(name="first-game")
    assert edition_played(flow) == "2007"
    assert flow.app.settings.coach


def test_without_a_box_taken_the_coach_explains_the_usual_edition_and_says_so(
    flow: Flow, ui: UiDriver
) -> None:
    ui.press("h")
    assert "Remastered (2021)" in ui.find(name="first-game").note  # type: ignore[attr-defined]
    ui.press("c")
    assert edition_played(flow) == "remastered"


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_edition_to_learn_is_chosen_where_it_is_shown(
    flow: Flow, ui: UiDriver, by: str
) -> None:
    ui.click(name="learn")
    if by == "mouse":
        ui.click(name="edition:2007")
    else:
        tab_to(ui, "edition:2007")
        ui.press("enter")
    assert layout_faults(ui.screen.stage) == []
    assert not ui.sees(name="how-to-play")  # its pages are about the usual edition
    ui.press("c")
    assert edition_played(flow) == "2007"


def test_a_newcomer_of_another_edition_begins_with_the_coach(flow: Flow, ui: UiDriver) -> None:
    assert ui.sees(name="first-lesson")
    flow.choose("tinners-trail", "2007")
    flow.open_title()
    flow.window.push(SettingsScreen(flow.app))
    flow.open_title()
    assert not ui.sees(name="first-lesson")
    ui.click(name="first-game")
    assert edition_played(flow) == "2007"


def test_the_title_page_names_another_edition_and_with_how_many_it_is_played(
    flow: Flow, ui: UiDriver
) -> None:
    assert not ui.sees(label="2007")
    flow.choose("tinners-trail", "2007")
    flow.window.push(SettingsScreen(flow.app))
    flow.open_title()
    assert ui.sees(label="First edition (2007)")
    assert ui.find(name="new-game").note.startswith("3 to 4 players")  # type: ignore[attr-defined]


def test_rules_are_those_of_the_edition_that_is_played(flow: Flow, ui: UiDriver) -> None:
    begin(flow, "2007")
    flow.table.open_menu()
    ui.click(name="learn")
    assert isinstance(ui.screen, RulesScreen)
    assert ui.sees(label="The edition of 2007")


@pytest.mark.parametrize(
    ("edition", "article", "head"),
    [("2007", "unexplored", "Unexplored ground"), ("remastered", "area", "Areas and tiles")],
)
def test_help_about_an_area_is_of_the_edition_that_is_played(
    flow: Flow, ui: UiDriver, edition: str, article: str, head: str
) -> None:
    begin(flow, edition)
    ui.hover(name="area:camborne")
    ui.press("f1")
    assert isinstance(ui.screen, RulesScreen)
    assert ui.sees(label=head)
    ui.hover(name=f"article:{article}")  # its row of the contents is in sight


@pytest.mark.parametrize(
    ("edition", "told", "listed"),
    [
        ("2007", "First edition (2007)", "First edition (2007)"),
        ("remastered", "Remastered (2021)", "Tinners’ Trail"),
    ],
)
def test_saved_games_and_continue_name_their_edition(
    flow: Flow, ui: UiDriver, edition: str, told: str, listed: str
) -> None:
    begin(flow, edition)
    flow.open_title()
    assert told in ui.find(name="continue").note  # type: ignore[attr-defined]
    ui.click(name="replays")
    assert ui.sees(label=listed)  # a row is short: the usual edition goes by the title's name
    ui.click(name="watch")
    assert isinstance(ui.screen, ReplayScreen)
    assert ui.sees(label=told)


def test_who_goes_on_with_a_game_has_its_edition_at_hand(flow: Flow, ui: UiDriver) -> None:
    begin(flow, "2007")
    flow.choose("tinners-trail", "")
    flow.open_title()
    ui.click(name="continue")
    assert flow.app.edition == "2007"
    begin(flow, "remastered")
    assert flow.app.edition == "remastered"
