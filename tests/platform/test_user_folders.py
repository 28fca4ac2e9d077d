"""Files of the player are found where the system keeps them, in any language, on any disk."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.client.stored.own_folders import files_near
from game.system import user_folders as folders
from tests.helpers import fake_windows

SETTINGS = """# written by the desktop
XDG_DESKTOP_DIR="$HOME/Pulpit"
XDG_DOWNLOAD_DIR="$HOME/Pobrane"
XDG_DOCUMENTS_DIR="/data/Dokumenty"
XDG_MUSIC_DIR="relative"
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home."""
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def as_on(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    elsewhere = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys)})
    elsewhere.platform = platform
    monkeypatch.setattr(folders, "sys", elsewhere)


def test_a_desktop_of_another_language_is_asked_for_its_folders(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_on(monkeypatch, "linux")
    (home / ".config").mkdir()
    (home / ".config" / "user-dirs.dirs").write_text(SETTINGS, encoding="utf-8")
    assert folders.user_folders(home) == (
        home / "Pobrane",
        home / "Pulpit",
        Path("/data/Dokumenty"),
    )


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_without_settings_they_have_their_usual_names(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    as_on(monkeypatch, platform)
    assert folders.user_folders(home) == tuple(home / name for name in folders.NAMES)


@pytest.mark.skipif(sys.platform == "win32", reason="the fake needs POSIX below it")
def test_windows_is_asked_and_when_it_does_not_say_they_are_in_the_home(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_windows.install(monkeypatch)
    fake_windows.CALLS.clear()
    assert folders.user_folders(home) == tuple(home / name for name in folders.NAMES)
    assert fake_windows.CALLS == ["SHGetKnownFolderPath"] * 3


def test_what_a_mac_puts_beside_files_on_other_disks_is_not_offered(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = home / "Downloads"
    downloads.mkdir()
    for name in ("mine.toml", "._mine.toml"):
        (downloads / name).touch()
    found = files_near(lambda file: file.suffix == ".toml", 9)
    assert [os.path.basename(file) for file in found] == ["mine.toml"]
