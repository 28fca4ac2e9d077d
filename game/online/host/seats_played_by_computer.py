"""At which seats computers play for people at present, for the player's list of tables."""

from collections.abc import Sequence
from contextlib import suppress

from game.online.host.table import HostedTable
from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER


def own_seats_played_by_computer(table: HostedTable, own_secrets: Sequence[bytes]) -> list[int]:
    """Return the seats that belong to the secrets `own_secrets` and that a computer plays now; []
    if the game is not running."""
    own = {table.record.seat_of_secret(secret) for secret in own_secrets} - {ANY_OR_NO_SEAT}
    if table.phase is not Phase.RUNNING:
        return []
    with suppress(Refused):  # a game that cannot be read has no computers
        seats = table.game.match.seats
        return sorted(seat for seat in own if seats[seat].player != HUMAN_PLAYER)
    return []
