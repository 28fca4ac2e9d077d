"""Files the player keeps: read within bounds, replaced in one step, never anything but files."""

import os
import stat
import sys
from pathlib import Path

import pytest

from game.records import kept_files
from game.records.kept_files import read_plain, replace_file
from tests.helpers.scarce import full_disk

BOUND = 1000
SYSTEM_FILES = pytest.mark.skipif(sys.platform == "win32", reason="has no devices in its folders")


def test_a_file_is_read_up_to_the_bound(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_bytes(b"x" * (BOUND + 1))
    assert read_plain(file, BOUND) == b"x" * BOUND


def test_of_a_file_of_two_gigabytes_only_the_bound_is_read(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as stream:
        stream.truncate(2**31)
    assert len(read_plain(file, BOUND)) == BOUND


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"content")
    (tmp_path / "link").symlink_to(tmp_path / "there")
    assert read_plain(tmp_path / "link", BOUND) == b"content"


@SYSTEM_FILES
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/tty", "/dev/null"])
def test_a_device_is_no_file(device: str) -> None:
    with pytest.raises(OSError, match=r"no plain file|No such"):
        read_plain(Path(device), BOUND)


@SYSTEM_FILES
def test_a_pipe_nobody_writes_into_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no plain file"):
        read_plain(tmp_path / "pipe", BOUND)


@pytest.mark.parametrize("name", ["nobody", "folder", "a\0b", "x" * 300])
def test_what_cannot_be_opened_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        read_plain(tmp_path / name, BOUND)


def test_a_file_is_replaced_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kept.toml"
    replace_file(file, "one")
    replace_file(file, b"two")
    assert file.read_bytes() == b"two"
    assert list(file.parent.iterdir()) == [file]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "kept.toml"
    target.parent.mkdir()
    target.write_text("old")
    (tmp_path / "kept.toml").symlink_to(target)
    replace_file(tmp_path / "kept.toml", "new")
    assert (tmp_path / "kept.toml").is_symlink()
    assert target.read_text() == "new"


@SYSTEM_FILES
def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "kept.toml"
    file.write_text("old")
    file.chmod(0o640)
    replace_file(file, "new")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@SYSTEM_FILES
def test_only_plain_files_are_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(OSError, match="no plain file"):
            replace_file(tmp_path / name, "content")
    assert {entry.name for entry in tmp_path.iterdir()} == {"pipe", "folder"}


def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.toml"
    replace_file(file, "old")
    full_disk(monkeypatch, kept_files)
    with pytest.raises(OSError, match="No space"):
        replace_file(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
