"""The watchers of a table: each has a unique number, a name and a start time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from game.online.host.table_record import MAX_NAME_LETTERS, check_name_length
from game.online.protocol.messages import Refused
from game.online.protocol.surroundings import Watcher
from game.text.names import clean_name

FIRST_WATCHER_NUMBER: Final = 1
MemberT = TypeVar("MemberT")


@dataclass(slots=True)
class WatcherPresence:
    """A watcher's number, the time in seconds since which the person watches, and the name."""

    number: int
    start_time: float
    name: str = ""


class WatcherList(Generic[MemberT]):
    """Numbers the members who watch, in the order of their arrival."""

    def __init__(self) -> None:
        """Start without watchers."""
        self._presence_by_member: dict[MemberT, WatcherPresence] = {}
        self._next_number = FIRST_WATCHER_NUMBER

    def set_name(self, member: MemberT, name: str) -> str:
        """Set the name of a watcher; return it as others see it.

        Raise Refused when the member does not watch or the name is too long.
        """
        known = self._presence_by_member.get(member)
        if known is None:
            raise Refused("no-watcher")
        check_name_length(name)
        known.name = clean_name(name, MAX_NAME_LETTERS)
        return known.name

    def watcher_name(self, member: MemberT) -> str:
        """Return the name of a watcher, "" when it is unknown."""
        known = self._presence_by_member.get(member)
        return known.name if known is not None else ""

    def watcher_with_number(self, watcher_number: int) -> MemberT:
        """Return the watcher with this number; raise Refused when there is none."""
        for member, known in self._presence_by_member.items():
            if known.number == watcher_number:
                return member
        raise Refused("no-watcher")

    def set_watching_members(self, watching_members: Sequence[MemberT], now_seconds: float) -> None:
        """Replace the list by these members; those who were in it before keep their number and
        name."""
        for member in [
            member for member in self._presence_by_member if member not in watching_members
        ]:
            del self._presence_by_member[member]
        for member in watching_members:
            if member not in self._presence_by_member:
                self._presence_by_member[member] = WatcherPresence(self._next_number, now_seconds)
                self._next_number += 1

    def public_watchers(self, now_seconds: float) -> tuple[Watcher, ...]:
        """Return the watchers with their names and how long they have watched at the time
        `now_seconds`; everybody at the table may see this."""
        return tuple(
            Watcher(known.number, known.name, max(int(now_seconds - known.start_time), 0))
            for known in self._presence_by_member.values()
        )
