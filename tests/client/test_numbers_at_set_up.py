"""The numbers of a player's own box are chosen at set-up, remembered, and missed aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.setup import SetupScreen
from game.client.statistics.ledger import Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.packs import StoredPack
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Pack
from game.packs.numbers import canonical
from game.records.records import HUMAN
from game.scene.nodes.node import Node
from game.scene.testing.layout_faults import faults
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Label
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

TT, MONEY = "tinners-trail", 33
RICH = canonical({"company": {"start": {"money": MONEY, "mines": 6}}})
ROW = "numbers:tinners-trail-my-box.toml"
SIZES = [(1920, 1080), (1280, 720)]


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail on its title page."""
    with application(tmp_path) as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    return UiDriver(flow.window)


def keep(flow: Flow, name: str = "My box", edition: str = "remastered") -> StoredPack:
    made = flow.app.packs.make(TT, edition, name)
    assert made.pack is not None
    return flow.app.packs.save(made, replace(made.pack, numbers=RICH))


def chosen(flow: Flow, ui: UiDriver) -> Pack | None:
    """The pack of the game that begins now."""
    ui.click(name="start")
    ui.advance(0.1)
    pack = flow.table.match.options.pack
    flow.open_title()
    return pack


def told(ui: UiDriver) -> list[str]:
    top = ui.screen.stage.top_modal
    assert top is not None
    return [node.text_shown for node in top.walk() if isinstance(node, Label)]


def there(ui: UiDriver, name: str) -> Node | None:
    return ui.screen.stage.root.find(name)


def test_without_packs_nothing_asks_for_numbers(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="new-game")
    assert there(ui, "numbers") is None
    assert chosen(flow, ui) is None


def test_a_pack_is_chosen_with_the_mouse_and_played_with(flow: Flow, ui: UiDriver) -> None:
    kept = keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name=ROW)
    assert chosen(flow, ui) == kept.pack


def test_a_pack_is_chosen_by_keys_alone(flow: Flow, ui: UiDriver) -> None:
    kept = keep(flow)
    ui.click(name="new-game")
    for name in ("numbers", ROW, "start"):
        for _ in range(80):
            focused = ui.screen.stage.focus.node
            if focused is not None and focused.name == name:
                break
            ui.press("tab")
        ui.press("enter")
    assert flow.table.match.options.pack == kept.pack


def test_the_list_is_left_as_it_was_by_escape(flow: Flow, ui: UiDriver) -> None:
    keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.press("escape")
    assert isinstance(ui.screen, SetupScreen)
    assert ui.screen.set_up.mark is None


def test_the_choice_is_remembered_and_taken_back(flow: Flow, ui: UiDriver) -> None:
    kept = keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name=ROW)
    chosen(flow, ui)
    ui.click(name="new-game")
    assert chosen(flow, ui) == kept.pack
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name="numbers:")
    assert chosen(flow, ui) is None
    ui.click(name="new-game")
    assert chosen(flow, ui) is None


def test_another_edition_is_played_with_its_own_numbers(flow: Flow, ui: UiDriver) -> None:
    keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name=ROW)
    ui.click(name="edition:2007")
    assert there(ui, "numbers") is None
    assert chosen(flow, ui) is None


def test_a_renamed_or_changed_pack_is_still_the_chosen_one(flow: Flow, ui: UiDriver) -> None:
    kept = keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name=ROW)
    renamed = flow.app.packs.rename(kept, "Our box")
    assert chosen(flow, ui) == renamed.pack
    assert renamed.pack is not None
    other = replace(renamed.pack, numbers=RICH.replace(str(MONEY), "34"))
    flow.app.packs.save(renamed, other)
    ui.click(name="new-game")
    assert chosen(flow, ui) == other


