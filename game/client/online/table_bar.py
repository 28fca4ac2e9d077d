"""The bar over the map of a table of friends: what has to be answered, and how the game goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.company import (
    name_at,
    own_vote,
    time_told,
    vote_course_told,
)
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.text import TextColumn
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import BOLD
from game.scene.widgets import Panel

SECONDS_AWAY: Final = 60.0
"""For how long somebody has to be away before the others may let a computer play."""
WIDTH: Final = 760.0
SIDE: Final = 18.0
GAP: Final = 10.0
BUTTON_WIDTH: Final = 170.0
BUTTON_HEIGHT: Final = 50.0
MARGIN: Final = 40.0
FROM_BOTTOM: Final = 0.77  # of the window's height, where its lower edge is
DEPTH: Final = 87.0


@dataclass(frozen=True, slots=True)
class BarWay:
    """A button of the bar; two are equal when they say the same."""

    name: str
    words: str
    picture: str
    then: Callable[[], None] = field(compare=False)
    is_first: bool = False


@dataclass(frozen=True, slots=True)
class BarModel:
    """What the bar says, and its buttons. `absence` is who is away, and could be waited for."""

    told: str
    ways: tuple[BarWay, ...] = ()
    absence: int | None = None


@dataclass(frozen=True, slots=True)
class BarHandlers:
    """What the bar cannot do alone: ask which computer plays a seat, and wait for a person."""

    seat_computer: Callable[[int], None]
    wait: Callable[[int], None]


def bar_model(app: App, table: RemoteTable, handlers: BarHandlers) -> BarModel | None:
    """Return what the bar says now, None when there is nothing to say.

    A vote comes first, then a pause, then somebody who keeps everybody waiting.
    """
    if not table.is_connected or table.phase is not Phase.RUNNING:
        return None
    return _vote_model(app, table) or _pause_model(app, table) or _away_model(app, table, handlers)


def _vote_model(app: App, table: RemoteTable) -> BarModel | None:
    """Return a vote that somebody here answers, or one that others have to answer."""
    vote = own_vote(table)
    if vote is None:
        open_votes = table.lobby.votes if table.own_seats else ()
        return next((BarModel(vote_course_told(app, table, each)) for each in open_votes), None)
    cast = partial(table.vote, vote.kind, seat=vote.seat, player=vote.player)
    yes = BarWay("vote-yes", app.say("online.yes"), "check", partial(cast, agrees=True), True)
    no = BarWay("vote-no", app.say("online.no"), "x", partial(cast, agrees=False))
    return BarModel(vote_course_told(app, table, vote), (yes, no))


def _pause_model(app: App, table: RemoteTable) -> BarModel | None:
    if not table.lobby.paused:
        return None
    told = app.say("online.event-decided-pause")
    if not table.own_seats:
        return BarModel(told)
    go_on = partial(table.vote, "go-on", agrees=True)
    return BarModel(told, (BarWay("go-on", app.say("online.ask-go-on"), "play", go_on, True),))


def _away_model(app: App, table: RemoteTable, handlers: BarHandlers) -> BarModel | None:
    """Return who is asked but away, or has no time left."""
    seat = table.standing.asked
    if not table.own_seats or seat in table.own_seats or not 0 <= seat < len(table.lobby.seats):
        return None
    status = table.lobby.seats[seat]
    if status.player != HUMAN or not status.taken:
        return None
    left = table.seconds_left(seat)
    seconds = table.seconds_there(seat)
    name = name_at(app, table, seat)
    if not status.here and seconds >= SECONDS_AWAY:
        told = app.say("online.bar-away", name=name, time=time_told(app, seconds))
    elif left is not None and left <= 0:
        told = app.say("online.bar-out-of-time", name=name)
    else:
        return None
    say = app.say
    play = partial(handlers.seat_computer, seat)
    wait = partial(handlers.wait, seat)
    computer = BarWay("seat-computer", say("pause.take-over"), "gear", play, True)
    stay = BarWay("wait-on", say("online.bar-wait"), "watch", wait)
    return BarModel(told, (computer, stay), absence=seat)


def table_bar(app: App, model: BarModel, units: Units, *, lift: float = 0.0) -> Panel:
    """Return the bar over the lower middle of the table, `lift` u higher than usual."""
    scale = min(units.hud, units.width / (WIDTH + MARGIN))
    beside = len(model.ways) * (BUTTON_WIDTH + GAP)
    room = WIDTH - 2 * SIDE - beside
    text = TextColumn(
        app.kit.lettering, [(model.told, BOLD)], k=units.k * scale, x=SIDE, width=room
    )
    height = max(text.height, BUTTON_HEIGHT) + 2 * SIDE
    text.y = (height - text.height) / 2
    left = (units.width - WIDTH * scale) / 2
    top = units.height * FROM_BOTTOM - height * scale - lift
    panel = Panel(
        "slate", name="table-bar", label=model.told, **box(left, top, WIDTH, height), z=DEPTH
    )
    panel.scale = scale
    buttons: Sequence[Node] = [
        ButtonWay(way.name, way.words, way.then, way.picture).plain(
            app,
            "primary" if way.is_first else "slate",
            22,
            **box(
                SIDE + room + GAP + at * (BUTTON_WIDTH + GAP),
                (height - BUTTON_HEIGHT) / 2,
                BUTTON_WIDTH,
                BUTTON_HEIGHT,
            ),
        )
        for at, way in enumerate(model.ways)
    ]
    return panel.add(text, *buttons)
