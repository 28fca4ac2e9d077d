"""A player's games are taken over from the program's older folder, and nothing is lost."""

from pathlib import Path

import pytest

from game.client.statistics import legacy_import
from game.client.statistics.ledger import Ledger
from game.client.statistics.ledger_entries import BegunChallengeEntry
from game.client.statistics.legacy_import import merge_folder
from game.client.stored.learning_progress import LearningProgress
from game.client.stored.settings import Settings, load_settings, store_settings
from game.records.saved_game_folder import SavedGameFolder
from game.system.files import rename


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder of somebody who played two games, learned and chose something."""
    folder = tmp_path / "tinners-trail" / "saves"
    (folder / "packs").mkdir(parents=True)
    for number in (1, 2):
        (folder / f"game-000{number}.tinners").write_bytes(b"old %d" % number)
    (folder / "packs" / "mine.toml").write_text("[pack]", encoding="utf-8")
    store_settings(Settings(language="pl"), folder)
    LearningProgress(folder).mark_lesson_finished("first")
    Ledger(folder).append_entries(BegunChallengeEntry("daily:2026-03-05", "game-0001.tinners"))
    return folder


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """Where the games are kept now."""
    return tmp_path / "count-house" / "saves"


def held(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_all_of_the_older_folder_is_moved_as_it_is(old: Path, new: Path) -> None:
    before = held(old)
    merge_folder(old, new)
    assert held(new) == before
    assert not old.parent.exists()
    assert [file.name for file in SavedGameFolder(new).game_files()] == [
        "game-0001.tinners",
        "game-0002.tinners",
    ]


def test_a_game_begun_after_it_has_the_new_ending_and_number(old: Path, new: Path) -> None:
    merge_folder(old, new)
    assert SavedGameFolder(new).create_journal().name == "game-0003.counthouse"


def test_of_two_folders_one_is_made_and_both_are_in_it(old: Path, new: Path) -> None:
    new.mkdir(parents=True)
    (new / "game-0001.tinners").write_bytes(b"new 1")
    (new / "game-0002.counthouse").write_bytes(b"new 2")
    store_settings(Settings(language="cs"), new)
    LearningProgress(new).mark_lesson_finished("second")
    Ledger(new).append_entries(BegunChallengeEntry("rung:1", "game-0002.counthouse"))
    merge_folder(old, new)
    assert not old.exists()
    games = {name: content for name, content in held(new).items() if name.startswith("game-")}
    assert games == {
        "game-0001.tinners": b"new 1",
        "game-0002.counthouse": b"new 2",
        "game-0002.tinners": b"old 2",
        "game-0003.tinners": b"old 1",
    }
    assert load_settings(new).language == "cs"
    assert LearningProgress(new).finished_lessons == {"first", "second"}
    begun = [entry for entry in Ledger(new).entries if isinstance(entry, BegunChallengeEntry)]
    assert [entry.file_name for entry in begun] == ["game-0002.counthouse", "game-0003.tinners"]
    assert b'"pl"' in held(new)["settings-2.toml"]
    assert (new / "packs" / "mine.toml").is_file()


@pytest.mark.parametrize("moves", range(6))
def test_a_move_that_is_stopped_anywhere_goes_on_at_the_next_start(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    new.mkdir(parents=True)
    (new / "game-0001.tinners").write_bytes(b"new 1")
    Ledger(new).append_entries(BegunChallengeEntry("rung:1", "game-0001.tinners"))
    done = [0]

    def stopped(file: Path, target: Path) -> None:
        if done[0] == moves:
            raise KeyboardInterrupt
        done[0] += 1
        rename(file, target)

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(legacy_import, "rename", stopped)
        merge_folder(old, new)
    merge_folder(old, new)
    assert not old.parent.exists()
    games = {content for name, content in held(new).items() if name.startswith("game-")}
    assert games == {b"new 1", b"old 1", b"old 2"}
    assert len(Ledger(new).entries) == 2
    assert load_settings(new).language == "pl"


def test_without_an_older_folder_nothing_is_made(tmp_path: Path, new: Path) -> None:
    merge_folder(tmp_path / "nothing" / "saves", new)
    assert not new.exists()
