"""The pages of one online table: its lobby, its table and the end page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.online.after_the_game import OnlineEndPageActions
from game.client.online.chat_box import ChatMemory
from game.client.online.finished_online_game import save_finished_game
from game.client.online.lobby_handlers import LobbyHandlers
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_flow_actions import OnlineFlowActions
from game.client.online.online_table import OnlineTableScreen
from game.client.online.table_connection import TableConnection
from game.client.online.table_set_up import TableSetUpPage
from game.client.session.prompt_controller import TableExits
from game.client.widgets.dialogs import show_message
from game.match.match import Match
from game.online.client.membership import Membership
from game.online.client.remote_table import TABLE_CLOSED_REASON_KEY, RemoteTable
from game.online.protocol.table_state import Phase
from game.records.saved_game_folder import SavedGameFolder
from game.scene.window.window import Window


@dataclass(frozen=True, slots=True)
class TablePagesActions:
    """The functions of online play that the pages of an online table call."""

    disconnect_from_open_table: Callable[[], None]
    connect_to_table: Callable[[Membership], None]
    open_table_set_up: Callable[[], None]
    default_player_name: Callable[[], str]
    process_events_soon: Callable[[], None]
    forget_table: Callable[[Membership], None]


class OnlineTablePages:
    """Opens the page that fits the state of the open table, and keeps the chat state (draft and
    read messages) of every table visited."""

    def __init__(
        self,
        app: App,
        window: Window,
        saves: SavedGameFolder,
        connection: TableConnection,
        *,
        actions: TablePagesActions,
        flow_actions: OnlineFlowActions,
    ) -> None:
        self._app = app
        self._window = window
        self._saves = saves
        self._connection = connection
        self._actions = actions
        self._flow_actions = flow_actions
        self._chat_memory = ChatMemory()
        self._chat_memories_by_table = dict[str, ChatMemory]()  # by the tables' names
        self._screen: OnlineTableScreen | None = None
        self._is_end_pending = False  # the end is shown as soon as the whole game has come
        self._end_page_actions: OnlineEndPageActions | None = None

    @property
    def has_table_screen(self) -> bool:
        """Whether the screen of the table has been opened and is not left."""
        return self._screen is not None

    def forget_pages_of_open_table(self) -> None:
        """Forget the pages of the open table, but keep its chat for a return to it; must be called
        before the connection to the table is closed."""
        table = self._connection.table
        if table is not None:
            self._chat_memories_by_table[table.membership.table] = self._chat_memory
        self._screen = None
        self._end_page_actions = None
        self._is_end_pending = False

    def open_lobby(self, membership: Membership) -> None:
        """Show the lobby of the table that is being connected to, with its stored chat state; a
        set-up page or another lobby on top is closed first."""
        self._chat_memory = self._chat_memories_by_table.setdefault(membership.table, ChatMemory())
        if not membership.table:
            self._chat_memories_by_table.pop("")
        if isinstance(self._window.screen, TableSetUpPage | LobbyPage):
            self._window.pop()
        handlers = LobbyHandlers(
            lambda: self._connection.table,
            lambda: self._connection.refusal,
            self._connection.invitation_links,
            self._leave_table_and_lobby,
            self._actions.default_player_name,
        )
        self._window.push(LobbyPage(self._app, handlers, self._chat_memory))

    def open_fitting_page_or_leave_if_refused(self, table: RemoteTable) -> None:
        """Open the page that fits the table's state: the lobby, the table or the end page. If
        the host has refused the player for good, leave the table and show why; a closed table
        is also forgotten."""
        if table.final_refusal is not None and table.final_refusal.key == TABLE_CLOSED_REASON_KEY:
            self._actions.forget_table(table.membership)
        if table.final_refusal is not None and self._screen is not None:
            self._leave_and_show_refusal(table)
            return
        if table.is_connected:
            self._open_edition_of(table)
        if table.phase is not Phase.LOBBY and table.are_viewpoints_up_to_date:
            page = self._window.screen
            begins = isinstance(page, LobbyPage) and self._screen is None
            if begins or (page is self._screen is not None and table.is_afresh):
                self._open_table_screen(table)
        if self._is_end_pending and table.journal_bytes is not None:
            self._save_game_and_show_end(table, table.journal_bytes)
        elif self._end_page_actions is not None:
            if self._end_page_actions.is_end_page_open:
                self._end_page_actions.on_news()
            else:
                self._actions.disconnect_from_open_table()  # the end page has been left

    def _open_edition_of(self, table: RemoteTable) -> None:
        """Make the table's title and edition the open ones, if they are not."""
        page = self._window.screen
        wanted = table.options.title, table.options.edition
        if wanted != (self._app.box.title.name, self._app.edition):
            self._flow_actions.open_edition(*wanted)
            if isinstance(page, LobbyPage):
                page.rebuild()

    def _open_table_screen(self, table: RemoteTable) -> None:
        old_screen = self._screen
        table.is_afresh = False
        exits = TableExits(
            self._mark_end_pending_and_process_soon,
            self._leave_table_and_screen,
            "online.leave" if table.own_seats else "online.leave-watching",
        )
        self._screen = OnlineTableScreen(
            self._app, table, exits, self._chat_memory, self._actions.disconnect_from_open_table
        )
        self._screen.on_caught_up = self._actions.process_events_soon
        if old_screen is not None:
            old_screen.on_left = lambda: None  # the new screen continues with the table
        self._flow_actions.show_table_screen(self._screen)

    def _mark_end_pending_and_process_soon(self, match: Match) -> None:
        self._is_end_pending = True
        self._actions.process_events_soon()

    def _save_game_and_show_end(self, table: RemoteTable, journal: bytes) -> None:
        """Save a finished online game and show the end page; if there is nothing to save, only
        leave the table."""
        self._is_end_pending = False
        saved = save_finished_game(self._app, self._saves, table, journal)
        if saved is None:
            self._leave_table_and_screen()
            return
        table.store_finished_game(saved.chronicle)
        if self._screen is not None:
            self._screen.on_left = lambda: None  # the end page stays connected to the table
            self._screen = None
        self._end_page_actions = OnlineEndPageActions(
            self._app,
            self._window,
            table,
            join_table=self._actions.connect_to_table,
            open_set_up=self._actions.open_table_set_up,
        )
        self._flow_actions.on_game_over(
            table, saved.file, self._end_page_actions.online_end_actions
        )

    def _leave_and_show_refusal(self, table: RemoteTable) -> None:
        self._leave_table_and_screen()
        page = self._window.screen
        if page is not None:
            show_message(page.stage, self._app, [self._app.reason_text(table.final_refusal)])

    def _leave_table_and_screen(self) -> None:
        self._actions.disconnect_from_open_table()
        self._flow_actions.leave_to_title_page()

    def _leave_table_and_lobby(self) -> None:
        self._actions.disconnect_from_open_table()
        self._window.pop()
