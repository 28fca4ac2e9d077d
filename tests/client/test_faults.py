"""The report that is kept of a mistake: it plays the game again and tells nothing personal."""

from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.replay import ReplayScreen
from game.client.session.saving import TOLD_BY_A_PLAYER, keep_fault, without_places
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.records.reading import read_content
from game.records.report import journal_of, read_report
from game.scene.testing.ui_driver import UiDriver
from tests.titles.lanterns.games import chronicle_of, written_game

PEOPLE = (SeatPlan("Annabella", "human"), SeatPlan("Benedict", "human"))
ALONE = (SeatPlan("Annabella", "human"), SeatPlan("Benedict", "toy"))


def raised(error: Exception) -> Exception:
    """Return the error with its traceback."""
    try:
        raise error
    except type(error) as caught:
        return caught


def test_a_report_tells_the_fault_and_the_version_but_no_folder(tmp_path: Path) -> None:
    fault = raised(OSError(13, "no", str(tmp_path / "game-0001.counthouse")))
    file = keep_fault(fault, tmp_path, "1.2.3")
    assert file is not None
    report = read_report(file.read_text(encoding="utf-8"), file.name)
    assert dict(report.program)["version"] == "1.2.3"
    assert "PermissionError" in report.fault
    assert str(tmp_path) not in report.fault
    assert str(Path.home()) not in report.fault
    assert str(Path(__file__).parents[2]) not in report.fault


def test_home_and_saves_have_short_names(tmp_path: Path) -> None:
    text = f"{tmp_path}/game.tinners, {Path.home()}/x"
    assert without_places(text, tmp_path) == "saves/game.tinners, ~/x"


def test_where_nothing_can_be_written_there_is_no_report(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where the folder should be", encoding="utf-8")
    assert keep_fault(ValueError("x"), tmp_path, "1.2.3") is None


def test_without_a_home_there_is_a_report_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobodys_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobodys_home)
    assert keep_fault(ValueError("x"), tmp_path, "1.2.3") is not None


@pytest.mark.parametrize("decisions", [1, 4])
def test_after_a_mistake_the_open_game_is_in_the_report(
    decisions: int, flow: Flow, ui: UiDriver
) -> None:
    flow.play(SavedSetUp(PEOPLE, 3))
    ui.advance(0.1)
    match = flow.table.match
    for _ in range(decisions):
        question = match.question()
        assert question is not None
        match.play(question.seat, match.moves()[0].code)
    assert flow.window.on_fault(ValueError("a mistake"))
    file = next((flow.app.saves_folder / "log").iterdir())
    report = read_report(file.read_text(encoding="utf-8"), file.name)
    chronicle = read_content(report.journal, file.name).chronicle
    assert chronicle is not None
    assert chronicle.steps == match.chronicle.steps
    assert "Annabella" not in file.read_text(encoding="utf-8")


def test_after_a_mistake_in_a_replay_its_game_is_in_the_report(flow: Flow, tmp_path: Path) -> None:
    game = written_game(tmp_path)
    flow.watch(game)
    assert isinstance(flow.window.screen, ReplayScreen)
    assert flow.window.on_fault(ValueError("a mistake"))
    file = next((flow.app.saves_folder / "log").iterdir())
    report = read_report(file.read_text(encoding="utf-8"), file.name)
    assert report.journal == journal_of(chronicle_of(game))


def test_a_player_reports_a_mistake_from_the_pause_menu(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(ALONE, 3))
    ui.advance(0.1)
    flow.table.open_menu()
    ui.advance(0.1)
    ui.click(name="report")
    file = next((flow.app.saves_folder / "log").iterdir())
    assert any(str(file) in node.label for node in ui.all())
    report = read_report(file.read_text(encoding="utf-8"), file.name)
    assert report.fault == TOLD_BY_A_PLAYER
    assert report.journal == journal_of(flow.table.match.chronicle)


def test_a_report_that_cannot_be_written_is_told(flow: Flow, ui: UiDriver) -> None:
    flow.play(SavedSetUp(ALONE, 3))
    (flow.app.saves_folder / "log").write_text("a file in the way", encoding="utf-8")
    flow.table.open_menu()
    ui.advance(0.1)
    ui.click(name="report")
    assert ui.sees(label="The report could not be written.")
