"""The prompt panel at the lower right."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Unpack

from game.engine.rules import CHANCE, NOBODY
from game.scene.drawing import accents, colours
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import (
    Column,
    Container,
    FlatContainerNode,
    Overlay,
    Row,
    theme,
)
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.scene.skins.panel import slate_panel_picture
from game.scene.text import text_styles
from game.scene.widgets import Button, Label
from game.scene.widgets.corner_label import LabelAroundCorner
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.content_widgets import ClickableContentPanel, make_icon_node
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import NO_DECIDING_SEAT

CONFIRM_WIDTH: Final = 172.0
DECLINE_WIDTH: Final = 128.0
AMOUNT_ICON_SIZE: Final = 20.0
MAX_HEADING_LETTERS: Final = (
    36  # letters of a note in the line of the head; a longer one is wrapped
)
HEADING_STYLE = text_styles.TITLE_STYLE.sized(27)
HEADING_NOTE_STYLE = text_styles.NOTE_STYLE.sized(20)
NEXT_STEP_STYLE = text_styles.BODY_STYLE.in_colour(colours.FOG)


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
    `is_confirm_shown` shows the Confirm button, whose tooltip has the `whole_effect` where
    `next_step_text` is a shorter form of it; `decline_label` is the label of the second
    button, "" for none. With `decline_goes_back` the second button has the key for going back
    instead of the one for declining.
    """

    heading: str
    heading_note: str = ""
    bold_heading_note: str = ""
    remaining_amount: RemainingAmount | None = None
    next_step_text: str = ""
    whole_effect: str = ""
    confirm_label: str = ""
    is_confirm_shown: bool = False
    decline_label: str = ""
    decline_goes_back: bool = False


def prompt_look_without_question(
    context: TableContext[TableArt], deciding_seat: int, note: str
) -> PromptLook:
    """Return the contents of the prompt while no person has to decide. The heading says that the
    game is over, that a chance outcome is due, or that the results of a decision are shown;
    otherwise it says whose turn it is.

    A note replaces the heading, since the person has to do what it says before the game goes on. A
    note that is too long, or is shown after the end of the game, stands below the heading.
    """
    heads = {NOBODY: "closed", CHANCE: "luck", NO_DECIDING_SEAT: "settling"}
    if deciding_seat in heads:
        heading = context.say(heads[deciding_seat])
    else:
        heading = context.say("turn-of", name=context.player_name(deciding_seat))
    if deciding_seat == NOBODY or len(note) > MAX_HEADING_LETTERS:
        return PromptLook(heading, next_step_text=note)
    return PromptLook(note or heading)


@cache_painted_pictures
def paint_brass_edge(painter: Painter, px_per_u: float) -> None:
    """Draw the line that sets the prompt apart from the other panels."""
    painter.draw_outline(
        painter.box_with_corner_radius(12 * px_per_u), 1.8 * px_per_u, accents.BRASS
    )