@pytest.mark.parametrize("harm", ["deleted", "broken"])
def test_without_its_pack_a_game_begins_only_when_our_numbers_are_wanted(
    flow: Flow, ui: UiDriver, harm: str
) -> None:
    kept = keep(flow)
    ui.click(name="new-game")
    ui.click(name="numbers")
    ui.click(name=ROW)
    if harm == "deleted":
        flow.app.packs.delete(kept)
    else:
        kept.file.write_text("money = = 1", encoding="utf-8")
    ui.click(name="start")
    assert any("My box" in text for text in told(ui))
    assert any(word in told(ui)[-1] for word in ("not there any more", "line 1"))
    ui.press("escape")
    assert isinstance(ui.screen, SetupScreen)
    ui.click(name="start")
    ui.click(name="choose")
    ui.press("escape")
    ui.click(name="start")
    ui.click(name="play-ours")
    ui.advance(0.1)
    assert flow.table.match.options.pack is None


def test_a_file_that_cannot_be_played_with_says_why_and_cannot_be_chosen(
    flow: Flow, ui: UiDriver
) -> None:
    flow.app.packs.folder.mkdir(parents=True)
    (flow.app.packs.folder / "wrong.toml").write_text("money = = 1", encoding="utf-8")
    ui.click(name="new-game")
    ui.click(name="numbers")
    row = ui.find(name="numbers:wrong.toml")
    assert not row.enabled
    assert "line 1" in str(row.tooltip)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_choice_has_room_in_every_language(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    from tests.helpers.reading_over import AT_ONCE

    with application(tmp_path, AT_ONCE.changed(language=language), size) as flow:
        ui = UiDriver(flow.window)
        for at in range(8):
            keep(flow, f"The Camborne mining club's box {at}")
        ui.click(name="new-game")
        assert faults(ui.screen.stage) == []
        ui.click(name="preset:solo")
        assert faults(ui.screen.stage) == []
        ui.click(name="numbers")
        assert faults(ui.screen.stage) == []


# ---- practice


def practised(flow: Flow, ui: UiDriver) -> Pack | None:
    """The pack of the practice game that begins now."""
    ui.click(name="whole")
    ui.advance(0.1)
    assert flow.table.match.practice
    pack = flow.table.match.options.pack
    flow.open_title()
    return pack


def test_a_practice_game_is_played_with_the_numbers_that_were_chosen_last(
    flow: Flow, ui: UiDriver
) -> None:
    kept = keep(flow)
    ui.click(name="practice")
    assert practised(flow, ui) is None
    ui.click(name="practice")
    ui.click(name="numbers")
    ui.click(name=ROW)
    assert any("My box" in text for text in told(ui))
    assert practised(flow, ui) == kept.pack
    ui.click(name="new-game")
    assert chosen(flow, ui) == kept.pack


def test_a_practice_game_says_when_its_numbers_are_gone(flow: Flow, ui: UiDriver) -> None:
    kept = keep(flow)
    ui.click(name="practice")
    ui.click(name="numbers")
    ui.click(name=ROW)
    ui.press("escape")
    flow.app.packs.delete(kept)
    ui.click(name="practice")
    assert any("not there any more" in text for text in told(ui))
    assert practised(flow, ui) is None


# ---- records


@pytest.mark.parametrize("is_kept", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_records_of_a_pack_are_found_by_its_name(
    tmp_path: Path, is_kept: bool, size: tuple[int, int]
) -> None:
    with application(tmp_path, size=size) as flow:
        ui, kept = UiDriver(flow.window), keep(flow)
        assert kept.pack is not None
        seats = (SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1"))
        flow.play(SavedSetUp(seats, 7, pack=kept.pack))
        file = flow.saves.files()[0]
        flow.open_title()
        if not is_kept:
            kept.file.unlink()
        game = Finished(
            b"x", file.name, 739_000, ("human", "ai:1"), 0, (9, 5), (0, 1), (), (), True
        )
        entry = replace(game, title=TT, edition="remastered", pack=kept.pack.digest)
        flow.contests.game_facts.ledger.add(entry)
        flow.window.push(StatisticsScreen(flow.app, flow.contests.game_facts))
        ui.click(name="numbers")
        assert faults(ui.screen.stage) == []
        assert ui.find(name=f"numbers:{kept.pack.digest}").label == "My box"
        ui.click(name=f"numbers:{kept.pack.digest}")
        assert ui.find(name="numbers").label.endswith("My box")
        assert faults(ui.screen.stage) == []
