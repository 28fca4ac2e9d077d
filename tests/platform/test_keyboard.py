"""Keys follow the custom of the system: what a Mac lacks or uses itself is elsewhere there."""

from types import SimpleNamespace

import pytest

from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.scene.input.keys import KeyStroke
from game.scene.widgets.text_field import EditedText
from game.system import keyboard
from game.system.keyboard import MAC_KEYS_BY_COMMAND, default_keys_on_this_system

TEXT = "deep water"


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "sys", SimpleNamespace(platform="darwin"))


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "sys", SimpleNamespace(platform="win32"))


def after(*keys: str) -> EditedText:
    """Return a text after these keys, which began with the caret at its end."""
    writing = EditedText(
        TEXT, 24, lambda text: None, copy_to_clipboard=lambda text: None, read_clipboard=str
    )
    for key in keys:
        assert writing.process_key(KeyStroke(key))
    return writing


@pytest.mark.usefixtures("mac")
@pytest.mark.parametrize(
    ("key", "caret"), [("alt+left", 5), ("ctrl+left", 0), ("left", 9), ("ctrl+right", 10)]
)
def test_option_goes_over_words_and_cmd_over_the_line_of_a_mac(key: str, caret: int) -> None:
    assert after(key).caret == caret


@pytest.mark.usefixtures("mac")
@pytest.mark.parametrize(
    ("key", "left"), [("alt+backspace", "deep "), ("ctrl+backspace", ""), ("backspace", TEXT[:-1])]
)
def test_option_erases_words_and_cmd_the_line_of_a_mac(key: str, left: str) -> None:
    assert after(key).text == left


@pytest.mark.usefixtures("mac")
def test_shift_selects_what_a_key_of_a_mac_goes_over() -> None:
    assert after("alt+shift+left").selection_range == (5, 10)
    assert after("ctrl+shift+left").selection_range == (0, 10)


@pytest.mark.usefixtures("windows")
def test_ctrl_goes_over_words_and_erases_them_elsewhere() -> None:
    assert after("ctrl+left").caret == 5
    assert after("ctrl+backspace").text == "deep "
    assert after("ctrl+shift+backspace").text == ""


@pytest.mark.usefixtures("mac")
def test_a_mac_has_keys_of_its_own_for_commands() -> None:
    assert default_keys_on_this_system("full-screen", "f11") == MAC_KEYS_BY_COMMAND["full-screen"]
    assert default_keys_on_this_system("journal", "j") == "j"


def test_the_keys_of_a_mac_are_no_other_commands() -> None:
    taken = {
        key: command.name
        for command in COMMANDS_OF_EVERY_TITLE
        for key in command.default_key.split("|")
        if command.name not in MAC_KEYS_BY_COMMAND
    }
    of_mac = {key for keys in MAC_KEYS_BY_COMMAND.values() for key in keys.split("|")}
    assert not of_mac & set(taken)
