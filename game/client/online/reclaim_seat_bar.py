"""The button that returns a seat from the computer to its person."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.player_labels import player_kind_text
from game.client.widgets.side_note import lay_out_bar_over_table
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER
from game.scene.layout import Column, theme
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import BOLD_STYLE
from game.scene.widgets import Label

BAR_WIDTH: Final = 620.0
BAR_Z: Final = 86.0


def seat_to_reclaim(table: RemoteTable) -> int | None:
    """Return the first seat of this screen that a computer plays now; None if there is none, the
    table is not connected, or the game is not running."""
    lobby = table.lobby
    if not table.is_connected or lobby.phase is not Phase.RUNNING:
        return None
    seats = (seat for seat in table.own_seats if lobby.seats[seat].player != HUMAN_PLAYER)
    return next(seats, None)


def build_reclaim_seat_bar(app: App, table: RemoteTable, seat: int, stage: Stage) -> Column:
    """Return the bar, over the lower middle of the table, that says which computer plays the
    seat and has the button that takes it back."""
    name = table.seats[seat].name
    kind = player_kind_text(app, table.lobby.seats[seat].player)
    told = app.say("online.seat-played-note", name=name, kind=kind)
    words = app.say("online.take-seat-back")
    take_back: Callable[[], None] = partial(table.hand_over_seat, seat, HUMAN_PLAYER)
    way = ButtonSpec("seat-back", words, take_back, "hand", "@confirm", ("return",))
    bar = Column(
        Label(told, BOLD_STYLE, align="centre", wraps=True),
        way.make_plain_button(app, "primary", theme.ICON_SIZE, height=theme.LARGE_BUTTON_HEIGHT),
        gap=theme.TIGHT_GAP,
        padding=theme.WIDE_GAP,
        skin="slate",
        width=BAR_WIDTH,
        name="seat-back-bar",
        label=told,
        z=BAR_Z,
    )
    lay_out_bar_over_table(bar, app, stage)
    return bar
