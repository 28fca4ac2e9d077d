"""Texts and icons for the people at an online table and what they are doing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.client.app import App
from game.client.widgets.player_labels import player_kind_text
from game.online.client.remote_table import HOST_STOPS_REASON_KEY, RemoteTable
from game.online.protocol import surroundings
from game.online.protocol.invitation import LOOPBACK_ADDRESS
from game.online.protocol.surroundings import (
    CHAT_PHRASE_KEYS,
    UNDO_VOTE_KINDS,
    VOTE_KINDS,
    TableEvent,
)
from game.online.protocol.table_state import ChatLine, Phase, Vote
from game.records.records import HUMAN_PLAYER

SECONDS_PER_MINUTE = 60
SECONDS_PER_HOUR = 3600
SECONDS_PER_DAY = 24 * 3600
VOTE_EVENT_KINDS: Final = (surroundings.VOTE_STARTED_EVENT, surroundings.VOTE_DECIDED_EVENT)
EVENT_KINDS_WITH_OWN_SENTENCE: Final = (
    surroundings.UNDO_DECISION_VOTE_KIND,
    surroundings.UNDO_TURN_VOTE_KIND,
    surroundings.VOTE_AGREED_EVENT,
    surroundings.VOTE_DECLINED_EVENT,
    surroundings.WATCHER_NAMED_EVENT,
    surroundings.SENT_AWAY_EVENT,
    surroundings.NEXT_GAME_EVENT,
    *(f"{surroundings.WATCHER_ADMISSION_EVENT}-{state}" for state in ("open", "shut")),
    *(f"{surroundings.VOTE_STARTED_EVENT}-{vote}" for vote in VOTE_KINDS),
    *(
        f"{surroundings.VOTE_DECIDED_EVENT}-{vote}"
        for vote in VOTE_KINDS
        if vote not in UNDO_VOTE_KINDS
    ),
)


class StatusSign(NamedTuple):
    """An icon and words that say what a person is doing, so that colour is not needed."""

    picture: str
    words: str


def duration_text(app: App, seconds: float) -> str:
    """Return a duration in words, in whole days, hours or minutes, or that it is less than a
    minute."""
    for unit, key in (
        (SECONDS_PER_DAY, "days"),
        (SECONDS_PER_HOUR, "hours"),
        (SECONDS_PER_MINUTE, "minutes"),
    ):
        if seconds >= unit:
            return app.say(f"online.{key}", count=int(seconds // unit))
    return app.say("online.just-now")


def clock_text(seconds: float) -> str:
    """Return the time left on a clock, as "12:05", "-0:31", "49:00:00".

    >>> clock_text(725.9), clock_text(-30.2), clock_text(49 * 3600)
    ('12:05', '-0:31', '49:00:00')
    """
    whole = int(seconds // 1)
    sign, whole = ("-", -whole) if whole < 0 else ("", whole)
    minutes, rest = divmod(whole, SECONDS_PER_MINUTE)
    if minutes < SECONDS_PER_MINUTE:
        return f"{sign}{minutes}:{rest:02}"
    return f"{sign}{minutes // SECONDS_PER_MINUTE}:{minutes % SECONDS_PER_MINUTE:02}:{rest:02}"


def player_name_at_seat(app: App, table: RemoteTable, seat: int) -> str:
    """Return the name of the player at a seat, or a text for a seat without a name; a number
    outside the seats, such as -1, is a spectator."""
    seats = table.lobby.seats
    if not 0 <= seat < len(seats):
        return app.say("online.watcher")
    return seats[seat].name or app.say("online.nobody", seat=seat + 1)


def seconds_of_thought(table: RemoteTable, seat: int) -> float:
    """Return for how many seconds the connected person of the deciding seat has been thinking:
    since the question, or since that person came to the table if this was later."""
    return min(table.seconds_since_question(), table.seconds_connected_or_away(seat))


def seat_status_sign(
    app: App, table: RemoteTable, seat: int, *, is_table_behind: bool = False
) -> StatusSign:
    """Return the sign that says what the player of a seat is doing: played by a computer, having to
    decide (and for how long), away (and for how long), present, or not joined yet.

    With `is_table_behind` the table shows earlier steps, so the sign never says that the player has
    to decide.
    """
    say = app.say
    lobby = table.lobby
    status = lobby.seats[seat]
    asked = table.game_standing.deciding_seat
    is_asked = (
        lobby.phase is Phase.RUNNING
        and asked == seat
        and not lobby.is_paused
        and not is_table_behind
    )
    is_own = seat in table.own_seats
    if status.player != HUMAN_PLAYER:
        kind = player_kind_text(app, status.player)
        key = "computer"
        if status.is_taken:
            key = "plays-for-here" if status.is_connected else "plays-for"
        return StatusSign("gear", say(f"online.{key}", kind=kind))
    if not status.is_taken:
        return StatusSign("place", say("online.to-come"))
    if not status.is_connected:
        key = "asked-away" if is_asked else "away"
        return StatusSign(
            "watch",
            say(f"online.{key}", time=duration_text(app, table.seconds_connected_or_away(seat))),
        )
    seconds = seconds_of_thought(table, seat) if is_asked else 0.0
    key = "own" if is_own else "here"
    if is_asked:
        key = (
            "your-turn" if is_own else "thinks-since" if seconds >= SECONDS_PER_MINUTE else "thinks"
        )
    picture = "eye" if not is_asked else "hand" if is_own else "lantern"
    return StatusSign(picture, say(f"online.{key}", time=duration_text(app, seconds)))


def table_status_sign(
    app: App, table: RemoteTable, unread_count: int, *, is_table_behind: bool = False
) -> StatusSign:
    """Return the most important sign of the table: a lost connection, a vote, a pause,
    `unread_count` chat messages, that the table still shows earlier steps (`is_table_behind`), the
    end, or whose turn it is."""
    say = app.say
    lobby = table.lobby
    asked = table.game_standing.deciding_seat
    if not table.is_connected:
        return StatusSign("reset", host_stopped_or_connecting_text(app, table))
    if lobby.votes:
        return StatusSign(
            "scales", vote_question_text(app, table, vote_to_answer(table) or lobby.votes[0])
        )
    if lobby.is_paused:
        return StatusSign("pause", say("online.paused"))
    if unread_count:
        return StatusSign("book", say("online.unread", count=unread_count))
    is_over = lobby.phase is Phase.OVER or not 0 <= asked < len(lobby.seats)
    if is_table_behind or is_over:
        picture, key = ("eye", "online.showing") if is_table_behind else ("flag", "table.closed")
        return StatusSign(picture, say(key))
    sign = seat_status_sign(app, table, asked)
    left = table.seconds_left(asked)
    clock = "" if left is None else f" · {clock_text(left)}"
    return StatusSign(
        sign.picture, f"{player_name_at_seat(app, table, asked)}: {sign.words}{clock}"
    )


def host_stopped_or_connecting_text(app: App, table: RemoteTable) -> str:
    """Return a short text about a table that is not connected: it says that the host was stopped,
    if that is the reason, and otherwise that the table is being connected."""
    lost = table.connection_loss_reason
    if lost is not None and lost.key == HOST_STOPS_REASON_KEY:
        return app.say("online.host-stopped", **lost.facts)
    return app.say("online.connecting")


def vote_to_answer(table: RemoteTable) -> Vote | None:
    """Return the first open vote that a person at this screen has to answer, None if there is
    none."""
    own = set(table.own_seats)
    return next((vote for vote in table.lobby.votes if own & set(vote.seats_still_asked)), None)


def vote_question_text(app: App, table: RemoteTable, vote: Vote) -> str:
    """Return the question that a vote asks."""
    kind = player_kind_text(app, vote.new_player_kind) if vote.new_player_kind else ""
    name = player_name_at_seat(app, table, vote.concerned_seat)
    return app.say(f"online.vote-{vote.kind}", name=name, kind=kind)


def vote_progress_text(app: App, table: RemoteTable, vote: Vote) -> str:
    """Return the state of a vote: who asked, who has agreed, and whose answers are missing. If an
    older host does not tell this, return only the question."""
    wish = vote.kind, vote.concerned_seat, vote.new_player_kind
    courses = {
        (each.kind, each.concerned_seat, each.new_player_kind): each
        for each in table.surroundings.votes
    }
    if wish not in courses:  # a host of an older release does not tell
        return vote_question_text(app, table, vote)
    course = courses[wish]
    asked = TableEvent(
        surroundings.VOTE_STARTED_EVENT,
        course.asking_seat,
        vote.kind,
        vote.concerned_seat,
        vote.new_player_kind,
    )
    agreed = [seat for seat in course.seats_agreed if seat != course.asking_seat]
    told = [event_text(app, table, asked)]
    if agreed:
        told.append(app.say("online.vote-agreed", names=_player_names_text(app, table, agreed)))
    if vote.seats_still_asked:
        told.append(
            app.say(
                "online.vote-waits", names=_player_names_text(app, table, vote.seats_still_asked)
            )
        )
    return " ".join(told)


def _player_names_text(app: App, table: RemoteTable, seats: Sequence[int]) -> str:
    return ", ".join(player_name_at_seat(app, table, seat) for seat in seats)


def spectators_text(app: App, table: RemoteTable) -> str:
    """Return a line that names the spectators, or says that there are none or that they are not
    allowed."""
    say = app.say
    watchers = table.surroundings.watchers
    if not table.own_seats and len(watchers) <= 1:
        return say("online.you-watch")
    if not watchers:
        return say(
            "online.watched-by-nobody"
            if table.surroundings.admits_watchers
            else "online.door-is-shut"
        )
    named = [watcher.name for watcher in watchers if watcher.name]
    others = len(watchers) - len(named)
    if others:
        named.append(say("online.watchers-unnamed", count=others))
    return say("online.watched-by", names=", ".join(named))


def hosting_machine_sentence(app: App, table: RemoteTable) -> str:
    """Return a sentence that says which machine hosts the table."""
    around = table.surroundings
    if around.hosting_seat in table.own_seats or table.membership.address.host == LOOPBACK_ADDRESS:
        return app.say("online.hosted-here")
    seats = table.lobby.seats
    if 0 <= around.hosting_seat < len(seats) and seats[around.hosting_seat].is_taken:
        return app.say(
            "online.hosted-by", name=player_name_at_seat(app, table, around.hosting_seat)
        )
    return app.say("online.hosted-at", host=around.host_name or str(table.membership.address))


def chat_line_text(app: App, table: RemoteTable, line: ChatLine | TableEvent) -> str:
    """Return a line of the chat: a message with its author, or an event."""
    if isinstance(line, TableEvent):
        return event_text(app, table, line)
    text = line.text
    if line.phrase in CHAT_PHRASE_KEYS:
        text = app.say(f"phrase.{line.phrase}")
    return app.say("online.said", name=player_name_at_seat(app, table, line.seat), text=text)


def event_text(app: App, table: RemoteTable, event: TableEvent) -> str:
    """Return an event of the table as a sentence, "" for a kind that a later release has added."""
    if event.kind in VOTE_EVENT_KINDS:
        key = f"{event.kind}-{event.vote_kind}"
    elif event.kind == surroundings.WATCHER_ADMISSION_EVENT:
        key = f"{event.kind}-{event.text}"
    else:
        key = event.kind
    if key not in EVENT_KINDS_WITH_OWN_SENTENCE:
        return ""
    return app.say(
        f"online.event-{key}",
        name=player_name_at_seat(app, table, event.causing_seat),
        about=player_name_at_seat(app, table, event.concerned_seat),
        kind=player_kind_text(app, event.text) if event.kind in VOTE_EVENT_KINDS else "",
        text=event.text or app.say("online.watcher"),
    )
