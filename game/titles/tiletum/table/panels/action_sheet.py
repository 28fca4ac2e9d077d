"""The action sheet: the question, and every answer as a line; for a picked die, its six values."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple, Unpack

from game.scene.input.keys import Stroke
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button, look_of, shift_of
from game.scene.stage.placing import box
from game.scene.text.lettering import Lettering, TextStyle
from game.scene.widgets import Button, ScrollList
from game.scene.widgets.button import CAP_HEIGHT
from game.tabletop.art.cells import cell
from game.tabletop.art.text import put_rule
from game.tabletop.panel.look_widget import CHOSEN
from game.tabletop.table_context import put
from game.titles.tiletum.rules.promises import DieValue
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import OwnHandlers, PaperWidget, PickedWidget, TableContext
from game.titles.tiletum.table.panels.decree import HELD, DecreeLine, put_told

# The answers of the action sheet: a line each, all of them higher where one needs two rows.

LEFT = 3.0
SCROLLBAR = 20.0
HIGH = 44.0
GAP = 4.0
LEAST_PITCH: Final = 40.0
"""How near rows come to each other where all of them have room then."""
LEAST_ROW_PX: Final = 32.0
"""A row is so high at least, also in a small window."""
SPARE: Final = 14.0
"""Above and below the words of an answer in several rows, together."""

SIDE = 18.0
HEAD_FOOT = 78.0
CELL_WIDTH = 61.0
CELL_PITCH = 65.0
CELL_HEIGHT = 132.0
NOTE_LINE = 30.0
LEAST_NOTE_LINE: Final = 26.0
"""How near lines of a die come to each other before the document grows."""
LINES_FOOT = 12.0
LIST_FOOT: Final = 14.0
LINES_TOP: Final = HEAD_FOOT + 8 + CELL_HEIGHT + 10


class AnswerRow(Button):
    """An answer that wraps to several rows if its text does not fit beside the key.

    `tight` allows slightly smaller letters first, unless other answers have several rows.
    """

    tight = True

    def rows_of(self, letters: Lettering, k: float) -> list[str]:
        """Return its words, row by row."""
        rows = letters.rows if self.tight else letters.wrapped
        return rows(self.words, self.letters, k, round(self._room * k))

    @property
    def _room(self) -> float:
        """The width of a row of words in u: the key, a digit, has its place beside them."""
        return self.width - 3 * self.gap - CAP_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and every row, and the key at the right of several."""
        rows = self.rows_of(canvas.kit.lettering, canvas.k)
        if len(rows) == 1:
            super().draw(canvas)
            return
        canvas.put(button(canvas.size(self), canvas.k, self.skin, self.state))
        style = self.letters.in_colour(look_of(self.skin, self.state).text)
        step = row_step(canvas.kit.lettering, canvas.k)
        top = (self.height - step * len(rows)) / 2 + shift_of(self.state)
        for number, words in enumerate(rows):
            box = (self.gap, top + step * number, self._room, step)
            canvas.words(words, style, box, "centre")
        right = self.width - self.gap - self._cap_width(canvas)
        self._draw_cap(canvas, right, (self.height - CAP_HEIGHT) / 2 + shift_of(self.state))


class AnswerList(ScrollList):
    """Every answer, with rows of equal height; "line:0" and so on have tooltips with the
    results."""

    def __init__(self, own: OwnHandlers, **place: Unpack[NodeValues]) -> None:
        """Begin empty."""
        super().__init__((), HIGH + GAP, **place)
        self._own = own
        self._measured: tuple[object, ...] = ()

    def list_words(self, said: Sequence[str], numbers: Sequence[int]) -> None:
        """Show other answers from the first on, each with the number of its key."""
        rows = [self._row(*each) for each in enumerate(said)]
        self.set_rows(rows)
        self.number_rows(rows, numbers)
        self.scroll_to(0.0)

    def _row(self, number: int, words: str) -> AnswerRow:
        return AnswerRow(
            words,
            skin="quiet",
            name=f"answer:{number + 1}",
            on_click=partial(self._own.answer, number),
            tooltip=partial(self._own.tip, f"line:{number}"),
            x=LEFT,
            width=self.width - SCROLLBAR,
            height=HIGH,
        )

    def measure(self, letters: Lettering, k: float) -> float:
        """Give the rows their height; return how high the whole list is."""
        answers = [row for row in self.rows if isinstance(row, AnswerRow)]
        measures = k, self.width, self.height, *(answer.words for answer in answers)
        if measures != self._measured:
            self._measured = measures
            most = self._most_rows(answers, letters, k, tight=True)
            if most > 1:
                most = self._most_rows(answers, letters, k, tight=False)
            high = HIGH if most == 1 else row_step(letters, k) * most + SPARE
            if most == 1 and answers:
                high = min(HIGH, max(self.height / len(answers), LEAST_PITCH) - GAP)
                high = max(high, LEAST_ROW_PX / k)
            self.row_height = high + GAP
            for number, row in enumerate(self.rows):
                row.width = self.width - SCROLLBAR
                row.y = number * self.row_height
                row.height = high
            self.scroll_to(self.offset)
        return self.row_height * len(self.rows)

    def draw(self, canvas: Canvas) -> None:
        """Give the rows their height before they are drawn."""
        self.measure(canvas.kit.lettering, canvas.k)
        super().draw(canvas)

    def _most_rows(
        self, answers: Sequence[AnswerRow], letters: Lettering, k: float, *, tight: bool
    ) -> int:
        for answer in answers:
            answer.tight = tight
        return max([len(answer.rows_of(letters, k)) for answer in answers], default=1)


