"""The buttons that look back are named in every language, also where windows are small."""

from __future__ import annotations

import pytest

from game.packing import make_kit, read_words, speak
from game.scene.text.lettering import BOLD
from game.scene.widgets.button import NARROW_TILE_SIDE
from game.tabletop.layout.table_layout import RoomSize
from game.titles.tinners_trail.table.facts import commands
from game.titles.tinners_trail.table.layout import trail_layout

NAME = "tinners-trail"


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_they_have_room_for_their_names(
    language: str, size: tuple[int, int], ui_scale: float
) -> None:
    room = RoomSize(*size, ui_scale)
    k = room.k * room.controls
    words, lettering = read_words(NAME), make_kit(commands()).lettering
    speak(words, NAME, language)
    buttons = trail_layout(room, 4).look_back
    assert len(buttons) == 4
    for name, box in buttons.items():
        inside = (box.width - 2 * NARROW_TILE_SIDE) * k
        assert lettering.fits(words.say(f"table.look-{name}"), BOLD, k, inside), name
