"""The prompt panel at the lower right."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Unpack

from game.engine.rules import CHANCE, NOBODY
from game.scene.drawing import accents, colours
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import Row, lay_out, theme
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.skins.panel import slate_panel_picture
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button
from game.scene.widgets.button import LEAST_PX
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.text import StyledRun, write_right_aligned, write_runs
from game.tabletop.panel.look_widget import LookWidget
from game.tabletop.table_context import TableContext, draw_sprite
from game.tabletop.table_model import NO_DECIDING_SEAT

BUTTON_TOP = 72.0
BUTTON_HEIGHT = 44.0
CONFIRM_WIDTH = 172.0
DECLINE_WIDTH = 128.0
LONGEST_HEAD: Final = 36  # letters of a note in the line of the head; a longer one is wrapped


@dataclass(frozen=True, slots=True)
class RemainingAmount:
    """An amount that is left, shown as `total_count` icons of which `left_count` are bright;
    `description` is its tooltip."""

    icon: str
    left_count: int
    total_count: int
    description: str


@dataclass(frozen=True, slots=True)
class PromptLook:
    """The contents of the prompt.

    `remaining_amount` is what the seat has left in its turn, None when nothing is counted.
    `is_confirm_shown` shows the Confirm button; `decline_label` is the label of the second
    button, "" for none. With `decline_goes_back` the second button has the key for going back
    instead of the one for declining.
    """

    heading: str
    aside: str = ""
    aside_strong: str = ""
    remaining_amount: RemainingAmount | None = None
    next_step_text: str = ""
    confirm_label: str = ""
    is_confirm_shown: bool = False
    decline_label: str = ""
    decline_goes_back: bool = False


def prompt_look_without_question(
    context: TableContext[TableArt], deciding_seat: int, note: str
) -> PromptLook:
    """Return the contents while there is no question: that the game is over, a chance outcome is
    due or a decision has its results, else the note or whose turn it is.

    A long note stands below the heading.
    """
    heads = {NOBODY: "closed", CHANCE: "luck", NO_DECIDING_SEAT: "settling"}
    if deciding_seat in heads:
        return PromptLook(context.say(heads[deciding_seat]), next_step_text=note)
    turn = context.say("turn-of", name=context.player_name(deciding_seat))
    if len(note) > LONGEST_HEAD:
        return PromptLook(turn, next_step_text=note)
    return PromptLook(note or turn)


@cache_painted_pictures
def paint_brass_edge(painter: Painter, k: float) -> None:
    """Draw the line that sets the prompt apart from the other panels."""
    painter.draw_outline(painter.whole_box(12 * k), 1.8 * k, accents.BRASS)


class PromptPanel(LookWidget[TableArt, PromptLook]):
    """Shows whose turn it is and the next step, with the Confirm button and a second button when
    they have a meaning."""

    role = "panel"
    solid = True

    def __init__(
        self,
        context: TableContext[TableArt],
        confirm: Callable[[], None],
        decline: Callable[[], None],
        **place: Unpack[NodeValues],
    ) -> None:
        """Create both buttons with their actions; they are hidden until they have a meaning."""
        super().__init__(context, **place)
        self.confirm_button = Button(
            context.say("confirm"),
            skin="primary",
            cap="@confirm",
            keys=("@confirm",),
            name="confirm",
            on_click=confirm,
            min_width=CONFIRM_WIDTH,
            visible=False,
        )
        self.decline_button = Button(
            "",
            cap="@decline",
            keys=("@decline",),
            name="decline",
            on_click=decline,
            ignores_hasty_input=True,
            min_width=DECLINE_WIDTH,
            visible=False,
        )
        self._buttons = Row(
            self.decline_button,
            self.confirm_button,
            gap=theme.TIGHT,
            justify="end",
            x=theme.WIDE,
            y=BUTTON_TOP,
        )
        self.add(self._buttons)

    def show_look(self, look: PromptLook) -> None:
        """Show the texts and the buttons that have a meaning now."""
        super().show_look(look)
        self.label = ". ".join(part for part in (look.heading, look.next_step_text) if part)
        self.tooltip = (
            look.remaining_amount.description if look.remaining_amount is not None else None
        )
        self.confirm_button.visible = look.is_confirm_shown
        self.confirm_button.text = self.confirm_button.label = look.confirm_label
        self.decline_button.visible = bool(look.decline_label)
        self.decline_button.text = self.decline_button.label = look.decline_label
        self.decline_button.cap = "@back" if look.decline_goes_back else "@decline"

    @property
    def width_for_text(self) -> float:
        """The width in u left for the words beside the buttons."""
        edges = [b.x for b in (self.confirm_button, self.decline_button) if b.visible]
        end = self._buttons.x + min(edges) if edges else self.width - 10
        return end - 18 - theme.TIGHT

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its words, and place the buttons."""
        canvas.draw_picture(slate_panel_picture(canvas.size(self), canvas.k))
        canvas.draw_picture(paint_brass_edge(canvas.size(self), canvas.k))
        if self.look is None:
            return
        row_width = self.width - 2 * theme.WIDE
        row_height = max(BUTTON_HEIGHT, LEAST_PX / canvas.k)
        lay_out(self._buttons, canvas.kit, canvas.k, width=row_width, height=row_height)
        aside = (
            StyledRun(self.look.aside + " ", text_styles.NOTE.sized(20)),
            StyledRun(self.look.aside_strong, text_styles.BOLD),
        )
        right = self.width - 18.0
        if self.look.aside:
            right = write_right_aligned(canvas, aside, right, 28) - 10
        canvas.draw_text(self.look.heading, text_styles.TITLE.sized(27), (18, 10, right - 18, 36))
        row = 56.0
        if self.look.remaining_amount is not None:
            self._draw_remaining(canvas, self.look.remaining_amount, row + 2)
            row = 91.0
        self._write_next_step(canvas, self.look.next_step_text, row)

    def _draw_remaining(self, canvas: Canvas, tally: RemainingAmount, middle: float) -> None:
        art = self.context.art_at_scale(canvas.k)
        compact = self.look is not None and self.look.is_confirm_shown
        size, pitch = (18.0, 20.0) if compact else (21.0, 27.0)
        for number in range(tally.total_count):
            tone = "disabled" if number < tally.total_count - tally.left_count else "brass_text"
            draw_sprite(canvas, art.icon(tally.icon, size, tone=tone), 29 + pitch * number, middle)
        words = (StyledRun(tally.description, text_styles.BOLD),)
        write_runs(canvas, words, 29 + pitch * tally.total_count, middle, 130)

    def _write_next_step(self, canvas: Canvas, text: str, top: float) -> None:
        """Write the next step in as many lines as fit; the first line uses the full width if it
        lies above the buttons."""
        style = text_styles.BODY.in_colour(colours.FOG)
        lettering = canvas.kit.lettering
        step = lettering.line_spacing_px(style, canvas.k) / canvas.k
        rooms = (
            self.width - 36 if top < BUTTON_TOP - 8 else self.width_for_text,
            self.width_for_text,
        )
        first, *others = self._break_into_lines(canvas, text, rooms, style)
        most = max(int((self.height - top - 2 + step / 2) // step), 1)
        lines = [first, *others][:most]
        if len(others) >= most:
            lines[-1] = " ".join([first, *others][most - 1 :])
        for number, line in enumerate(lines):
            room = rooms[0] if number == 0 else rooms[1]
            canvas.draw_text(line, style, (18, top - 14 + step * number, room, 28))

    def _break_into_lines(
        self, canvas: Canvas, text: str, rooms: tuple[float, float], style: TextStyle
    ) -> list[str]:
        """Break a text into lines; `rooms` are the widths of the first and of the other lines."""
        lettering = canvas.kit.lettering
        wide, narrow = (canvas.box(0, 0, room, 10).width for room in rooms)
        first = lettering.wrapped_lines(text, style, canvas.k, wide)[0]
        rest = text[len(first) :].strip()
        return [first, *(lettering.wrapped_lines(rest, style, canvas.k, narrow) if rest else ())]
