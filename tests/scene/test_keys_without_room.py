"""A button without room for its key cap names the key in its tooltip."""

from typing import Any
from unittest.mock import patch

import pytest

from game.scene.nodes.node import Canvas
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button
from tests.helpers.present import present
from tests.scene.nodes import Show

NARROW = box(0, 0, 120, 44)
WIDE = box(0, 0, 400, 44)


def tooltip_lines(show: Show, button: Button) -> tuple[str, ...]:
    """Show a button with a key; return the lines of its tooltip, () without one."""
    button.keys = ("f2",)
    show(button)
    tip = tooltip_from_source(button.tooltip)
    return tip.lines if tip is not None else ()


@pytest.mark.parametrize("tooltip", ["", "Opens the journal."])
def test_a_narrow_button_names_its_key_in_the_tooltip(show: Show, tooltip: str) -> None:
    button = Button("The journal", key_cap="f2", tooltip=tooltip or None, **NARROW)
    lines = tooltip_lines(show, button)
    assert lines[-1] == "The journal (f2)"
    assert lines[:-1] == ((tooltip,) if tooltip else ())


def test_a_wide_button_draws_its_key_and_tells_what_was_set_alone(show: Show) -> None:
    button = Button("The journal", key_cap="f2", tooltip="Opens the journal.", **WIDE)
    assert tooltip_lines(show, button) == ("Opens the journal.",)


def test_a_tooltip_that_names_the_key_stays_as_it_is(show: Show) -> None:
    button = Button("The journal", key_cap="f2", tooltip="Open the journal (f2)", **NARROW)
    assert tooltip_lines(show, button) == ("Open the journal (f2)",)


def test_a_tooltip_keeps_its_heading(show: Show) -> None:
    button = Button("The journal", key_cap="f2", tooltip=Tooltip("Journal"), **NARROW)
    tooltip_lines(show, button)
    assert present(tooltip_from_source(button.tooltip)).title == "Journal"


def texts_of_tile(show: Show, *, width: float, key_cap: str, note: str) -> tuple[list[str], Button]:
    """Show a tile; return the texts that it draws, and the tile."""
    tile = Button("Pass", key_cap=key_cap, arrangement="tile", **box(0, 0, width, 122))
    tile.note = note
    tile.keys = (key_cap,)
    drawn: list[str] = []
    canvas_text = Canvas.draw_text

    def note_text(canvas: Canvas, text: str, *values: Any, **named: Any) -> Any:
        drawn.append(text)
        return canvas_text(canvas, text, *values, **named)

    with patch.object(Canvas, "draw_text", note_text):
        show(tile)
    return [text for text in drawn if text], tile


def test_a_tile_draws_a_note_and_a_key_only_where_they_have_room(show: Show) -> None:
    drawn, _ = texts_of_tile(show, width=140.0, key_cap="space", note="22 per £10")
    assert drawn == ["space", "Pass", "22 per £10"]
    drawn, tile = texts_of_tile(show, width=40.0, key_cap="space", note="22 per £10")
    assert drawn == ["Pass"]
    assert present(tooltip_from_source(tile.tooltip)).lines == ("Pass (space)",)
