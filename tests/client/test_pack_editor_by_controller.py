"""A pack is made, opened, changed, saved and left by the buttons of a controller alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.flow import Flow
from game.client.packs.editor_page import EditorPage
from game.client.packs.pages import PacksPage
from game.client.screens.title import TitleScreen
from game.client.stored.packs import StoredPacks
from game.scene.testing.ui_driver import UiDriver
from game.titles import Titles, title
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

BUTTONS = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "confirm": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "undo": pygame.CONTROLLER_BUTTON_X,
}
MOST_STEPS = 40


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path / "saves", size=(1920, 1080)) as flow:
        yield flow


class Hands:
    """Somebody who holds a controller and nothing else."""

    def __init__(self, flow: Flow) -> None:
        self.ui = UiDriver(flow.window)
        self.ui.advance(1)

    def press(self, *buttons: str) -> None:
        """Press buttons, one after the other."""
        for button in buttons:
            self.ui.pad(BUTTONS[button])
            self.ui.advance(0.4)

    @property
    def at(self) -> str:
        """The name of what has the focus."""
        node = self.ui.screen.stage.focus.node
        return node.name if node is not None else ""

    def go(self, way: str, name: str) -> None:
        """Press one direction until a thing has the focus."""
        for _ in range(MOST_STEPS):
            if self.at == name:
                return
            self.press(way)
        raise AssertionError(f"{name} is not {way} from here: {self.at}")


def kept_tin(saves: Path) -> int:
    (one,) = StoredPacks(saves, Titles()).listed("tinners-trail", "remastered")
    assert one.pack is not None
    own = title("tinners-trail").replaceable("remastered").own["tiles"]["tile"][0]["tin"]
    assert one.pack.entered == ("tiles.tile 1",)
    return int(one.pack.numbers.split('"tin":')[1].split(",")[0]) - int(own)


def test_a_pack_is_made_changed_and_left_by_a_controller_alone(flow: Flow, tmp_path: Path) -> None:
    hands = Hands(flow)
    hands.go("down", "packs")
    hands.press("confirm")
    assert isinstance(hands.ui.screen, PacksPage)
    assert hands.at == "new"
    hands.press("confirm", "confirm")  # the usual name will do
    page = hands.ui.screen
    assert isinstance(page, EditorPage)
    assert hands.at == "piece:tiles.tile 1"
    hands.press("confirm")
    assert hands.at == "field:tin:+"
    hands.press("confirm", "confirm")
    assert kept_tin(tmp_path / "saves") == 2
    hands.press("undo")
    assert kept_tin(tmp_path / "saves") == 1
    hands.go("down", "confirm")
    hands.press("confirm")
    assert page.chosen.name == "tiles.tile 2"
    assert hands.at == "field:tin:+"
    hands.press("back")
    assert hands.at == "piece:tiles.tile 2"
    hands.press("back")
    assert isinstance(hands.ui.screen, PacksPage)
    assert kept_tin(tmp_path / "saves") == 1
    hands.press("back")
    assert isinstance(hands.ui.screen, TitleScreen)


def test_every_part_of_the_editor_is_reached_by_a_controller(flow: Flow) -> None:
    hands = Hands(flow)
    hands.go("down", "packs")
    hands.press("confirm", "confirm", "confirm")
    page = hands.ui.screen
    assert isinstance(page, EditorPage)
    hands.go("left", "group:tiles.tile")
    hands.go("down", "group:company")
    hands.press("confirm")
    assert page.group == "company"
    hands.go("right", "piece:company.start")
    hands.press("confirm", "confirm")
    assert page.editing.draft.is_entered(page.chosen)
    hands.go("down", "return")
    hands.press("confirm")
    assert not page.editing.draft.is_entered(page.chosen)


def test_a_pack_is_deleted_and_brought_back_by_a_controller(flow: Flow, tmp_path: Path) -> None:
    packs = StoredPacks(tmp_path / "saves", Titles())
    file = packs.make("tinners-trail", "remastered", "Mine").file.name
    hands = Hands(flow)
    hands.go("down", "packs")
    hands.press("confirm")
    hands.go("up", f"open:{file}")
    hands.press("right")
    assert hands.at == f"more:{file}"
    hands.press("confirm")
    hands.go("left", "delete")
    hands.press("confirm")
    assert packs.listed("tinners-trail", "remastered") == ()
    hands.go("up", f"bring-back:{file}")
    hands.press("confirm")
    assert [one.name for one in packs.listed("tinners-trail", "remastered")] == ["Mine"]
