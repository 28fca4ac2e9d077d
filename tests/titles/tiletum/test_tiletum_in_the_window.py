"""Tiletum in the window, at its drawn table: a whole game by keyboard alone, and one by mouse."""

from pathlib import Path
from random import Random

import pytest

import game.titles
from game.client.screens.end import EndScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from tests.tabletop.shelf import client

pytestmark = pytest.mark.thorough
MOST_STEPS = 4000


def lines(ui: UiDriver) -> list[Node]:
    """Return the first lines of the errand: those with a key of their own."""
    found = [node for node in ui.all(role="button") if node.name.startswith("answer:")]
    return found[:9]


def answer_by_keys(ui: UiDriver, chance: Random) -> bool:
    """Type the key of a line, or Return for what confirms; False when nobody is asked."""
    offered = lines(ui)
    ready = ui.sees(name="confirm")
    if offered and (not ready or chance.random() < 0.7):
        ui.press(chance.choice(offered).keys[0])
    elif ready:
        ui.press("return", at_once=True)
    return bool(offered) or ready


def answer_by_mouse(ui: UiDriver, chance: Random) -> bool:
    """Click a line, or what confirms; False when nobody is asked."""
    offered = lines(ui)[:4]
    ready = ui.sees(name="confirm")
    if offered and (not ready or chance.random() < 0.7):
        ui.click(name=chance.choice(offered).name)
    elif ready:
        ui.click(name="confirm")
    return bool(offered) or ready


@pytest.mark.parametrize("answer", [answer_by_keys, answer_by_mouse])
def test_a_game_is_played_to_its_end_by_one_device_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    assert callable(answer)
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    chance = Random(1)
    with client(tmp_path) as at:
        at.flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "random")), 3))
        for _ in range(MOST_STEPS):
            if isinstance(at.ui.screen, EndScreen):
                break
            if not answer(at.ui, chance):
                at.ui.advance(0.5)
        assert isinstance(at.ui.screen, EndScreen)


def test_a_game_with_silver_is_played_to_its_end_at_the_plain_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    seats = (SeatPlan("Ann", "random"), SeatPlan("Ben", "random"))
    with client(tmp_path) as at:
        at.flow.play(SavedSetUp(seats, 3, expansions=("silver",)))
        for _ in range(MOST_STEPS):
            if isinstance(at.ui.screen, EndScreen):
                break
            at.ui.advance(0.5)
        assert isinstance(at.ui.screen, EndScreen)


def test_the_level_of_the_cardinal_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    with client(tmp_path) as at:
        at.ui.use("new-game", "preset:solo")
        assert at.ui.sees(name="mix:hard")
        assert not [node for node in at.ui.all() if node.name.startswith("automa:")]
