"""What a table and its host need of a connection."""

from typing import Protocol

from game.online.host.table_record_file import RecordOwner
from game.online.protocol.host_messages import SendableMessage
from game.online.protocol.messages import NO_REQUEST_NUMBER


class TableMember(Protocol):
    """A connection at a table: the seats for which it has sent the secret, and its start time in
    seconds."""

    seats: tuple[int, ...]
    is_owner: bool
    started_at: float
    is_local: bool  # whether it comes from the machine the host runs on

    @property
    def table(self) -> RecordOwner | None:
        """The table that the connection has joined, None before it has joined one."""

    def send_message(
        self, message: SendableMessage, *, answered_request: int = NO_REQUEST_NUMBER
    ) -> None:
        """Send a message; `answered_request` is the number of the request that it answers."""

    def close_after_sending(self) -> None:
        """Close the connection after everything was sent."""

    def handle_waiting_requests(self) -> None:
        """Process the requests that had to wait for the table's disk."""
