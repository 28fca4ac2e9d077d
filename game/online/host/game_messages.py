"""The messages that bring the steps of a game to the members of its table."""

from collections.abc import Sequence
from typing import Final

from game.online.host.hosted_game import HostedGame
from game.online.host.observers import observers_of_connection
from game.online.host.table_member import TableMember
from game.online.protocol.host_messages import (
    HistoryMessage,
    PlainHostMessage,
    UpdateMessage,
    to_plain_message,
)
from game.online.protocol.table_state import GameStanding

MAX_ITEMS_PER_FRAME: Final = 400  # in one frame: a long history takes several


def send_unsent_steps(
    members: Sequence[TableMember], game: HostedGame, standing: GameStanding
) -> None:
    """Send the standing, and the steps and undos since the last call, each member as its seats see
    them.
    """
    fresh = game.take_unsent_items()
    updates_by_seats: dict[tuple[int, ...], PlainHostMessage] = {}  # who watches sees the same
    for member in members:
        seats = member.seats
        if seats not in updates_by_seats:
            seen = tuple((at, *item) for at in observers_of_connection(seats) for item in fresh[at])
            update = UpdateMessage(standing, game.undo_refusals(seats), seen)
            updates_by_seats[seats] = to_plain_message(update)
        member.send_message(updates_by_seats[seats])


def send_history(member: TableMember, game: HostedGame) -> None:
    """Send a member all steps of the game, as each of its seats sees them."""
    for at in observers_of_connection(member.seats):
        first, items = game.first_view_and_steps(at)
        for begin in range(0, len(items) + 1, MAX_ITEMS_PER_FRAME):
            part = tuple(items[begin : begin + MAX_ITEMS_PER_FRAME])
            first_view = first if begin == 0 else None
            member.send_message(HistoryMessage(at, game.undo_count, first_view, part))
