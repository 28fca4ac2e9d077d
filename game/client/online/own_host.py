"""The window's own host: whether it runs, its address, and its tables."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.client.online.host_process import HOST_FOLDER_NAME, HostProcess, is_host_running
from game.engine.reasons import Reason
from game.online.client.membership import Membership
from game.online.host.running_host import (
    FriendTableCounts,
    count_unfinished_tables_for_friends,
    has_table,
)
from game.online.protocol.invitation import LOOPBACK_ADDRESS, Address
from game.online.protocol.messages import DEFAULT_PORT

FIRST_RESTART_DELAY_SECONDS: Final = (
    2.0  # seconds before a host that has ended is started again, doubled each time
)
MAX_RESTART_DELAY_SECONDS: Final = 60.0


class OwnHost:
    """The host on this machine: started when one of its tables is needed, and restarted if it ends
    unexpectedly.

    Its tables are identified by their files, so another host at an address of this machine is
    never confused with it, and its port may change.
    """

    def __init__(self, saves: Path, wake_event_loop: Callable[[], None]) -> None:
        """Store the folder of saved games; no process is started yet. `wake_event_loop` is called
        from another thread after a change."""
        self.port = DEFAULT_PORT
        self.program_options = tuple[str, ...]()
        self.make_process = HostProcess
        self._saves = saves
        self._wake_event_loop = wake_event_loop
        self._process: HostProcess | None = None
        self._restart_delay_seconds = FIRST_RESTART_DELAY_SECONDS
        self._next_restart_at = 0.0

    @property
    def is_ready(self) -> bool:
        """Whether clients can connect to the host."""
        return self._process is not None and self._process.is_ready and not self._has_process_failed

    @property
    def refusal(self) -> Reason | None:
        """The reason why the host could not be started, None if there is none."""
        return self._process.refusal if self._process is not None else None

    @property
    def address(self) -> Address:
        """The loopback address at which this window connects to the host."""
        port = self._process.port if self._process is not None else self.port
        return Address(LOOPBACK_ADDRESS, port)

    @property
    def is_running(self) -> bool:
        """Return whether a host of this player runs, including one started by an earlier window."""
        return self.is_ready or is_host_running(self._saves)

    @property
    def unfinished_friend_table_counts(self) -> FriendTableCounts:
        """The numbers of this host's unfinished tables at which friends have seats or are expected;
        none while no host runs."""
        if not self.is_running:
            return FriendTableCounts()
        return count_unfinished_tables_for_friends(self._saves / HOST_FOLDER_NAME)

    def has_table(self, table: str) -> bool:
        """Return whether a table is stored in the host's folder, whether the host runs or not."""
        return has_table(self._saves / HOST_FOLDER_NAME, table)

    def membership_with_present_address(self, membership: Membership) -> Membership:
        """Return the membership with this host's current address if its table is here; otherwise
        return it unchanged."""
        return (
            replace(membership, address=self.address)
            if self.has_table(membership.table)
            else membership
        )

    def start_or_use_running(self) -> None:
        """Start the host, or use one that an earlier window left running; do nothing if it is in
        use and has not failed."""
        if self._process is None or self._has_process_failed:
            self._process = self.make_process(
                self._saves, self._wake_event_loop, self.port, self.program_options
            )

    def use_host_left_running(self) -> None:
        """Use a host that an earlier window left running; do not start one."""
        if self._process is None and is_host_running(self._saves):
            self.start_or_use_running()

    def restart_if_failed(self) -> None:
        """Restart the host if it has ended unexpectedly and the delay since the last restart is
        over; the delay doubles each time, up to a limit."""
        if (
            self._process is None
            or not self._has_process_failed
            or time.monotonic() < self._next_restart_at
        ):
            return
        self._next_restart_at = time.monotonic() + self._restart_delay_seconds
        self._restart_delay_seconds = min(
            self._restart_delay_seconds * 2, MAX_RESTART_DELAY_SECONDS
        )
        self.start_or_use_running()

    def close(self) -> None:
        """End the host, if this window uses one; its tables are kept."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def leave_host_running(self) -> None:
        """Forget the host's process so that it continues without a window; it ends when its last
        table is over."""
        self._process = None

    @property
    def _has_process_failed(self) -> bool:
        process = self._process
        return process is not None and (
            process.has_ended_and_folder_is_free or process.refusal is not None
        )
