"""Two people at two windows of the program, and the table they play at."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from game.client.online.host_process import HOST_FOLDER_NAME, is_host_running
from game.client.stored.settings import Settings, store_settings
from game.online.client.remote_table import RemoteTable
from game.online.host.running_host import read_host_port_and_version, request_host_end
from game.online.online_play import OnlinePlay
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.table_state import Phase
from game.titles import Titles
from tools.windows.being_away import later
from tools.windows.display import ProgramWindow, XDisplay
from tools.windows.sight import Control, Sight

SIZE: Final = (1280, 720)
NAMES: Final = ("Ann", "Ben")
BY_KEYS: Final = "Ben"
LOOPBACK: Final = "127.0.0.1"
TABLE_SCREEN_NAME: Final = "OnlineTable"
END_SCREEN_NAME: Final = "EndScreen"
SECONDS_TO_COME: Final = 60.0
GLANCE_SECONDS: Final = 0.04
SECONDS_TO_STOP: Final = 30.0
KEY_NAMES: Final = {"return": "Return", "space": "space", "escape": "Escape"}
"""The names of keys in X, by their names in the program."""
WAYS_OUT: Final = ("stop-hosting", "quit", "leave", "close", "shelf", "title", "icon:menu")
"""Controls that lead out of the program; the first one that can be used is used."""
MAX_TABS: Final = 120
MAX_TRIES: Final = 3
SECONDS_TO_LEAVE: Final = 4.0


class TrialFault(Exception):
    """Raised for a fault that a player would notice; the message is a sentence."""


class PersonAtWindow:
    """One player of a trial: a folder of saves, a window, and whether it is used by mouse or by
    keys."""

    def __init__(self, display: XDisplay, saves: Path, name: str, *, by_keys: bool) -> None:
        """Prepare the folder."""
        self.name = name
        self.saves = saves / name
        self.by_keys = by_keys
        self.window: ProgramWindow | None = None
        self.keys = 0
        self.clicks = 0
        self.days_ahead = 0  # by which the person's clock is later than the machine's
        self.unreached: set[str] = set()  # what Tab did not lead to, and where it led
        self.display = display
        self.saves.mkdir(parents=True)
        store_settings(
            Settings(own_speed="instant", computer_speed="instant", online_name=name), self.saves
        )

    @property
    def open(self) -> ProgramWindow:
        """The open window; raises TrialFault if there is none."""
        if self.window is None:
            raise TrialFault(f"{self.name} has no window")
        return self.window

    def start(self) -> None:
        """Start the program and wait for its window."""
        self.window = ProgramWindow(self.display, self.saves, SIZE, later(self.days_ahead))

    def look(self) -> Sight:
        """Return what the window shows now."""
        return self.open.look()

    def wait_for(self, name: str, seconds: float = SECONDS_TO_COME) -> Control:
        """Return a control as soon as it can be used and no longer moves; raises TrialFault after
        `seconds`."""
        until = time.monotonic() + seconds
        before: Control | None = None
        while time.monotonic() < until:
            control = self.look().control(name)
            if control is not None and control == before:
                return control
            before = control
            time.sleep(GLANCE_SECONDS)
        sight = self.look()
        names = ", ".join(control.name for control in sight.controls)
        raise TrialFault(
            f"{name} does not come in the window of {self.name}: {sight.screen} {names}"
        )

    def wait_for_screen(self, screen: str, seconds: float = SECONDS_TO_COME) -> Sight:
        """Return what the window shows once a screen of this kind is open; raises TrialFault after
        `seconds`."""
        until = time.monotonic() + seconds
        while (sight := self.look()).screen != screen:
            if time.monotonic() > until:
                raise TrialFault(f"{self.name} waits for {screen} and sees {sight.screen}")
            time.sleep(GLANCE_SECONDS)
        return sight

    def use(self, name: str) -> None:
        """Wait for a control and use it, by mouse or by keys as this person does."""
        self.use_control(self.wait_for(name))

    def use_control(self, control: Control) -> None:
        """Click a control, or, for a person who uses keys, press its shortcut, or go to it with Tab
        and press Enter."""
        plain = [key for key in control.keys if len(key) == 1 or key in KEY_NAMES]
        if self.by_keys and plain:
            self.open.press(KEY_NAMES.get(plain[0], plain[0]))
        elif self.by_keys and self._tab_to(control.name):
            self.open.press("Return")
        else:
            self.open.click(control.at)

    def leave_by(self, name: str) -> None:
        """Use a control that leads to another screen, again if it is still there after some
        seconds; raises TrialFault after some tries."""
        for _ in range(MAX_TRIES):
            self.use(name)
            until = time.monotonic() + SECONDS_TO_LEAVE
            while time.monotonic() < until:
                if self.look().control(name) is None:
                    return
                time.sleep(GLANCE_SECONDS)
        raise TrialFault(f"{name} does nothing in the window of {self.name}")

    def _tab_to(self, name: str) -> bool:
        """Press Tab until a control has the focus; return whether it got it."""
        way = dict[str, None]()
        for _ in range(MAX_TABS):
            sight = self.look()
            way[sight.focus.name or sight.focus.label if sight.focus is not None else ""] = None
            if sight.focus is not None and sight.focus.name == name:
                return True
            if sight.control(name) is None:
                return False
            self.open.press("Tab")
        self.unreached.add(f"{name}, but {', '.join(way)}")
        return False

    def close(self) -> None:
        """Leave the game and quit the program by its buttons, and stop hosting if that is asked;
        raises TrialFault if that fails or the exit code is not 0."""
        window = self.open
        until = time.monotonic() + SECONDS_TO_STOP
        while window.is_running:
            if time.monotonic() > until:
                raise TrialFault(f"no way leads {self.name} out of the program")
            seen = window.look_if_open()
            if seen is not None:
                names = (name for name in WAYS_OUT if seen.control(name) is not None)
                if (name := next(names, None)) is not None:
                    window.click(self.wait_for(name).at)
            time.sleep(GLANCE_SECONDS)
        self._count(window)
        code = window.wait(SECONDS_TO_STOP)
        self.window = None
        if code:
            raise TrialFault(f"the window of {self.name} has ended with {code}")

    def kill(self) -> None:
        """Kill the program, and end the host it may have started."""
        if self.window is not None:
            self._count(self.window)
            self.window.kill()
            self.window = None
        if is_host_running(self.saves):
            request_host_end(self.saves / HOST_FOLDER_NAME)

    def _count(self, window: ProgramWindow) -> None:
        self.keys += window.keys
        self.clicks += window.clicks
        window.keys = 0
        window.clicks = 0


class WatchedTable:
    """An online table as a spectator sees it, over a connection of its own."""

    def __init__(self, host_saves: Path, folder: Path) -> None:
        """Remember where the host writes its port; nothing is connected yet."""
        self._host = host_saves / HOST_FOLDER_NAME
        self._play = OnlinePlay(Titles(), folder)
        self._table: RemoteTable | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()
        self._play.close()

    @property
    def address(self) -> Address:
        """The host's address; raises TrialFault if no host is running."""
        running = read_host_port_and_version(self._host)
        if running is None:
            raise TrialFault("the host has not written its port")
        return Address(LOOPBACK, running.port)

    @property
    def name(self) -> str:
        """The name of the host's table that changed last."""
        files = (self._host / "tables").glob("*.table")
        return max(files, key=lambda file: file.stat().st_mtime).stem

    def come(self, name: str) -> None:
        """Connect to a table as a spectator, and wait until it is shown; raises TrialFault if that
        takes too long."""
        invitation = SeatInvitation(self.address, name)
        self._table = self._play.join_or_open_table(
            self._play.memberships.existing_or_new_membership_for_invitation(invitation, "")
        )
        until = time.monotonic() + SECONDS_TO_COME
        while not self.table.are_viewpoints_up_to_date:
            if time.monotonic() > until:
                raise TrialFault(f"the host at {self.address} does not show the table")
            self.go_on()
            time.sleep(GLANCE_SECONDS)

    def leave(self) -> None:
        """Disconnect from the table, if connected."""
        if self._table is not None:
            self._table.close_connection()
        self._table = None

    @property
    def table(self) -> RemoteTable:
        """The connected table; raises TrialFault if there is none."""
        if self._table is None:
            raise TrialFault("nobody looks on at the table")
        return self._table

    def go_on(self) -> None:
        """Process the messages that have arrived from the host."""
        self.table.process_arrivals_and_resend_overdue()

    @property
    def asked(self) -> int:
        """The seat that has to decide, a negative number if no seat has."""
        return self.table.game_standing.deciding_seat

    @property
    def moment(self) -> int:
        """The number of the table's present moment, which grows with every change."""
        return self.table.game_standing.moment

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase is Phase.OVER


@contextmanager
def taken_port(address: Address) -> Iterator[None]:
    """Context in which the port of an address is used by another listener."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("0.0.0.0", address.port))
        other.listen()
        yield
