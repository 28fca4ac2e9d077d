"""Pictures are kept, the window goes full screen, and every screen can be read aloud."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from game import wiring
from game.client.app import App
from game.client.flow import Flow
from game.client.screen_commands import put_in_clipboard, spoken
from game.client.screens.table import TableScreen
from game.client.session import saving
from game.client.widgets.refusals import next_file
from game.scene.nodes.node import Node
from game.scene.window.waiting import FakeClock
from game.titles.tiletum.table.factory import TiletumTableFactory
from tests.client.pilot import Pilot
from tests.helpers.present import present


def test_numbers_of_files_go_on_after_the_highest(tmp_path: Path) -> None:
    for name in ("picture-0002.png", "picture-0007.png", "picture-x.png"):
        (tmp_path / name).touch()
    assert next_file(tmp_path, "picture", ".png").name == "picture-0008.png"


def test_a_key_keeps_a_picture_and_says_where(ui: Pilot) -> None:
    ui.press("f12")
    kept = ui.app.saves_folder / "pictures" / "picture-0001.png"
    assert pygame.image.load(kept).get_size() == (1920, 1080)
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]
    assert ui.screen.moving  # the notice stands for a while
    ui.settle()


def test_a_picture_that_is_not_kept_is_told(ui: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*anything: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left")

    monkeypatch.setattr(saving, "replace_file", full)
    assert "No space left" in ui.window.on_picture(pygame.Surface((4, 4)))


def test_nothing_moves_while_somebody_else_has_the_keyboard(ui: Pilot) -> None:
    ui.screen.stage.announce("for a while")
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    ui.advance(20)
    assert ui.screen.moving
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    ui.settle()
    assert not ui.screen.moving


def test_full_screen_by_key_is_what_the_settings_say(app: App) -> None:
    window = wiring.open_window(app, (1280, 720), FakeClock())
    flow = Flow(app, window)
    flow.open_title()
    ui = Pilot(flow)
    for full in (True, False, True):
        ui.press("f11")
        assert (window.full_screen, app.settings.full_screen) == (full, full)
    app.choose(clear_text=True)
    assert window.full_screen
    app.choose(full_screen=False)
    assert not window.full_screen
    window.close()


def test_the_table_is_described_in_words_and_closed_by_the_same_key(ui: Pilot) -> None:
    ui.play("human", "toy", seed=1)
    ui.advance(0.1)
    screen = ui.at(TableScreen)
    ui.press("f9")
    modal = present(screen.stage.top_modal)
    text = next(node.label for node in modal.walk() if node.name == "text")
    assert all(paragraph in text for paragraph in screen.table.described())
    ui.press("f9")
    assert screen.stage.top_modal is None


def test_a_node_is_spoken_with_its_tip_and_why_it_is_not_possible(flow: Flow) -> None:
    node = Node(label="Train", tooltip="No train is left.", enabled=False)
    assert spoken(node, flow.app) == "Train. Not possible now. No train is left."


def test_a_system_without_clipboard_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", missing)
    assert not put_in_clipboard("text")


def test_the_map_of_a_title_is_drawn_ahead(trail: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[object] = []
    monkeypatch.setattr(
        TiletumTableFactory, "prepare", lambda room, stage, seats: prepared.append(stage)
    )
    trail.flow.choose("tiletum")
    assert prepared == [trail.screen.stage]