def row_step(letters: Lettering, k: float) -> float:
    """Return the distance of two rows of words in u."""
    return letters.height(AnswerRow("").letters, k) / k


class ActionSheetLook(NamedTuple):
    """The question: title, note, die, action points left, and answers; for a picked die its values
    and which are `possible`.

    With `grows` it may cover the rose window. The line `held` waits for confirmation.
    """

    title: str
    note: str = ""
    die: tuple[str, int] | None = None
    ap: int = -1
    rows: tuple[str, ...] = ()
    bill: tuple[DieValue, ...] = ()
    possible: frozenset[int] = frozenset()
    lines: tuple[str, ...] = ()
    told: tuple[DecreeLine, ...] = ()
    numbers: tuple[int, ...] = ()
    grows: bool = False
    held: int = -1


class Growth(NamedTuple):
    """How the panel grows upwards: its default rectangle in u of its parent, the highest top, its
    scale, and letters with their px per u."""

    y: float
    height: float
    top: float
    scale: float
    letters: Lettering
    k: float

    def fitted(self, needed: float) -> tuple[float, float]:
        """Return top and height for the needed height; the bottom stays."""
        most = self.height + (self.y - self.top) / self.scale
        height = min(max(self.height, needed), most)
        return self.y - (height - self.height) * self.scale, height


class DieValueLook(NamedTuple):
    """A value a die may have, the good of the die, and whether the value is possible."""

    value: DieValue
    good: str
    possible: bool


