"""The chat as a dialog, for pages without a table."""

from typing import Final

from game.client.online.chat_box import ChatBox, ChatContext
from game.client.widgets.buttons import ButtonSpec
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.text.text_styles import HEADING_STYLE
from game.scene.widgets import Label
from game.scene.widgets.kept_carets import KeptCarets

DIALOG_WIDTH: Final = 760.0
DIALOG_HEIGHT: Final = 560.0
CLOSE_BUTTON_WIDTH: Final = 44.0


class ChatDialog:
    """Opens the chat as a dialog above a page, and rebuilds it when the chat changes."""

    def __init__(self, context: ChatContext) -> None:
        """Store the context; the dialog is closed."""
        self._context = context
        self._modal: Modal | None = None
        self._last_shown_values: object = None

    @property
    def is_open(self) -> bool:
        """Whether the chat is on the screen."""
        return self._modal is not None

    def open(self) -> None:
        """Open the dialog; its field has the focus."""
        content = self._build_content_and_mark_read()
        self._modal = Modal(content, on_close=self._on_closed)
        self._context.stage.open_dialog(self._modal, content.find("say"))

    def on_news(self) -> None:
        """Rebuild the open dialog if the chat has changed."""
        if self._modal is not None and self._shown_values() != self._last_shown_values:
            self._rebuild_content()

    def _rebuild_content(self) -> None:
        """Rebuild the content; focus, caret and selection are kept."""
        modal = self._modal
        stage = self._context.stage
        if modal is None or stage.top_modal is not modal:
            return
        carets = KeptCarets(modal)
        focused = stage.focus.node
        shown = stage.focus.is_ring_shown
        modal.on_close = lambda: None
        stage.close_dialog_and_those_above(modal)
        self.open()
        assert self._modal is not None
        carets.restore(self._modal)
        again = self._modal.find(focused.name) if focused is not None and focused.name else None
        stage.focus.focus_node(again or self._modal.find("say"), shows_ring=shown)
        stage.update_before_next_drawing()

    def _on_closed(self) -> None:
        self._modal = None

    def _shown_values(self) -> object:
        table = self._context.table
        memory = self._context.memory
        return len(table.chat_lines), memory.is_muted

    def _build_content_and_mark_read(self) -> Node:
        context = self._context
        app = context.app
        self._last_shown_values = self._shown_values()
        context.memory.mark_all_read(context.table)
        title = app.say("online.chat")
        way = ButtonSpec(
            "chat-close", "", self._close_dialog, "x", "@back", tooltip=app.say("button.close")
        )
        shut = way.make_plain_button(
            app,
            "slate",
            label=way.tooltip,
            width=CLOSE_BUTTON_WIDTH,
            height=theme.SMALL_CONTROL_HEIGHT,
        )
        return Column(
            Row(Label(title, HEADING_STYLE, grow=1), shut, align="centre"),
            ChatBox(context, on_change=self._rebuild_content, grow=1),
            gap=theme.MEDIUM_GAP,
            padding=(
                theme.MEDIUM_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
            ),
            skin="slate",
            label=title,
            width=DIALOG_WIDTH,
            height=DIALOG_HEIGHT,
        )

    def _close_dialog(self) -> None:
        self._context.stage.close_dialog_and_those_above(self._modal)
