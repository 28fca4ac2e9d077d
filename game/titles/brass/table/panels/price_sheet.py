"""The price sheet: the draft, its price line by line, and what it leaves."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.layout import Column, FlatContainerNode, Row, Spacer, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.text import text_styles
from game.scene.widgets import Button, Divider, Label
from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content_widgets import CentredArtNode, make_disc_node
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import make_command_key_button
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.gain_marks import (
    DISC_RADIUS,
    GainMarks,
    GainMarksPainter,
    coins_width,
)
from game.titles.brass.table.art.paper_bills import paint_paper_sheet
from game.titles.brass.table.art.small_pieces import COIN_WIDTH_IN_RADII
from game.titles.brass.table.layout import PRICE_SHEET_SIZE
from game.titles.brass.table.look.gain_texts import gain_marks_texts

COUNTER_SIZE = 92.0
MAX_LETTERS_OF_SHORT_CHOICE = 25
LETTERS_IN_THE_ROOM_OF_A_PICTURE = 3
LONG_CHOICE_FONT_SIZE = 16.0  # signs that leave room for disc and key, letters of more
CUBE_RADIUS = 9.0
COIN_RADIUS = 17.0
WRAPPED_TITLE_STYLE = inks.BILL_TITLE_STYLE.sized(19)
STRONG_LINE_STYLE = inks.BILL_BOLD_STYLE.sized(22)
RGB_BY_LINE_TONE = {"good": inks.GAIN_RGB, "bad": colours.CHOUGH}
MAX_CHOICES = 5


@dataclass(frozen=True, slots=True)
class PriceLine:
    """One line of a price sheet: its text and amount, its tone ("", "good", "strong" or "bad"),
    the seat's disc and the cube before the text, the spoken text, and the income spaces that are
    shown as coins in place of an amount."""

    text: str
    amount_text: str
    tone: str = ""
    seat: int = NOBODY
    cube_kind: str = ""
    spoken_text: str = ""
    income_spaces: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class PriceChoice:
    """One choice on a price sheet: the part of the move and the value it picks, its text, the
    text at its right, what its pictures show (`marks`), and a sentence that explains it."""

    picked_part: str
    picked_value: str
    text: str
    side_text: str = ""
    is_chosen: bool = False
    marks: GainMarks = field(default_factory=GainMarks)
    explanation: str = ""

    @property
    def seat(self) -> int:
        """The owner of the choice's counter, NOBODY without one."""
        return self.marks.owner


@dataclass(frozen=True, slots=True)
class PriceSheetLook:
    """The content of a price sheet: motto, title, price lines, notes, choices, the pictures of a
    counter before and after it is flipped, and the texts of its buttons ("" hides a button).

    `gain_text` says in words what these pictures show (what the counter gives, and whether it flips
    at once); it is shown where the pictures have no room. `flip_text` is the last note beside the
    pictures, "" for a counter that does not flip at once.
    """

    motto: str
    title: str
    price_lines: tuple[PriceLine, ...] = ()
    notes: tuple[str, ...] = ()
    choices: tuple[PriceChoice, ...] = ()
    shown_counter_face: CounterFace | None = None
    flipped_counter_face: CounterFace | None = None
    income_spaces: int | None = None
    confirm_text: str = ""
    back_text: str = ""
    gain_text: str = ""
    flip_text: str = ""


@dataclass(frozen=True, slots=True)
class PriceSheetHandlers:
    """The functions that a price sheet's buttons call; `on_choose` gets "part:value"."""

    on_confirm: Callable[[], None]
    on_back: Callable[[], None]
    on_choose: Callable[[str], None]