class DieValueCell(PickedWidget[DieValueLook]):
    """One value the die may have, its good, whether it is possible; Enter confirms a chosen one."""

    confirm: Callable[[], None]

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter takes the die: its value is chosen."""
        return self.state == CHOSEN

    def key(self, stroke: Stroke) -> bool:
        """Confirm, where there is nothing to choose any more."""
        if self.state != CHOSEN or stroke.name != "return":
            return False
        self.confirm()
        return True

    def put_look(self, canvas: Canvas, look: DieValueLook) -> None:
        """Draw value, action, points, goods and price from top to bottom."""
        art = self.context.art(canvas.k)
        middle = self.width / 2
        each, good, possible = look
        tone = "mine" if self.state == CHOSEN else "light"
        canvas.put(cell(canvas.size(self), canvas.k, tone, 6))
        faint = 1.0 if possible else 0.35
        put(canvas, art.die(good, each.value, 25.0), middle - 13, 21, faint)
        put(canvas, art.enamel(each.action, 24.0), middle + 15, 20, faint)
        if each.explorer:
            put(canvas, art.enamel("explorer", 20.0), middle + 17, 55, faint)
        put(canvas, art.quatrefoil(str(each.ap), 13.5), middle - 8 * each.explorer, 55, faint)
        style = inks.BOLD.in_colour(inks.STYLES_INK if possible else inks.PALE)
        canvas.words(f"+{each.goods}", style, (4, 74, 28, 28), "right")
        put(canvas, art.good(good, 22.0), middle + 13, 88, faint)
        put(canvas, art.good("gold", 20.0), middle + 12, 116, faint)
        price = f"\N{MINUS SIGN}{each.price}" if each.price else "0"
        style = style if each.price else style.in_colour(inks.GREEN)
        canvas.words(price, style, (2, 102, 30, 28), "right")


class ActionSheetPanel(PaperWidget[ActionSheetLook]):
    """A document: what is asked, and the lines that answer it or the values of a die."""

    keeps_arrows = True

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Begin empty."""
        super().__init__(context, role="panel", name="action-sheet", solid=True, keep_clear=True)
        self._own = own
        self.answers = AnswerList(own, name="answers")
        self.cells = [self._cell(number) for number in range(6)]
        self.add(self.answers, *self.cells)
        self.answersed: tuple[tuple[str, ...], tuple[int, ...]] = (), ()
        self._growth: Growth | None = None

    def let_grow(self, growth: "Growth") -> None:
        """Allow the panel to grow upwards if the answers need more room."""
        self._growth = growth

    def _cell(self, number: int) -> DieValueCell:
        place = box(SIDE + CELL_PITCH * number, HEAD_FOOT + 8, CELL_WIDTH, CELL_HEIGHT)
        node = DieValueCell(self.context, "", self._own, **place, name=f"value:{number + 1}")
        node.confirm = self._own.confirm
        return node

    @property
    def rows(self) -> list[Node]:
        """The lines that can be picked."""
        shown = self.visible and self.answers.visible
        return [row for row in self.answers.rows if row.visible] if shown else []

    @property
    def first(self) -> Node | None:
        """Where the keyboard begins."""
        lit = [node for node in self.cells if node.visible and node.state == CHOSEN]
        return next(iter([*lit, *self.rows]), None)

    def lay(self, look: ActionSheetLook | None, *, chosen: int = 0) -> None:
        """Show a question, nothing for None; `chosen` is the value of the die."""
        if look is None or (look.told and self.height < HEAD_FOOT * 1.5):  # no room for a line
            self.visible = False
            return
        self.visible = True
        self.show(look)
        told = (line.words for line in look.told if line.deed or line.mark == HELD)
        self.label = in_sentences((look.title, look.note, *look.lines, *told))
        self.tooltip = look.note or None
        self._lay_bill(look, chosen)
        self.answers.visible = bool(look.rows)
        self.answers.x = SIDE - 6
        self.answers.y = HEAD_FOOT
        self.answers.width = self.width - 2 * SIDE + 12
        self._set_height(0.0)
        listed = look.rows, look.numbers
        if listed != self.answersed:
            self.answersed = listed
            self.answers.list_words(*listed)
        for number, row in enumerate(self.answers.rows):
            row.skin = "slate" if number == look.held else "quiet"
        growth = self._growth
        if growth is not None and look.grows:
            self._set_height(self.answers.measure(growth.letters, growth.k))
            self.answers.measure(growth.letters, growth.k)
            self.answers.scroll_to(self.answers.offset)
        if growth is not None and look.bill:
            rows = self._told_rows(look, growth.letters, growth.k)
            needed = LINES_TOP + LEAST_NOTE_LINE * len(rows) + LINES_FOOT
            self._set_height(needed - HEAD_FOOT - LIST_FOOT)

    def _told_rows(
        self, look: ActionSheetLook, letters: Lettering, k: float
    ) -> list[tuple[str, TextStyle]]:
        """Return the lines of a die's value wrapped to the width, each in its style."""
        room = round((self.width - 2 * SIDE) * k)
        return [
            (row, inks.TEXT if number else inks.BOLD)
            for number, words in enumerate(look.lines)
            for row in letters.rows(words, inks.BOLD, k, room)
        ]

    def _set_height(self, answers_height: float) -> None:
        """Set the height that the answers need, between the default and the maximum."""
        if self._growth is not None:
            self.y, self.height = self._growth.fitted(answers_height + HEAD_FOOT + LIST_FOOT)
        self.answers.height = self.height - HEAD_FOOT - LIST_FOOT

    def _lay_bill(self, look: ActionSheetLook, chosen: int) -> None:
        for number, node in enumerate(self.cells):
            node.visible = number < len(look.bill)
            if not node.visible:
                continue
            each = look.bill[number]
            good = look.die[0] if look.die is not None else ""
            possible = each.value in look.possible
            value = each.value
            node.show(DieValueLook(each, good, possible))
            node.named = f"new:{value}" if possible else ""
            node.light(CHOSEN if value == chosen else "open" if possible else "")
            own = look.die is not None and value == look.die[1]
            # The key of its own value is free for the next die of that value once it is chosen
            node.keys = () if own and value == chosen else (str(value), f"[{value}]")
            facts = each._asdict() | {"number": each.goods, "good": self.context.area(good)}
            facts["action"] = self.context.area(each.action)
            node.label = node.tooltip = self.context.say("bill-said", **facts)

    def put_look(self, canvas: Canvas, look: ActionSheetLook) -> None:
        """Draw its head and its lines."""
        art = self.context.art(canvas.k)
        left = SIDE
        if look.die is not None:
            put(canvas, art.die(*look.die, 34.0), SIDE + 18, 40)
            left += 48
        right = self.width - SIDE
        if look.ap >= 0:
            put(canvas, art.quatrefoil(str(look.ap), 18.0), right - 18, 38)
            right -= 46
        rows = canvas.kit.lettering.rows
        room = canvas.box(0, 0, right - left, 9).width
        note, *more = rows(look.note, inks.NOTE, canvas.k, room)
        top, high = (2.0, 26.0) if more else (12.0, 32.0 if note else 56.0)
        canvas.words(look.title, inks.HEAD, (left, top, right - left, high))
        canvas.words(note, inks.NOTE, (left, 28 if more else 42, right - left, 20 if more else 26))
        canvas.words(" ".join(more), inks.NOTE, (left, 47, right - left, 20))
        put_rule(canvas, SIDE, 71, self.width - 2 * SIDE)
        put_told(canvas, art, look.told, (self.width, HEAD_FOOT, self.height - 8))
        lines = self._told_rows(look, canvas.kit.lettering, canvas.k)
        high = self.height - LINES_TOP - LINES_FOOT
        step = min(NOTE_LINE, high / max(len(lines), 1))  # all of them on the document
        for number, (words, style) in enumerate(lines):
            top = LINES_TOP + step * number
            canvas.words(words, style, (SIDE, top, self.width - 2 * SIDE, NOTE_LINE))


def in_sentences(parts: Iterable[str]) -> str:
    """Return parts one after the other, each with an end of its own; empty ones are left out."""
    ended = (part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part)
    return " ".join(ended)
