"""A field for a name, written on parchment."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec, cancel_button
from game.client.widgets.dialogs import Reply, button_line, dialog_sheet
from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, cached_picture
from game.scene.layout import theme
from game.scene.nodes.node import Canvas
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, TextField

NAME = TextStyle("title", 31, colours.INK)
HINT = NAME.in_colour(colours.RULE)

LONGEST = 400


class NameField(TextField):
    """A text field on parchment, with a line under the text while it can be edited."""

    side = 6.0
    below = 4.0
    style = NAME
    hint_style = HINT

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the line."""
        state = "focus" if self.focused else "hover" if self.hovered else "rest"
        canvas.draw_picture(_line(canvas.size(self), canvas.k, state))


@cached_picture
def _line(painter: Painter, k: float, state: str) -> None:
    box = painter.whole_box(6 * k)
    if state != "rest":
        painter.fill(box, colours.WHITE, 0.5 if state == "focus" else 0.25)
    share = {"rest": 0.25, "hover": 0.6, "focus": 1.0}[state]
    rule = box._replace(y=box.height - 3 * k, height=max(1.6 * k, 1), radius=0)
    painter.fill(rule, with_alpha(colours.CHOUGH if state == "focus" else colours.RULE, share))


def ask_text(  # noqa: PLR0913  (options by keyword)
    stage: Stage,
    app: App,
    value: str,
    then: Callable[[str], str],
    *,
    title: str,
    sentence: str,
    ready: Sequence[Reply] = (),
    limit: int = LONGEST,
) -> Modal:
    """Open a dialog with a text field and return it.

    `then` is called with the text and returns what is wrong with it, which the dialog shows instead
    of closing. The `ready` replies close it.
    """
    typed = [value]
    refusal = Label("", ON_PAPER.note, wrap=True, name="refusal")

    def submit() -> None:
        wrong = then(typed[0])
        if wrong:
            refusal.set_text(wrong)
            modal.arrange(stage.units, stage.kit)
            stage.refresh()
        else:
            stage.close(modal)

    def answer(reply: Reply) -> None:
        stage.close(modal)
        reply.then()

    def hear(text: str) -> None:
        typed[0] = text

    field = NameField(value, hear, limit=limit, on_submit=submit, name="typed", label=sentence)
    field.writing.select_all()
    ways = [ButtonSpec(reply.name, reply.text, partial(answer, reply)) for reply in ready]
    modal = Modal(
        dialog_sheet(
            title,
            Label(sentence, ON_PAPER.body, wrap=True),
            field,
            refusal,
            *[way.as_plain_button(app, height=theme.BUTTON) for way in ways],
            button_line(
                cancel_button(app, lambda: stage.close(modal)),
                ButtonSpec("go", app.say("packs.go"), submit).as_plain_button(app, "primary"),
            ),
        )
    )
    stage.open(modal, field)
    return modal
