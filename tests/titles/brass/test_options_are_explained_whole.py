"""What an option of Brass changes is written whole beside its switch in a small window."""

from __future__ import annotations

import pytest

from game.client.parts.switch_row import TEXT_LEFT
from game.packing import make_kit, read_words, speak
from game.scene.styles import NOTE
from game.titles.brass.table.commands import commands
from game.titles.brass.title import BrassTitle

SMALL_WINDOW = 1280 / 1920  # px per u
ROOM = 673 - TEXT_LEFT  # u of a row in the set-up page at that size


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("option", BrassTitle.expansions)
def test_what_an_option_changes_can_be_read_to_its_end(language: str, option: str) -> None:
    words, kit = read_words("brass"), make_kit(commands())
    speak(words, "brass", language)
    note = words.say(f"expansion.{option}-note")
    assert kit.lettering.fits(note, NOTE, SMALL_WINDOW, ROOM * SMALL_WINDOW), note
