"""The questions and the message about the window's own host while friends use it."""

from collections.abc import Callable

from game.client.app import App
from game.client.online.own_host import OwnHost
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.scene.stage.modal import Modal
from game.scene.window.window import Window


class HostingDialogs:
    """Asks for confirmation before this window's host ends.

    Before the button stops the host, it asks if friends have seats at the host's tables. Before
    quitting, it also asks if friends are only awaited; then the player may leave the host running,
    and the next start announces it. `on_stopped` is called after the button has stopped the host.
    """

    def __init__(
        self, app: App, window: Window, own_host: OwnHost, on_stopped: Callable[[], None]
    ) -> None:
        self._app = app
        self._window = window
        self._own_host = own_host
        self._on_stopped = on_stopped
        self._quit_dialog: Modal | None = None

    def use_and_announce_running_host(self) -> None:
        """Use a host that an earlier window left running, and announce that it still runs; do
        nothing if there is none."""
        self._own_host.use_host_left_running()
        if self._own_host.is_running:
            self._app.show_notice(self._app.say("hosting.still"))

    def ask_to_stop_hosting(self) -> None:
        """Stop this window's host, after asking for confirmation if friends have seats at its
        tables."""
        self._own_host.use_host_left_running()
        screen = self._window.screen
        tables = self._own_host.unfinished_friend_table_counts.joined_table_count
        if screen is None or not tables:
            self._stop_hosting()
            return
        say = self._app.say
        replies = [
            DialogReply(say("hosting.stop-here"), self._stop_hosting, name="stop-now"),
            DialogReply(say("hosting.go-on"), lambda: None, "primary", "@back", "cancel"),
        ]
        told = [say("hosting.question", count=tables), say("hosting.stop-note")]
        open_question_dialog(screen.stage, say("hosting.stop-title"), told, replies)

    def ask_before_quitting(self, quit_now: Callable[[], None]) -> None:
        """Ask whether to leave the host running, to stop it, or not to quit; call `quit_now` if the
        player decides to quit.

        Call `quit_now` at once, without the question, if this window's host has no unfinished table
        for friends, or if the question is open already.
        """
        screen = self._window.screen
        tables = self._own_host.unfinished_friend_table_counts
        count = tables.joined_table_count + tables.unjoined_table_count
        if screen is None or not count or screen.stage.top_modal is self._quit_dialog is not None:
            quit_now()
            return
        say = self._app.say

        def leave_host_running_and_quit() -> None:
            self._own_host.leave_host_running()
            quit_now()

        replies = [
            DialogReply(
                say("hosting.keep"), leave_host_running_and_quit, "primary", name="keep-hosting"
            ),
            DialogReply(say("hosting.stop"), quit_now, name="stop-hosting"),
            DialogReply(say("button.cancel"), lambda: None, key_cap="@back", name="cancel"),
        ]
        if tables.joined_table_count:
            told = [say("hosting.question", count=count), say("hosting.question-note")]
        else:
            told = [say("hosting.awaited", count=count), say("hosting.awaited-note", count=count)]
        self._quit_dialog = open_question_dialog(screen.stage, say("hosting.title"), told, replies)

    def _stop_hosting(self) -> None:
        """End this window's host, also if an earlier window left it running, and report that it was
        stopped."""
        self._own_host.close()
        self._on_stopped()
