"""The price sheet: the draft, its price line by line, and what it leaves."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.layout import Column, Row, Spacer, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.text import text_styles
from game.scene.widgets import Button, Divider, Label
from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content import ArtPiece, PictureOfContainers, disc_piece
from game.tabletop.panel.panel_grounds import disc_drawer
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import key_button
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.paper_bills import paint_paper_sheet
from game.titles.brass.table.layout import SHEET

COUNTER = 92.0
LONG_CHOICE = 22
SMALL_CHOICE = 16.0  # signs that leave room for disc and key, letters of more
DISC = 11.0
CUBE = 9.0
COIN = 17.0
TITLE_ROWS = inks.BILL_TITLE.sized(19)
STRONG = inks.BILL_BOLD.sized(22)
INKS = {"good": inks.GAIN, "bad": colours.CHOUGH}
MOST_CHOICES = 5


@dataclass(frozen=True, slots=True)
class PriceLine:
    """A line of the price: text, amount, tone ("", "good", "strong", "bad"), the counter and cube
    drawn before the text, and the spoken text."""

    words: str
    figure: str
    tone: str = ""
    seat: int = NOBODY
    cube: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class PriceChoice:
    """One of several choices: the part and value it picks, its text, the text at its right, and the
    owner of its counter."""

    part: str
    value: str
    words: str
    figure: str = ""
    chosen: bool = False
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class PriceSheetLook:
    """The content of a price sheet: motto, title, the counter now and later, choices, lines, notes,
    buttons."""

    motto: str
    title: str
    lines: tuple[PriceLine, ...] = ()
    notes: tuple[str, ...] = ()
    choices: tuple[PriceChoice, ...] = ()
    now: CounterFace | None = None
    later: CounterFace | None = None
    income: str = ""
    confirm: str = ""
    back: str = ""


@dataclass(frozen=True, slots=True)
class PriceSheetHandlers:
    """The actions of a sheet's buttons; `choose` is called with "part:value"."""

    confirm: Callable[[], None]
    back: Callable[[], None]
    choose: Callable[[str], None]


