"""A game goes on at the very question it was left at, whatever happened to the program."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.records.durable_file import DurableFile
from game.records.saves import Saves
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Window
from tests.client.test_menus import FIRST_LUCK_SECONDS

ONE = (SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1"))
TWO = (SeatPlan("Ann", "human"), SeatPlan("Ben", "human"))


def first_move(ui: UiDriver) -> str:
    return next(node.name for node in ui.all(role="button") if node.name.startswith("move:"))


def asked(flow: Flow) -> tuple[int, tuple[int, ...]]:
    """The seat that is asked and the moves it is offered."""
    question = flow.table.match.question()
    assert question is not None
    return question.seat, tuple(move.code for move in flow.table.match.moves())


def played_a_while(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(ONE, 9))
    for _ in range(4):
        ui.advance(2)
        ui.click(name=first_move(ui))
    ui.advance(2)


def test_leaving_and_continuing_asks_the_same_question(flow: Flow, ui: UiDriver) -> None:
    played_a_while(flow, ui)
    before = asked(flow)
    flow.open_title()
    ui.advance(0.1)
    ui.click(name="continue")
    ui.advance(0.5)
    assert isinstance(ui.screen, TableScreen)
    assert asked(flow) == before
    assert flow.table.asking.question is not None


def test_a_program_that_ended_in_the_middle_is_continued_by_another(
    app: App, flow: Flow, ui: UiDriver, window: Window
) -> None:
    played_a_while(flow, ui)
    before, steps = asked(flow), flow.table.match.steps
    flow.table.close()  # the system gives the file up when a program is killed
    other = Flow(app, window)
    other.continue_last()
    ui.advance(0.5)
    assert asked(other) == before
    assert other.table.match.steps == steps
    other.quit()


def test_a_game_that_another_program_plays_is_left_to_it(flow: Flow, ui: UiDriver) -> None:
    played_a_while(flow, ui)
    flow.open_title()
    (file,) = Saves(flow.app.saves_folder).files()
    before = file.read_bytes()
    other = Saves(flow.app.saves_folder).reopen(file)
    ui.advance(0.1)
    ui.click(name="continue")
    ui.advance(0.1)
    assert isinstance(ui.screen, TitleScreen)
    assert ui.sees(label=f"{file.name} is open in another window of this game.")
    assert file.read_bytes() == before
    other.close()
    flow.continue_last()
    assert isinstance(ui.screen, TableScreen)


def test_the_journal_of_the_table_is_filled_again(flow: Flow, ui: UiDriver) -> None:
    played_a_while(flow, ui)
    flow.open_title()
    flow.continue_last()
    ui.advance(0.2)
    assert flow.table.table.lines  # type: ignore[attr-defined]  # a toy table


def test_a_shared_screen_continues_behind_the_envelope(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(TWO, 9))
    flow.open_title()
    flow.continue_last()
    ui.advance(FIRST_LUCK_SECONDS)
    assert isinstance(ui.screen, HandoverScreen)


def test_continuing_nothing_says_so(flow: Flow, ui: UiDriver) -> None:
    flow.continue_last()
    ui.advance(0.1)
    assert ui.sees(label="There is no game to continue.")
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)


@pytest.mark.parametrize("content", [b"", b"no game at all", b"\xff" * 400])
def test_a_broken_file_is_told_in_a_sentence_and_left_as_it_is(
    flow: Flow, ui: UiDriver, content: bytes
) -> None:
    file = flow.app.saves_folder / "game-0001.counthouse"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    flow.resume(file)
    ui.advance(0.1)
    assert ui.sees(label="The file was left exactly as it is.")
    assert any("game-0001" in node.label for node in ui.all(role="text"))
    assert file.read_bytes() == content


def test_a_game_open_in_another_window_is_not_opened_twice(
    app: App, flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp(ONE, 9))
    other = Flow(app, flow.window)
    other.resume(flow.saves.files()[0])
    assert ui.sees(label="game-0001.counthouse is open in another window of this game.")


def test_a_file_to_watch_that_is_no_game_is_told(flow: Flow, ui: UiDriver, tmp_path: Path) -> None:
    flow.watch(tmp_path / "nowhere.tinners")
    ui.advance(0.1)
    assert ui.sees(name="dialog")


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No byte can be written any more."""

    def refuse(*anything: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(DurableFile, "write_at", refuse)


def test_a_file_whose_name_is_no_text_is_told_of_all_the_same(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    file = tmp_path / "g\udcff.tinners"
    file.write_bytes(b"no game")
    flow.watch(file)
    ui.advance(0.1)
    assert ui.sees(label="g\ufffd.tinners is no saved game.")


def test_a_file_to_watch_that_is_not_there_is_told_without_its_folder(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    flow.watch(tmp_path / "gone.tinners")
    ui.advance(0.1)
    assert ui.sees(label="gone.tinners cannot be read: No such file or directory.")


def test_a_move_that_cannot_be_saved_is_not_played(
    flow: Flow, ui: UiDriver, request: pytest.FixtureRequest
) -> None:
    played_a_while(flow, ui)
    before = flow.table.match.steps
    request.getfixturevalue("full_disk")
    ui.click(name=first_move(ui))
    assert flow.table.match.steps == before
    assert ui.sees(name="retry")
    ui.press("escape")
    ui.advance(0.1)
    assert flow.table.asking.question is not None


def test_the_game_goes_on_unsaved_when_that_is_wanted(
    flow: Flow, ui: UiDriver, request: pytest.FixtureRequest
) -> None:
    played_a_while(flow, ui)
    before = flow.table.match.steps
    request.getfixturevalue("full_disk")
    ui.click(name=first_move(ui))
    ui.click(name="unsaved")
    ui.advance(0.1)
    assert flow.table.match.steps > before
    assert not flow.table.match.is_saved


def test_a_new_game_that_cannot_be_saved_can_be_played_unsaved(flow: Flow, ui: UiDriver) -> None:
    flow.app.saves_folder.write_text("a file where the folder should be", encoding="utf-8")
    flow.play(SavedSetUp(ONE, 9))
    ui.advance(0.1)
    assert isinstance(ui.screen, TitleScreen)
    ui.click(label="Play on unsaved", role="button")
    ui.advance(0.1)
    assert isinstance(ui.screen, TableScreen)


def test_a_game_whose_folder_was_deleted_says_so_and_goes_on_saved(
    flow: Flow, ui: UiDriver
) -> None:
    played_a_while(flow, ui)
    steps = flow.table.match.steps
    shutil.rmtree(flow.saves.folder)
    ui.click(name=first_move(ui))
    modal = ui.screen.stage.top_modal
    assert modal is not None
    assert any("was deleted or moved" in node.label for node in modal.walk())
    assert flow.table.match.steps == steps
    ui.click(name="retry")
    ui.advance(2)
    [summary] = Saves(flow.saves.folder).summaries()
    assert summary.steps == flow.table.match.steps > steps


def of_a_newer_version(flow: Flow, *players: str) -> Path:
    """The file of a game in which some seats are played by nobody this version knows."""
    seats = tuple(SeatPlan(name, kind) for name, kind in zip("ABC", players, strict=False))
    flow.play(SavedSetUp(seats, 9))
    flow.open_title()
    return flow.saves.files()[-1]


@pytest.mark.parametrize("level", ["ai:1", "ai:2"])
def test_a_player_of_a_newer_version_is_told_and_another_plays_on(
    flow: Flow, ui: UiDriver, level: str
) -> None:
    file = of_a_newer_version(flow, "ai:99", "human", "ai:7/10")
    ui.advance(0.1)
    ui.click(name="continue")
    modal = ui.screen.stage.top_modal
    assert modal is not None
    told = " ".join(node.label for node in modal.walk())
    assert 'A is played by "ai:99"' in told
    assert 'C is played by "ai:7/10"' in told
    ui.click(name=f"seat:{level}")
    assert isinstance(ui.screen, TableScreen)
    assert [seat.player for seat in flow.table.match.seats] == [level, "human", level]
    flow.open_title()
    flow.resume(file)
    assert isinstance(ui.screen, TableScreen)


def test_whoever_wants_nobody_else_leaves_the_game_as_it_was(flow: Flow, ui: UiDriver) -> None:
    file = of_a_newer_version(flow, "ai:99", "human")
    content = file.read_bytes()
    flow.resume(file)
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)
    assert file.read_bytes() == content
    flow.saves.reopen(file).close()
