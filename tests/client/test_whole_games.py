"""Whole games through the real client by clicks alone, until the end screen."""

from __future__ import annotations

from random import Random

import pytest

from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.ui_driver import UiDriver

MOST_CLICKS = 400


def play_out(ui: UiDriver, seed: int) -> int:
    """Click anything that is asked until the end; return how often the screen changed hands."""
    chance, handovers = Random(seed), 0
    for _ in range(MOST_CLICKS):
        if isinstance(ui.screen, EndScreen):
            return handovers
        if isinstance(ui.screen, HandoverScreen):
            handovers += 1
            ui.click(name="open")
        moves = [node for node in ui.all(role="button") if node.name.startswith("move:")]
        if moves:
            ui.click(name=chance.choice(moves).name)
        else:
            ui.advance(0.5)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("seed", [1, 2])
def test_one_person_and_two_computers_reach_the_end_screen(
    flow: Flow, ui: UiDriver, seed: int
) -> None:
    seats = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"), SeatPlan("Cat", "random"))
    flow.play(SavedSetUp(seats, seed))
    handovers = play_out(ui, seed)
    assert handovers == 0
    assert ui.sees(name="rematch")


@pytest.mark.parametrize("seed", [1, 2])
def test_two_people_reach_the_end_screen_with_a_handover_for_each_stake(
    flow: Flow, ui: UiDriver, seed: int
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), seed))
    # the seat that stakes last in a round stakes first in the next, its hand still open
    assert play_out(ui, seed) == 4
    assert ui.sees(label="Ann")


def test_computers_alone_play_before_an_open_observer(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 3))
    play_out(ui, 3)
    assert isinstance(ui.screen, EndScreen)
