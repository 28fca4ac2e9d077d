"""The chat of an online table: messages and events, and a field to write in."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Unpack

from game.client.app import App
from game.client.online import participant_texts
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.scroll_pane import ScrollPane
from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.online.protocol.surroundings import CHAT_PHRASE_KEYS
from game.online.protocol.table_state import (
    MAX_CHAT_LINE_LETTERS,
    MAX_WATCHER_LINE_LETTERS,
    ChatLine,
)
from game.scene.layout import Column, Row, theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY_STYLE, NOTE_STYLE
from game.scene.widgets import Label, TextField

FIELD_HEIGHT: Final = 48.0
MAX_SHOWN_LINES: Final = 200  # that can be scrolled back to
MAX_TYPED_LETTERS: Final = (
    2000  # letters of the field: what is too long to be sent can be shortened
)
END_SCROLL_TOLERANCE: Final = 4.0  # u above the end that still count as the end


class ChatMemory:
    """The state of a table's chat in one window: the draft, the number of read messages, and
    whether the chat is muted.

    `scroll_offset` is the scroll position of the lines, None to follow the latest line.
    """

    def __init__(self) -> None:
        """Start with an empty draft; no lines count as read."""
        self.draft = ""
        self.read_count: int | None = None  # how many lines were seen; None before any came
        self.is_muted = False
        self.scroll_offset: float | None = None

    def unread_count(self, table: RemoteTable) -> int:
        """Return the number of unread messages of people at other screens; 0 while the chat is
        muted.

        A window that has not shown the chat yet counts the messages after the last one written by a
        seat of this screen.
        """
        said = _chat_messages(table)
        if self.read_count is None:
            own = [at for at, line in enumerate(said) if line.seat in table.own_seats]
            self.read_count = own[-1] + 1 if own else 0
        fresh = said[self.read_count :]
        return 0 if self.is_muted else sum(line.seat not in table.own_seats for line in fresh)

    def mark_all_read(self, table: RemoteTable) -> None:
        """Mark all messages as read."""
        self.read_count = len(_chat_messages(table))


def _chat_messages(table: RemoteTable) -> list[ChatLine]:
    """Return the chat messages without the table's events."""
    return [line for line in table.chat_lines if isinstance(line, ChatLine)]


class ChatPane(ScrollPane):
    """The lines of a chat, scrolled to the latest; if the person has scrolled back, the position is
    kept."""

    def __init__(
        self, content: Node, chat_memory: ChatMemory, **node_values: Unpack[NodeValues]
    ) -> None:
        """Store the memory, whose scroll position is used at the first layout."""
        self._memory: ChatMemory | None = None
        self._stored_memory = chat_memory
        super().__init__(content, **node_values)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Lay the lines out and scroll to the position in the memory, or to the end."""
        offset = self._stored_memory.scroll_offset
        self._memory = None
        super().lay_out_children(measurer)
        self.scroll_to(self.content_overflow_height if offset is None else offset)
        self._memory = self._stored_memory
        self.focusable = self.is_scrollable

    def scroll_to(self, offset: float) -> None:
        """Scroll to an offset in u, and store it in the memory, or None there if that is the
        end."""
        super().scroll_to(offset)
        if self._memory is not None:
            is_end = self.offset >= self.content_overflow_height - END_SCROLL_TOLERANCE
            self._memory.scroll_offset = None if is_end else self.offset

    def restore_offset(self, offset: float, visible_focused_node: Node | None) -> None:
        """Do nothing: ChatMemory, which outlives the pane, keeps the scroll position."""


@dataclass(frozen=True, slots=True)
class ChatContext:
    """What a chat needs: the app, the stage, the table and the chat's memory."""

    app: App
    stage: Stage
    table: RemoteTable
    memory: ChatMemory


class ChatBox(Column):
    """A chat: its lines above, and below them the field for typing and two buttons."""

    def __init__(
        self,
        context: ChatContext,
        *,
        on_change: Callable[[], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Build the box; `on_change` is called when the box needs to be rebuilt."""
        self._app = context.app
        self._stage = context.stage
        self._table = context.table
        self._memory = context.memory
        self._on_change = on_change
        super().__init__(
            self._build_message_pane(), self._build_input_row(), gap=theme.TIGHT_GAP, **node_values
        )

    def _build_message_pane(self) -> Node:
        app = self._app
        lines = self._table.chat_lines[-MAX_SHOWN_LINES:]
        told = [
            (participant_texts.chat_line_text(app, self._table, line), _line_text_style(line))
            for line in lines
        ]
        labels = [Label(text, style, wraps=True) for text, style in told if text]
        if self._memory.is_muted or not labels:
            words = app.say("online.muted" if self._memory.is_muted else "online.no-chat")
            return Label(words, NOTE_STYLE, wraps=True, name="chat", grow=1, shrink=0)
        column = Column(*labels, gap=theme.HAIR_GAP, justify="end")
        label = app.say("online.chat")
        return ChatPane(column, self._memory, name="chat", label=label, grow=1, basis=0.0)

    def _build_input_row(self) -> Node:
        app = self._app
        memory = self._memory
        say = app.say
        mute = "unmute" if memory.is_muted else "mute"
        ways = [
            ButtonSpec("phrases", "", self._ask_for_phrase, "book", tooltip=say("online.phrases")),
            ButtonSpec("mute", "", self._toggle_mute, "sound", tooltip=say(f"online.{mute}")),
        ]
        words = say("online.write")
        write = TextField(
            memory.draft,
            self._store_draft,
            max_letters=MAX_TYPED_LETTERS,
            placeholder=words,
            name="say",
            grow=1,
        )
        write.on_submit = self._send
        write.label = words
        buttons = []
        for way in ways:
            button = way.make_plain_button(
                app, "slate", label=way.tooltip, width=FIELD_HEIGHT, height=FIELD_HEIGHT
            )
            button.chosen = way.name == "mute" and memory.is_muted
            buttons.append(button)
        return Row(write, *buttons, gap=theme.TIGHT_GAP, min_height=FIELD_HEIGHT)

    def _store_draft(self, text: str) -> None:
        self._memory.draft = text

    def _send(self) -> None:
        """Send the draft and clear it; do nothing if it is empty. If it is too long, show a notice
        instead of sending it. While the table is not connected, the draft is kept."""
        text = self._memory.draft.strip()
        most = MAX_CHAT_LINE_LETTERS if self._table.own_seats else MAX_WATCHER_LINE_LETTERS
        if not text:
            return
        if len(text) > most:
            refusal = Reason("online.long-text", {"letters": len(text), "most": most})
            self._stage.show_top_notice(self._app.reason_text(refusal))
            return
        if self._table.is_connected:
            self._memory.draft = ""
            self._memory.scroll_offset = None
        self._table.send_chat(text)
        self._on_change()

    def _toggle_mute(self) -> None:
        self._memory.is_muted = not self._memory.is_muted
        self._on_change()

    def _ask_for_phrase(self) -> None:
        say = self._app.say
        replies = [
            DialogReply(
                say(f"phrase.{key}"),
                partial(self._table.send_chat, phrase=key),
                name=f"phrase:{key}",
            )
            for key in CHAT_PHRASE_KEYS
        ]
        close = DialogReply(say("button.cancel"), lambda: None, "primary", "@back", "cancel")
        open_question_dialog(self._stage, say("online.phrases"), [], [*replies, close])


def _line_text_style(line: object) -> TextStyle:
    """Return the text style of a line: messages are larger than events."""
    return BODY_STYLE if isinstance(line, ChatLine) else NOTE_STYLE
