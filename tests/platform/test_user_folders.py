"""Files of the player are found where the system keeps them, in any language, on any disk."""

import os
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from game.client.stored.user_folders import newest_wanted_files
from game.system import user_folders as folders

SETTINGS = """# written by the desktop
XDG_DESKTOP_DIR="$HOME/Pulpit"
XDG_DOWNLOAD_DIR="$HOME/Pobrane"
XDG_DOCUMENTS_DIR="/data/Dokumenty"
XDG_MUSIC_DIR="relative"
"""


VARIABLES = ("XDG_CONFIG_HOME", "XDG_DOWNLOAD_DIR", "XDG_DESKTOP_DIR", "XDG_DOCUMENTS_DIR")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_a_desktop_of_another_language_is_asked_for_its_folders(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    (home / ".config").mkdir()
    (home / ".config" / "user-dirs.dirs").write_text(SETTINGS, encoding="utf-8")
    assert folders.find_downloads_desktop_and_documents(home) == (
        home / "Pobrane",
        home / "Pulpit",
        Path("/data/Dokumenty"),
    )


@pytest.mark.parametrize("system", [Unix, MacOS])
def test_without_settings_they_have_their_usual_names(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: type
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert folders.find_downloads_desktop_and_documents(home) == tuple(
        home / name for name in folders.ENGLISH_USER_FOLDER_NAMES
    )


def test_windows_is_asked_for_its_numbers(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda number: f"/one/{number}")
    assert folders.find_downloads_desktop_and_documents(home) == (
        Path("/one/CSIDL_DOWNLOADS"),
        Path("/one/CSIDL_DESKTOPDIRECTORY"),
        Path("/one/CSIDL_PERSONAL"),
    )


def test_when_windows_does_not_say_they_are_in_the_home(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(number: str) -> str:
        raise OSError(f"no {number}")

    monkeypatch.setattr(platformdirs, "PlatformDirs", Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", refuse)
    assert folders.find_downloads_desktop_and_documents(home) == tuple(
        home / name for name in folders.ENGLISH_USER_FOLDER_NAMES
    )


def test_what_a_mac_puts_beside_files_on_other_disks_is_not_offered(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = home / "Downloads"
    downloads.mkdir()
    for name in ("mine.toml", "._mine.toml"):
        (downloads / name).touch()
    found = newest_wanted_files(lambda file: file.suffix == ".toml", 9)
    assert [os.path.basename(file) for file in found] == ["mine.toml"]
