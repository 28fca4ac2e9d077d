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
from game.client.screens.end import OnlineEndOptions
from game.client.screens.shelf_page import ShelfScreen
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.question import TableHandlers
from game.client.stored import set_up as set_ups
from game.client.widgets.dialogs import Reply, ask, show_message
from game.engine.reasons import Reason
from game.match.match import Match
from game.online.client.membership import Membership, membership_for_new_table
from game.online.client.remote_table import RemoteTable
from game.online.online_play import OnlinePlay, why_not_available
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
class OnlineFlowActions:
    """The flow's functions for online tables; `over` is called with the match and its file."""

    choose: Callable[[str, str], None]
    sit_down: Callable[[OnlineTable], None]
    over: Callable[[Match, Path | None, OnlineEndOptions], None]
    leave: Callable[[], None]  # to the title page


class OnlineFlow:
    """Owns everything about the network; nothing is started before it is needed."""

    def __init__(self, app: App, window: Window, saves: Saves, exits: OnlineFlowActions) -> None:
        self._app = app
        self._window = window
        self._saves = saves
        self._exits = exits
        self.play = OnlinePlay(app.shelf.titles, app.saves_folder, self._process_soon)
        self.table: RemoteTable | None = None
        self.own = OwnHost(app.saves_folder, self._process_soon)
        self.lookout = TableLookout(lambda: self.play, self.own)
        self.lookout.on_moved = self._on_host_moved
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

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The player's own tables, the newest first."""
        return self.play.memberships.all

    @property
    def due_table_count(self) -> int:
        """The number of own tables at which a person here has to decide, as far as known."""
        return sum(status.due for status in self.lookout.standings.values())

    @property
    def handlers(self) -> FriendsHandlers:
        """The actions of the page of tables."""
        there = (
            self.open_set_up,
            self.join,
            self.connect_to_table,
            self._forget_table,
            self._default_name,
        )
        return FriendsHandlers(*there, self._ask_to_stop_hosting)

    def open_page(self) -> None:
        """Show the page of tables."""
        self._look_at = 0
        self._window.push(FriendsPage(self._app, self._model, self.handlers))
        self.refresh_known_tables()

    def open_set_up(self) -> None:
        """Show the set-up of a new table for the open title."""
        page = TableSetUpPage(self._app, self.open_table, choose_game=self._choose_game)
        self._window.push(page)

    def _choose_game(self, title: str) -> None:
        """Show the set-up for another title instead."""
        self._window.pop()
        self._exits.choose(title, "")
        self.open_set_up()

    def refresh_known_tables(self) -> None:
        """Ask hosts for the status of own tables and for tables nearby, from now on regularly."""
        if why_not_available() is not None or self._ticks < self._look_at:
            return
        is_shown = isinstance(self._window.screen, FriendsPage)
        self._look_at = self._ticks + (LOOK_SOON if is_shown else LOOK_AGAIN)
        self.lookout.usual = self._default_host
        if isinstance(self._window.screen, FriendsPage):
            self.lookout.discover()
        if self.memberships or self.lookout.is_discovering:
            self._alarm.set(self._window)
        self.lookout.ask_all_again()

    @property
    def _default_host(self) -> Address | None:
        """Return the host at which tables are opened, None for this machine."""
        with suppress(Refused):
            return Address.read(self._app.settings.online_host)
        return None

    def _model(self) -> FriendsModel:
        if (missing := why_not_available()) is not None:
            return FriendsModel(missing=missing)
        lookout = self.lookout
        return FriendsModel(
            lookout.own_tables(), lookout.listed_tables(), is_hosting=self.own.is_running
        )

    def _forget_table(self, member: Membership) -> None:
        with suppress(OSError):  # it is listed as long as the disk refuses
            self.play.memberships.remove(member)
        self.lookout.forget(member)
        self._notify_screen()

    def _ask_to_stop_hosting(self) -> None:
        """Ask for confirmation before friends' tables are stopped."""
        self.own.use_running()
        screen = self._window.screen
        tables = self.own.shared_table_count if self.own.is_running else 0
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
        self.refresh_known_tables()
        self._notify_screen()

    def _default_name(self) -> str:
        """Return the name used online before, else that of the last local game."""
        if name := known_name(self._app):
            return name
        stored = set_ups.load(
            self._app.saves_folder, self._app.players.kinds, self._app.stored_section
        )
        seats = stored.seats if stored is not None else ()
        return next((seat.name for seat in seats if seat.player == HUMAN), "")

    def open_table(self, set_up: TableSetUp, own: Mapping[int, str]) -> None:
        """Open a table at the default host: the window's own, or the one of the settings."""
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN]
        address = self._default_host
        self._opens_here = address is None
        self.connect_to_table(
            membership_for_new_table(address or self.own.address, people, own), set_up
        )

    def join(self, invitation: SeatInvitation, name: str) -> None:
        """Join by an invitation or at a listed table; without a name as a spectator."""
        self.connect_to_table(self.play.memberships.membership_for_invitation(invitation, name))

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
            table.close_connection()
        self._show_turn()

    def ask_before_quitting(self, quit_now: Callable[[], None]) -> None:
        """Quit, after asking what to do with a host that friends use."""
        screen = self._window.screen
        tables = 0
        if self.own.is_running:
            tables = self.own.shared_table_count
        if screen is None or not tables or screen.stage.top_modal is self._farewell is not None:
            quit_now()
            return
        say = self._app.say

        def keep() -> None:
            self.own.leave_running()
            quit_now()

        replies = [
            Reply(say("hosting.keep"), keep, "primary", name="keep-hosting"),
            Reply(say("hosting.stop"), quit_now, name="stop-hosting"),
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        told = [say("hosting.question", count=tables), say("hosting.question-note")]
        self._farewell = ask(screen.stage, say("hosting.title"), told, replies)

    def show_hosting_message(self) -> None:
        """Show a message if a host of an earlier window still runs."""
        self.own.use_running()
        if self.own.is_running:
            self._app.announce(self._app.say("hosting.still"))

    def close(self) -> None:
        """Disconnect from everything, with notice to the hosts."""
        self.leave()
        self._alarm.stop()
        self.lookout.close()
        self.play.close()
        self.own.close()

    def connect_to_table(self, member: Membership, set_up: TableSetUp | None = None) -> None:
        """Connect to an own table, or open a new one."""
        self.leave()
        self._memory = self._memories.setdefault(member.table, ChatMemory())
        if not member.table:
            self._memories.pop("")
        self._notices = TableNotices(self._app)
        self._coming = (member, set_up)
        self._alarm.set(self._window)
        if self._is_own(member):
            self.own.start()
        if isinstance(self._window.screen, TableSetUpPage | LobbyPage):
            self._window.pop()
        told = (
            (lambda: self.table),
            self._refusal,
            self.invitation_texts,
            self._leave_lobby,
            self._default_name,
        )
        self._window.push(LobbyPage(self._app, LobbyHandlers(*told), self._memory))
        self.process_events()

    def reconnect_to_table(self, member: Membership) -> None:
        """Close everything that is open, and connect to a table."""
        self.leave()
        self._exits.leave()
        self.connect_to_table(member)

    def _is_own(self, member: Membership) -> bool:
        """Return whether a table is at the window's own host, or is about to be opened there."""
        return self.own.has_table(member.table) or (not member.table and self._opens_here)

    def _connect_pending(self) -> None:
        """Connect to the pending table, once its host is ready."""
        if self._coming is None:
            return
        member, set_up = self._coming
        if self._is_own(member):
            if not self.own.is_ready:
                return
            member = replace(member, address=self.own.address)
        self._coming = None
        self.table = self.play.join_or_open(member, set_up)
        self.table.watcher_name = known_name(self._app)

    def _reconnect_lost(self, table: RemoteTable) -> None:
        """Reconnect a table that lost its host: start the own host, or look for another address."""
        if self.own.has_table(table.membership.table):
            self.own.restart()
            if self.own.is_ready and table.membership.address != self.own.address:
                table.use_address(self.own.address)
        elif table.lost is not None and is_of_own_network(table.membership.address.host):
            self.lookout.discover()
            self.refresh_known_tables()

    def _on_host_moved(self, member: Membership) -> None:
        table = self.table
        if table is not None and not table.is_connected and table.membership.is_same_table(member):
            table.use_address(member.address)

    def _refusal(self) -> Reason | None:
        if self._coming is not None and self._is_own(self._coming[0]):
            return self.own.refusal
        return self.table.refusal if self.table is not None else None

    def _leave_lobby(self) -> None:
        self.leave()
        self._window.pop()

    def invitation_texts(self, invitation: SeatInvitation) -> Sequence[SeatLink]:
        """Return an invitation as text; for the own host once with each of its addresses."""
        if not self.own.has_table(invitation.table) or "--address" in self.own.words:
            return [SeatLink(str(invitation))]
        port = self.own.address.port
        found = own_addresses()
        if not found:
            return [SeatLink(str(replace(invitation, address=self.own.address)))]
        return [
            SeatLink(str(replace(invitation, address=Address(each.host, port))), each, port)
            for each in found
        ]

    def _process_soon(self) -> None:
        self._window.call_soon(self.process_events)

    def _tick(self) -> None:
        self._ticks += 1
        self._alarm.set(self._window)
        if self.table is None:
            self.refresh_known_tables()
        elif not self.table.is_connected and self.table.refusal is None:
            self._reconnect_lost(self.table)
        self.process_events()

    def process_events(self) -> None:
        """Process network events, and notify the open screen."""
        if self._look_at:
            self.lookout.ask_and_process()
        self._connect_pending()
        if (table := self.table) is not None:
            table.process_arrivals()
            problem = table.take_problem()
            if problem is not None and table.is_connected:
                self._app.announce(self._app.reason_text(problem))
            self._show_loss(table)
            if told := self._notices.new_messages(table):
                self._app.announce(" ".join(told))
            self._open_fitting_screen(table)
        self._show_turn()
        self._notify_screen()

    def _show_loss(self, table: RemoteTable) -> None:
        """Show once why a table is lost, unless it is only the connection."""
        if table.lost is not None and self.own.has_table(table.membership.table):
            table.lost = Reason("online.own-host")  # nobody has to be asked about it
        told = table.lost.key if table.lost is not None else ""
        if told not in (self._loss_told, "", "online.lost") and self._screen is not None:
            self._app.announce(self._app.reason_text(table.lost))
        self._loss_told = told

    def _open_fitting_screen(self, table: RemoteTable) -> None:
        """Open the screen that fits the table's state: lobby, table (again after a lost sync), or
        end."""
        screen = self._window.screen
        if table.refusal is not None and self._screen is not None:
            self._leave_table()
            if self._window.screen is not None:
                show_message(
                    self._window.screen.stage, self._app, [self._app.reason_text(table.refusal)]
                )
            return
        if table.is_connected:
            wanted = table.options.title, table.options.edition
            if wanted != (self._app.box.title.name, self._app.edition):
                self._exits.choose(*wanted)
                if isinstance(screen, LobbyPage):
                    screen.rebuild()
        if table.phase is not Phase.LOBBY and table.has_everything_shown:
            comes = isinstance(screen, LobbyPage) and self._screen is None
            if comes or (screen is self._screen is not None and table.is_afresh):
                self._open_table_screen(table)
        if self._is_over and table.journal is not None:
            self._show_end(table, table.journal)
        elif self._after is not None:
            if self._after.is_shown:
                self._after.on_news()
            else:
                self.leave()  # the end page has been left

    def _open_table_screen(self, table: RemoteTable) -> None:
        before = self._screen
        table.is_afresh = False
        exits = TableHandlers(
            self._on_game_over,
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

    def _on_game_over(self, match: Match) -> None:
        self._is_over = True
        self._process_soon()

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
            self._app.tell([self._app.disk_error_text(problem)])
            file = None
        table.finish(reading.chronicle)
        if self._screen is not None:
            self._screen.left = lambda: None  # the end page keeps the company
            self._screen = None
        self._after = AfterTheGame(
            self._app, self._window, table, come=self.connect_to_table, open_set_up=self.open_set_up
        )
        self._exits.over(table, file, self._after.online_end_options)

    def _notify_screen(self) -> None:
        screen = self._window.screen
        told = self.due_table_count, len(self.memberships)
        news = not isinstance(screen, ShelfScreen) or told != self._told
        if isinstance(screen, FriendsPage | LobbyPage | OnlineTable | ShelfScreen) and news:
            self._told = told
            screen.on_news()

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
            self._app.kit.sound.play_alert("your-turn")
