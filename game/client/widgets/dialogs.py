"""Dialogs: a heading, a few sentences and two or three buttons on parchment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.key_commands import menu_keys
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Label, Panel

WIDTH = 720.0
LINE = 26.0
LINE_LETTERS = 70
REPLIES = 68.0
BUTTON = 54.0
MOST_IN_A_ROW = 4
MANY = 8
MANY_IN_A_ROW = 3
LEAST_LETTERS = 8
CAP_LETTERS = 5  # what the width of a button is shared out by
LETTER = 9.0  # u
ENTER = ("return",)  # chooses the reply in gold while the keyboard is nowhere
ALONE = 280.0  # how wide the only button is


@dataclass(frozen=True, slots=True)
class Reply:
    """A button of a dialog; the dialog is closed before `then` is called."""

    text: str
    then: Callable[[], None]
    skin: str = "quiet"
    cap: str = ""
    name: str = ""
    tip: str = ""


def ask(
    stage: Stage,
    title: str,
    sentences: Sequence[str],
    replies: Sequence[Reply],
    *,
    closable: bool = True,
) -> Modal:
    """Open a dialog on the stage and return it; the reply in gold has the focus, else the first.
    Closed by Escape it does what the last reply does.
    """
    heights = [LINE * -(-len(sentence) // LINE_LETTERS) for sentence in sentences]
    rows = in_rows(replies)
    height = 90 + sum(heights) + 12 * len(heights) + 22 + REPLIES * len(rows)
    panel = Panel("parchment", width=WIDTH, height=height, label=title, name="dialog")
    panel.add(Label(title, ON_PAPER.head, **box(32, 22, WIDTH - 64, 44)))
    top = 84.0
    for sentence, tall in zip(sentences, heights, strict=True):
        panel.add(Label(sentence, ON_PAPER.body, wrap=True, **box(32, top, WIDTH - 64, tall)))
        top += tall + 12
    modal = Modal(panel, on_close=replies[-1].then, closable=closable)

    def choose(reply: Reply) -> None:
        modal.on_close = reply.then
        stage.close(modal)

    for number, row in enumerate(rows):
        panel.add(*_buttons(row, height - 14 - REPLIES * (len(rows) - number), choose))
    buttons = [node for node in panel.walk() if isinstance(node, Button)]
    stage.open(modal, next((node for node in buttons if node.skin == "primary"), None))
    return modal


def tell(
    stage: Stage, app: App, sentences: Sequence[str], *ways: Reply, title: str = "message.title"
) -> None:
    """Say something that can be closed again; `ways` are offered besides."""
    close = Reply(app.say("button.close"), lambda: None, "primary", "@back")
    ask(stage, app.say(title), sentences, (*ways, close))


def in_rows(replies: Sequence[Reply]) -> list[Sequence[Reply]]:
    """Return the replies in rows of nearly the same length, few rows as long as they are few."""
    most = MOST_IN_A_ROW if len(replies) < MANY else MANY_IN_A_ROW
    count = -(-len(replies) // most)
    length = -(-len(replies) // count)
    return [replies[at : at + length] for at in range(0, len(replies), length)]


def _buttons(replies: Sequence[Reply], top: float, choose: Callable[[Reply], None]) -> list[Node]:
    """Buttons side by side, equally wide if their words allow it, else by their length. One alone
    stands in the middle and is no wider than it has to be.
    """
    gap = 14.0
    room = WIDTH - 64 - gap * (len(replies) - 1)
    letters = [LEAST_LETTERS + len(reply.text) + CAP_LETTERS * bool(reply.cap) for reply in replies]
    if len(replies) == 1:
        room = min(max(LETTER * letters[0], ALONE), room)
    if max(letters) * LETTER * len(replies) <= room:
        letters = [1] * len(replies)
    each = room / sum(letters)
    left = (WIDTH - room - gap * (len(replies) - 1)) / 2
    buttons = list[Node]()
    for reply, share in zip(replies, letters, strict=True):
        spot = box(left, top, each * share, BUTTON)
        button = Button(reply.text, skin=reply.skin, cap=reply.cap, name=reply.name, **spot)
        button.keys = (*menu_keys(reply.cap), *ENTER * (reply.skin == "primary"))
        button.tooltip = reply.tip or None
        button.wary = True
        button.on_click = partial(choose, reply)
        buttons.append(button)
        left += button.width + gap
    return buttons
