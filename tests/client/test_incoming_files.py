"""Saved games from elsewhere: dropped on the window or chosen on the page of saved games, they are
kept and shown; nothing that is no game changes anything."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_list import SavedGamesScreen
from game.records.frames import JOURNAL_MAGIC_BYTES
from tests.client.client_driver import ClientDriver

pytestmark = pytest.mark.thorough


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of a player with a folder for downloads."""
    home = tmp_path / "home"
    (home / "Downloads").mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setenv("HOME", str(home))
    for variable in ("XDG_CONFIG_HOME", "XDG_DOWNLOAD_DIR"):
        monkeypatch.delenv(variable, raising=False)
    return home


@pytest.fixture
def downloaded(ui: ClientDriver, home: Path) -> Path:
    """A game that was played elsewhere and downloaded."""
    ui.play("human", "toy", wait=0.1)
    ui.flow.close_all_and_show_title_page()
    file = ui.saves.game_files()[0]
    return Path(shutil.move(file, home / "Downloads" / "Friday evening.counthouse"))


def drop(ui: ClientDriver, file: Path) -> None:
    """Let go of a file above the window."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    ui.advance_time(0.1)


def test_a_saved_game_that_is_dropped_on_the_window_is_kept_and_shown(
    ui: ClientDriver, downloaded: Path
) -> None:
    drop(ui, downloaded)
    ui.at(ReplayScreen)
    assert [file.read_bytes() for file in ui.saves.game_files()] == [downloaded.read_bytes()]


def test_a_saved_game_that_is_dropped_twice_is_kept_once(
    ui: ClientDriver, downloaded: Path
) -> None:
    drop(ui, downloaded)
    drop(ui, downloaded)
    assert len(ui.saves.game_files()) == 1


def test_an_imported_game_says_whether_it_is_new(ui: ClientDriver, downloaded: Path) -> None:
    def notice() -> str:
        (notice,) = ui.at(ReplayScreen).stage.notices
        return notice.text

    drop(ui, downloaded)
    assert notice() == ui.app.say("saves.imported", file="game-0001.counthouse")
    drop(ui, downloaded)
    assert notice() == ui.app.say("saves.listed", file="game-0001.counthouse")


def test_a_damaged_game_is_refused_for_the_reason_that_the_list_gives(
    ui: ClientDriver, downloaded: Path
) -> None:
    content = bytearray(downloaded.read_bytes())
    content[len(JOURNAL_MAGIC_BYTES) + 20] ^= 0xFF
    damaged = downloaded.with_name("damaged.counthouse")
    damaged.write_bytes(content)
    ui.visit("replays", "take-in")
    ui.type(str(damaged))
    ui.press_keys("return")
    assert "was changed or damaged after it was saved" in ui.find(name="refusal").label


def test_a_game_among_the_downloads_is_offered_and_imported(
    ui: ClientDriver, downloaded: Path
) -> None:
    ui.visit("replays", "take-in")
    ui.click(label=str(downloaded))
    ui.at(ReplayScreen)
    assert len(ui.saves.game_files()) == 1


def test_a_game_is_imported_by_its_path(ui: ClientDriver, downloaded: Path) -> None:
    hidden = downloaded.with_name("game.backup")
    downloaded.rename(hidden)
    ui.visit("replays", "take-in")
    ui.type(f'"{hidden}"')
    ui.press_keys("return")
    ui.at(ReplayScreen)


@pytest.mark.parametrize("content", [b"", b"no game", None])
def test_what_is_no_game_is_refused_and_nothing_is_kept(
    ui: ClientDriver, home: Path, content: bytes | None
) -> None:
    file = home / "letter.counthouse"
    if content is not None:
        file.write_bytes(content)
    ui.visit("replays", "take-in")
    ui.type(str(file))
    ui.press_keys("return")
    ui.at(SavedGamesScreen)
    assert file.name in ui.find(name="refusal").label
    assert ui.saves.game_files() == []


@pytest.mark.parametrize("leaves", [False, True])
def test_a_refusal_is_gone_at_the_next_attempt(
    ui: ClientDriver, downloaded: Path, leaves: bool
) -> None:
    assert downloaded.exists()
    ui.visit("replays", "take-in")
    before = ui.dialog
    ui.type("nowhere")
    ui.press_keys("return")
    assert "nowhere" in ui.find(name="refusal").label
    if leaves:
        ui.press_keys("escape", wait_seconds=0.3)
        ui.click(name="take-in", wait_seconds=0.3)
        assert ui.dialog == before
    else:
        ui.type("x")
        assert ui.find(name="refusal").label == ""


def test_a_game_is_not_kept_on_a_full_disk(
    ui: ClientDriver, downloaded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.records.saved_game_folder.replace_file", full)
    drop(ui, downloaded)
    assert ui.dialog
    assert ui.saves.game_files() == []
