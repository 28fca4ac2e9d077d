"""A game controller speaks the keyboard's language: posted events move the same focus."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.scene.input.controllers import BUTTONS, Controllers
from game.scene.input.keys import Keymap
from game.scene.nodes.node import Node, at
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Panel
from game.scene.window.waiting import FakeClock
from tests.helpers.present import present
from tests.scene.nodes import Show


@pytest.fixture(autouse=True)
def keyboard() -> None:
    """Keys have codes only while there is a display."""
    pygame.display.init()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def pads(clock: FakeClock) -> Controllers:
    keymap = Keymap({"undo": "u", "describe": "f9", "help": "f1", "menu": "f10"})
    return Controllers(keymap, clock)


def names(pads: Controllers, *events: Event) -> list[str]:
    """The keys that go down."""
    return down([key for event in events for key in pads.translated(event)])


def down(told: list[Event]) -> list[str]:
    return [pygame.key.name(key.key) for key in told if key.type == pygame.KEYDOWN]


def test_every_button_is_a_key(pads: Controllers) -> None:
    pressed = [Event(pygame.CONTROLLERBUTTONDOWN, button=button) for button in BUTTONS]
    keys = names(pads, *pressed)
    assert keys[:7] == ["up", "down", "left", "right", "return", "escape", "u"]
    assert keys[7:] == ["f9", "page up", "page down", "f1", "f10"]


def test_a_command_without_a_key_is_silent() -> None:
    pads = Controllers(Keymap(), FakeClock())
    press = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X)
    assert pads.translated(press) == []


def test_a_stick_is_an_arrow_once_until_it_is_upright_again(pads: Controllers) -> None:
    def tilt(share: float) -> Event:
        return Event(pygame.CONTROLLERAXISMOTION, axis=0, value=round(share * 32767))

    assert names(pads, tilt(0.9), tilt(1.0), tilt(0.5)) == ["right"]
    assert names(pads, tilt(0.1), tilt(-0.8)) == ["left"]
    assert names(pads, Event(pygame.CONTROLLERAXISMOTION, axis=4, value=32767)) == []


def test_a_direction_that_is_held_comes_again_until_it_is_let_go(
    pads: Controllers, clock: FakeClock
) -> None:
    held = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    assert names(pads, Event(pygame.CONTROLLERBUTTONDOWN, button=held)) == ["down"]
    assert pads.repeated() == []
    assert 0 < pads.patience() < 1
    clock.sleep(0.5)
    assert down(pads.repeated()) == ["down"]
    assert pads.repeated() == []
    assert names(pads, Event(pygame.CONTROLLERBUTTONUP, button=held)) == []
    clock.sleep(5)
    assert pads.repeated() == []


def test_an_unknown_pad_has_a_cross_and_four_buttons(pads: Controllers) -> None:
    cross = Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=3)
    rest = Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=3)
    buttons = [Event(pygame.JOYBUTTONDOWN, button=n, instance_id=3) for n in (0, 1, 9)]
    assert names(pads, cross, rest, *buttons) == ["up", "return", "escape"]


def test_a_pad_that_is_pulled_out_lets_go_of_everything(
    pads: Controllers, clock: FakeClock
) -> None:
    left = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    names(pads, left, Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    clock.sleep(5)
    assert pads.repeated() == []


def two_panels(show: Show) -> UiDriver:
    def panel(x: float, name: str) -> Node:
        inside = [Button(f"{name}{row}", **at(10, 10 + 60 * row, 100, 50)) for row in range(3)]
        return Panel("slate", **at(x, 100, 130, 300)).add(*inside)

    return show(panel(100, "a"), panel(600, "b"))


def focused(ui: UiDriver) -> str:
    node = ui.screen.stage.focus.node
    return node.label if node is not None else ""


def test_shoulders_lead_from_part_to_part(show: Show) -> None:
    ui = two_panels(show)
    seen = []
    for _ in range(3):
        ui.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        seen.append(focused(ui))
    ui.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert [*seen, focused(ui)] == ["a0", "b0", "a0", "b0"]


def test_the_names_of_the_buttons_stand_below_as_long_as_a_pad_is_used(show: Show) -> None:
    ui = two_panels(show)
    ui.window.pad_words = lambda: "A choose"
    ui.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    footer = present(ui.screen.stage.footer)
    assert footer.words == "A choose"
    ui.press("tab")
    assert ui.screen.stage.footer is None


def test_what_is_covered_has_no_place_in_the_focus_order(show: Show) -> None:
    ui = show(
        Button("below", **at(100, 100, 100, 50)),
        Panel("slate", **at(50, 50, 300, 300)),
        Button("beside", **at(600, 100, 100, 50)),
    )
    for _ in range(2):
        ui.press("tab")
        assert focused(ui) == "beside"


@pytest.mark.parametrize(
    ("listening", "plugged", "present"), [(False, 0, False), (True, 0, False), (True, 1, True)]
)
def test_only_a_pad_that_is_plugged_in_has_to_be_looked_after(
    pads: Controllers,
    monkeypatch: pytest.MonkeyPatch,
    *,
    listening: bool,
    plugged: int,
    present: bool,
) -> None:
    monkeypatch.setattr(pygame.joystick, "get_init", lambda: listening)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: plugged)
    assert pads.present is present
