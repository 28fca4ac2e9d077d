"""Messages at an online table: what others did, and clocks that run out."""

from typing import Final

from game.client.app import App
from game.client.online.participant_texts import duration_text, event_text, player_name_at_seat
from game.online.client.remote_table import RemoteTable
from game.online.protocol import surroundings
from game.online.protocol.surroundings import TableEvent
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER

CLOCK_SECONDS_LEFT_TO_WARN_AT: Final = (3600, 600, 300, 60, 10)
"""The times left on a clock, in seconds, at which its player is warned."""
MAX_CLOCK_SHARE_FOR_WARNING: Final = 0.5  # of the whole clock, above which no warning makes sense
EVENT_KINDS_NOT_ANNOUNCED_TO_CAUSER: Final = (
    surroundings.UNDO_DECISION_VOTE_KIND,
    surroundings.UNDO_TURN_VOTE_KIND,
    surroundings.VOTE_STARTED_EVENT,
    surroundings.VOTE_AGREED_EVENT,
    surroundings.VOTE_DECLINED_EVENT,
    surroundings.NEXT_GAME_EVENT,
)


class TableNoticeWriter:
    """Makes the texts of notices from a table's new events and running clocks, each only once.

    The player who did something gets no notice about it.
    """

    def __init__(self, app: App) -> None:
        """Start without any known clocks."""
        self._app = app
        self._seconds_left_by_seat: dict[int, float] = {}  # when the clocks were looked at last

    def take_new_notice_texts(self, table: RemoteTable) -> list[str]:
        """Remove the new events from the table, and return notices about them and about clocks that
        have passed a warning limit since the last call."""
        told = [self._event_notice_text(table, event) for event in table.take_events()]
        return [*filter(None, told), *self._take_clock_warning_texts(table)]

    def _event_notice_text(self, table: RemoteTable, event: TableEvent) -> str:
        if (
            event.kind in EVENT_KINDS_NOT_ANNOUNCED_TO_CAUSER
            and event.causing_seat in table.own_seats
        ):
            return ""
        return event_text(self._app, table, event)

    def _take_clock_warning_texts(self, table: RemoteTable) -> list[str]:
        if table.phase is not Phase.RUNNING or not table.is_connected or table.set_up is None:
            return []
        told = []
        for seat in range(len(table.game_standing.clock_seconds_left)):
            left = table.seconds_left(seat)
            if left is None or table.lobby.seats[seat].player != HUMAN_PLAYER:
                continue
            before = self._seconds_left_by_seat.get(seat, left)
            self._seconds_left_by_seat[seat] = left
            told += self._seat_clock_warning_texts(
                table, seat, seconds_before=before, seconds_left=left
            )
        return told

    def _seat_clock_warning_texts(
        self, table: RemoteTable, seat: int, *, seconds_before: float, seconds_left: float
    ) -> list[str]:
        """Return the notices for a seat's clock that went from `seconds_before` to `seconds_left`
        seconds: that it ran out, or, for a seat of this screen only, a warning that little time is
        left."""
        assert table.set_up is not None
        is_own = seat in table.own_seats
        name = player_name_at_seat(self._app, table, seat)
        if seconds_left <= 0 < seconds_before:
            return [self._app.say(f"online.clock-out{'-own' if is_own else ''}", name=name)]
        most = table.set_up.clock_seconds * MAX_CLOCK_SHARE_FOR_WARNING
        passed = [
            at
            for at in CLOCK_SECONDS_LEFT_TO_WARN_AT
            if seconds_left <= at < seconds_before and at <= most
        ]
        if not (is_own and passed):
            return []
        at = min(passed)
        time = (
            self._app.say("online.seconds", count=at) if at < 60 else duration_text(self._app, at)
        )
        return [self._app.say("online.clock-low", name=name, time=time)]
