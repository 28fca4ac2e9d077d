"""Sound never stands in the way."""

from pathlib import Path

import pygame
import pytest

from game.scene.sound import Sound


def test_nothing_is_opened_before_the_first_sound(tmp_path: Path) -> None:
    pygame.mixer.quit()
    Sound(tmp_path)
    assert pygame.mixer.get_init() is None


def test_a_missing_sound_is_silent_and_noted_once(tmp_path: Path) -> None:
    sound = Sound(tmp_path)
    sound.play("gavel")
    sound.play("gavel")
    assert sound.missing == ["The sound gavel is missing or cannot be read."]


def test_a_broken_sound_file_is_silent_and_noted(tmp_path: Path) -> None:
    (tmp_path / "gavel.ogg").write_text("no sound")
    sound = Sound(tmp_path)
    sound.play("gavel")
    assert "The sound file gavel.ogg cannot be read." in sound.missing


def test_without_a_device_everything_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(tmp_path)
    sound.play("gavel")
    assert sound.missing == ["There is no sound: no device."]


def test_volumes_stay_between_0_and_1(tmp_path: Path) -> None:
    sound = Sound(tmp_path)
    sound.set_volume("music", 3.0)
    assert sound.volume("music") == 1.0
    sound.set_volume("music", -1.0)
    assert sound.volume("music") == 0.0
