"""Which part of a text that is too long a text field shows."""

import pytest

from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button, TextField
from game.scene.window.screen_kit import Kit
from tests.scene.nodes import Show

LONG_NAME = "Morwenna-Trevelyan"


def field(value: str, *, hint: str = "") -> TextField:
    return TextField(value, lambda _: None, placeholder=hint, label="Name", **box(0, 0, 120, 48))


def visible_part(typed: TextField, kit: Kit) -> tuple[int, str]:
    return typed.visible_part(kit.lettering, 1.0)


def test_a_long_text_without_the_focus_shows_its_start_and_an_ellipsis(
    show: Show, kit: Kit
) -> None:
    typed = field(LONG_NAME)
    show(typed)
    first, seen = visible_part(typed, kit)
    assert first == 0
    assert seen.startswith("Morw") and seen.endswith("…")


def test_a_long_text_with_the_focus_shows_the_caret(show: Show, kit: Kit) -> None:
    typed = field(LONG_NAME)
    ui = show(typed, Button("Other", **box(0, 100, 90, 50)))
    ui.press_keys("tab")
    first, seen = visible_part(typed, kit)
    assert first > 0
    assert LONG_NAME[first:] == seen
    ui.press_keys("home")
    first, seen = visible_part(typed, kit)
    assert first == 0
    assert LONG_NAME.startswith(seen)


def test_a_field_that_loses_the_focus_shows_the_start_again(show: Show, kit: Kit) -> None:
    typed = field("")
    ui = show(typed, Button("Other", **box(0, 100, 90, 50)))
    ui.press_keys("tab")
    ui.type(LONG_NAME)
    ui.press_keys("tab")
    first, seen = visible_part(typed, kit)
    assert first == 0
    assert seen.endswith("…")


def test_a_long_hint_ends_with_an_ellipsis(show: Show, kit: Kit) -> None:
    typed = field("", hint="Find a word in the rules")
    show(typed)
    assert visible_part(typed, kit)[1].endswith("…")


@pytest.mark.parametrize("value", ["Jago", "Jago…"])
def test_a_short_text_is_shown_whole(
    show: Show, kit: Kit, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "draw_text", lambda _self, text, *_: drawn.append(text))
    show(field(value)).advance_time(0.1)
    assert value in drawn
