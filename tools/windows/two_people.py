"""Two people at two windows of the program, and the table they play at."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from game.client.online.host_process import HOST_FOLDER_NAME, is_host_running
from game.client.stored.settings import Settings, store
from game.online.client.remote_table import RemoteTable
from game.online.host.running_host import read_running_host, request_host_end
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
"""What the X server calls keys with names."""
WAYS_OUT: Final = ("stop-hosting", "quit", "leave", "close", "shelf", "title", "icon:menu")
"""What leads out of the program, the last step first."""
MOST_TABS: Final = 120
MOST_TRIES: Final = 3
SECONDS_TO_LEAVE: Final = 4.0


class TrialFault(Exception):
    """Something a person would complain of; the message is a sentence."""


class PersonAtWindow:
    """One person: a folder of saves, a window, and how the person uses it."""

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
        store(Settings(own_speed="instant", computer_speed="instant", online_name=name), self.saves)

    @property
    def open(self) -> ProgramWindow:
        """The window; TrialFault if it is closed."""
        if self.window is None:
            raise TrialFault(f"{self.name} has no window")
        return self.window

    def start(self) -> None:
        """Start the program."""
        self.window = ProgramWindow(self.display, self.saves, SIZE, later(self.days_ahead))

    def look(self) -> Sight:
        """Return what the window shows."""
        return self.open.look()

    def wait_for(self, name: str, seconds: float = SECONDS_TO_COME) -> Control:
        """Return a control as soon as it can be used and stands still."""
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
        """Return what is seen once a kind of screen is open."""
        until = time.monotonic() + seconds
        while (sight := self.look()).screen != screen:
            if time.monotonic() > until:
                raise TrialFault(f"{self.name} waits for {screen} and sees {sight.screen}")
            time.sleep(GLANCE_SECONDS)
        return sight

    def use(self, name: str) -> None:
        """Use a control, once it is there, by the person's own means."""
        self.use_control(self.wait_for(name))

    def use_control(self, control: Control) -> None:
        """Click a control; by keys press its own, or go to it with Tab and press Enter."""
        plain = [key for key in control.keys if len(key) == 1 or key in KEY_NAMES]
        if self.by_keys and plain:
            self.open.press(KEY_NAMES.get(plain[0], plain[0]))
        elif self.by_keys and self._tab_to(control.name):
            self.open.press("Return")
        else:
            self.open.click(control.at)

    def leave_by(self, name: str) -> None:
        """Use a control that leads elsewhere, again if the window did not take the first click."""
        for _ in range(MOST_TRIES):
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
        for _ in range(MOST_TABS):
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
        """Go back to the shelf and quit there, and stop hosting if that is asked."""
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
        """End the program at once."""
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
    """The table as somebody who looks on knows it, over a connection of its own."""

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
        """Where the host listens; TrialFault if there is none."""
        running = read_running_host(self._host)
        if running is None:
            raise TrialFault("the host has not written its port")
        return Address(LOOPBACK, running.port)

    @property
    def name(self) -> str:
        """The name of the table that was changed last."""
        files = (self._host / "tables").glob("*.table")
        return max(files, key=lambda file: file.stat().st_mtime).stem

    def come(self, name: str) -> None:
        """Look on at a table."""
        invitation = SeatInvitation(self.address, name)
        self._table = self._play.join_or_open_table(
            self._play.memberships.membership_for_invitation(invitation, "")
        )
        until = time.monotonic() + SECONDS_TO_COME
        while not self.table.are_viewpoints_up_to_date:
            if time.monotonic() > until:
                raise TrialFault(f"the host at {self.address} does not show the table")
            self.go_on()
            time.sleep(GLANCE_SECONDS)

    def leave(self) -> None:
        """Stop looking on."""
        if self._table is not None:
            self._table.close_connection()
        self._table = None

    @property
    def table(self) -> RemoteTable:
        """The table; TrialFault if nobody looks on."""
        if self._table is None:
            raise TrialFault("nobody looks on at the table")
        return self._table

    def go_on(self) -> None:
        """Hear what the host has told."""
        self.table.process_arrivals()

    @property
    def asked(self) -> int:
        """The seat that has to decide, below 0 if none has."""
        return self.table.game_standing.deciding_seat

    @property
    def moment(self) -> int:
        """A number that grows with every change."""
        return self.table.game_standing.moment

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase is Phase.OVER


@contextmanager
def taken_port(address: Address) -> Iterator[None]:
    """While the context is open, another program has the port of an address."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("0.0.0.0", address.port))
        other.listen()
        yield