class PriceSheet(ContentSheet):
    """A letterpress sheet, as tall as its content."""

    def __init__(self, context: TableContext, height: float, handlers: PriceSheetHandlers) -> None:
        """Make the buttons."""
        super().__init__(name="deed", width=SHEET[0], tallest=height)
        self.context = context
        self._pick = handlers.choose
        self.look: PriceSheetLook | None = None
        self.confirm = key_button("confirm", "primary", "", handlers.confirm)
        self.back = Button("", cap="@back", name="decline", on_click=handlers.back)
        self.choices = [self._choice_button(number) for number in range(MOST_CHOICES)]

    def _choice_button(self, number: int) -> Button:
        return key_button(
            f"choice-{number + 1}",
            "quiet",
            "",
            lambda: self._pick_choice(number),
            name=f"choice:{number + 1}",
            visible=False,
        )

    def _pick_choice(self, number: int) -> None:
        if self.look is not None and number < len(self.look.choices):
            choice = self.look.choices[number]
            self._pick(f"{choice.part}:{choice.value}")

    def first_control(self) -> Node | None:
        """Return the node that Enter should activate: confirm, else the first choice."""
        buttons = (self.confirm, *self.choices)
        return next((button for button in buttons if button.visible), None)

    def show_view_state(self, look: PriceSheetLook) -> None:
        """Show a view state."""
        self.look = self.showing = look
        self.label = ". ".join([look.title, *map(self._spoken_text, look.lines)])
        for number, button in enumerate(self.choices):
            button.visible = number < len(look.choices)
            if button.visible:
                self._write_choice(button, look.choices[number])
        self.confirm.visible = bool(look.confirm)
        self.confirm.words = self.confirm.label = look.confirm
        self.back.visible = bool(look.back)
        self.back.words = self.back.label = look.back

    def _write_choice(self, button: Button, choice: PriceChoice) -> None:
        button.words = " ".join(part for part in (choice.words, choice.figure) if part)
        small = len(button.words) > LONG_CHOICE
        button.letters = text_styles.BOLD.sized(SMALL_CHOICE) if small else text_styles.BOLD
        button.gap = theme.HAIR if small else theme.TIGHT
        owned = choice.seat != NOBODY
        button.label = self._spoken_text(choice)
        button.chosen = choice.chosen
        button.icon = disc_drawer(self.context, choice.seat, DISC) if owned else None

    def _spoken_text(self, part: PriceLine | PriceChoice) -> str:
        """Return a line or a choice as spoken text, which includes its owner."""
        owner = f"{self.context.player_name(part.seat)}, " if part.seat != NOBODY else ""
        words = (part.said if isinstance(part, PriceLine) else "") or part.words
        return f"{owner}{words} {part.figure}".strip()

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper."""
        canvas.draw_picture(paint_paper_sheet(canvas.size(self), canvas.k))

    def content_variants(self) -> Iterator[Column]:
        """Yield all of it; then without the counter, and with fewer and fewer notes."""
        look = self.look
        if look is None:
            return
        # Many choices need the room of the counter
        if look.now is not None and len(look.choices) <= 1:
            yield self._content_of(look, look.notes, pictured=True)
        for count in range(len(look.notes), -1, -1):
            yield self._content_of(look, look.notes[:count], pictured=False)

    def _content_of(self, look: PriceSheetLook, notes: Sequence[str], *, pictured: bool) -> Column:
        """Return head, counters, choices, price, notes and buttons."""
        for choice in self.choices:
            choice.max_height = self.least_button
        for button in (*self.choices, self.confirm, self.back):
            button.min_height = self.least_button
        head = Column(
            self.heading_line(look.motto, inks.BILL_MOTTO),
            self.heading_line(look.title, inks.BILL_TITLE, wrapped=TITLE_ROWS),
        )
        lines = (self._price_row(line) for line in look.lines)
        words = (Label(note, inks.BILL_NOTE, wrap=True) for note in notes)
        price = Column(*lines, *words, gap=theme.HAIR, visible=bool(look.lines or notes))
        return Column(
            PictureOfContainers(Column(head, Divider(), gap=theme.HAIR)),
            PictureOfContainers(self._pictures(look)) if pictured else None,
            Column(*self.choices, gap=theme.TIGHT, visible=bool(look.choices)),
            PictureOfContainers(price, visible=price.visible),
            Spacer(),
            self.confirm,
            self.back,
            gap=theme.TIGHT,
            padding=self.padding,
        )

    def _pictures(self, look: PriceSheetLook) -> Row:
        """Return the counter now and later, and the income."""
        counters = (
            self._counter_picture(face) for face in (look.now, look.later) if face is not None
        )
        turns = self._piece(lambda art: art.icon("play", theme.ICON, tone="ink"), theme.ICON)
        turns.visible = look.now is not None and look.later is not None
        now, *later = counters
        income = Column(
            self._piece(lambda art: art.coin(look.income, COIN), 2 * COIN),
            Label(self.context.say("income"), inks.BILL_NOTE, align="centre"),
            align="centre",
            visible=bool(look.income),
        )
        return Row(now, turns, *later, Spacer(), income, gap=theme.TIGHT, align="centre")

    def _counter_picture(self, face: CounterFace) -> Node:
        return self._piece(lambda art: art.counter(face, COUNTER), COUNTER)

    def _piece(self, paint: Callable[[BrassArt], PieceSprite], size: float) -> Node:
        return ArtPiece(self.context, paint, width=size, height=size)

    def _price_row(self, line: PriceLine) -> Row:
        """Return a line with its owner's disc or cube, and the amount at its end."""
        strong = line.tone == "strong"
        figure = inks.BILL_SUM if strong else inks.BILL_BOLD
        owned = line.seat != NOBODY
        return Row(
            disc_piece(self.context, line.seat, DISC) if owned else None,
            self._piece(lambda art: art.cube(line.cube, CUBE), 2 * CUBE) if line.cube else None,
            Label(line.words, STRONG if strong else inks.BILL_TEXT, grow=1),
            Label(line.figure, figure.in_colour(INKS.get(line.tone, inks.STYLES_SOOT))),
            gap=theme.TIGHT,
            align="centre",
        )
