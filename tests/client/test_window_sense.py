"""Pictures are kept, mistakes in the program lose nothing, and every screen can be read aloud."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from game import app
from game.client.app_context import Desk
from game.client.common_keys import put_in_clipboard, spoken
from game.client.flow import Flow
from game.client.photography import pictures
from game.client.screens.crash import CrashScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.client.widgets.refusals import next_file
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import Pilot
from game.scene.window.waiting import FakeClock
from game.titles.tiletum.table.factory import TiletumRoom
from tests.helpers.reading_over import application


def test_numbers_of_files_go_on_after_the_highest(tmp_path: Path) -> None:
    for name in ("picture-0002.png", "picture-0007.png", "picture-x.png"):
        (tmp_path / name).touch()
    assert next_file(tmp_path, "picture", ".png").name == "picture-0008.png"


def test_a_key_keeps_a_picture_and_says_where(flow: Flow, pilot: Pilot) -> None:
    pilot.press("f12")
    kept = flow.desk.saves_folder / "pictures" / "picture-0001.png"
    assert pygame.image.load(kept).get_size() == (1920, 1080)
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]
    assert pilot.screen.moving  # the notice stands for a while
    pilot.settle()


def test_a_picture_that_cannot_be_kept_is_said_so(
    flow: Flow, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*anything: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left")

    monkeypatch.setattr(pictures, "keep_picture", full)
    assert "No space left" in flow.window.on_picture(pygame.Surface((4, 4)))


def test_nothing_moves_while_somebody_else_has_the_keyboard(flow: Flow, pilot: Pilot) -> None:
    pilot.screen.stage.announce("for a while")
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.advance(20)
    assert pilot.screen.moving
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.settle()
    assert not pilot.screen.moving


def test_full_screen_by_key_is_what_the_settings_say(desk: Desk) -> None:
    window = app.open_window(desk, (1280, 720), FakeClock())
    Flow(desk, window).open_title()
    pilot = Pilot(window)
    for full in (True, False, True):
        pilot.press("f11")
        assert (window.full_screen, desk.settings.full_screen) == (full, full)
    desk.choose(clear_text=True)
    assert window.full_screen
    desk.choose(full_screen=False)
    assert not window.full_screen
    window.close()


def test_a_mistake_in_the_program_offers_to_go_on_with_the_saved_game(
    flow: Flow, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "human")), 1))
    assert flow.window.on_fault(ValueError("secret of the program"))
    pilot.advance(0.1)
    assert isinstance(pilot.screen, CrashScreen)
    told = " ".join(node.label for node in pilot.all())
    assert "Traceback" not in told
    assert "secret" not in told
    assert ".tinners" in told
    log = next((flow.desk.saves_folder / "log").iterdir())
    assert "secret of the program" in log.read_text(encoding="utf-8")
    pilot.click(name="resume")
    pilot.advance(0.1)
    assert flow.table.match.is_saved


def test_a_mistake_on_the_very_page_about_mistakes_ends_the_program(
    flow: Flow, pilot: Pilot
) -> None:
    assert flow.window.on_fault(ValueError())
    assert not flow.window.on_fault(ValueError())


def test_the_table_is_described_in_words_and_closed_by_the_same_key(
    flow: Flow, pilot: Pilot
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "toy")), 1))
    pilot.advance(0.1)
    screen = pilot.screen
    assert isinstance(screen, TableScreen)
    pilot.press("f9")
    modal = screen.stage.top_modal
    assert modal is not None
    text = next(node.label for node in modal.walk() if node.name == "text")
    assert all(paragraph in text for paragraph in screen.table.described())
    pilot.press("f9")
    assert screen.stage.top_modal is None


def test_a_node_is_spoken_with_its_tip_and_why_it_is_not_possible(flow: Flow) -> None:
    node = Node(label="Train", tooltip="No train is left.", enabled=False)
    assert spoken(node, flow.desk) == "Train. Not possible now. No train is left."


def test_a_system_without_clipboard_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", missing)
    assert not put_in_clipboard("text")


def test_the_map_of_a_title_taken_from_the_shelf_is_drawn_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[object] = []
    with application(tmp_path) as flow:
        monkeypatch.setattr(
            TiletumRoom, "prepare", lambda room, stage, seats: prepared.append(stage)
        )
        flow.choose("tiletum")
        assert flow.window.screen is not None
        assert prepared == [flow.window.screen.stage]