class PromptPanel(ClickableContentPanel[TableArt, PromptLook]):
    """Shows whose turn it is and the next step, with the Confirm button and a second button when
    they have a meaning."""

    role = "panel"
    name = "prompt"
    solid = True
    tooltips_of_parts_stay_outside = True

    def __init__(
        self,
        context: TableContext[TableArt],
        confirm: Callable[[], None],
        decline: Callable[[], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Create both buttons with their actions; they are hidden until they have a meaning."""
        super().__init__(context, **node_values)
        self.confirm_button = Button(
            context.say("confirm"),
            skin="primary",
            key_cap="@confirm",
            keys=("@confirm",),
            name="confirm",
            on_click=confirm,
            min_width=CONFIRM_WIDTH,
            visible=False,
        )
        self.decline_button = Button(
            "",
            key_cap="@decline",
            keys=("@decline",),
            name="decline",
            on_click=decline,
            ignores_hasty_input=True,
            min_width=DECLINE_WIDTH,
            visible=False,
        )
        self._button_row = Row()
        self._step_label: LabelAroundCorner | None = None

    def show_look(self, look: PromptLook) -> None:
        """Show the texts of a look and the buttons that it uses; these can be pressed at once,
        before the next layout."""
        super().show_look(look)
        self._button_row.visible = _has_buttons(look)
        self.label = ". ".join(part for part in (look.heading, look.next_step_text) if part)
        self.tooltip = self._make_tooltip
        self.confirm_button.visible = look.is_confirm_shown
        self.confirm_button.tooltip = self._make_tooltip_of_whole_text_if_shortened
        self.confirm_button.text = self.confirm_button.label = look.confirm_label
        self.decline_button.visible = bool(look.decline_label)
        self.decline_button.text = self.decline_button.label = look.decline_label
        self.decline_button.key_cap = "@back" if look.decline_goes_back else "@decline"

    def draw_look(self, canvas: Canvas, look: PromptLook) -> None:
        """Draw the panel, and lay out its words and buttons on it."""
        canvas.draw_picture(slate_panel_picture(canvas.node_size_px(self), canvas.px_per_u))
        canvas.draw_picture(paint_brass_edge(canvas.node_size_px(self), canvas.px_per_u))
        super().draw_look(canvas, look)

    def build_content(self, look: PromptLook) -> Container:
        """Return the words with the buttons in the lower right corner."""
        head = Row(
            Label(look.heading, HEADING_STYLE, may_shorten=True, grow=1),
            Label(look.heading_note, HEADING_NOTE_STYLE, shrink=0.0),
            Label(look.bold_heading_note, text_styles.BOLD_STYLE, shrink=0.0),
            gap=theme.HAIR_GAP,
        )
        buttons = Row(
            self.decline_button,
            self.confirm_button,
            gap=theme.TIGHT_GAP,
            padding=(0.0, 0.0, 0.0, theme.MEDIUM_GAP),
            align_self="end",
            visible=_has_buttons(look),
        )
        self._button_row = buttons
        step = self._step_label = LabelAroundCorner(
            look.next_step_text, NEXT_STEP_STYLE, corner_node=buttons
        )
        amount = look.remaining_amount
        return Column(
            FlatContainerNode(head),
            None if amount is None else FlatContainerNode(self._build_remaining(amount)),
            Overlay(FlatContainerNode(Overlay(step)), buttons, grow=1, basis=0.0, min_height=0.0),
            padding=(theme.HAIR_GAP, theme.WIDE_GAP),
        )

    def _make_tooltip(self) -> Tooltip | None:
        """Return a tooltip with the amount that is left in the turn, and with the whole text if the
        panel shows only a part of it; None if there is neither."""
        look = self.look
        if look is None:
            return None
        amount = look.remaining_amount
        spent = (amount.description,) if amount is not None else ()
        lines = spent + self._whole_text_if_shortened(look)
        return Tooltip("", lines) if lines else None

    def _make_tooltip_of_whole_text_if_shortened(self) -> Tooltip | None:
        """Return the whole effect of the move to confirm where the panel shows only a part."""
        lines = self._whole_text_if_shortened(self.look) if self.look is not None else ()
        return Tooltip("", lines) if lines else None

    def _whole_text_if_shortened(self, look: PromptLook) -> tuple[str, ...]:
        """Return one line with the whole text if the panel shows a shorter version of it or cuts it
        off, otherwise no line."""
        was_cut = self._step_label is not None and self._step_label.was_cut
        whole = look.whole_effect or look.next_step_text
        return (whole,) if was_cut or whole != look.next_step_text else ()

    def _build_remaining(self, amount: RemainingAmount) -> Row:
        """Return a row with an icon for each unit of the amount, pale if it is used, and its
        description."""
        used = amount.total_count - amount.left_count
        icons = (
            make_icon_node(
                self.context,
                amount.icon,
                AMOUNT_ICON_SIZE,
                "disabled" if at < used else "brass_text",
            )
            for at in range(amount.total_count)
        )
        words = Label(amount.description, text_styles.BOLD_STYLE, grow=1)
        return Row(Row(*icons, gap=theme.HAIR_GAP), words, gap=theme.MEDIUM_GAP)


def _has_buttons(look: PromptLook) -> bool:
    return look.is_confirm_shown or bool(look.decline_label)
