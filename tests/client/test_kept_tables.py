"""Tables a player keeps: several windows change them, disks are full, files are broken or odd."""

import os
import sys
from pathlib import Path

import pytest

from game.client.app import App
from game.client.key_commands import COMMON
from game.client.puzzles.puzzle import NEARLY, RIGHT
from game.client.puzzles.puzzle_book import PuzzleProgress
from game.client.stored import key_bindings, settings
from game.client.stored.settings import LONGEST, Settings, StoredTable
from game.client.tutorial.progress import LearningProgress
from game.records import stored_files
from game.toml_text import Table
from tests.helpers.lesson_laws import full_disk

SYSTEM_FILES = pytest.mark.skipif(sys.platform == "win32", reason="has no pipes in its folders")


def kept(folder: Path) -> StoredTable:
    return StoredTable(folder / "kept.toml", "A table.")


def test_two_windows_learn_side_by_side(tmp_path: Path) -> None:
    one, other = LearningProgress(tmp_path), LearningProgress(tmp_path)
    one.finish("ore")
    other.came_to("water", 2)
    other.finish("mines")
    one.tell("draft")
    for progress in (one, LearningProgress(tmp_path)):
        assert progress.finished == {"ore", "mines"}
        assert progress.begun == {"water": 2}
        assert progress.told == {"draft"}


def test_names_of_any_characters_are_learned(tmp_path: Path) -> None:
    progress = LearningProgress(tmp_path)
    for name in ('a "quoted" lesson', "back\\slash", "a.b", "\x7f\n", ""):
        progress.finish(name)
        progress.came_to(f"{name}2", 1)
    again = LearningProgress(tmp_path)
    assert again.finished == progress.finished
    assert again.begun == progress.begun


def test_two_windows_solve_puzzles_side_by_side_and_the_best_verdict_stays(tmp_path: Path) -> None:
    one, other = PuzzleProgress(tmp_path), PuzzleProgress(tmp_path)
    one.note("first", RIGHT)
    other.note("second", NEARLY)
    other.note("first", NEARLY)
    assert other.verdict("first") == RIGHT
    assert PuzzleProgress(tmp_path).verdict("second") == NEARLY


def test_two_windows_choose_different_settings(tmp_path: Path) -> None:
    settings.store(Settings(), tmp_path)
    settings.store(Settings(language="pl"), tmp_path, "language")
    settings.store(Settings(master=10), tmp_path, "master")
    found = settings.load(tmp_path)
    assert (found.language, found.master) == ("pl", 10)


def test_the_first_choice_of_all_keeps_the_language_of_the_system(app: App) -> None:
    app.settings = Settings(language="cs")
    app.choose(master=10)
    assert settings.load(app.saves_folder).language == "cs"


def test_what_a_newer_version_has_written_stays(tmp_path: Path) -> None:
    newer = '[colours]\nsea = "green"\n[[shelf]]\nbook = 1\n'
    (tmp_path / settings.FILE_NAME).write_text(f"glasses = true\n{newer}")
    (tmp_path / key_bindings.FILE_NAME).write_text(f'fly = "f9"\n{newer}')
    settings.store(Settings(language="pl"), tmp_path)
    key_bindings.store(key_bindings.Bindings(tuple(COMMON)), tmp_path)
    for name in (settings.FILE_NAME, key_bindings.FILE_NAME):
        table = StoredTable(tmp_path / name, "").read()
        assert table["colours"] == {"sea": "green"}
        assert table["shelf"] == [{"book": 1}]


def test_a_key_that_is_the_usual_one_again_is_forgotten(tmp_path: Path) -> None:
    usual = key_bindings.Bindings(tuple(COMMON))
    key_bindings.store(usual.with_key(COMMON[0], "f9"), tmp_path)
    key_bindings.store(usual, tmp_path)
    assert key_bindings.load(tmp_path, COMMON).own == {}


def test_what_found_no_room_is_written_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = kept(tmp_path)
    with monkeypatch.context() as patched:
        full_disk(patched, stored_files)
        with pytest.raises(OSError, match="No space"):
            table.change(lambda found: found.update(first=1))
    assert table.read() == {"first": 1}
    table.change(lambda found: found.update(second=2))
    assert kept(tmp_path).read() == {"first": 1, "second": 2}


def test_lessons_are_remembered_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = LearningProgress(tmp_path)
    with monkeypatch.context() as patched:
        full_disk(patched, stored_files)
        progress.finish("ore")
        progress.finish("water")
    assert progress.finished == {"ore", "water"}
    progress.came_to("mines", 1)
    assert LearningProgress(tmp_path).finished == {"ore", "water"}


@pytest.mark.parametrize("content", [b"no = [table", b"\xff", b"x = 1\n" * LONGEST])
def test_every_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    for _ in range(2):
        (tmp_path / "kept.toml").write_bytes(content)
        assert kept(tmp_path).read() == {}
    kept(tmp_path).change(lambda found: found.update(x=1))
    broken = sorted(tmp_path.glob("kept.toml.broken*"))
    assert [file.read_bytes() for file in broken] == [content, content]
    assert kept(tmp_path).read() == {"x": 1}


@SYSTEM_FILES
def test_what_is_no_plain_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kept.toml")
    assert kept(tmp_path).read() == {}
    with pytest.raises(OSError, match="no plain file"):
        kept(tmp_path).change(lambda found: found.update(x=1))


def test_no_table_is_so_deep_that_it_cannot_be_written_again(tmp_path: Path) -> None:
    for depth in range(50, 1000, 50):
        (tmp_path / "kept.toml").write_text(f"x = {'[' * depth}{']' * depth}")
        table: Table = kept(tmp_path).read()
        kept(tmp_path).change(lambda found: found.update(y=1))
        assert kept(tmp_path).read() == {**table, "y": 1}
        (tmp_path / "kept.toml").unlink()
