"""Dialogs: a heading, a few sentences and two or three buttons on parchment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.key_commands import menu_keys
from game.client.widgets.buttons import ButtonWay, cancel_button
from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, painting
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Button, Label, Panel, TextField

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

NAME = TextStyle("title", 31, colours.INK)
HINT = NAME.in_colour(colours.RULE)

SIDE = 32.0
FIELD = 54.0
ROW = 62.0
LONGEST = 400


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


# A field for a name, written on parchment like an entry in a book.


class NameField(TextField):
    """The same keys as any field; a ruled line appears under the name while it can be changed."""

    side = 6.0
    below = 4.0
    style = NAME
    hint_style = HINT

    def draw_ground(self, canvas: Canvas) -> None:
        """Put the line."""
        state = "focus" if self.focused else "hover" if self.hovered else "rest"
        canvas.put(_line(canvas.size(self), canvas.k, state))


@painting
def _line(painter: Painter, k: float, state: str) -> None:
    box = painter.box(6 * k)
    if state != "rest":
        painter.fill(box, colours.WHITE, 0.5 if state == "focus" else 0.25)
    share = {"rest": 0.25, "hover": 0.6, "focus": 1.0}[state]
    rule = box._replace(y=box.height - 3 * k, height=max(1.6 * k, 1), radius=0)
    painter.fill(rule, with_alpha(colours.CHOUGH if state == "focus" else colours.RULE, share))


def ask_text(  # noqa: PLR0913  (options by keyword)
    stage: Stage,
    app: App,
    told: tuple[str, str],
    value: str,
    then: Callable[[str], str],
    *,
    ready: Sequence[Reply] = (),
    limit: int = LONGEST,
) -> Modal:
    """Open a dialog and return it; `told` are its heading and its sentence.

    `then` hears what was typed, and returns what is wrong with it: then the dialog stays open and
    says so. The `ready` replies close it.
    """
    title, sentence = told
    height = 92 + 60 + FIELD + 66 + ROW * (len(ready) + 1) + 20
    panel = Panel("parchment", width=WIDTH, height=height, label=title, name="dialog")
    modal = Modal(panel)
    typed = [value]
    room = WIDTH - 2 * SIDE
    below = box(SIDE, 148 + FIELD, room, 56)
    refusal = Label("", ON_PAPER.note, wrap=True, name="refusal", **below)

    def submit() -> None:
        wrong = then(typed[0])
        if wrong:
            refusal.set_text(wrong)
            stage.refresh()
        else:
            stage.close(modal)

    def answer(reply: Reply) -> None:
        stage.close(modal)
        reply.then()

    def hear(text: str) -> None:
        typed[0] = text

    place = box(SIDE, 140, room, FIELD)
    field = NameField(
        value, hear, limit=limit, on_submit=submit, name="typed", label=sentence, **place
    )
    field.writing.select_all()
    panel.add(
        Label(title, ON_PAPER.head, **box(SIDE, 22, room, 44)),
        Label(sentence, ON_PAPER.body, wrap=True, **box(SIDE, 78, room, 56)),
        field,
        refusal,
    )
    top = 148 + FIELD + 62
    for reply in ready:
        way = ButtonWay(reply.name, reply.text, partial(answer, reply))
        panel.add(way.plain(app, **box(SIDE, top, room, ROW - 10)))
        top += ROW
    half = (room - 14) / 2
    go = ButtonWay("go", app.say("packs.go"), submit)
    panel.add(
        cancel_button(app, lambda: stage.close(modal), box(SIDE, top, half, ROW - 8)),
        go.plain(app, "primary", **box(SIDE + half + 14, top, half, ROW - 8)),
    )
    stage.open(modal, field)
    return modal
