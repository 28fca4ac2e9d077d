"""Tiletum in the window, at its drawn table: a whole game by keyboard alone, and one by mouse."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

import game.titles
from game.client.screens.end import EndScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from tests.tabletop.shelf import Client, client

pytestmark = pytest.mark.thorough
MAX_STEPS = 4000
Answer = Callable[[UiDriver, Random], bool]


def lines(ui: UiDriver) -> list[Node]:
    """Return the first lines of the action sheet."""
    found = [node for node in ui.find_all(role="button") if node.name.startswith("answer:")]
    return found[:9]


def answer(ui: UiDriver, chance: Random, *, keys: bool) -> bool:
    """Click a line, or what confirms, or type its key; False when nobody is asked."""
    if ui.sees(name="end-turn"):
        ui.press_keys("return") if keys else ui.click(name="end-turn")
        return True
    offered = lines(ui) if keys else lines(ui)[:4]
    ready = ui.sees(name="confirm")
    if offered and (not ready or chance.random() < 0.7):
        line = chance.choice(offered)
        if not keys:
            ui.click(name=line.name)
        elif line.keys:
            ui.press_keys(line.keys[0])
        else:  # a die: its key is its value
            ui.focus_by_keyboard(name=line.name)
            ui.press_keys("return")
    elif ready:
        ui.press_keys("return", at_once=True) if keys else ui.click(name="confirm")
    return bool(offered) or ready


def wait(ui: UiDriver, chance: Random) -> bool:
    """Look on."""
    return False


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The client with Tiletum alone on its shelf."""
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    with client(tmp_path) as at:
        yield at


@pytest.mark.parametrize(
    ("act", "who", "expansions"),
    [
        (partial(answer, keys=True), "human", ()),
        (partial(answer, keys=False), "human", ()),
        (wait, "random", ("silver",)),
    ],
    ids=["keys", "mouse", "computers"],
)
def test_a_game_is_played_to_its_end_by_one_device_alone_or_by_computers(
    at: Client, act: Answer, who: str, expansions: tuple[str, ...]
) -> None:
    chance = Random(1)
    seats = (SeatPlan("Ann", who), SeatPlan("Ben", "random"))
    at.flow.games.begin_game_with_set_up(SavedSetUp(seats, 3, expansions=expansions))
    for _ in range(MAX_STEPS):
        if isinstance(at.ui.screen, EndScreen):
            return
        if at.flow.table_screen.director.is_waiting_for_reader:
            at.ui.press_keys("f4")  # any key goes on
        elif not act(at.ui, chance):
            at.ui.advance_time(0.5)
    raise AssertionError("the game does not end")


def test_the_level_of_the_cardinal_is_asked_once(at: Client) -> None:
    at.ui.click_each("new-game", "preset:solo")
    assert at.ui.sees(name="mix:hard")
    told = [node.label for node in at.ui.find_all()]
    assert at.flow.app.say("automa.mix-normal-note") in told, "the usual level is chosen"
    assert not [node for node in at.ui.find_all() if node.name.startswith("automa:")]
