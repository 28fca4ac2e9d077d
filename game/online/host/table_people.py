"""The people of a hosted table: the connections at it, since when, and who of them watch."""

from collections.abc import Sequence

from game.online.host.host_services import HostServices
from game.online.host.table_member import TableMember
from game.online.host.table_record_file import RecordOwner
from game.online.host.watcher_list import WatcherList
from game.online.protocol.host_messages import HostMessage, to_plain_message
from game.online.protocol.surroundings import Watcher
from game.online.protocol.table_state import SeatStatus
from game.records.records import Seat


class TablePeople:
    """The connections at one table, and when the person of each seat last arrived or left."""

    def __init__(self, owner: RecordOwner, services: HostServices) -> None:
        """Start without connections, as if everybody had just left."""
        self.members: list[TableMember] = []
        self._owner = owner
        self._services = services
        self._watchers = WatcherList[TableMember]()
        # time of the last arrival or departure
        self._arrived_or_left_at = dict.fromkeys(
            range(len(owner.record.seat_secret_digests)), services.clock()
        )

    @property
    def watching_members(self) -> list[TableMember]:
        """The connections that have no seat."""
        return [member for member in self.members if not member.seats]

    @property
    def can_admit_another_watcher(self) -> bool:
        """Whether the table allows watchers and has room for one more."""
        most = self._services.limits.watchers_of_a_table
        return self._owner.record.set_up.admits_watchers and len(self.watching_members) < most

    def add_member(self, member: TableMember) -> None:
        """Add a connection, and store that the people of its seats arrive now."""
        self.members.append(member)
        self._arrived_or_left_at.update(dict.fromkeys(member.seats, self._services.clock()))

    def remove_member(self, member: TableMember) -> None:
        """Remove a connection, and store that the people of its seats leave now."""
        self.members.remove(member)
        self._arrived_or_left_at.update(dict.fromkeys(member.seats, self._services.clock()))

    def take_seat_and_return_seatless_members(self, taken_seat: int) -> list[TableMember]:
        """Take the seat `taken_seat` from the connections that have it; return those of them that
        have no seat left."""
        had = [member for member in self.members if taken_seat in member.seats]
        for member in had:
            member.seats = tuple(seat for seat in member.seats if seat != taken_seat)
        return [member for member in had if not member.seats]

    def connected_seats(self) -> set[int]:
        """Return the seats whose people are connected."""
        return {seat for member in self.members for seat in member.seats}

    def seconds_since_arrival_or_departure(self, seat: int) -> int:
        """Return for how many seconds the person of a seat has been connected, or away."""
        return max(int(self._services.clock() - self._arrived_or_left_at[seat]), 0)

    def seat_statuses(self, seats: Sequence[Seat]) -> tuple[SeatStatus, ...]:
        """Return for each of the table's `seats` who plays it, and since when that person has
        been connected or away."""
        here = self.connected_seats()
        keys = self._owner.record.seat_secret_digests
        return tuple(
            SeatStatus(
                *(seat.name, seat.player, seat.colour, bool(keys[at].owner_digest)),
                *(at in here, self.seconds_since_arrival_or_departure(at)),
            )
            for at, seat in enumerate(seats)
        )

    def name_watcher(self, member: TableMember, name: str) -> str:
        """Set the name of a watcher; return it as others see it.

        Raise Refused when the member does not watch or the name is too long.
        """
        self._watchers.set_watching_members(self.watching_members, self._services.clock())
        return self._watchers.set_name(member, name)

    def watcher_name(self, member: TableMember) -> str:
        """Return the name of a watcher, "" when it is unknown."""
        return self._watchers.watcher_name(member)

    def watcher_with_number(self, watcher_number: int) -> TableMember:
        """Return the watcher with this number; raise Refused when there is none."""
        return self._watchers.watcher_with_number(watcher_number)

    def public_watchers(self) -> tuple[Watcher, ...]:
        """Return the watchers with their names and how long they have watched; everybody at the
        table may see this."""
        now = self._services.clock()
        self._watchers.set_watching_members(self.watching_members, now)
        return self._watchers.public_watchers(now)

    def send_to_all(self, message: HostMessage) -> None:
        """Send every connection this message."""
        plain = to_plain_message(message)  # once, however many hear it
        for member in list(self.members):
            member.send_message(plain)
