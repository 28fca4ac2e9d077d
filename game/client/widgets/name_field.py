"""A field for a name, written on parchment."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec, make_cancel_button
from game.client.widgets.dialogs import DialogReply, make_button_row, make_dialog_sheet
from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import theme
from game.scene.nodes.node import Canvas
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label, TextField

NAME_STYLE = TextStyle("title", 31, colours.INK)
HINT_STYLE = NAME_STYLE.in_colour(colours.RULE)

PATH_STYLE = TextStyle("text", 26, colours.INK)

MAX_LETTERS = 400


class NameField(TextField):
    """A text field on parchment, with a line under the text while it can be edited."""

    side_padding = 6.0
    bottom_margin = 4.0
    style = NAME_STYLE
    hint_style = HINT_STYLE

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the line under the text, in one of three colours: focused, hovered or neither."""
        state = "focus" if self.focused else "hover" if self.hovered else "rest"
        canvas.draw_picture(_paint_line(canvas.node_size_px(self), canvas.px_per_u, state))


class PathField(NameField):
    """A text field for a file's path, a link or an address, in a font in which similar letters and
    digits can be told apart."""

    style = PATH_STYLE
    hint_style = PATH_STYLE.in_colour(colours.RULE)


@cache_painted_pictures
def _paint_line(painter: Painter, px_per_u: float, state: str) -> None:
    box = painter.box_with_corner_radius(6 * px_per_u)
    if state != "rest":
        painter.fill_box(box, colours.WHITE, 0.5 if state == "focus" else 0.25)
    share = {"rest": 0.25, "hover": 0.6, "focus": 1.0}[state]
    rule = box._replace(y=box.height - 3 * px_per_u, height=max(1.6 * px_per_u, 1), radius=0)
    painter.fill_box(rule, with_alpha(colours.CHOUGH if state == "focus" else colours.RULE, share))


def open_text_dialog(  # noqa: PLR0913  (options by keyword)
    stage: Stage,
    app: App,
    initial_text: str,
    submit_and_get_refusal: Callable[[str], str],
    *,
    title: str,
    sentence: str,
    submit_label: str,
    extra_replies: Sequence[DialogReply] = (),
    max_letters: int = MAX_LETTERS,
    field_class: type[NameField] = NameField,
) -> Modal:
    """Open a dialog with a heading (`title`), a sentence and a text field for at most `max_letters`
    letters; return it.

    The button with the label `submit_label` calls `submit_and_get_refusal` with the text. If that
    returns a sentence that says what is wrong, the dialog shows it until the text is changed; if it
    returns "", the dialog closes. A reply in `extra_replies` closes the dialog and then calls its
    own action instead.
    """
    typed = [initial_text]
    refusal = Label("", PAPER_STYLES.note, wraps=True, name="refusal")

    def show_refusal(text: str) -> None:
        refusal.set_text(text)
        modal.fit_into_window(stage.units, stage.kit)
        stage.update_before_next_drawing()

    def submit() -> None:
        wrong = submit_and_get_refusal(typed[0])
        if wrong:
            show_refusal(wrong)
        else:
            stage.close_dialog_and_those_above(modal)

    def close_and_reply(reply: DialogReply) -> None:
        stage.close_dialog_and_those_above(modal)
        reply.on_chosen()

    def store_typed_text(text: str) -> None:
        typed[0] = text
        if refusal.text_shown:
            show_refusal("")

    field = field_class(
        initial_text,
        store_typed_text,
        max_letters=max_letters,
        on_submit=submit,
        name="typed",
        label=sentence,
    )
    field.edited_text.select_all()
    ways = [
        ButtonSpec(reply.name, reply.text, partial(close_and_reply, reply))
        for reply in extra_replies
    ]
    modal = Modal(
        make_dialog_sheet(
            title,
            Label(sentence, PAPER_STYLES.body, wraps=True),
            field,
            refusal,
            *[way.make_plain_button(app, height=theme.BUTTON_HEIGHT) for way in ways],
            make_button_row(
                make_cancel_button(app, lambda: stage.close_dialog_and_those_above(modal)),
                ButtonSpec("go", submit_label, submit).make_plain_button(app, "primary"),
            ),
        )
    )
    stage.open_dialog(modal, field)
    return modal
