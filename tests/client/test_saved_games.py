"""The list of saved games: what it says of each, and how one is removed."""

from pathlib import Path
from shutil import copy
from unittest.mock import patch

import pytest

from game.client.challenges.challenge import challenge_from_scenario
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_list import ROWS_FILLED_AT_ONCE, SavedGamesScreen
from game.client.statistics.ledger_entries import FinishedGameEntry
from game.client.stored.saved_game_names import FILE_NAME, load_names, store_saved_game_name
from game.client.stored.toml_section import write_pending_and_tell_if_left
from game.records import removal
from game.records.saved_game_folder import SavedGameFolder
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.client.client_driver import ClientDriver
from tests.helpers.present import present

pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder for data of programs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def listed(ui: ClientDriver) -> ClientDriver:
    """The list with three games, the last one finished."""
    for seed in (1, 2, 3):
        ui.play("human", "ai:1", seed=seed)
    ui.play_out(3)
    ui.visit("replays")
    ui.at(SavedGamesScreen)
    return ui


def remover(number: int) -> str:
    return f"remove:game-{number:04}.counthouse"


def names(saves: SavedGameFolder) -> list[str]:
    return [file.stem for file in saves.game_files()]


def test_a_game_is_removed_after_a_question_and_lies_in_the_bin(
    listed: ClientDriver, data: Path
) -> None:
    listed.click(name=remover(2))
    assert names(listed.saves) == ["game-0001", "game-0002", "game-0003"]
    assert any("Ann, Ben" in text for text in listed.dialog)
    listed.click(name="remove-yes")
    assert names(listed.saves) == ["game-0001", "game-0003"]
    assert not listed.sees(name=remover(2))
    assert [file.stem for file in (data / "Trash" / "files").iterdir()] == ["game-0002"]


def test_of_a_file_that_holds_no_game_nothing_is_said_about_its_end(listed: ClientDriver) -> None:
    (listed.saves.folder / "game-0017.counthouse").write_bytes(b"\x17" * 5000)
    listed.visit("replays")
    listed.click(name=remover(17))
    told = " ".join(listed.dialog)
    assert "game-0017.counthouse" in told
    assert listed.app.say("saves.remove-unfinished") not in told


@pytest.mark.parametrize("leave", ["remove-no", "escape"])
def test_who_thinks_again_keeps_the_game(listed: ClientDriver, leave: str) -> None:
    listed.click(name=remover(2))
    if leave == "escape":
        listed.press_keys(leave)
    else:
        listed.click(name=leave)
    assert len(names(listed.saves)) == 3


def test_it_is_done_by_keys_which_go_on_at_the_next_game(listed: ClientDriver) -> None:
    listed.enter(remover(3))
    listed.enter("remove-yes")
    assert names(listed.saves) == ["game-0001", "game-0002"]
    assert listed.focused == remover(2)


def test_after_a_replay_the_focus_is_at_the_game_that_was_watched(listed: ClientDriver) -> None:
    watched = listed.saves.files_latest_first()[2]
    listed.focus_by_keyboard(name=f"watch:{watched.name}")
    listed.press_keys("enter")
    listed.at(ReplayScreen)
    listed.press_keys("escape")
    listed.at(SavedGamesScreen)
    assert listed.focused == f"watch:{watched.name}"


def test_after_a_replay_far_down_the_focus_is_there_again(listed: ClientDriver) -> None:
    first = listed.saves.game_files()[0]
    for number in range(4, ROWS_FILLED_AT_ONCE + 6):
        copy(first, first.with_name(f"game-{number:04}.counthouse"))
    listed.visit("replays")
    listed.advance_until_still()
    watched = listed.saves.files_latest_first()[ROWS_FILLED_AT_ONCE + 3]
    listed.focus_by_keyboard(name=f"watch:{watched.name}")
    listed.press_keys("enter")
    listed.at(ReplayScreen)
    listed.press_keys("escape")
    assert listed.focused == f"watch:{watched.name}"


def test_the_keyboard_begins_at_the_first_game(listed: ClientDriver) -> None:
    listed.visit("replays")
    ways = ("resume:", "watch:")
    first = next(node for node in listed.find(name="list").walk() if node.name.startswith(ways))
    assert listed.screen.stage.focus.node is first
    listed.press_keys("down")
    assert listed.screen.stage.focus.is_ring_shown
    assert listed.focused != "close"


