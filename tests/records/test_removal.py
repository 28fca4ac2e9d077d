"""A saved game is removed into a bin or a folder; nothing is ever lost, whenever it is stopped."""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from urllib.parse import unquote

import pytest

from game.records import removal
from game.records.durable_file import DurableFile
from game.records.records import NotSaved
from game.records.removal import RemovedGame, remove_game_file
from game.records.saved_game_folder import HIGHEST_REMOVED_NUMBER_FILE_NAME, SavedGameFolder
from game.system import system_bin
from game.system.system_bin import (
    TrashFolder,
    move_without_replacing,
    numbered_file_names,
    trash_folder_for,
)
from tests.helpers.posix import user_number

NOW = datetime(2026, 3, 5, 14, 30, 1)
GAME = b"every move of a game"
FREE_DESKTOP = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has another bin")

CALLS = ("link", "unlink", "open", "fsync", "mkdir", "rename", "write")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder for data of programs."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def file(tmp_path: Path, data: Path) -> Path:
    """A game in a folder with a blank and letters that are written otherwise in a note."""
    folder = tmp_path / "my gämes"
    folder.mkdir()
    return game_in(folder)


def game_in(folder: Path, number: int = 1) -> Path:
    file = folder / f"game-{number:04}.counthouse"
    file.write_bytes(GAME)
    return file


def no_bin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removal, "trash_folder_for", lambda file: None)


def everywhere(top: Path) -> set[bytes]:
    """The games below a folder, wherever they are."""
    return {each.read_bytes() for each in top.rglob("*.counthouse")}


@FREE_DESKTOP
def test_a_game_goes_into_the_bin_of_the_home_folder(file: Path, data: Path) -> None:
    removed = remove_game_file(file, NOW)
    assert removed == RemovedGame(data / "Trash" / "files" / file.name, is_in_system_bin=True)
    assert removed.new_path.read_bytes() == GAME
    assert not file.exists()


@FREE_DESKTOP
def test_the_bin_knows_where_a_game_came_from_and_when(file: Path, data: Path) -> None:
    remove_game_file(file, NOW)
    note = data / "Trash" / "info" / f"{file.name}.trashinfo"
    head, place, date = note.read_text("ascii").splitlines()
    assert head == "[Trash Info]"
    assert unquote(place.removeprefix("Path=")) == str(file)
    assert date == "DeletionDate=2026-03-05T14:30:01"


@FREE_DESKTOP
def test_two_games_of_one_name_lie_in_the_bin_side_by_side(file: Path, data: Path) -> None:
    first = remove_game_file(file, NOW).new_path
    second = remove_game_file(game_in(file.parent), NOW).new_path
    assert first != second
    assert first.exists()
    assert (data / "Trash" / "info" / f"{second.name}.trashinfo").exists()


@pytest.fixture
def other_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The top folder of a disk that holds the game, but not the home folder."""
    monkeypatch.setattr(system_bin, "_device_number_of", lambda folder: -1)
    monkeypatch.setattr(system_bin, "_top_folder_of_disk", lambda file, disk: tmp_path)
    return tmp_path


@FREE_DESKTOP
def test_a_file_on_another_disk_goes_into_the_bin_of_that_disk(
    file: Path, other_disk: Path
) -> None:
    found = trash_folder_for(file)
    assert found == TrashFolder(other_disk / f".Trash-{user_number()}", other_disk)
    found.move_to_trash(file, NOW)
    note = (found.folder / "info" / f"{file.name}.trashinfo").read_text("ascii")
    assert f"Path=my%20g%C3%A4mes/{file.name}" in note


@FREE_DESKTOP
@pytest.mark.parametrize("mode", [0o1777, 0o777])
def test_a_bin_for_everybody_is_trusted_with_its_sticky_bit_alone(
    file: Path, other_disk: Path, mode: int
) -> None:
    shared = other_disk / ".Trash"
    shared.mkdir()
    shared.chmod(mode)
    found = trash_folder_for(file)
    assert found is not None
    assert (found.folder.parent == shared) == (mode == 0o1777)


def test_without_a_bin_a_game_goes_into_a_folder_beside_the_others(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_bin(monkeypatch)
    removed = remove_game_file(file, NOW)
    assert removed == RemovedGame(file.parent / "removed" / file.name, is_in_system_bin=False)
    assert everywhere(file.parent) == {GAME}


@FREE_DESKTOP
def test_where_the_bin_takes_nothing_there_is_still_the_folder(file: Path, data: Path) -> None:
    data.write_text("no folder", encoding="utf-8")
    assert not remove_game_file(file, NOW).is_in_system_bin
    assert everywhere(file.parent) == {GAME}


def test_a_removed_game_never_takes_the_place_of_another(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_bin(monkeypatch)
    remove_game_file(file, NOW)
    file.write_bytes(b"another game")
    remove_game_file(file, NOW)
    assert everywhere(file.parent) == {GAME, b"another game"}


def test_a_game_that_is_being_written_is_not_removed(file: Path) -> None:
    held = DurableFile(file, is_new=False)
    with pytest.raises(NotSaved) as refused:
        remove_game_file(file, NOW)
    held.close()
    assert refused.value.reason.key == "saving.in-use"
    assert file.exists()


def test_a_game_that_has_gone_is_refused(file: Path) -> None:
    file.unlink()
    with pytest.raises(NotSaved):
        remove_game_file(file, NOW)


class PowerCutError(BaseException):
    """The program is gone."""


@pytest.mark.parametrize("in_bin", [True, False])
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("after", [True, False])
def test_a_game_survives_a_power_cut_at_every_call(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: str, after: bool, in_bin: bool
) -> None:
    if not in_bin:
        no_bin(monkeypatch)
    plain: Callable[..., object] = getattr(os, call)

    def cut(*values: object, **options: object) -> object:
        if after:
            plain(*values, **options)
        raise PowerCutError

    with monkeypatch.context() as cutting, suppress(PowerCutError):
        cutting.setattr(os, call, cut)
        remove_game_file(file, NOW)
    assert everywhere(file.parent.parent) == {GAME}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("number", [errno.EACCES, errno.ENOSPC, errno.EXDEV, errno.EPERM])
def test_a_disk_that_fails_at_any_call_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    def fail(*_: object, **__: object) -> object:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as failing, suppress(NotSaved):
        failing.setattr(os, call, fail)
        remove_game_file(file, NOW)
    assert everywhere(file.parent.parent) == {GAME}


def test_a_disk_without_links_moves_the_file_all_the_same(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refuse)
    target = tmp_path / "there.counthouse"
    move_without_replacing(file, target)
    assert target.read_bytes() == GAME
    again = game_in(file.parent, 2)
    with pytest.raises(FileExistsError):
        move_without_replacing(again, target)
    assert again.exists()


def test_other_names_for_a_file_keep_its_ending() -> None:
    assert numbered_file_names("a.tar.gz")[:2] == ["a.tar.gz", "a 2.tar.gz"]


@pytest.mark.usefixtures("data")
def test_no_other_game_gets_the_number_of_a_removed_one(tmp_path: Path) -> None:
    saves = SavedGameFolder(tmp_path / "saves")
    saves.folder.mkdir()
    last = game_in(saves.folder, 7)
    game_in(saves.folder, 3)
    saves.remove_game(last, NOW)
    assert saves.next_game_number() == 8
    (saves.folder / HIGHEST_REMOVED_NUMBER_FILE_NAME).write_text("nonsense", encoding="utf-8")
    assert saves.next_game_number() == 4
