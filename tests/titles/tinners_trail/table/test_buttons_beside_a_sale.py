"""Buttons that do nothing beside another seat's auction do not shine over the dimmed table."""

import pytest
from pygame import Surface, display, surfarray

from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007, seated

SIZE = (1280, 720)
MAX_EXTRA_BRIGHTNESS = 20
"""Of the letters of a button, of 255, over those of a disabled action."""


def brightness(hot_seat: HotSeat, picture: Surface, name: str) -> int:
    """Return the green of the brightest pixel of a button in a picture of the window."""
    rect = hot_seat.spot(name).rect().clip(picture.get_rect())
    return int(surfarray.array3d(picture.subsurface(rect))[:, :, 1].max())


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", ["remastered", "2007"])
def test_undo_and_reset_are_dark_beside_another_seats_auction(edition: str, seats: int) -> None:
    game = game_of_2007(seats, 5) if edition == "2007" else Game(seats, 5)
    hot_seat = seated(game, SIZE, until="bid")
    other = (game.mover + 1) % seats
    hot_seat.table.show_view(game.view(other), other)
    hot_seat.table.disable_controls_and_show_note("", may_undo=False, deciding_seat=game.mover)
    hot_seat.ui.advance_time(0.5)
    picture = display.get_surface()
    assert picture is not None
    buttons = hot_seat.table.parts.undo_and_hint_buttons.buttons
    disabled_action = brightness(hot_seat, picture, "action:build")
    for name, button in buttons.items():
        shown = brightness(hot_seat, picture, name)
        if button.enabled:
            assert shown > disabled_action + MAX_EXTRA_BRIGHTNESS, name
        else:
            assert shown < disabled_action + MAX_EXTRA_BRIGHTNESS, name
    assert not buttons["undo"].enabled
    assert not buttons["reset"].enabled


def test_undo_shines_where_it_can_be_used() -> None:
    hot_seat = seated(Game(3, 5), SIZE, until="bid")
    buttons = hot_seat.table.parts.undo_and_hint_buttons.buttons
    assert buttons["undo"].enabled
    assert buttons["undo"].alpha == 1.0
