"""A file dropped on the window: a pack is kept and shown, others are refused, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.packs.packs_page import PacksPage
from game.client.screens.table import TableScreen
from game.engine.pack import Pack
from game.packs.numbers import canonical
from game.packs.writing import pack_text
from game.records.record import HUMAN
from game.scene.pilot import Pilot
from game.scene.widgets import Label
from tests.helpers.application import application

pytestmark = pytest.mark.thorough

RICH = canonical({"company": {"start": {"money": 33, "mines": 6}}})
BRASS = canonical({"company": {"money": 33}})


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path / "saves") as flow:
        yield flow


@pytest.fixture
def pilot(flow: Flow) -> Pilot:
    return Pilot(flow.window)


def drop(pilot: Pilot, file: Path) -> list[str]:
    """Let go of a file above the window; what is said then."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    pilot.advance(0.1)
    top = pilot.screen.stage.top_modal
    assert top is not None
    return [node.text_shown for node in top.walk() if isinstance(node, Label)]


def written(folder: Path, title: str = "tinners-trail", edition: str = "remastered") -> Path:
    file = folder / "box.toml"
    numbers = BRASS if title == "brass" else RICH
    file.write_text(pack_text(Pack(title, edition, "My box", numbers)), encoding="utf-8")
    return file


@pytest.mark.parametrize(("title", "edition"), [("tinners-trail", "remastered"), ("brass", "2007")])
def test_a_dropped_pack_is_kept_and_its_page_opened(
    flow: Flow, pilot: Pilot, tmp_path: Path, title: str, edition: str
) -> None:
    assert any("My box" in text for text in drop(pilot, written(tmp_path, title, edition)))
    assert isinstance(pilot.screen, PacksPage)
    assert flow.desk.box.title.name == title
    assert [kept.name for kept in flow.desk.packs.listed(title, edition)] == ["My box"]


def test_a_pack_dropped_on_the_set_up_can_be_chosen_at_once(
    flow: Flow, pilot: Pilot, tmp_path: Path
) -> None:
    pilot.click(name="new-game")
    drop(pilot, written(tmp_path))
    pilot.press("escape")
    pilot.click(name="numbers")
    pilot.click(name="numbers:tinners-trail-my-box.toml")
    pilot.click(name="start")
    pilot.advance(0.1)
    assert flow.table.match.options.pack is not None


def test_a_pack_dropped_on_a_table_is_kept_and_the_game_goes_on(
    flow: Flow, pilot: Pilot, tmp_path: Path
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1")), 7))
    pilot.advance(0.2)
    drop(pilot, written(tmp_path, "brass", "2007"))
    assert isinstance(pilot.screen, TableScreen)
    assert flow.desk.box.title.name == "tinners-trail"
    assert len(flow.desk.packs.listed("brass")) == 1


@pytest.mark.parametrize("content", [b"money = = 1", b"\x89PNG\r\n\xff\x00", b""])
def test_any_other_file_is_refused_in_a_sentence(
    flow: Flow, pilot: Pilot, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "what.png"
    file.write_bytes(content)
    assert any("what.png" in text for text in drop(pilot, file))
    pilot.press("escape")
    assert any(str(tmp_path.name) in text for text in drop(pilot, tmp_path))
    assert flow.desk.packs.listed() == ()