class PriceSheet(ContentSheet):
    """A sheet like a printed bill with what a draft costs, as high as its content."""

    def __init__(self, context: TableContext, height: float, handlers: PriceSheetHandlers) -> None:
        """Create the sheet, at most `height` u high, and its buttons."""
        super().__init__(name="deed", width=PRICE_SHEET_SIZE[0], height_limit=height)
        self.context = context
        self._pick = handlers.on_choose
        self.look: PriceSheetLook | None = None
        self.confirm_button = make_command_key_button("confirm", "primary", "", handlers.on_confirm)
        self.back_button = Button("", key_cap="@back", name="decline", on_click=handlers.on_back)
        self.choice_buttons = [self._make_choice_button(number) for number in range(MAX_CHOICES)]

    def _make_choice_button(self, choice_index: int) -> Button:
        return make_command_key_button(
            f"choice-{choice_index + 1}",
            "quiet",
            "",
            lambda: self._pick_choice(choice_index),
            name=f"choice:{choice_index + 1}",
            visible=False,
        )

    def _pick_choice(self, choice_index: int) -> None:
        if self.look is not None and choice_index < len(self.look.choices):
            choice = self.look.choices[choice_index]
            self._pick(f"{choice.picked_part}:{choice.picked_value}")

    def first_control(self) -> Node | None:
        """Return the button that Enter should activate: Confirm or, if it is not shown, the first
        choice; None if there is neither."""
        buttons = (self.confirm_button, *self.choice_buttons)
        return next((button for button in buttons if button.visible), None)

    def show_look(self, look: PriceSheetLook) -> None:
        """Show a look: update the buttons and the spoken label; `build_and_lay_out_content` lays
        out the rest."""
        self.look = self.showing = look
        self.label = ". ".join([look.title, *map(self._spoken_text, look.price_lines)])
        for number, button in enumerate(self.choice_buttons):
            button.visible = number < len(look.choices)
            if button.visible:
                self._show_choice_on_button(button, look.choices[number])
        self.confirm_button.visible = bool(look.confirm_text)
        self.confirm_button.text = self.confirm_button.label = look.confirm_text
        self.back_button.visible = bool(look.back_text)
        self.back_button.text = self.back_button.label = look.back_text

    def _show_choice_on_button(self, button: Button, choice: PriceChoice) -> None:
        button.text = " ".join(part for part in (choice.text, choice.side_text) if part)
        pictures = LETTERS_IN_THE_ROOM_OF_A_PICTURE * choice.marks.picture_count
        small = len(button.text) + pictures > MAX_LETTERS_OF_SHORT_CHOICE
        button.text_style = (
            text_styles.BOLD_STYLE.sized(LONG_CHOICE_FONT_SIZE) if small else text_styles.BOLD_STYLE
        )
        button.gap = theme.HAIR_GAP if small else theme.TIGHT_GAP
        button.label = self._spoken_text(choice)
        button.tooltip = choice.explanation
        button.chosen = choice.is_chosen
        button.icon = (
            GainMarksPainter(self.context, choice.marks) if choice.marks.picture_count else None
        )

    def _spoken_text(self, line_or_choice: PriceLine | PriceChoice) -> str:
        """Return a line or a choice as spoken text, with the name of its owner first and what its
        pictures show last."""
        owner = (
            f"{self.context.player_name(line_or_choice.seat)}, "
            if line_or_choice.seat != NOBODY
            else ""
        )
        if isinstance(line_or_choice, PriceLine):
            words = line_or_choice.spoken_text or line_or_choice.text
            amount = line_or_choice.amount_text
            marks = GainMarks(income_spaces=line_or_choice.income_spaces)
        else:
            words = line_or_choice.text
            amount = line_or_choice.side_text
            marks = line_or_choice.marks
        pictured = ", ".join(gain_marks_texts(self.context, marks))
        return f"{owner}{words} {amount}".strip() + (f", {pictured}" if pictured else "")

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper behind the content."""
        canvas.draw_picture(paint_paper_sheet(canvas.node_size_px(self), canvas.px_per_u))

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield ever lower versions of the content: first with counter pictures, which are left out
        when there are several choices; then without pictures, with all notes and with ever fewer,
        in the order of `_gain_and_note_counts`. Yield nothing while there is no look."""
        look = self.look
        if look is None:
            return
        # Many choices need the room of the counter
        if look.shown_counter_face is not None and len(look.choices) <= 1:
            notes = (*look.notes, look.flip_text) if look.flip_text else look.notes
            yield self._build_content_column(look, notes, has_pictures=True)
        for has_gain, count in _gain_and_note_counts(look):
            shown = replace(look, gain_text=look.gain_text if has_gain else "")
            yield self._build_content_column(shown, look.notes[:count], has_pictures=False)

    def _build_content_column(
        self, look: PriceSheetLook, notes: Sequence[str], *, has_pictures: bool
    ) -> Column:
        """Return heading, choices, price lines, these notes and the buttons, with counter
        pictures if `has_pictures`."""
        for choice in self.choice_buttons:
            choice.max_height = self.min_button_height
        for button in (*self.choice_buttons, self.confirm_button, self.back_button):
            button.min_height = self.min_button_height
        head = Column(
            self.make_heading_label(look.motto, inks.BILL_MOTTO_STYLE),
            self.make_heading_label(
                look.title, inks.BILL_TITLE_STYLE, wrapped_style=WRAPPED_TITLE_STYLE
            ),
        )
        lines = (self._build_price_row(line) for line in look.price_lines)
        gain = (look.gain_text,) if look.gain_text and not has_pictures else ()
        words = (Label(note, inks.BILL_NOTE_STYLE, wraps=True) for note in (*gain, *notes))
        price = Column(*lines, *words, gap=theme.HAIR_GAP, visible=bool(look.price_lines or notes))
        return Column(
            FlatContainerNode(Column(head, Divider(), gap=theme.HAIR_GAP)),
            FlatContainerNode(self._build_counter_pictures_row(look)) if has_pictures else None,
            Column(*self.choice_buttons, gap=theme.TIGHT_GAP, visible=bool(look.choices)),
            FlatContainerNode(price, visible=price.visible),
            Spacer(),
            self.confirm_button,
            self.back_button,
            gap=theme.TIGHT_GAP,
            padding=self.padding,
        )

    def _build_counter_pictures_row(self, look: PriceSheetLook) -> Row:
        """Return a row with the counter now and later, and the income spaces it brings."""
        counters = (
            self._make_counter_picture_node(face)
            for face in (look.shown_counter_face, look.flipped_counter_face)
            if face is not None
        )
        turns = self._make_centred_picture_node(
            lambda art: art.icon("play", theme.ICON_SIZE, tone="ink"), theme.ICON_SIZE
        )
        turns.visible = (
            look.shown_counter_face is not None and look.flipped_counter_face is not None
        )
        now, *later = counters
        spaces = look.income_spaces or 0
        income = Column(
            self._make_centred_picture_node(
                lambda art: art.coin(str(spaces), COIN_RADIUS), 2 * COIN_RADIUS
            ),
            Label(
                self.context.say("income-spaces", spaces=spaces),
                inks.BILL_NOTE_STYLE,
                align="centre",
                wraps=True,
                align_self="stretch",
            ),
            align="centre",
            grow=1,
            basis=0.0,
            visible=look.income_spaces is not None,
        )
        return Row(now, turns, *later, income, gap=theme.TIGHT_GAP, align="centre")

    def _make_counter_picture_node(self, face: CounterFace) -> Node:
        return self._make_centred_picture_node(
            lambda art: art.counter(face, COUNTER_SIZE), COUNTER_SIZE
        )

    def _make_centred_picture_node(
        self, make_sprite: Callable[[BrassArt], PieceSprite], size: float
    ) -> Node:
        return CentredArtNode(self.context, make_sprite, width=size, height=size)

    def _build_price_row(self, line: PriceLine) -> Row:
        """Return a price line with its owner's disc or cube before the text, and the amount at
        its end."""
        strong = line.tone == "strong"
        figure = inks.BILL_SUM_STYLE if strong else inks.BILL_BOLD_STYLE
        owned = line.seat != NOBODY
        return Row(
            make_disc_node(self.context, line.seat, DISC_RADIUS) if owned else None,
            self._make_centred_picture_node(
                lambda art: art.cube(line.cube_kind, CUBE_RADIUS), 2 * CUBE_RADIUS
            )
            if line.cube_kind
            else None,
            Label(line.text, STRONG_LINE_STYLE if strong else inks.BILL_TEXT_STYLE, grow=1),
            self._make_coins_node(line.income_spaces)
            if line.income_spaces is not None
            else Label(
                line.amount_text, figure.in_colour(RGB_BY_LINE_TONE.get(line.tone, inks.SOOT_RGB))
            ),
            gap=theme.TIGHT_GAP,
            align="centre",
        )

    def _make_coins_node(self, income_spaces: tuple[int, int]) -> Node:
        """Return a node with the coin of a gain of income spaces, or the coins of a span."""
        marks = GainMarksPainter(self.context, GainMarks(income_spaces=income_spaces))
        return CentredArtNode(
            self.context,
            marks.sprite,
            width=coins_width(income_spaces),
            height=COIN_WIDTH_IN_RADII * DISC_RADIUS,
        )


def _gain_and_note_counts(look: PriceSheetLook) -> Iterator[tuple[bool, int]]:
    """Yield whether the gain is shown and how many notes are shown, counted from the first, with
    less and less content.

    The text about the gain is left out before any note, because the stack of the counter shows it
    too. But if the counter flips at once, it is kept as long as one note has room beside it.
    """
    count = len(look.notes)
    yield True, count
    if look.flip_text:
        yield from ((True, fewer) for fewer in range(count - 1, 0, -1))
    if look.gain_text:
        yield False, count
    yield from ((False, fewer) for fewer in range(count - 1, -1, -1))
