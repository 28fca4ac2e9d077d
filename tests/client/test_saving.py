"""What is played unsaved, while the disk is full, is written when there is room; that is told."""

import shutil
from collections.abc import Iterator

import pytest

from game.client.screens.end import EndScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.stored import set_up, settings
from game.client.stored.learning_progress import LearningProgress
from game.match.match import Match
from game.records import atomic_files, durable_file
from game.records.records import Chronicle
from game.records.saved_game_folder import SavedGameFolder
from game.scene.stage.stage import Stage
from tests.client.client_driver import ClientDriver
from tests.client.toy_players import LostPlayer, SlowPlayer
from tests.helpers.full_disk import full_disk
from tests.helpers.present import present

Disk = pytest.MonkeyPatch
AGAIN = "The disk is working again. Everything has been saved."


@pytest.fixture
def disk() -> Iterator[pytest.MonkeyPatch]:
    """A disk that can be filled with `fill` and emptied with `undo`."""
    with pytest.MonkeyPatch.context() as patched:
        yield patched


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced above the screens."""
    heard: list[str] = []
    monkeypatch.setattr(
        Stage, "show_top_notice", lambda stage, text, seconds=5.0: heard.append(text)
    )
    return heard


def fill(disk: Disk) -> None:
    full_disk(disk, durable_file)


def play_a_move(ui: ClientDriver) -> None:
    ui.table.answer_question(ui.match.legal_moves()[0].code)
    ui.advance_time(3)


def begin(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=9, wait=5)


def move_unsaved(ui: ClientDriver, disk: Disk) -> None:
    """Begin a game, and play a move that finds no room."""
    begin(ui)
    fill(disk)
    play_a_move(ui)
    ui.click(name="unsaved", wait_seconds=3)


def saved(ui: ClientDriver) -> Chronicle:
    """The only game in the folder."""
    [file] = ui.saves.game_files()
    return present(ui.saves.read_game(file).chronicle)


def test_unsaved_moves_are_saved_with_the_next(
    ui: ClientDriver, disk: Disk, said: list[str]
) -> None:
    move_unsaved(ui, disk)
    play_a_move(ui)
    assert not ui.match.is_saved
    assert AGAIN not in said
    disk.undo()
    play_a_move(ui)
    assert said == [AGAIN]
    assert saved(ui).records == ui.match.chronicle.records


def test_a_game_begun_unsaved_is_saved_later(ui: ClientDriver, disk: Disk, said: list[str]) -> None:
    fill(disk)
    ui.play("human", "ai:1", seed=9)
    ui.at(TitleScreen)
    ui.click(label="Play without saving", role="button", wait_seconds=5)
    ui.at(TableScreen)
    assert ui.saves.game_files() == []
    disk.undo()
    play_a_move(ui)
    assert said == [AGAIN]
    assert saved(ui).records == ui.match.chronicle.records


def test_a_game_left_unsaved_is_saved_by_a_page(
    ui: ClientDriver, disk: Disk, said: list[str]
) -> None:
    move_unsaved(ui, disk)
    chronicle = ui.match.chronicle
    ui.flow.close_all_and_show_title_page()
    assert saved(ui).records != chronicle.records
    disk.undo()
    ui.visit()
    assert said == [AGAIN]
    assert saved(ui).records == chronicle.records


def test_a_game_left_unsaved_goes_on_where_it_was(ui: ClientDriver, disk: Disk) -> None:
    move_unsaved(ui, disk)
    unsaved = ui.match.chronicle.steps
    ui.flow.close_all_and_show_title_page()
    disk.undo()
    ui.flow.games.continue_last_game_of_any_title()
    ui.advance_time(1)
    assert ui.match.chronicle.steps[: len(unsaved)] == unsaved


def test_a_game_gone_on_with_elsewhere_gets_its_own_file(ui: ClientDriver, disk: Disk) -> None:
    move_unsaved(ui, disk)
    unsaved = ui.match.chronicle
    ui.flow.close_all_and_show_title_page()
    disk.undo()
    [file] = ui.saves.game_files()
    elsewhere = Match.resume_from_journal(ui.app.box.title, ui.saves.reopen_journal(file))
    elsewhere.send_answer(present(elsewhere.question()).seat, elsewhere.legal_moves()[-1].code)
    elsewhere.close()
    ui.flow.close_all_and_show_title_page()
    found = [present(ui.saves.read_game(each).chronicle).records for each in ui.saves.game_files()]
    assert found == [elsewhere.chronicle.records, unsaved.records]


def test_a_game_that_ends_unsaved_says_so_and_is_saved_later(ui: ClientDriver, disk: Disk) -> None:
    ui.app.change_settings(computer_speed="instant", own_speed="instant")
    move_unsaved(ui, disk)
    while not isinstance(ui.screen, EndScreen):
        if question := ui.table.prompt_controller.question:
            ui.table.answer_question(question.moves[-1].code)
        ui.advance_time(2)
    assert any(label.startswith("The end of this game couldn’t be saved") for label in ui.told)
    disk.undo()
    ui.visit()
    ui.at(TitleScreen)
    assert saved(ui).closing is not None


def test_playing_on_from_a_position_may_be_unsaved(ui: ClientDriver, disk: Disk) -> None:
    begin(ui)
    play_a_move(ui)
    chronicle = ui.match.chronicle
    ui.flow.close_all_and_show_title_page()
    fill(disk)
    ui.flow.games.replays.begin_branch(chronicle, "game-0001.counthouse", 1, ("human", "ai:1"))
    ui.advance_time(0.1)
    ui.click(name="unsaved", wait_seconds=1)
    ui.at(TableScreen)
    assert ui.match.step_count >= 1


def test_a_move_that_cannot_be_saved_is_not_played(ui: ClientDriver, disk: Disk) -> None:
    begin(ui)
    before = ui.match.step_count
    fill(disk)
    ui.answer()
    assert ui.match.step_count == before
    assert ui.sees(name="retry")
    ui.press_keys("escape", wait_seconds=0.1)
    assert ui.table.prompt_controller.question is not None


def test_a_game_whose_folder_was_deleted_says_so_and_goes_on_saved(ui: ClientDriver) -> None:
    begin(ui)
    steps = ui.match.step_count
    shutil.rmtree(ui.saves.folder)
    ui.answer()
    assert any("was deleted or moved" in label for label in ui.dialog)
    assert ui.match.step_count == steps
    ui.click(name="retry", wait_seconds=2)
    [summary] = SavedGameFolder(ui.saves.folder).summaries()
    assert summary.step_count == ui.match.step_count > steps


def test_settings_without_room_are_kept_later(
    ui: ClientDriver, disk: Disk, said: list[str]
) -> None:
    app = ui.app
    app.change_settings(language="en")
    full_disk(disk, atomic_files)
    app.change_settings(master=11)
    app.change_settings(effects=22)
    app.learning_progress_in_open_title.mark_lesson_finished("ore")
    disk.undo()
    app.change_settings(music=33)
    ui.advance_time(0.1)
    assert [each.partition(":")[0] for each in said] == [
        "Your settings couldn’t be saved",
        "Your progress in lessons and puzzles couldn’t be saved yet",
        "Everything that couldn’t be saved earlier has now been saved.",
    ]
    found = settings.load_settings(app.saves_folder)
    assert (found.master, found.effects, found.music) == (11, 22, 33)
    assert LearningProgress(app.saves_folder, app.open_title_section_name).finished_lessons == {
        "ore"
    }
    assert app.last_failure_sentence == ""


def test_a_set_up_without_room_is_kept_later(ui: ClientDriver, disk: Disk, said: list[str]) -> None:
    ui.flow.menus.open_set_up_page()
    full_disk(disk, atomic_files)
    ui.at(SetupScreen).store_set_up_and_start_game()
    ui.advance_time(0.1)
    disk.undo()
    ui.at(TableScreen)
    assert said[0].startswith("Your settings couldn’t be saved")
    ui.flow.close_all_and_show_title_page()
    assert (ui.app.saves_folder / set_up.FILE_NAME).exists()


# A computer's turn that cannot go on is told, with a way on; nothing is lost and nobody waits.


def ring(ui: ClientDriver) -> None:
    """Let the computer answer."""
    ui.app.computer_players.seated[0].ring()  # type: ignore[attr-defined]  # a slow player
    ui.advance_time(0.5)


def computer_on_a_disk_that_fills(ui: ClientDriver, disk: Disk) -> int:
    """Let the disk be full when the computer has chosen its first move; return the steps before."""
    ui.app.computer_players.seated_as = SlowPlayer  # type: ignore[attr-defined]  # toy players
    ui.play("ai:1", "human", wait=0.5)
    steps = ui.match.step_count
    fill(disk)
    ring(ui)
    return steps


def test_a_computers_unsaved_move_is_told_and_saved_later(ui: ClientDriver, disk: Disk) -> None:
    steps = computer_on_a_disk_that_fills(ui, disk)
    ui.at(TableScreen)
    assert ui.match.step_count == steps
    assert any("disk is full" in node.label for node in ui.find_all())
    disk.undo()
    ui.click(name="retry")
    ring(ui)
    assert ui.match.step_count > steps
    assert ui.match.is_saved
    assert not saved(ui).closing


def test_a_computers_move_is_played_unsaved_when_wanted(ui: ClientDriver, disk: Disk) -> None:
    steps = computer_on_a_disk_that_fills(ui, disk)
    ui.click(name="unsaved")
    ring(ui)
    assert ui.match.step_count > steps
    assert not ui.match.is_saved


def test_escape_stays_and_the_game_is_left_as_far_as_it_is_saved(
    ui: ClientDriver, disk: Disk
) -> None:
    computer_on_a_disk_that_fills(ui, disk)
    ui.press_keys("escape", wait_seconds=0.5)
    ui.at(TableScreen)
    ui.click(name="leave")
    ui.at(TitleScreen)
    assert SavedGameFolder(ui.app.saves_folder).last_played_unfinished_file() is not None


def never_answered(ui: ClientDriver) -> None:
    """Begin with a computer who never answers; that is told."""
    ui.app.computer_players.seated_as = LostPlayer  # type: ignore[attr-defined]  # toy players
    ui.play("ai:1", "human", wait=0.5)
    assert any(node.label.startswith("Ann isn’t responding") for node in ui.find_all())


def test_a_player_who_never_answers_is_told_and_asked_again_when_wanted(ui: ClientDriver) -> None:
    never_answered(ui)
    ui.click(name="retry", wait_seconds=0.5)
    [player] = ui.app.computer_players.seated  # type: ignore[attr-defined]  # toy players
    assert len(player.asked) == 2
    assert any(node.label.startswith("Ann isn’t responding") for node in ui.find_all())


def test_a_quick_player_takes_the_seat_of_one_who_never_answers(ui: ClientDriver) -> None:
    never_answered(ui)
    steps = ui.match.step_count
    ui.click(name="quick", wait_seconds=5)
    assert ui.match.seats[0].player == "greedy"
    assert ui.match.step_count > steps
    assert ui.table.prompt_controller.question is not None
