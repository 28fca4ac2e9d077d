"""The bar over the map of an online table: votes to answer, pauses and absences."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.participant_texts import (
    duration_text,
    player_name_at_seat,
    vote_progress_text,
    vote_to_answer,
)
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.side_note import lay_out_bar_over_table
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER
from game.scene.layout import Row, theme
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import BOLD_STYLE
from game.scene.widgets import Label

MIN_SECONDS_AWAY_BEFORE_SUBSTITUTE: Final = 60.0
"""The seconds after which a computer may be chosen for the seat of an absent player."""
BAR_WIDTH: Final = 760.0
BUTTON_WIDTH: Final = 150.0
BAR_Z: Final = 87.0


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the table's bar; buttons are compared without their action `on_click`."""

    name: str
    text: str
    picture: str
    on_click: Callable[[], None] = field(compare=False)
    is_first: bool = False


@dataclass(frozen=True, slots=True)
class BarContent:
    """The text and buttons of the table's bar; `absent_seat` is the seat of an absent player, if
    the bar asks whether to wait for that player."""

    text: str
    buttons: tuple[BarButton, ...] = ()
    absent_seat: int | None = None


@dataclass(frozen=True, slots=True)
class BarHandlers:
    """The two actions that the bar starts: choosing a computer for an absent player's seat, and
    waiting for the player."""

    ask_which_computer_takes_seat: Callable[[int], None]
    wait_for_player: Callable[[int], None]


def current_bar_content(app: App, table: RemoteTable, handlers: BarHandlers) -> BarContent | None:
    """Return the content of the table's bar: the first that applies of a vote, a pause, and a
    player who has to decide but is away or out of time. None if none applies, the table is not
    connected or the game is not running."""
    if not table.is_connected or table.phase is not Phase.RUNNING:
        return None
    return (
        _vote_bar_content(app, table)
        or _pause_bar_content(app, table)
        or _absence_or_overtime_bar_content(app, table, handlers)
    )


def _vote_bar_content(app: App, table: RemoteTable) -> BarContent | None:
    """Return the question of a vote that a person at this screen has to answer; if there is no such
    vote, the state of one that others have to answer. None if there is no vote, or for
    spectators."""
    vote = vote_to_answer(table)
    if vote is None:
        open_votes = table.lobby.votes if table.own_seats else ()
        return next((BarContent(vote_progress_text(app, table, each)) for each in open_votes), None)
    cast = partial(
        table.start_or_cast_vote, vote.kind, seat=vote.concerned_seat, player=vote.new_player_kind
    )
    yes = BarButton("vote-yes", app.say("online.agree"), "check", partial(cast, agrees=True), True)
    no = BarButton("vote-no", app.say("online.refuse"), "x", partial(cast, agrees=False))
    return BarContent(vote_progress_text(app, table, vote), (yes, no))


def _pause_bar_content(app: App, table: RemoteTable) -> BarContent | None:
    if not table.lobby.is_paused:
        return None
    told = app.say("online.event-decided-pause")
    if not table.own_seats:
        return BarContent(told)
    go_on = partial(table.start_or_cast_vote, "go-on", agrees=True)
    return BarContent(told, (BarButton("go-on", app.say("online.ask-go-on"), "play", go_on, True),))


def _absence_or_overtime_bar_content(
    app: App, table: RemoteTable, handlers: BarHandlers
) -> BarContent | None:
    """Return the content about another person who has to decide but is away or out of time; None
    if there is no such person, or for spectators."""
    seat = table.game_standing.deciding_seat
    if not table.own_seats or seat in table.own_seats or not 0 <= seat < len(table.lobby.seats):
        return None
    status = table.lobby.seats[seat]
    if status.player != HUMAN_PLAYER or not status.is_taken:
        return None
    left = table.seconds_left(seat)
    seconds = table.seconds_connected_or_away(seat)
    name = player_name_at_seat(app, table, seat)
    if not status.is_connected and seconds >= MIN_SECONDS_AWAY_BEFORE_SUBSTITUTE:
        told = app.say("online.bar-away", name=name, time=duration_text(app, seconds))
    elif left is not None and left <= 0:
        told = app.say("online.bar-out-of-time", name=name)
    else:
        return None
    say = app.say
    play = partial(handlers.ask_which_computer_takes_seat, seat)
    wait = partial(handlers.wait_for_player, seat)
    computer = BarButton("seat-computer", say("pause.take-over"), "gear", play, True)
    stay = BarButton("wait-on", say("online.bar-wait"), "watch", wait)
    return BarContent(told, (computer, stay), absent_seat=seat)


def build_table_bar(app: App, content: BarContent, stage: Stage, *, raised_by: float = 0.0) -> Row:
    """Return the bar over the lower middle of the table, raised by `raised_by` u."""
    buttons = [
        ButtonSpec(way.name, way.text, way.on_click, way.picture).make_plain_button(
            app,
            "primary" if way.is_first else "slate",
            theme.ICON_SIZE,
            min_width=BUTTON_WIDTH,
            height=theme.BUTTON_HEIGHT,
        )
        for way in content.buttons
    ]
    bar = Row(
        Label(content.text, BOLD_STYLE, wraps=True, grow=1, basis=0.0),
        *buttons,
        gap=theme.MEDIUM_GAP,
        padding=theme.WIDE_GAP,
        align="centre",
        skin="slate",
        width=BAR_WIDTH,
        name="table-bar",
        label=content.text,
        z=BAR_Z,
    )
    lay_out_bar_over_table(bar, app, stage, raised_by=raised_by)
    return bar
