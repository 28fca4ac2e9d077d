"""What has just opened does nothing for a moment where it would do something for good."""

from __future__ import annotations

import pytest

from game.scene.modal import Modal
from game.scene.node import Node
from game.scene.pilot import Pilot
from game.scene.widgets import Button
from tests.scene.nodes import Show


@pytest.fixture
def opened(show: Show) -> tuple[Pilot, list[str]]:
    """A dialog with a wary button and one that is not, just opened by a key."""
    pressed: list[str] = []
    pilot = show(Node())
    panel = Node(width=400, height=120)
    for at, (name, wary) in enumerate((("yes", True), ("no", False))):
        panel.add(
            Button(
                name,
                name=name,
                keys=(name[0],),
                wary=wary,
                on_click=lambda name=name: pressed.append(name),  # type: ignore[misc]  # this name
                x=200 * at,
                width=180,
                height=60,
            )
        )
    pilot.screen.stage.by_keys = True
    pilot.screen.stage.open(Modal(panel))
    return pilot, pressed


@pytest.mark.parametrize("key", ["enter", "space", "y"])
def test_a_key_that_was_on_its_way_is_not_meant(opened: tuple[Pilot, list[str]], key: str) -> None:
    pilot, pressed = opened
    pilot.press(key, at_once=True)
    assert not pressed
    pilot.press(key)
    assert pressed == ["yes"]


def test_what_can_be_taken_back_answers_at_once(opened: tuple[Pilot, list[str]]) -> None:
    pilot, pressed = opened
    pilot.press("n", at_once=True)
    assert pressed == ["no"]


def test_the_moment_passes_by_itself_and_then_nothing_moves(
    opened: tuple[Pilot, list[str]],
) -> None:
    pilot, _ = opened
    assert pilot.screen.moving
    pilot.settle()
    assert not pilot.screen.stage.deaf


def test_escape_closes_at_once(opened: tuple[Pilot, list[str]]) -> None:
    pilot, _ = opened
    pilot.press("escape", at_once=True)
    assert pilot.screen.stage.top_modal is None
