"""After an online game: the end page keeps the chat, and the same people can play again."""

from collections.abc import Callable

from game.client.app import App
from game.client.online.chat_box import ChatContext, ChatMemory
from game.client.online.chat_dialog import ChatDialog
from game.client.online.participant_texts import chat_line_text
from game.client.screens.end import EndScreen, OnlineEndActions
from game.online.client.membership import Membership
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import ChatLine
from game.scene.window.window import Window


class OnlineEndPageActions:
    """Lets the people of a finished online game chat and request another game, while the end page
    is in the window's stack of screens.

    `join_table` connects to the table at which the same people play again; `open_set_up` opens the
    set-up of a new table if that is not possible.
    """

    def __init__(
        self,
        app: App,
        window: Window,
        table: RemoteTable,
        *,
        join_table: Callable[[Membership], None],
        open_set_up: Callable[[], None],
    ) -> None:
        """Store the table, and mark its chat as read; must be called before the end page opens."""
        self._app = app
        self._window = window
        self._table = table
        self._join_table = join_table
        self._open_set_up = open_set_up
        self._chat_memory = ChatMemory()
        self._chat_memory.mark_all_read(table)
        self._known_chat_line_count = len(table.chat_lines)
        self._chat_dialog: ChatDialog | None = None
        self._has_requested_rematch = False

    @property
    def online_end_actions(self) -> OnlineEndActions:
        """The actions and captions of the end page's buttons for another game and for the chat."""
        return OnlineEndActions(
            self._join_or_request_rematch_or_open_set_up,
            self._rematch_caption,
            self._open_chat,
            self._chat_caption,
        )

    @property
    def is_end_page_open(self) -> bool:
        """Return whether the end page is open, perhaps below other pages."""
        return any(isinstance(screen, EndScreen) for screen in self._window.screens)

    def on_news(self) -> None:
        """Process news from the table: join the next game if it was requested and is open;
        otherwise show new chat messages and update the end page."""
        table = self._table
        screen = self._window.screen
        if self._has_requested_rematch and table.next_game_membership is not None:
            self._has_requested_rematch = False
            self._join_table(table.next_game_membership)
            return
        fresh = table.chat_lines[self._known_chat_line_count :]
        self._known_chat_line_count = len(table.chat_lines)
        if self._chat_dialog is not None and self._chat_dialog.is_open:
            self._chat_dialog.on_news()
        elif isinstance(screen, EndScreen):
            said = [line for line in fresh if isinstance(line, ChatLine)]
            others = [line for line in said if line.seat not in table.own_seats]
            if others and not self._chat_memory.is_muted:
                self._app.show_notice(chat_line_text(self._app, table, others[-1]))
        if isinstance(screen, EndScreen):
            screen.on_news()

    def _join_or_request_rematch_or_open_set_up(self) -> None:
        """Join the next game if one has been requested; else request it, or, if that is not
        possible, open the set-up of a new table."""
        table = self._table
        if table.next_game_membership is not None:
            self._join_table(table.next_game_membership)
        elif table.own_seats and table.can_host_open_next_game:
            self._has_requested_rematch = True
            table.request_next_game()
        else:
            self._open_set_up()

    def _rematch_caption(self) -> str:
        table = self._table
        if table.next_game_membership is not None:
            return self._app.say("online.come-along")
        may = table.own_seats and table.can_host_open_next_game
        return self._app.say("online.play-again" if may else "end.rematch")

    def _open_chat(self) -> None:
        screen = self._window.screen
        if screen is not None:
            context = ChatContext(self._app, screen.stage, self._table, self._chat_memory)
            self._chat_dialog = ChatDialog(context)
            self._chat_dialog.open()

    def _chat_caption(self) -> str:
        unread = self._chat_memory.unread_count(self._table)
        chat = self._app.say("online.chat")
        return f"{chat} ({unread})" if unread else chat
