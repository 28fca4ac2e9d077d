"""Play from here: a saved game goes on from any of its positions, with other players."""

from __future__ import annotations

import pytest

from game.client.flow import Flow
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_branches import proposed
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.records.records import AUTOMA, HUMAN, Seat
from game.records.replay import OPEN_OBSERVER
from game.scene.testing.ui_driver import UiDriver
from tests.client.test_menus import tab_to

pytestmark = pytest.mark.thorough

SEATS = (Seat("Ann", "ai:1", "red"), Seat("Ben", "ai:2", "white"))


@pytest.fixture
def replay(flow: Flow, ui: UiDriver) -> ReplayScreen:
    """The replay of a whole game of two computers, six steps in."""
    flow.play(SavedSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
    for _ in range(200):
        if ui.sees(name="replay"):
            break
        ui.advance(0.5)
    ui.click(name="replay")
    screen = ui.screen
    assert isinstance(screen, ReplayScreen)
    screen.go_to(6)
    return screen


def players(flow: Flow) -> list[str]:
    return [seat.player for seat in flow.table.match.seats]


def test_whoever_moves_next_is_proposed_as_a_person_and_plays_on_in_a_new_file(
    flow: Flow, ui: UiDriver, replay: ReplayScreen
) -> None:
    [saved] = flow.saves.files()
    before = saved.read_bytes()
    mover = next(seat for seat in replay.playback.course.movers[6:] if seat >= 0)
    ui.click(name="play-from")
    ui.click(name="begin")
    assert isinstance(ui.screen, TableScreen)
    assert flow.table.match.steps >= 6
    assert [seat for seat, player in enumerate(players(flow)) if player == HUMAN] == [mover]
    assert len(flow.saves.files()) == 2
    assert saved.read_bytes() == before


def test_all_of_it_is_done_by_keys(flow: Flow, ui: UiDriver, replay: ReplayScreen) -> None:
    ui.press("p")
    tab_to(ui, "begin")
    ui.press("enter")
    assert isinstance(ui.screen, TableScreen)
    assert HUMAN in players(flow)


def test_the_key_on_the_button_begins(flow: Flow, ui: UiDriver, replay: ReplayScreen) -> None:
    ui.click(name="play-from")
    ui.press("enter")
    assert isinstance(ui.screen, TableScreen)


def test_another_strength_is_chosen_with_the_steps_of_a_seat(
    flow: Flow, ui: UiDriver, replay: ReplayScreen
) -> None:
    ui.click(name="eyes:0")
    ui.click(name="play-from")
    ui.click(role="button", label="Ben: A weaker player")
    ui.click(name="begin")
    assert players(flow) == [HUMAN, "ai:1"]


def test_a_seat_can_be_given_to_a_computer_and_back_to_a_person(
    flow: Flow, ui: UiDriver, replay: ReplayScreen
) -> None:
    ui.click(name="eyes:1")
    ui.click(name="play-from")
    ui.click(role="button", label="Ben: A stronger player")
    ui.click(name="begin")
    assert players(flow) == ["ai:1", "random"]


def test_escape_leaves_everything_as_it_is(flow: Flow, ui: UiDriver, replay: ReplayScreen) -> None:
    ui.click(name="play-from")
    ui.press("escape")
    ui.advance(0.5)
    assert ui.screen is replay
    assert len(flow.saves.files()) == 1


def test_the_end_of_a_finished_game_cannot_be_played_on_and_says_why(
    ui: UiDriver, replay: ReplayScreen
) -> None:
    ui.press("end")
    ui.advance(0.5)
    button = ui.find(name="play-from")
    assert not button.enabled
    assert "over here" in str(button.tooltip)
    ui.press("left")
    assert ui.find(name="play-from").enabled


def test_people_who_sit_there_are_proposed_again() -> None:
    seats = (SEATS[0], Seat("Ben", HUMAN, "white"))
    assert proposed(seats, OPEN_OBSERVER, 0) == seats
    assert proposed(seats, 0, 1)[0].player == HUMAN


def test_the_automa_keeps_its_seat() -> None:
    seats = (SEATS[0], Seat("Lord", AUTOMA, "white"))
    assert proposed(seats, 1, 1) == seats
