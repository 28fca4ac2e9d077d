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
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.scene.testing.layout_faults import layout_faults
from game.scene.testing.ui_driver import Pilot
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
def pilot(flow: Flow) -> Pilot:
    """A pilot on that page."""
    return Pilot(flow.window)


def edition_played(flow: Flow) -> str:
    assert isinstance(flow.window.screen, TableScreen)
    return flow.table.match.options.edition


def begin(flow: Flow, edition: str) -> None:
    flow.play(KeptSetUp(SEATS, 7, edition=edition))


def test_the_coach_explains_the_edition_whose_box_was_taken(flow: Flow, pilot: Pilot) -> None:
    flow.choose("tinners-trail", "2007")
    flow.open_title()
    pilot.click(name="learn")
    assert pilot.find(name="first-game").note.startswith("First edition (2007)")  # type: ignore[attr-defined]
    pilot.click(name="first-game")
    assert edition_played(flow) == "2007"
    assert flow.desk.settings.coach


def test_without_a_box_taken_the_coach_explains_the_usual_edition_and_says_so(
    flow: Flow, pilot: Pilot
) -> None:
    pilot.press("h")
    assert "Remastered (2021)" in pilot.find(name="first-game").note  # type: ignore[attr-defined]
    pilot.press("c")
    assert edition_played(flow) == "remastered"


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_edition_to_learn_is_chosen_where_it_is_shown(
    flow: Flow, pilot: Pilot, by: str
) -> None:
    pilot.click(name="learn")
    if by == "mouse":
        pilot.click(name="edition:2007")
    else:
        tab_to(pilot, "edition:2007")
        pilot.press("enter")
    assert layout_faults(pilot.screen.stage) == []
    assert not pilot.sees(name="how-to-play")  # its pages are about the usual edition
    pilot.press("c")
    assert edition_played(flow) == "2007"


def test_a_newcomer_of_another_edition_begins_with_the_coach(flow: Flow, pilot: Pilot) -> None:
    assert pilot.sees(name="first-lesson")
    flow.choose("tinners-trail", "2007")
    flow.open_title()
    flow.window.push(SettingsScreen(flow.desk))
    flow.open_title()
    assert not pilot.sees(name="first-lesson")
    pilot.click(name="first-game")
    assert edition_played(flow) == "2007"


def test_the_title_page_names_another_edition_and_with_how_many_it_is_played(
    flow: Flow, pilot: Pilot
) -> None:
    assert not pilot.sees(label="2007")
    flow.choose("tinners-trail", "2007")
    flow.window.push(SettingsScreen(flow.desk))
    flow.open_title()
    assert pilot.sees(label="First edition (2007)")
    assert pilot.find(name="new-game").note.startswith("3 to 4 players")  # type: ignore[attr-defined]


def test_rules_are_those_of_the_edition_that_is_played(flow: Flow, pilot: Pilot) -> None:
    begin(flow, "2007")
    flow.table.open_menu()
    pilot.click(name="learn")
    assert isinstance(pilot.screen, RulesScreen)
    assert pilot.sees(label="The edition of 2007")


@pytest.mark.parametrize(
    ("edition", "article", "head"),
    [("2007", "unexplored", "Unexplored ground"), ("remastered", "area", "Areas and tiles")],
)
def test_help_about_an_area_is_of_the_edition_that_is_played(
    flow: Flow, pilot: Pilot, edition: str, article: str, head: str
) -> None:
    begin(flow, edition)
    pilot.hover(name="area:camborne")
    pilot.press("f1")
    assert isinstance(pilot.screen, RulesScreen)
    assert pilot.sees(label=head)
    pilot.hover(name=f"article:{article}")  # its row of the contents is in sight


@pytest.mark.parametrize(
    ("edition", "told", "listed"),
    [
        ("2007", "First edition (2007)", "First edition (2007)"),
        ("remastered", "Remastered (2021)", "Tinners’ Trail"),
    ],
)
def test_saved_games_and_continue_name_their_edition(
    flow: Flow, pilot: Pilot, edition: str, told: str, listed: str
) -> None:
    begin(flow, edition)
    flow.open_title()
    assert told in pilot.find(name="continue").note  # type: ignore[attr-defined]
    pilot.click(name="replays")
    assert pilot.sees(label=listed)  # a row is short: the usual edition goes by the title's name
    pilot.click(name="watch")
    assert isinstance(pilot.screen, ReplayScreen)
    assert pilot.sees(label=told)


def test_who_goes_on_with_a_game_has_its_edition_at_hand(flow: Flow, pilot: Pilot) -> None:
    begin(flow, "2007")
    flow.choose("tinners-trail", "")
    flow.open_title()
    pilot.click(name="continue")
    assert flow.desk.edition == "2007"
    begin(flow, "remastered")
    assert flow.desk.edition == "remastered"
