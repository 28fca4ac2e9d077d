"""A table as a list shows it."""

from collections.abc import Sequence
from contextlib import suppress

from game.online.host.table import HostedTable
from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.table_state import Phase, TableStatus


def table_status(table: HostedTable, own_secrets: Sequence[bytes] = ()) -> TableStatus:
    """Return the entry of a table in the list for a player who has the secrets `own_secrets`; only
    its name when the table is not listed and none of the secrets belongs to it."""
    record = table.record
    set_up = record.set_up
    own = {record.seat_of_secret(secret) for secret in own_secrets} - {ANY_OR_NO_SEAT}
    known = bool(own) or any(map(record.is_owner_secret, own_secrets))
    if not (known or set_up.is_listed):
        return TableStatus(record.table)
    due = False
    if own and record.phase is Phase.RUNNING and not record.is_paused:
        with suppress(Refused):
            due = table.game.deciding_seat in own
    return TableStatus(
        *(record.table, set_up.options.title, set_up.options.edition, record.phase),
        *(
            record.seat_names,
            len(record.free_seats_for_people),
            set_up.admits_watchers,
            table.seconds_since_move(),
        ),
        *(known, due),
    )
