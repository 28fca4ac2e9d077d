"""What online play tells the player outside its pages: notices, the window's title, a sound, and
the count on the shelf."""

from __future__ import annotations

from game.client.app import App
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.online.online_tables_page import OnlineTablesPage
from game.client.online.table_connection import TableConnection
from game.client.online.table_notices import TableNoticeWriter
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.title import TitleScreen
from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.scene.window.window import Window


class OnlineAnnouncements:
    """Announces each piece of news about the open table once, and passes news to open pages."""

    def __init__(self, app: App, window: Window, connection: TableConnection) -> None:
        self._app = app
        self._window = window
        self._connection = connection
        self._notices = TableNoticeWriter(app)
        self._announced_loss_key = ""
        self._is_own_turn_shown = False
        self._last_shown_counts: tuple[int, int] | None = None

    @property
    def due_table_count(self) -> int:
        """The number of the player's tables at which a person at this screen has to decide, as far
        as is known."""
        statuses = self._connection.status_monitor.table_statuses
        return sum(status.is_own_seat_due for status in statuses.values())

    def forget_known_clocks(self) -> None:
        """Forget the times left on the clocks, from which clock warnings are made, because another
        table is opened."""
        self._notices = TableNoticeWriter(self._app)

    def announce_table_news(self, table: RemoteTable, *, has_screen: bool) -> None:
        """Announce a problem, why the connection was lost, and what others did since the last
        call; a loss is announced only if the table `has_screen`."""
        problem = table.take_problem()
        if problem is not None and table.is_connected:
            self._app.show_notice(self._app.reason_text(problem))
        self._announce_stop_unless_connection_lost(table, has_screen=has_screen)
        if notice_texts := self._notices.take_new_notice_texts(table):
            self._app.show_notice(" ".join(notice_texts))

    def _announce_stop_unless_connection_lost(
        self, table: RemoteTable, *, has_screen: bool
    ) -> None:
        """Announce once why a table has stopped, unless only the connection was lost. If there is
        no screen to announce it on (`has_screen` is False), only remember the reason."""
        if table.connection_loss_reason is not None and self._connection.is_table_at_own_host:
            # nobody has to be asked about it
            table.connection_loss_reason = Reason("online.own-host")
        reason = table.connection_loss_reason
        key = reason.key if reason is not None else ""
        if has_screen and key not in (self._announced_loss_key, "", "online.lost"):
            self._app.show_notice(self._app.reason_text(reason))
        self._announced_loss_key = key

    def announce_own_turn_at_open_table(self) -> None:
        """Say in the window's title whether a person at this screen has to decide at the open
        table. When this becomes true while the window is in the background, play a sound.

        While the window is in front, the title changes only when the table shows the step that the
        game has reached.
        """
        table = self._connection.table
        is_own_turn = (
            table is not None
            and table.question_for_own_seat() is not None
            and not self._is_front_table_showing_earlier_step
        )
        if is_own_turn == self._is_own_turn_shown:
            return
        self._is_own_turn_shown = is_own_turn
        name = self._app.say("title.name")
        title = self._app.say("online.window", name=name) if is_own_turn else name
        self._window.set_title(title)
        if is_own_turn and not self._window.is_in_front:
            self._app.kit.sound.play_alert("your-turn")

    @property
    def _is_front_table_showing_earlier_step(self) -> bool:
        """Whether this window is in front and shows an online table at an earlier step than the one
        that the game has reached."""
        page = self._window.screen
        is_behind = isinstance(page, OnlineTableScreen) and page.shows_earlier_steps
        return is_behind and self._window.is_in_front

    def pass_news_to_screen(self) -> None:
        """Call `on_news` of the top screen; of the shelf and the title page only if the counts
        that they show have changed."""
        page = self._window.screen
        counts = self.due_table_count, len(self._connection.memberships)
        have_counts_changed = counts != self._last_shown_counts
        self._last_shown_counts = counts
        if isinstance(page, OnlineTablesPage | LobbyPage | OnlineTableScreen) or (
            have_counts_changed and isinstance(page, ShelfScreen | TitleScreen)
        ):
            page.on_news()
