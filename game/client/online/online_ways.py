"""Online play of one window: the network, its own host, and the open table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.online.after_the_game import AfterTheGame
from game.client.online.chat_box import ChatMemory
from game.client.online.friends_page import FriendsHandlers, FriendsModel, FriendsPage
from game.client.online.lobby_page import LobbyHandlers, LobbyPage, SeatLink
from game.client.online.online_table import OnlineTable
from game.client.online.own_host import OwnHost
from game.client.online.own_name import known_name
from game.client.online.table_lookout import TableLookout
from game.client.online.table_notices import TableNotices
from game.client.online.table_set_up import TableSetUpPage
from game.client.screens.end import EndCompany
from game.client.screens.shelf_page import ShelfScreen
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.question import TableHandlers
from game.client.stored import set_up as set_ups
from game.client.widgets.dialogs import Reply, ask, tell
from game.engine.reasons import Reason
from game.match.match import Match
from game.online.client.membership import Membership, new_table
from game.online.client.remote_table import RemoteTable
from game.online.online_play import OnlinePlay, why_missing
from game.online.own_addresses import is_of_own_network, own_addresses
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import Phase, TableSetUp
from game.records.reading import read_content
from game.records.records import HUMAN
from game.records.saves import Saves
from game.records.soundness import opening_check
from game.records.stored_files import replace_file
from game.scene.stage.modal import Modal
from game.scene.window.window import Window

TICK_SECONDS: Final = 1.0
LOOK_AGAIN: Final = 20  # ticks between two looks at hosts
LOOK_SOON: Final = 5  # while the page of tables is open


@dataclass(frozen=True, slots=True)
class OnlineExits:
    """The flow's functions for online tables; `over` is called with the match and its file."""

    choose: Callable[[str, str], None]
    sit_down: Callable[[OnlineTable], None]
    over: Callable[[Match, Path | None, EndCompany], None]
    leave: Callable[[], None]  # to the title page


