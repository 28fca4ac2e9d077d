"""Where the game looks for its own files and keeps the player's."""

from pathlib import Path

import pytest

from game import places


def test_a_checkout_holds_assets_and_saves() -> None:
    top = places.checkout_folder()
    assert top
    assert places.assets_folder() == top / "assets"
    assert (places.assets_folder() / "manifest.toml").is_file()
    assert (top / "saves" / "README.md").is_file()


def test_saves_are_in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TINNERS_SAVES", raising=False)
    assert places.saves_folder().parent == places.checkout_folder()


def test_the_environment_moves_the_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TINNERS_SAVES", str(tmp_path / "elsewhere"))
    assert places.saves_folder() == tmp_path / "elsewhere"


def test_an_installed_copy_keeps_saves_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed(monkeypatch, tmp_path, "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert places.saves_folder() == tmp_path / "data" / "tinners-trail" / "saves"
    assert places.assets_folder() == tmp_path / "site" / "game" / "assets"


def test_a_relative_data_folder_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed(monkeypatch, tmp_path, "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert places.saves_folder() == tmp_path / ".local/share/tinners-trail/saves"


@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("win32", "AppData/Roaming/Tinners Trail/saves"),
        ("darwin", "Library/Application Support/Tinners Trail/saves"),
    ],
)
def test_every_system_has_its_own_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, folder: str
) -> None:
    installed(monkeypatch, tmp_path, system)
    assert places.saves_folder() == tmp_path / folder


def installed(monkeypatch: pytest.MonkeyPatch, home: Path, system: str) -> None:
    """Pretend to be a copy installed below this home on that system."""
    for variable in ("TINNERS_SAVES", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(places, "PACKAGE_FOLDER", home / "site" / "game")
