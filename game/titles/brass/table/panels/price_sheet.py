"""The price sheet: the draft, its price line by line, and what it leaves."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.rules import NOBODY
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.art.text import put_rule
from game.tabletop.panel.panel_grounds import disc
from game.tabletop.sheet.sheet import EYE_SIDE, Sheet, key_button
from game.tabletop.table_context import put
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.paper_bills import bill
from game.titles.brass.table.layout import SHEET

LINE = 32.0
PICTURES_TOP = 96.0
COUNTER = 92.0
BUTTON = 46.0
CHOICE = 40.0
GAP = 6.0
WIDE_GAP = 10.0
LEAST_PX = 32.0
LONG_CHOICE = 22
SMALL_CHOICE = 16.0  # signs that leave room for disc and key, letters of more
DISC = 11.0
CUBE = 9.0
TITLES = tuple(inks.BILL_TITLE.sized(size) for size in (28, 24, 21))
TITLE_ROWS = inks.BILL_TITLE.sized(19)
NOTE_LINE = 23.0
NOTES_FOOT = 12.0  # below the notes of a sheet without buttons
NOTE_SIGNS = 27
PLAIN_SIGNS = 34  # of a note that stand in a line surely, and as a rule
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


class PriceSheet(Sheet):
    """A letterpress sheet, as tall as its content."""

    def __init__(
        self, context: TableContext, height: float, handlers: PriceSheetHandlers, px: float = 1.0
    ) -> None:
        """Make the buttons; with few px per u they are further apart."""
        super().__init__(name="deed", width=SHEET[0], height=height)
        self.context = context
        self._pick = handlers.choose
        self._gap = max(GAP, (LEAST_PX / px - CHOICE) / 2 + 2)
        self.look: PriceSheetLook | None = None
        side = 18.0
        wide = self.width - 36
        place = NodeValues(x=side, width=wide, height=BUTTON)
        self.confirm = key_button("confirm", "primary", "", handlers.confirm, **place)
        self.back = Button(
            "",
            cap="@back",
            name="decline",
            on_click=handlers.back,
            x=side,
            width=wide,
            height=BUTTON - 4,
        )
        self.choices = [self._choice(number) for number in range(MOST_CHOICES)]
        self.add(*self.choices, self.confirm, self.back)
        self._tallest = height
        self._notes_end = height
        self._pictured = True

    def _choice(self, number: int) -> Button:
        name = f"choice-{number + 1}"
        place = NodeValues(x=18, width=self.width - 36, height=CHOICE)
        place["name"] = f"choice:{number + 1}"
        button = key_button(name, "quiet", "", lambda: self._choose(number), **place)
        button.visible = False
        return button

    def _choose(self, number: int) -> None:
        if self.look is not None and number < len(self.look.choices):
            choice = self.look.choices[number]
            self._pick(f"{choice.part}:{choice.value}")

    def first_control(self) -> Node | None:
        """Return the node that Enter should activate: confirm, else the first choice."""
        buttons = (self.confirm, *self.choices)
        return next((button for button in buttons if button.visible), None)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the values on which the picture depends."""
        return self.look, self._notes_end, self.has_eye

    def lay(self, look: PriceSheetLook) -> None:
        """Show a view state."""
        self.look = self.showing = look
        notes = sum(NOTE_LINE * (1 + len(note) // NOTE_SIGNS) for note in look.notes)
        buttons = (BUTTON + 8) * (bool(look.confirm) + bool(look.back)) + 16
        below = LINE * len(look.lines) + notes + 12 + buttons
        rows = sum(1 + len(note) // PLAIN_SIGNS for note in look.notes)
        pictures = PICTURES_TOP + COUNTER + 18 + LINE * len(look.lines) + buttons
        self._pictured = pictures + NOTE_LINE * rows <= self._tallest
        self.label = ". ".join([look.title, *map(self._said, look.lines)])
        top = self._top(look)
        for number, button in enumerate(self.choices):
            button.visible = number < len(look.choices)
            if button.visible:
                choice = look.choices[number]
                button.words = " ".join(part for part in (choice.words, choice.figure) if part)
                small = len(button.words) > LONG_CHOICE
                button.letters = text_styles.BOLD.sized(SMALL_CHOICE) if small else text_styles.BOLD
                button.gap = GAP if small else WIDE_GAP
                owned = choice.seat != NOBODY
                button.label = self._said(choice)
                button.chosen = choice.chosen
                button.icon = disc(self.context, choice.seat, DISC) if owned else None
                button.y = top + (CHOICE + self._gap) * number
        self.confirm.visible = bool(look.confirm)
        self.confirm.words = self.confirm.label = look.confirm
        # Be no higher than what is written, and never higher than the place for it
        written = self._top(look) + (CHOICE + self._gap) * len(look.choices) + below
        self.height = min(written, self._tallest)
        self.back.y = self.height - BUTTON - 16
        self.confirm.y = self.back.y - (BUTTON + 8 if look.back else 0)
        self._notes_end = self.height - NOTES_FOOT
        if look.confirm or look.back:
            self._notes_end = (self.confirm if look.confirm else self.back).y
        self.back.visible = bool(look.back)
        self.back.words = self.back.label = look.back

    def _said(self, part: PriceLine | PriceChoice) -> str:
        """Return a line or a choice as spoken text, which includes its owner."""
        owner = f"{self.context.name(part.seat)}, " if part.seat != NOBODY else ""
        words = (part.said if isinstance(part, PriceLine) else "") or part.words
        return f"{owner}{words} {part.figure}".strip()

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, pictures, lines and notes."""
        look = self.look
        if look is None:
            return
        canvas.put(bill(canvas.size(self), canvas.k))
        wide = self.width - 36
        self._draw_head(canvas, look, wide - (EYE_SIDE - 18) * self.has_eye)
        put_rule(canvas, 18, 80, wide)
        if self._has_pictures(look):
            art = self.context.art(canvas.k)
            y = PICTURES_TOP + COUNTER / 2 + 4
            if look.now is not None:
                put(canvas, art.counter(look.now, COUNTER), 66, y)
            if look.later is not None:
                put(canvas, art.counter(look.later, COUNTER), 204, y)
                put(canvas, art.icon("play", 24, tone="ink"), 135, y)
            if look.income:
                put(canvas, art.coin(look.income, 17), self.width - 48, y - 10)
                box = (self.width - 90, y + 12, 84, 24)
                canvas.words(self.context.say("income"), inks.BILL_NOTE, box, "centre")
        top = self._top(look) + (CHOICE + self._gap) * len(look.choices)
        for line in look.lines:
            self._draw_line(canvas, line, top)
            top += LINE
        for note in look.notes:
            room = canvas.box(0, 0, wide, 9).width
            rows = canvas.kit.lettering.wrapped(note, inks.BILL_NOTE, canvas.k, room)
            if top + NOTE_LINE * len(rows) > self._notes_end - 4:  # no half sentences
                return
            for words in rows:
                canvas.words(words, inks.BILL_NOTE, (18, top + 2, wide, 24))
                top += NOTE_LINE

    def _top(self, look: PriceSheetLook) -> float:
        """Return the y at which choices and lines begin, below any pictures."""
        return PICTURES_TOP + (COUNTER + 18 if self._has_pictures(look) else 0)

    def _has_pictures(self, look: PriceSheetLook) -> bool:
        """Return whether the counter is shown; many choices and long notes need its room."""
        return look.now is not None and len(look.choices) < 2 and self._pictured

    def _draw_head(self, canvas: Canvas, look: PriceSheetLook, wide: float) -> None:
        """Write the motto over a title in one row, or two long names in two."""
        room = canvas.box(0, 0, wide, 9).width
        lettering = canvas.kit.lettering
        fits = lettering.fits(look.motto, inks.BILL_MOTTO, canvas.k, room)
        motto = inks.BILL_MOTTO if fits else inks.BILL_NARROW_MOTTO
        titles = (style for style in TITLES if lettering.fits(look.title, style, canvas.k, room))
        style = next(titles, None)
        canvas.words(look.motto, motto, (18, 12 if style else 4, wide, 28), "centre")
        if style is not None:
            canvas.words(look.title, style, (18, 38, wide, 38), "centre")
            return
        first, *rest = lettering.wrapped(look.title, TITLE_ROWS, canvas.k, room)
        for number, row in enumerate((first, " ".join(rest))):
            canvas.words(row, TITLE_ROWS, (18, 34 + 21 * number, wide, 21), "centre")

    def _draw_line(self, canvas: Canvas, line: PriceLine, top: float) -> None:
        strong = line.tone == "strong"
        words = inks.BILL_BOLD.sized(22) if strong else inks.BILL_TEXT
        figure = inks.BILL_SUM if strong else inks.BILL_BOLD
        colours = {"good": inks.GAIN, "bad": (0xA8, 0x1C, 0x24)}
        figure = figure.in_colour(colours.get(line.tone, inks.STYLES_SOOT))
        room = canvas.kit.lettering.width(line.figure, figure, canvas.k) / canvas.k + 4
        wide = self.width - 36
        left = 18.0
        art = self.context.art(canvas.k)
        middle = top + LINE / 2
        if line.seat != NOBODY:
            put(canvas, art.disc(self.context.colour(line.seat), DISC), left + DISC, middle)
            left += 2 * DISC + 6
        if line.cube:
            put(canvas, art.cube(line.cube, CUBE), left + CUBE, middle)
            left += 2 * CUBE + 6
        canvas.words(line.words, words, (left, top, 18 + wide - left - room - 8, LINE))
        canvas.words(line.figure, figure, (18 + wide - room, top, room, LINE), "right")
