"""The heading of a sheet is written whole beside the eye that looks through it."""

from __future__ import annotations

import pytest

from game.packing import make_kit, read_words, speak
from game.scene.stage.placing import SMALLEST_K
from game.scene.text import lettering
from game.tabletop.sheet.sheet import EYE_SIDE
from game.titles.tinners_trail.table.facts import commands
from game.titles.tinners_trail.table.sheets import extract, invest
from game.titles.tinners_trail.table.sheets.draft import COLUMN, SIDE

HEAD = lettering.TITLE_ON_PARCHMENT.sized(31)
LONGEST_AREA = "Perranzabuloe"
OF_THREE_PAIRS = 3 * COLUMN + 2 * SIDE


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(
    ("key", "width"),
    [
        ("draft-head", OF_THREE_PAIRS),
        ("invest-head", invest.WIDTH),
        ("extract-head", extract.WIDTH),
    ],
)
def test_a_heading_has_room_beside_the_eye(language: str, key: str, width: float) -> None:
    words, kit = read_words("tinners-trail"), make_kit(commands())
    speak(words, "tinners-trail", language)
    head = words.say(f"table.{key}", area=LONGEST_AREA)
    for k in (SMALLEST_K, 0.8, 1.0):
        assert kit.lettering.fits(head, HEAD, k, (width - 2 * EYE_SIDE) * k), (head, k)
