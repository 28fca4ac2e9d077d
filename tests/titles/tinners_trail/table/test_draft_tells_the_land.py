"""The draft tells the areas of every region, also in the window of a small screen."""

from __future__ import annotations

import pytest

from game.packing import make_kit, read_words, speak
from game.scene import styles
from game.titles.tinners_trail.table.commands import commands
from game.titles.tinners_trail.table.sheets.draft import FATE_ROOM, NAME, NAME_ROOM

LONGEST_AREA = "Perranzabuloe"
SMALL_WINDOW = 662 / 1080  # px per u: what a screen of 1280x720 leaves beside its bars


def test_the_longest_name_of_an_area_can_be_written_beside_its_counts() -> None:
    fits = make_kit(commands()).lettering.fits
    assert fits(LONGEST_AREA, NAME, SMALL_WINDOW, NAME_ROOM * SMALL_WINDOW)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("fate", ["keep", "discard"])
def test_what_becomes_of_a_card_can_be_written_whole(language: str, fate: str) -> None:
    words, kit = read_words("tinners-trail"), make_kit(commands())
    speak(words, "tinners-trail", language)
    said = words.say(f"table.{fate}")
    assert kit.lettering.fits(said, styles.CAP, SMALL_WINDOW, FATE_ROOM * SMALL_WINDOW), said