def test_the_question_says_where_a_game_goes(
    listed: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed.click(name=remover(1))
    assert any("bin" in text for text in listed.dialog)
    listed.press_keys("escape")
    monkeypatch.setattr(removal, "trash_folder_for", lambda file: None)
    listed.click(name=remover(1))
    assert any(str(listed.saves.folder / "removed") in text for text in listed.dialog)


def test_a_game_that_another_window_plays_stays_and_says_why(listed: ClientDriver) -> None:
    journal = listed.saves.reopen_journal(listed.saves.path_for_number(1))
    listed.click(name=remover(1))
    listed.click(name="remove-yes")
    journal.close()
    assert any("open in another window" in text for text in listed.dialog)
    assert len(names(listed.saves)) == 3


def test_the_record_keeps_the_result_of_a_removed_game(listed: ClientDriver) -> None:
    ledger = listed.flow.contests.statistics_collector.ledger
    (listed.saves.folder / "games.ledger").unlink()  # as after damage: the game alone knows it
    listed.click(name=remover(3))
    assert "Its result will stay in your record." in listed.dialog
    listed.click(name="remove-yes")
    assert [
        entry.file_name for entry in ledger.entries if isinstance(entry, FinishedGameEntry)
    ] == ["game-0003.counthouse"]


@pytest.mark.parametrize("seated", [("human", "human"), ("ai:1", "ai:1")])
def test_of_a_game_that_the_record_lacks_nothing_is_said_about_the_record(
    ui: ClientDriver, seated: tuple[str, ...]
) -> None:
    ui.play(*seated, seed=1)
    ui.play_out(1)
    ui.visit("replays")
    ui.click(name=remover(1))
    assert ui.app.say("saves.remove-bin") in ui.dialog
    assert ui.app.say("saves.remove-record") not in ui.dialog
    assert ui.app.say("saves.remove-unfinished") not in ui.dialog


def test_of_a_practice_game_nothing_is_said_about_the_record(listed: ClientDriver) -> None:
    file = listed.saves.path_for_number(3)
    chronicle = present(listed.saves.read_game(file).chronicle)
    listed.flow.games.replays.begin_branch(chronicle, file.name, 1, ("human", "ai:1"))
    listed.play_out(3)
    listed.visit("replays")
    listed.click(name=remover(4))
    assert listed.app.say("saves.remove-bin") in listed.dialog
    assert listed.app.say("saves.remove-record") not in listed.dialog


def test_a_challenge_is_called_by_its_name(trail: ClientDriver) -> None:
    contents = trail.app.box.challenges
    trail.flow.contests.begin_challenge(challenge_from_scenario(contents.scenarios[0], contents))
    trail.visit("replays")
    assert any(text == "Scenario “First dividend”: Morwenna, Jago" for text in trail.told)


def test_a_file_that_is_no_game_can_be_removed_too(listed: ClientDriver) -> None:
    listed.saves.path_for_number(4).write_text("no game", encoding="utf-8")
    listed.visit("replays")
    listed.click(name=remover(4))
    listed.click(name="remove-yes")
    assert len(names(listed.saves)) == 3


def test_removing_far_down_by_keys_goes_on_at_the_next_game(listed: ClientDriver) -> None:
    first = listed.saves.game_files()[0]
    for number in range(4, ROWS_FILLED_AT_ONCE + 6):
        copy(first, first.with_name(f"game-{number:04}.counthouse"))
    listed.visit("replays")
    listed.advance_until_still()
    files = listed.saves.files_latest_first()
    removed, following = files[ROWS_FILLED_AT_ONCE + 2 : ROWS_FILLED_AT_ONCE + 4]
    listed.focus_by_keyboard(name=f"remove:{removed.name}")
    listed.press_keys("enter")
    listed.focus_by_keyboard(name="remove-yes")
    listed.press_keys("enter")
    assert not removed.exists()
    assert listed.focused == f"remove:{following.name}"


def test_a_game_played_on_from_another_one_says_so_in_the_list(listed: ClientDriver) -> None:
    file = listed.saves.game_files()[2]
    chronicle = present(listed.saves.read_game(file).chronicle)
    listed.flow.games.replays.begin_branch(chronicle, file.name, 1, ("human", "ai:1"))
    listed.visit("replays")
    said = [text for text in listed.told if "continued from another game" in text]
    assert len(said) == 1


def test_the_description_names_every_button_under_its_game(listed: ClientDriver) -> None:
    say = listed.app.say
    listed.press_keys("f9")
    told = [line for line in listed.dialog if len(line) < 80]
    games = " | ".join(told).split("Ann, Ben")[1:]
    assert len(games) == 3
    for number, game in enumerate(games):
        assert game.count(say("saves.watch")) == 1
        assert game.count(say("saves.remove")) == 1
        assert game.count(say("saves.resume")) == (number > 0)


def name_game(ui: ClientDriver, file: Path, name: str) -> None:
    """Type a name for a game and confirm it."""
    ui.click(name=f"rename:{file.name}", wait_seconds=0.2)
    ui.press_keys("ctrl+a")
    ui.press_keys("delete")
    ui.type(name)
    ui.press_keys("return", wait_seconds=0.2)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_game_gets_a_name_that_is_kept_and_changes_no_file(
    listed: ClientDriver, language: str
) -> None:
    listed.app.change_settings(language=language)
    listed.at(SavedGamesScreen).rebuild()
    files = listed.saves.game_files()
    before = {file: file.read_bytes() for file in files}
    name_game(listed, files[1], "  Friday / evening: ../x ")
    assert listed.screen.stage.top_modal is None
    assert listed.sees(label="Friday / evening: ../x")
    assert {file: file.read_bytes() for file in listed.saves.game_files()} == before
    assert load_names(listed.saves.folder) == {files[1].name: "Friday / evening: ../x"}


def test_the_place_of_a_game_file_is_shown_and_its_path_copied(listed: ClientDriver) -> None:
    file = listed.saves.game_files()[0]
    listed.click(name=f"rename:{file.name}", wait_seconds=0.2)
    listed.click(name="file", wait_seconds=0.2)
    assert str(file) in " ".join(listed.dialog)
    with patch("game.client.widgets.file_location.copy_text_to_clipboard") as copied:
        listed.click(name="copy-path", wait_seconds=0.2)
    copied.assert_called_once_with(str(file))
    assert load_names(listed.saves.folder) == {}


def test_a_name_is_given_by_keys(listed: ClientDriver) -> None:
    file = listed.saves.game_files()[0]
    listed.focus_by_keyboard(name=f"rename:{file.name}")
    listed.press_keys("return", wait_seconds=0.2)
    listed.type("By keys")
    listed.press_keys("return", wait_seconds=0.2)
    assert load_names(listed.saves.folder) == {file.name: "By keys"}


@pytest.mark.parametrize("typed", ["", "   ", "first"])
def test_an_empty_or_taken_name_is_refused_in_words(listed: ClientDriver, typed: str) -> None:
    first, second, *_ = listed.saves.game_files()
    store_saved_game_name(first, "First")
    name_game(listed, second, typed)
    key = "saves.name-taken" if typed.strip() else "saves.no-name"
    assert listed.find(name="refusal").label == listed.app.say(key, name=typed)
    assert load_names(listed.saves.folder) == {first.name: "First"}


def test_the_name_of_a_removed_game_is_free(listed: ClientDriver) -> None:
    first, second, *_ = listed.saves.game_files()
    name_game(listed, first, "Free")
    listed.click(name=f"remove:{first.name}")
    listed.click(name="remove-yes", wait_seconds=0.2)
    name_game(listed, second, "Free")
    assert load_names(listed.saves.folder) == {second.name: "Free"}


def test_a_name_that_cannot_be_written_is_told_and_written_later(
    listed: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = listed.saves.game_files()[0]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("game.client.stored.toml_section.replace_file", full)
        name_game(listed, file, "Later")
    assert not (listed.saves.folder / FILE_NAME).exists()
    assert write_pending_and_tell_if_left(listed.saves.folder) is False
    assert load_names(listed.saves.folder) == {file.name: "Later"}
