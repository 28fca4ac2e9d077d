"""The bottom bar is filled where the window is wide, and names have room where it is narrow."""

from __future__ import annotations

import pytest

from game.packing import make_kit, read_words, speak
from game.scene.text.lettering import BOLD
from game.tabletop.layout.bottom_row import ACTION_HEIGHT
from game.tabletop.layout.table_layout import RoomSize
from game.titles.tinners_trail.table.facts import commands
from game.titles.tinners_trail.table.layout import trail_layout
from game.titles.tinners_trail.table.move_kinds import kind_of
from game.titles.tinners_trail.table.view_model import BASE_GAME, Extras

BOTH = Extras(arsenic=True, emigration=True)
EXTRAS = [BASE_GAME, Extras(arsenic=True), Extras(emigration=True), BOTH]
LARGEST_GAP = 140.0


@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
@pytest.mark.parametrize(
    ("size", "scale"), [((2560, 1080), 1.0), ((1920, 1080), 0.75), ((1920, 1080), 1.0)]
)
def test_no_wide_hole_is_left_between_passing_and_looking_back(
    size: tuple[int, int], scale: float, extras: Extras
) -> None:
    layout = trail_layout(RoomSize(*size, scale), 4, extras)
    gap = min(box.x for box in layout.look_back.values()) - layout.actions["pass"].right
    assert 8 < gap < LARGEST_GAP


def test_in_a_wide_window_actions_of_expansions_stand_among_the_others() -> None:
    layout = trail_layout(RoomSize(2560, 1080), 5, BOTH)
    assert layout.bar.rise == 0
    assert {box.y for box in layout.actions.values()} == {layout.bar_top}
    assert {box.height for box in layout.actions.values()} == {ACTION_HEIGHT}
    assert len(layout.actions) == 13


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 900), (1920, 1080)], ids=str)
def test_low_buttons_have_room_for_their_names(language: str, size: tuple[int, int]) -> None:
    room = RoomSize(*size)
    k = room.k * room.controls
    words, lettering = read_words("tinners-trail"), make_kit(commands()).lettering
    speak(words, "tinners-trail", language)
    actions = trail_layout(room, 5, BOTH).actions
    for action in ("process", "sell", "emigrate", "place"):
        name = words.say(f"table.{kind_of(action).short or f'action-{action}'}")
        assert lettering.fits(name, BOLD, k, (actions[action].width - 12) * k), name
