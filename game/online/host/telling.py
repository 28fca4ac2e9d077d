"""Telling: what is sent to whom at a table, to each only what their own seats may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.knowledge import COMMON_OBSERVER
from game.online.host.streams import NO_PLACE, Place
from game.online.host.table import HostedTable, Member
from game.online.protocol.messages import Tell
from game.online.protocol.steps import MOST_ITEMS
from game.online.protocol.table_state import ChatLine, Phase


def observers(member: Member) -> tuple[int, ...]:
    """Return whose views a connection is sent: those of its seats, else what everybody knows."""
    return member.seats or (COMMON_OBSERVER,)


def tell_lobby(table: HostedTable) -> None:
    """Tell everybody who is there."""
    lobby = table.lobby()
    for member in table.members:
        member.tell(Tell.LOBBY, lobby)


def tell_news(table: HostedTable) -> None:
    """Tell everybody what has happened in the game since this was called last."""
    fresh = table.game.streams.take_fresh()
    standing = table.standing()
    for member in list(table.members):
        seen = [(at, *item) for at in observers(member) for item in fresh[at]]
        member.tell(Tell.UPDATE, standing, table.game.ways(member.seats), seen)


def tell_chat(table: HostedTable, lines: Sequence[ChatLine]) -> None:
    """Tell everybody what was said."""
    for member in table.members:
        member.tell(Tell.CHAT, False, lines)


def tell_all(table: HostedTable, member: Member, has: Mapping[int, Place]) -> None:
    """Tell somebody all there is to know, of the game what is missing to what they have."""
    member.tell(Tell.LOBBY, table.lobby())
    member.tell(Tell.CHAT, True, table.record.chat)
    if table.phase is Phase.LOBBY:
        return
    streams = table.game.streams
    for at in observers(member):
        first, items = streams.history(at, has.get(at, NO_PLACE))
        for begin in range(0, max(len(items), 1), MOST_ITEMS):
            part = items[begin : begin + MOST_ITEMS]
            member.tell(Tell.HISTORY, at, streams.undos, first if begin == 0 else None, part)
    ways = table.game.ways(member.seats)
    member.tell(Tell.UPDATE, table.standing(), ways, [])
