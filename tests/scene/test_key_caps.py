"""A key cap is drawn only while its key presses the button on which it is."""

import pygame
import pytest

from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button, Slider, TextField
from tests.helpers.present import present
from tests.scene.nodes import Show


@pytest.fixture
def told() -> list[object]:
    """Notes what is done."""
    return []


def face() -> bytes:
    """The pixels of what lies on the button in gold."""
    surface = present(pygame.display.get_surface())
    return pygame.image.tobytes(surface.subsurface((420, 20, 260, 40)), "RGB")


def test_a_button_says_enter_only_while_enter_presses_it(show: Show, told: list[object]) -> None:
    gold = Button("Go", skin="primary", key_cap="@confirm", **box(400, 0, 300, 80))
    gold.keys = ("@confirm",)
    gold.on_click = lambda: told.append("gold")
    other = Button("Not this", on_click=lambda: told.append("other"), **box(0, 0, 300, 80))
    ui = show(other, gold)
    with_cap = face()
    ui.press_keys("enter", "tab")
    assert face() != with_cap
    ui.press_keys("enter", "tab")
    assert face() == with_cap
    ui.press_keys("enter")
    assert told == ["gold", "other", "gold"]


def test_a_button_says_space_only_while_space_presses_it(show: Show, told: list[object]) -> None:
    skip = Button("Pass", key_cap="@skip", keys=("@skip",), **box(400, 0, 300, 80))
    skip.on_click = lambda: told.append("pass")
    other = Button("Not this", on_click=lambda: told.append("other"), **box(0, 0, 300, 80))
    ui = show(other, skip)
    ui.window.kit.keymap.set_default_keys({**ui.window.kit.keymap.default_keys, "skip": "space"})
    ui.press_keys("space")
    with_cap = face()
    ui.press_keys("tab", "space")
    assert face() != with_cap
    ui.press_keys("tab", "space")
    assert face() == with_cap
    assert told == ["pass", "other", "pass"]


def test_a_button_says_its_letter_only_while_no_text_is_typed(
    show: Show, told: list[object]
) -> None:
    undo = Button("Undo", key_cap="@undo", keys=("@undo",), **box(400, 0, 300, 80))
    undo.on_click = lambda: told.append("undo")
    field = TextField("", told.append, **box(0, 0, 300, 60))
    ui = show(field, undo)
    ui.window.kit.keymap.set_default_keys({**ui.window.kit.keymap.default_keys, "undo": "u"})
    ui.press_keys("u")
    with_cap = face()
    ui.press_keys("tab", "u")
    assert face() != with_cap
    ui.press_keys("tab", "u")
    assert face() == with_cap
    assert told == ["undo", "undo"]


def test_a_button_says_an_arrow_only_while_no_slider_uses_it(
    show: Show, told: list[object]
) -> None:
    on = Button("On", key_cap="right", keys=("right",), **box(400, 0, 300, 80))
    on.on_click = lambda: told.append("on")
    slider = Slider(range(5), 0, told.append, **box(0, 0, 300, 60))
    ui = show(slider, on)
    ui.press_keys("right")
    with_cap = face()
    ui.press_keys("tab", "right")
    assert face() != with_cap
    assert told == ["on", 1]
