"""A file dropped on the window: a pack is kept and shown, others are refused, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.flow import Flow
from game.client.packs.pages import PacksPage
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Pack
from game.packs.numbers import canonical
from game.packs.writing import pack_text
from game.records.records import (
    HUMAN,
)
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Label
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough


RICH = canonical({"company": {"start": {"money": 33, "mines": 6}}})
BRASS = canonical({"company": {"money": 33}})


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path / "saves") as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    return UiDriver(flow.window)


def drop(ui: UiDriver, file: Path) -> list[str]:
    """Let go of a file above the window; what is said then."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    ui.advance(0.1)
    top = ui.screen.stage.top_modal
    assert top is not None
    return [node.text_shown for node in top.walk() if isinstance(node, Label)]


def written(folder: Path, title: str = "tinners-trail", edition: str = "remastered") -> Path:
    file = folder / "box.toml"
    numbers = BRASS if title == "brass" else RICH
    file.write_text(pack_text(Pack(title, edition, "My box", numbers)), encoding="utf-8")
    return file


@pytest.mark.parametrize(("title", "edition"), [("tinners-trail", "remastered"), ("brass", "2007")])
def test_a_dropped_pack_is_kept_and_its_page_opened(
    flow: Flow, ui: UiDriver, tmp_path: Path, title: str, edition: str
) -> None:
    assert any("My box" in text for text in drop(ui, written(tmp_path, title, edition)))
    assert isinstance(ui.screen, PacksPage)
    assert flow.app.box.title.name == title
    assert [kept.name for kept in flow.app.packs.listed(title, edition)] == ["My box"]


def test_a_pack_dropped_on_the_set_up_can_be_chosen_at_once(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    ui.click(name="new-game")
    drop(ui, written(tmp_path))
    ui.press("escape")
    ui.click(name="numbers")
    ui.click(name="numbers:tinners-trail-my-box.toml")
    ui.click(name="start")
    ui.advance(0.1)
    assert flow.table.match.options.pack is not None


def test_a_pack_dropped_on_a_table_is_kept_and_the_game_goes_on(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1")), 7))
    ui.advance(0.2)
    drop(ui, written(tmp_path, "brass", "2007"))
    assert isinstance(ui.screen, TableScreen)
    assert flow.app.box.title.name == "tinners-trail"
    assert len(flow.app.packs.listed("brass")) == 1


@pytest.mark.parametrize("content", [b"money = = 1", b"\x89PNG\r\n\xff\x00", b""])
def test_any_other_file_is_refused_in_a_sentence(
    flow: Flow, ui: UiDriver, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "what.png"
    file.write_bytes(content)
    assert any("what.png" in text for text in drop(ui, file))
    ui.press("escape")
    assert any(str(tmp_path.name) in text for text in drop(ui, tmp_path))
    assert flow.app.packs.listed() == ()
