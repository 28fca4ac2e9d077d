"""Friends at their own screens, as one window has them: the network, its host, the open table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.client.app import App
from game.client.online.chat_box import ChatMemory
from game.client.online.friends_page import FriendsHandlers, FriendsModel, FriendsPage, NearTable
from game.client.online.host_process import LOOPBACK, HostProcess
from game.client.online.lobby_page import LobbyHandlers, LobbyPage
from game.client.online.online_table import OnlineTable
from game.client.online.remote_match import RemoteMatch
from game.client.online.table_set_up import TableSetUpPage
from game.client.session.question import TableHandlers
from game.client.shelf_page import ShelfScreen
from game.client.stored import set_up as set_ups
from game.client.widgets.dialogs import tell
from game.engine.title import Reason
from game.match.match import Match
from game.online.client.membership import Membership
from game.online.client.remote_table import RemoteTable, Request
from game.online.online_play import Errand, OnlinePlay, why_missing
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import PORT
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.table_state import Phase, TableStatus, TableSummary
from game.records.records import HUMAN
from game.records.saves import Saves
from game.records.stored_files import replace_file
from game.scene.window.window import Screen, Window

if TYPE_CHECKING:
    from game.online.client.discovery import Discovery

TICK_SECONDS: Final = 1.0
LOOK_AGAIN: Final = 20  # ticks between two looks at hosts
Opens = tuple[Address, Callable[[], RemoteTable]]


@dataclass(frozen=True, slots=True)
class OnlineExits:
    """What the flow does for tables of friends: `over` hears the match and the file of the game."""

    choose: Callable[[str, str], None]
    sit_down: Callable[[OnlineTable], None]
    over: Callable[[Match, Path | None, Callable[[], None]], None]
    leave: Callable[[], None]  # to the title page


class OnlineWays:
    """Owns everything about the network; nothing is started before somebody asks for it."""

    def __init__(self, app: App, window: Window, saves: Saves, exits: OnlineExits) -> None:
        self._app, self._window, self._saves, self._exits = app, window, saves, exits
        self.host_port, self.host_words = PORT, tuple[str, ...]()
        self.make_host = HostProcess
        self.play = OnlinePlay(app.shelf.titles, app.saves_folder, self._wake)
        self.table: RemoteTable | None = None
        self.standings: dict[tuple[Address, str], TableStatus] = {}
        self._memory = ChatMemory()
        self._screen: OnlineTable | None = None
        self._host: HostProcess | None = None
        self._waiting: Callable[[], RemoteTable] | None = None  # for the host
        self._journal: Request | None = None  # the whole game was asked for
        self._ended: RemoteMatch | None = None
        self._discovery: Discovery | None = None
        self._lists: dict[Address, Errand[tuple[TableSummary, ...]]] = {}
        self._near: dict[Address, tuple[TableSummary, ...]] = {}
        self._statuses: dict[Address, Errand[tuple[TableStatus, ...]]] = {}
        self._ticks = self._look_at = 0  # when it is looked around again
        self._told: object = None  # to the shelf
        self._ticking: threading.Event | None = None
        self._is_due = False

    # ---- for the shelf and the title page

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The tables one belongs to, the newest first."""
        return self.play.memberships.all

    @property
    def due(self) -> int:
        """At how many of them somebody here has to decide, as far as it is known."""
        return sum(status.due for status in self.standings.values())

    def open_page(self) -> None:
        """Show the tables there are."""
        ways = FriendsHandlers(
            self.open_set_up, self.join, self.come_back, self._forget, self._knows, self._usual_name
        )
        self._look_at = 0
        self._window.push(FriendsPage(self._app, self._model, ways))
        self.look_around()

    def open_set_up(self) -> None:
        """Set a table up for the title on the desk."""
        self._window.push(TableSetUpPage(self._app, self.open_table))

    def look_around(self) -> None:
        """Ask how the own tables stand, and which there are near by; from now on now and then."""
        if why_missing() is not None or self._ticks < self._look_at:
            return
        self._look_at = self._ticks + LOOK_AGAIN
        for address in {member.address for member in self.memberships}:
            if address not in self._statuses and self._is_reached(address):
                self._statuses[address] = self.play.statuses(address)
        if isinstance(self._window.screen, FriendsPage) or self._discovery is not None:
            if self._discovery is None:
                self._discovery = self.play.discover()
            for found in self._discovery.hosts:
                if found.address not in self._lists:
                    self._lists[found.address] = self.play.tables(found.address)
        if self.memberships or self._discovery is not None:
            self._tick_from_now()

    def _is_reached(self, address: Address) -> bool:
        return address.host != LOOPBACK or (self._host is not None and self._host.is_ready)

    def _model(self) -> FriendsModel:
        if (missing := why_missing()) is not None:
            return FriendsModel(missing=missing)
        own = [
            (member, self.standings.get((member.address, member.table)))
            for member in self.memberships
            if member.table
        ]
        known = {member.table for member, _ in own}
        near = [
            NearTable(address, summary)
            for address, summaries in self._near.items()
            for summary in summaries
            if summary.table not in known
        ]
        return FriendsModel(own, near)

    # ---- coming to a table

    def open_table(self, set_up: TableSetUp, own: Mapping[int, str]) -> None:
        """Open a table at the window's own host."""
        address = Address(LOOPBACK, self.host_port)
        self._come((address, lambda: self.play.open_table(address, set_up, own)))

    def join(self, invitation: SeatInvitation, name: str) -> None:
        """Sit down by an invitation, or at a listed table; to look on without a name."""
        self._come((invitation.address, lambda: self.play.join(invitation, name)))

    def come_back(self, member: Membership) -> None:
        """Sit down again where one belongs."""
        self._come((member.address, lambda: self.play.come_back(member)))

    def leave(self) -> None:
        """Leave the table that is open; it stays, and so does the seat."""
        table, self.table, self._waiting = self.table, None, None
        self._screen = self._journal = self._ended = None
        if table is not None:
            table.close()
        self._show_turn()

    def close(self) -> None:
        """End everything, politely."""
        self.leave()
        if self._ticking is not None:
            self._ticking.set()
        self.play.close()
        if self._host is not None:
            self._host.close()
            self._host = None

    def _come(self, opens: Opens) -> None:
        self.leave()
        self._memory = ChatMemory()
        address, opened = opens
        self._tick_from_now()
        if address.host == LOOPBACK and address.port == self.host_port:
            if self._host is None or self._host.has_ended or self._host.refusal is not None:
                saves, words = self._app.saves_folder, self.host_words
                self._host = self.make_host(saves, self._wake, self.host_port, words)
            self._waiting = opened
        else:
            self.table = opened()
        ways = LobbyHandlers(
            lambda: self.table, self._refusal, self.link, self._leave_lobby, self._usual_name
        )
        page = LobbyPage(self._app, ways, self._memory)
        if isinstance(self._window.screen, TableSetUpPage | LobbyPage):
            self._window.pop()
        self._window.push(page)
        self.go_on()

    def _refusal(self) -> Reason | None:
        if self._waiting is not None and self._host is not None:
            return self._host.refusal
        return self.table.refusal if self.table is not None else None

    def _leave_lobby(self) -> None:
        self.leave()
        self._window.pop()

    # ---- invitations and names

    def link(self, invitation: SeatInvitation) -> str:
        """Return an invitation as others can use it, the own host by its place in the network."""
        address = invitation.address
        if address.host == LOOPBACK and "--address" not in self.host_words:
            from game.online.local_host import own_place

            address = replace(address, host=own_place())
        return str(replace(invitation, address=address))

    def _usual_name(self) -> str:
        stored = set_ups.load(self._app.saves_folder, self._app.players.kinds, self._app.part)
        seats = stored.seats if stored is not None else ()
        return next((seat.name for seat in seats if seat.player == HUMAN), "")

    def _knows(self, invitation: SeatInvitation) -> bool:
        place = invitation.address, invitation.table
        return any((member.address, member.table) == place for member in self.memberships)

    def _forget(self, member: Membership) -> None:
        with suppress(OSError):  # it is listed as long as the disk refuses
            self.play.memberships.forget(member)
        self.standings.pop((member.address, member.table), None)
        self._tell_screen()

    # ---- going on

    def _wake(self) -> None:
        self._window.call_soon(self.go_on)

    def _tick_from_now(self) -> None:
        if self._ticking is not None:
            return
        stopped = self._ticking = threading.Event()

        def run() -> None:
            while not stopped.wait(TICK_SECONDS):
                self._window.call_soon(self._tick)

        threading.Thread(target=run, daemon=True).start()

    def _tick(self) -> None:
        self._ticks += 1
        if self.table is None:
            self.look_around()
        self.go_on()

    def go_on(self) -> None:
        """Take in what has come, and let the screen that is open hear of it."""
        self._take_answers()
        if self._waiting is not None and self._host is not None and self._host.is_ready:
            opened, self._waiting = self._waiting, None
            self.table = opened()
        table = self.table
        if table is not None:
            table.go_on()
            problem = table.take_problem()
            if problem is not None and table.is_connected:
                self._app.announce(self._app.explain(problem))
            self._follow(table)
        self._show_turn()
        self._tell_screen()

    def _take_answers(self) -> None:
        for address, statuses in [*self._statuses.items()]:
            if statuses.answer is not None:
                self.standings |= {(address, each.table): each for each in statuses.answer}
            if statuses.answer is not None or statuses.refusal is not None:
                del self._statuses[address]
        for address, tables in [*self._lists.items()]:
            if tables.answer is not None or tables.refusal is not None:
                self._near[address] = tables.answer or ()
                del self._lists[address]
        if self._discovery is not None:
            there = {found.address for found in self._discovery.hosts}
            self._near = {at: near for at, near in self._near.items() if at in there}
            new = there - self._near.keys() - self._lists.keys()
            self._lists |= {address: self.play.tables(address) for address in new}

    def _follow(self, table: RemoteTable) -> None:
        """Go from the lobby to the table, lay it anew after a doubt, and from it to the end."""
        screen = self._window.screen
        if table.refusal is not None and self._screen is not None:
            told = [self._app.explain(table.refusal)]
            self.leave()
            self._exits.leave()
            if self._window.screen is not None:
                tell(self._window.screen.stage, self._app, told)
            return
        if table.set_up is not None:
            options = table.set_up.options
            if self._app.box.title.name != options.title or self._app.edition != options.edition:
                self._exits.choose(options.title, options.edition)
                if isinstance(screen, LobbyPage):
                    screen.rebuild()
        if table.phase is not Phase.LOBBY and self._is_whole(table):
            if isinstance(screen, LobbyPage) and self._screen is None:
                self._sit_down(table)
            elif screen is self._screen is not None and self._screen.match.is_afresh:
                self._screen.match.keeps_table = True
                self._sit_down(table)
        if self._ended is not None:
            self._fetch(table, self._ended)

    @staticmethod
    def _is_whole(table: RemoteTable) -> bool:
        """Whether everything has come that a table shows."""
        points, standing = table.viewpoints.values(), table.standing
        places = {(point.undos, point.step) for point in points}
        return table.is_connected and places == {(standing.undos, standing.step)}

    def _sit_down(self, table: RemoteTable) -> None:
        match = RemoteMatch(table, self.leave)
        exits = TableHandlers(self._over, self._leave_table, "online.leave")
        self._screen = OnlineTable(self._app, match, exits, self._memory)
        self._exits.sit_down(self._screen)

    def _leave_table(self) -> None:
        self.leave()
        self._exits.leave()

    def _over(self, match: Match) -> None:
        assert isinstance(match, RemoteMatch)
        self._ended = match
        self._fetch(match.table, match)

    def _fetch(self, table: RemoteTable, match: RemoteMatch) -> None:
        """Have the whole game, keep it among the saved ones, and show how it ended."""
        from game.records.reading import check_for, read_content

        if table.journal is None:
            if self._journal is None or self._journal.refusal is not None:
                self._journal = table.fetch_journal()
            return
        file: Path | None = self._saves.file(self._saves.next_number())
        assert file is not None
        reading = read_content(table.journal, file.name, check_for(self._app.shelf.titles))
        try:
            replace_file(file, table.journal)
        except OSError as problem:
            self._app.tell([self._app.cause_of(problem)])
            file = None
        if reading.chronicle is not None:
            match.chronicle = reading.chronicle
        self.leave()
        if reading.chronicle is None:
            self._exits.leave()
        else:
            self._exits.over(match, file, self.open_set_up)

    def _tell_screen(self) -> None:
        screen: Screen | None = self._window.screen
        if isinstance(screen, FriendsPage | LobbyPage | OnlineTable):
            screen.hear()
        told = self.due, len(self.memberships)
        if isinstance(screen, ShelfScreen) and told != self._told:
            self._told = told
            screen.hear()

    def _show_turn(self) -> None:
        """Say in the window's title that somebody here is waited for, and aloud behind others."""
        table = self.table
        due = table is not None and table.phase is Phase.RUNNING and table.question() is not None
        if due == self._is_due:
            return
        self._is_due = due
        name = self._app.say("title.name")
        self._window.set_title(self._app.say("online.window", name=name) if due else name)
        if due and not self._window.in_front:
            self._app.kit.sound.call("your-turn")
