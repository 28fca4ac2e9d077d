"""Settings are kept in a small file that may be missing, broken or from another version."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.app import App
from game.client.stored import settings as settings_file
from game.client.stored.settings import FILE_NAME, Settings, load, store


def test_what_was_stored_is_loaded(tmp_path: Path) -> None:
    chosen = Settings(ui_scale_percent=150, own_speed="double", reduced_motion=True, music=0)
    store(chosen, tmp_path / "new folder")
    assert load(tmp_path / "new folder") == chosen


def test_no_file_means_usual_settings(tmp_path: Path) -> None:
    assert load(tmp_path) == Settings()


@pytest.mark.parametrize("text", ["not toml [", "\x00", "ui_scale_percent = "])
def test_a_broken_file_means_usual_settings(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert load(tmp_path) == Settings()


def test_an_impossible_value_is_replaced_and_the_others_kept(tmp_path: Path) -> None:
    lines = [
        "ui_scale_percent = 9000",
        'own_speed = "warp"',
        "music = true",
        "effects = 35",
        "x = 1",
    ]
    (tmp_path / FILE_NAME).write_text("\n".join(lines), encoding="utf-8")
    assert load(tmp_path) == Settings(effects=35)


def test_no_unfinished_file_is_left_beside_the_settings(tmp_path: Path) -> None:
    store(Settings(), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [FILE_NAME]


def test_a_choice_is_told_and_stored_at_once(app: App) -> None:
    told: list[Settings] = []
    app.settings_told = told.append
    app.choose(ui_scale_percent=125)
    assert told == [app.settings]
    assert settings_file.load(app.saves_folder).ui_scale_percent == 125


def test_settings_that_cannot_be_kept_are_used_and_the_fault_is_told(app: App) -> None:
    app.saves_folder.write_text("a file where the folder should be", encoding="utf-8")
    app.choose(music=10)
    assert app.settings.music == 10
    assert app.fault.startswith("The settings could not be kept")
