"""Dialogs: a heading, a few sentences and two or three buttons on parchment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.key_commands import button_keys_if_menu_or_lesson_command
from game.scene.layout import Column, Container, Row, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Button, Label

MAX_REPLIES_PER_ROW = 4
MIN_MANY_REPLIES = 8
MAX_REPLIES_PER_ROW_WHEN_MANY = 3
ENTER_KEYS = ("return",)  # chooses the reply in gold while the keyboard is nowhere
ONLY_BUTTON_MIN_WIDTH = 280.0  # how wide the only button is at least


@dataclass(frozen=True, slots=True)
class DialogReply:
    """A button of a dialog: its text and its action `on_chosen`, which is called after the dialog
    has closed."""

    text: str
    on_chosen: Callable[[], None]
    skin: str = "quiet"
    key_cap: str = ""
    name: str = ""
    tooltip: str = ""


def make_dialog_sheet(
    title: str,
    *content: Node | None,
    width: float = theme.DIALOG_WIDTH,
    name: str = "dialog",
) -> Column:
    """Return a sheet of parchment, `width` u wide, with a heading and content below it; `name` is
    the name of its node."""
    return Column(
        Label(title, PAPER_STYLES.head, wraps=True),
        *content,
        gap=theme.MEDIUM_GAP,
        padding=(theme.EXTRA_WIDE_GAP, theme.PAPER_SIDE_PADDING),
        skin="parchment",
        width=width,
        label=title,
        name=name,
    )


def make_button_row(*buttons: Node, **node_values: Unpack[NodeValues]) -> Row:
    """Return a row of buttons for the foot of a dialog; they share its width equally."""
    for each in buttons:
        each.grow = 1.0
        each.basis = 0.0
        each.min_height = theme.BUTTON_HEIGHT
    return Row(
        *buttons, gap=theme.MEDIUM_GAP, padding=(theme.TIGHT_GAP, 0.0, 0.0, 0.0), **node_values
    )


def open_question_dialog(
    stage: Stage,
    title: str,
    sentences: Sequence[str],
    replies: Sequence[DialogReply],
    *,
    is_closable: bool = True,
) -> Modal:
    """Open a dialog with sentences and replies on the stage, and return it. The focus is on the
    primary reply, or on the first one if there is no primary reply.

    Escape chooses the last reply; if the dialog is not `is_closable` it does nothing.
    """
    buttons: list[Button] = []
    rows: list[Container] = []

    def choose(reply: DialogReply) -> None:
        modal.on_close = reply.on_chosen
        stage.close_dialog_and_those_above(modal)

    for row in split_replies_into_rows(replies):
        made = [_make_reply_button(reply, partial(choose, reply)) for reply in row]
        rows.append(_make_single_button_row(made[0]) if len(made) == 1 else make_button_row(*made))
        buttons += made
    texts = [Label(sentence, PAPER_STYLES.body, wraps=True) for sentence in sentences]
    modal = Modal(
        make_dialog_sheet(title, *texts, Column(*rows, gap=theme.HAIR_GAP)),
        on_close=replies[-1].on_chosen,
        is_closable=is_closable,
    )
    stage.open_dialog(modal, next((node for node in buttons if node.skin == "primary"), None))
    return modal


def show_message(
    stage: Stage,
    app: App,
    sentences: Sequence[str],
    *extra_replies: DialogReply,
    title_key: str = "message.title",
) -> None:
    """Show sentences in a dialog with a button that closes it; `extra_replies` are additional
    buttons, `title_key` is a text key."""
    close = DialogReply(app.say("button.close"), lambda: None, "primary", "@back")
    open_question_dialog(stage, app.say(title_key), sentences, (*extra_replies, close))


def split_replies_into_rows(replies: Sequence[DialogReply]) -> list[Sequence[DialogReply]]:
    """Return the replies in as few rows as possible, of nearly equal length. From
    `MIN_MANY_REPLIES` replies on, a row may have more of them."""
    most = MAX_REPLIES_PER_ROW if len(replies) < MIN_MANY_REPLIES else MAX_REPLIES_PER_ROW_WHEN_MANY
    count = -(-len(replies) // most)
    length = -(-len(replies) // count)
    return [replies[at : at + length] for at in range(0, len(replies), length)]


def _make_single_button_row(button: Button) -> Row:
    """Return a row with one button, centred and narrower than the dialog."""
    button.min_width = ONLY_BUTTON_MIN_WIDTH
    return Row(button, justify="centre", padding=(theme.TIGHT_GAP, 0.0, 0.0, 0.0))


def _make_reply_button(reply: DialogReply, on_chosen: Callable[[], None]) -> Button:
    button = Button(reply.text, skin=reply.skin, key_cap=reply.key_cap, name=reply.name)
    button.min_height = theme.BUTTON_HEIGHT
    button.keys = (
        *button_keys_if_menu_or_lesson_command(reply.key_cap),
        *ENTER_KEYS * (reply.skin == "primary"),
    )
    button.tooltip = reply.tooltip or None
    button.ignores_hasty_input = True
    button.on_click = on_chosen
    return button