class OnlineWays:
    """Owns everything about the network; nothing is started before it is needed."""

    def __init__(self, app: App, window: Window, saves: Saves, exits: OnlineExits) -> None:
        self._app = app
        self._window = window
        self._saves = saves
        self._exits = exits
        self.play = OnlinePlay(app.shelf.titles, app.saves_folder, self._wake)
        self.table: RemoteTable | None = None
        self.own = OwnHost(app.saves_folder, self._wake)
        self.lookout = TableLookout(lambda: self.play, self.own)
        self.lookout.on_moved = self._moved
        self._memory = ChatMemory()
        self._memories = dict[str, ChatMemory]()  # by the names of the tables one was at
        self._notices = TableNotices(app)
        self._screen: OnlineTable | None = None
        self._is_over = False  # the end is shown as soon as the whole game has come
        self._after: AfterTheGame | None = None
        self._opens_here = False  # whether the table that is opened is at the own host
        self._farewell: Modal | None = None
        self._coming: tuple[Membership, TableSetUp | None] | None = None  # waits for the host
        self._ticks = self._look_at = 0  # when it is looked around again
        self._told: object = None  # to the shelf
        self._alarm = IdleAlarm(TICK_SECONDS, self._tick)
        self._is_due = False
        self._loss_told = ""

    # ---- the tables there are

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The player's own tables, the newest first."""
        return self.play.memberships.all

    @property
    def due(self) -> int:
        """The number of own tables at which a person here has to decide, as far as known."""
        return sum(status.due for status in self.lookout.standings.values())

    @property
    def handlers(self) -> FriendsHandlers:
        """The actions of the page of tables."""
        there = self.open_set_up, self.join, self.come, self._forget, self._usual_name
        return FriendsHandlers(*there, self._ask_to_stop_hosting)

    def open_page(self) -> None:
        """Show the page of tables."""
        self._look_at = 0
        self._window.push(FriendsPage(self._app, self._model, self.handlers))
        self.look_around()

    def open_set_up(self) -> None:
        """Show the set-up of a new table for the open title."""
        page = TableSetUpPage(self._app, self.open_table, choose_game=self._choose_game)
        self._window.push(page)

    def _choose_game(self, title: str) -> None:
        """Show the set-up for another title instead."""
        self._window.pop()
        self._exits.choose(title, "")
        self.open_set_up()

    def look_around(self) -> None:
        """Ask hosts for the status of own tables and for tables nearby, from now on regularly."""
        if why_missing() is not None or self._ticks < self._look_at:
            return
        is_shown = isinstance(self._window.screen, FriendsPage)
        self._look_at = self._ticks + (LOOK_SOON if is_shown else LOOK_AGAIN)
        self.lookout.usual = self._usual_host
        if isinstance(self._window.screen, FriendsPage):
            self.lookout.discover()
        if self.memberships or self.lookout.is_discovering:
            self._alarm.set(self._window)
        self.lookout.look_again()

    @property
    def _usual_host(self) -> Address | None:
        """Return the host at which tables are opened, None for this machine."""
        with suppress(Refused):
            return Address.read(self._app.settings.online_host)
        return None

    def _model(self) -> FriendsModel:
        if (missing := why_missing()) is not None:
            return FriendsModel(missing=missing)
        lookout = self.lookout
        return FriendsModel(lookout.own_tables(), lookout.others(), is_hosting=self.own.is_running)

    def _forget(self, member: Membership) -> None:
        with suppress(OSError):  # it is listed as long as the disk refuses
            self.play.memberships.forget(member)
        self.lookout.forget(member)
        self._tell_screen()

    def _ask_to_stop_hosting(self) -> None:
        """Ask for confirmation before friends' tables are stopped."""
        self.own.find()
        screen = self._window.screen
        tables = self.own.tables_of_several if self.own.is_running else 0
        if screen is None or not tables:
            self._stop_hosting()
            return
        say = self._app.say
        replies = [
            Reply(say("hosting.stop-here"), self._stop_hosting, "primary", name="stop-now"),
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        told = [say("hosting.question", count=tables), say("hosting.stop-note")]
        ask(screen.stage, say("hosting.stop-title"), told, replies)

    def _stop_hosting(self) -> None:
        """End the own host, including one left running by an earlier window."""
        self.own.close()
        self._look_at = 0
        self.look_around()
        self._tell_screen()

    def _usual_name(self) -> str:
        """Return the name used online before, else that of the last local game."""
        if name := known_name(self._app):
            return name
        stored = set_ups.load(self._app.saves_folder, self._app.players.kinds, self._app.part)
        seats = stored.seats if stored is not None else ()
        return next((seat.name for seat in seats if seat.player == HUMAN), "")

    # ---- coming to a table

    def open_table(self, set_up: TableSetUp, own: Mapping[int, str]) -> None:
        """Open a table at the default host: the window's own, or the one of the settings."""
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN]
        address = self._usual_host
        self._opens_here = address is None
        self.come(new_table(address or self.own.address, people, own), set_up)

    def join(self, invitation: SeatInvitation, name: str) -> None:
        """Join by an invitation or at a listed table; without a name as a spectator."""
        self.come(self.play.memberships.invited(invitation, name))

    def leave(self) -> None:
        """Leave the open table, which continues; the seat is kept."""
        table = self.table
        if table is not None:
            self._memories[table.membership.table] = self._memory
        self.table = None
        self._coming = None
        self._screen = None
        self._after = None
        self._is_over = False
        if table is not None:
            table.leave()
        self._show_turn()

    def ask_before_quitting(self, quit_now: Callable[[], None]) -> None:
        """Quit, after asking what to do with a host that friends use."""
        screen = self._window.screen
        tables = 0
        if self.own.is_running:
            tables = self.own.tables_of_several
        if screen is None or not tables or screen.stage.top_modal is self._farewell is not None:
            quit_now()
            return
        say = self._app.say

        def keep() -> None:
            self.own.leave()
            quit_now()

        replies = [
            Reply(say("hosting.keep"), keep, "primary", name="keep-hosting"),
            Reply(say("hosting.stop"), quit_now, name="stop-hosting"),
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        told = [say("hosting.question", count=tables), say("hosting.question-note")]
        self._farewell = ask(screen.stage, say("hosting.title"), told, replies)

    def tell_hosting(self) -> None:
        """Show a message if a host of an earlier window still runs."""
        self.own.find()
        if self.own.is_running:
            self._app.announce(self._app.say("hosting.still"))

    def close(self) -> None:
        """Disconnect from everything, with notice to the hosts."""
        self.leave()
        self._alarm.stop()
        self.lookout.close()
        self.play.close()
        self.own.close()

    def come(self, member: Membership, set_up: TableSetUp | None = None) -> None:
        """Connect to an own table, or open a new one."""
        self.leave()
        self._memory = self._memories.setdefault(member.table, ChatMemory())
        if not member.table:
            self._memories.pop("")
        self._notices = TableNotices(self._app)
        self._coming = (member, set_up)
        self._alarm.set(self._window)
        if self._is_own(member):
            self.own.begin()
        if isinstance(self._window.screen, TableSetUpPage | LobbyPage):
            self._window.pop()
        told = (lambda: self.table), self._refusal, self.links, self._leave_lobby, self._usual_name
        self._window.push(LobbyPage(self._app, LobbyHandlers(*told), self._memory))
        self.go_on()

    def come_again(self, member: Membership) -> None:
        """Close everything that is open, and connect to a table."""
        self.leave()
        self._exits.leave()
        self.come(member)

    def _is_own(self, member: Membership) -> bool:
        """Return whether a table is at the window's own host, or is about to be opened there."""
        return self.own.has(member.table) or (not member.table and self._opens_here)

    def _sit_down(self) -> None:
        """Connect to the pending table, once its host is ready."""
        if self._coming is None:
            return
        member, set_up = self._coming
        if self._is_own(member):
            if not self.own.is_ready:
                return
            member = replace(member, address=self.own.address)
        self._coming = None
        self.table = self.play.come(member, set_up)
        self.table.watcher_name = known_name(self._app)

    def _find_again(self, table: RemoteTable) -> None:
        """Reconnect a table that lost its host: start the own host, or look for another address."""
        if self.own.has(table.membership.table):
            self.own.begin_again()
            if self.own.is_ready and table.membership.address != self.own.address:
                table.move(self.own.address)
        elif table.lost is not None and is_of_own_network(table.membership.address.host):
            self.lookout.discover()
            self.look_around()

    def _moved(self, member: Membership) -> None:
        table = self.table
        if table is not None and not table.is_connected and table.membership.is_same_table(member):
            table.move(member.address)

    def _refusal(self) -> Reason | None:
        if self._coming is not None and self._is_own(self._coming[0]):
            return self.own.refusal
        return self.table.refusal if self.table is not None else None

    def _leave_lobby(self) -> None:
        self.leave()
        self._window.pop()

    def links(self, invitation: SeatInvitation) -> Sequence[SeatLink]:
        """Return an invitation as text; for the own host once with each of its addresses."""
        if not self.own.has(invitation.table) or "--address" in self.own.words:
            return [SeatLink(str(invitation))]
        port = self.own.address.port
        found = own_addresses()
        if not found:
            return [SeatLink(str(replace(invitation, address=self.own.address)))]
        return [
            SeatLink(str(replace(invitation, address=Address(each.host, port))), each, port)
            for each in found
        ]

    # ---- going on

    def _wake(self) -> None:
        self._window.call_soon(self.go_on)

    def _tick(self) -> None:
        self._ticks += 1
        self._alarm.set(self._window)
        if self.table is None:
            self.look_around()
        elif not self.table.is_connected and self.table.refusal is None:
            self._find_again(self.table)
        self.go_on()

    def go_on(self) -> None:
        """Process network events, and notify the open screen."""
        if self._look_at:
            self.lookout.look()
        self._sit_down()
        if (table := self.table) is not None:
            table.go_on()
            problem = table.take_problem()
            if problem is not None and table.is_connected:
                self._app.announce(self._app.explain(problem))
            self._tell_loss(table)
            if told := self._notices.take(table):
                self._app.announce(" ".join(told))
            self._follow(table)
        self._show_turn()
        self._tell_screen()

    def _tell_loss(self, table: RemoteTable) -> None:
        """Show once why a table is lost, unless it is only the connection."""
        if table.lost is not None and self.own.has(table.membership.table):
            table.lost = Reason("online.own-host")  # nobody has to be asked about it
        told = table.lost.key if table.lost is not None else ""
        if told not in (self._loss_told, "", "online.lost") and self._screen is not None:
            self._app.announce(self._app.explain(table.lost))
        self._loss_told = told

    def _follow(self, table: RemoteTable) -> None:
        """Open the screen that fits the table's state: lobby, table (again after a lost sync), or
        end."""
        screen = self._window.screen
        if table.refusal is not None and self._screen is not None:
            self._leave_table()
            if self._window.screen is not None:
                tell(self._window.screen.stage, self._app, [self._app.explain(table.refusal)])
            return
        if table.is_connected:
            wanted = table.options.title, table.options.edition
            if wanted != (self._app.box.title.name, self._app.edition):
                self._exits.choose(*wanted)
                if isinstance(screen, LobbyPage):
                    screen.rebuild()
        if table.phase is not Phase.LOBBY and table.is_whole:
            comes = isinstance(screen, LobbyPage) and self._screen is None
            if comes or (screen is self._screen is not None and table.is_afresh):
                self._lay(table)
        if self._is_over and table.journal is not None:
            self._show_end(table, table.journal)
        elif self._after is not None:
            if self._after.is_shown:
                self._after.hear()
            else:
                self.leave()  # the end page has been left

    def _lay(self, table: RemoteTable) -> None:
        before = self._screen
        table.is_afresh = False
        exits = TableHandlers(
            self._over,
            self._leave_table,
            "online.leave" if table.own_seats else "online.leave-watching",
        )
        self._screen = OnlineTable(self._app, table, exits, self._memory, self.leave)
        if before is not None:
            before.left = lambda: None  # somebody goes on with the table
        self._exits.sit_down(self._screen)

    def _leave_table(self) -> None:
        self.leave()
        self._exits.leave()

    def _over(self, match: Match) -> None:
        self._is_over = True
        self._wake()

    def _show_end(self, table: RemoteTable, journal: bytes) -> None:
        """Save the whole game as a journal, and show the end screen."""
        file: Path | None = self._saves.file(self._saves.next_number())
        assert file is not None
        reading = read_content(journal, file.name, opening_check(self._app.shelf.titles))
        self._is_over = False
        people = sum(seat.player == HUMAN for seat in table.set_up.seats) if table.set_up else 0
        if reading.chronicle is None or (people == 1 and not table.own_seats):
            self.leave()
            self._exits.leave()  # a game of somebody else alone is none of one's own record
            return
        try:
            replace_file(file, journal)
        except OSError as problem:
            self._app.tell([self._app.cause_of(problem)])
            file = None
        table.finish(reading.chronicle)
        if self._screen is not None:
            self._screen.left = lambda: None  # the end page keeps the company
            self._screen = None
        self._after = AfterTheGame(
            self._app, self._window, table, come=self.come, open_set_up=self.open_set_up
        )
        self._exits.over(table, file, self._after.company)

    def _tell_screen(self) -> None:
        screen = self._window.screen
        told = self.due, len(self.memberships)
        news = not isinstance(screen, ShelfScreen) or told != self._told
        if isinstance(screen, FriendsPage | LobbyPage | OnlineTable | ShelfScreen) and news:
            self._told = told
            screen.hear()

    def _show_turn(self) -> None:
        """Show in the window's title that a person here has to decide, and play a sound if it is in
        the background."""
        table = self.table
        due = table is not None and table.own_question() is not None
        if due == self._is_due:
            return
        self._is_due = due
        name = self._app.say("title.name")
        self._window.set_title(self._app.say("online.window", name=name) if due else name)
        if due and not self._window.in_front:
            self._app.kit.sound.call("your-turn")
