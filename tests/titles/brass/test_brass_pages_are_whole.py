"""No word of Brass's title and quick practice is cut in a small window, in any language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import app
from game.client.flow import Flow
from game.client.kept.settings import Settings
from game.client.shelf.cover import Cover
from game.languages import LANGUAGES
from game.players import PromptPlayers
from game.scene.clock import FakeClock
from game.scene.lint import text_faults
from game.scene.pilot import Pilot

CALM = Settings(own_speed="instant", computer_speed="instant")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_title_and_quick_practice_are_written_whole(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    desk = app.make_desk(tmp_path, replace(CALM, language=language), PromptPlayers())
    flow = Flow(desk, app.open_window(desk, size, FakeClock()))
    flow.choose("brass")
    flow.open_title()
    pilot = Pilot(flow.window)
    pilot.advance(0.2)
    found = list(text_faults(pilot.screen.stage))
    pilot.press("p")
    pilot.advance(0.2)
    assert pilot.screen.stage.top_modal is not None
    found += text_faults(pilot.screen.stage)
    flow.window.close()
    assert not found


def test_its_box_on_the_shelf_bears_its_own_picture_and_letters(tmp_path: Path) -> None:
    desk = app.make_desk(tmp_path, CALM, PromptPlayers())
    covers = {
        name: Cover(desk.box_of(name), "", _stay, chosen=False)
        for name in ("brass", "tinners-trail")
    }
    assert covers["brass"].letters.face == "clarendon"
    assert covers["tinners-trail"].letters.face == "engraved"
    picture = desk.box_of("brass").room.card((300, 420))
    assert picture.get_size() == (300, 420)
    assert picture.get_at((4, 4)) != picture.get_at((150, 300))


def _stay(by: int) -> None:
    """No box stands beside."""
