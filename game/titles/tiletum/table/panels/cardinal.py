"""The document of the Cardinal: which decrees may still come and what they say, and the challenges
in force."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.widgets import Button
from game.tabletop.art.text import put_rule
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.exhibit import OwnHandlers, PaperWidget, TableContext
from game.titles.tiletum.table.panels.decree import DecreeLine, put_told

CARDINAL: Final = "cardinal"
"""The document's name; behind a colon stands the decree that is read."""
WIDTH = 640.0
SIDE = 20.0
HEAD = 84.0
GAP = 8.0
FOOT = 14.0
DECREES = 6
IN_ROW = 2
DECREE = 46.0
LINE = 28.0
LINES = 6
CLOSE_WIDTH: Final = 150.0


class DecreeView(NamedTuple):
    """A decree of this game: its name, how words call it, and whether it may still come."""

    name: str
    words: str
    comes: bool


class CardinalLook(NamedTuple):
    """His decrees, the one that is read with the lines of its card, and his challenges, the first
    line of which is their head.
    """

    head: str
    note: str
    decrees: tuple[DecreeView, ...]
    read: str
    lines: tuple[DecreeLine, ...]
    challenges: tuple[str, ...]


class CardinalPanel(PaperWidget[CardinalLook]):
    """A parchment over the map; a click on a decree shows its card."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Store what turns to another document, or with "" closes it."""
        super().__init__(context, role="panel", name="cardinal", solid=True, visible=False)
        self._own = own
        width = (WIDTH - 2 * SIDE - GAP) / IN_ROW
        self._decrees = [
            Button(
                "",
                name=f"decree:{number}",
                skin="quiet",
                **box(
                    SIDE + (width + GAP) * (number % IN_ROW),
                    HEAD + (DECREE + GAP) * (number // IN_ROW),
                    width,
                    DECREE,
                ),
            )
            for number in range(DECREES)
        ]
        self.close = Button(
            context.say("document-close"),
            name="cardinal:close",
            on_click=partial(own.turn_document, ""),
            width=CLOSE_WIDTH,
            height=44.0,
        )
        self.add(*self._decrees, self.close)

    @property
    def first(self) -> Node:
        """Where the keyboard begins: the decree that is read."""
        return next((each for each in self._decrees if each.chosen), self._decrees[0])

    def lay(self, look: CardinalLook | None) -> None:
        """Show the document, or none."""
        self.visible = look is not None
        if look is None:
            return
        self.show(look)
        for button, decree in zip(self._decrees, look.decrees, strict=False):
            state = self.context.say("decree-comes" if decree.comes else "decree-drawn")
            button.words = decree.words
            button.label = f"{decree.words}: {state}"
            button.tooltip = state
            button.alpha = 1.0 if decree.comes else 0.6
            button.chosen = decree.name == look.read
            read = partial(self._own.turn_document, f"{CARDINAL}:{decree.name}")
            button.on_click = None if button.chosen else read
        told = *(line.words for line in look.lines), *look.challenges
        self.label = ". ".join((look.head, look.note, *told))
        self.height = self._challenges_top + LINE * LINES + 44.0 + 2 * FOOT
        self.close.x = self.width - SIDE - CLOSE_WIDTH
        self.close.y = self.height - FOOT - 44.0

    @property
    def _lines_top(self) -> float:
        return HEAD + (DECREE + GAP) * (DECREES // IN_ROW) + 4

    @property
    def _challenges_top(self) -> float:
        return self._lines_top + LINE * LINES + GAP

    def put_look(self, canvas: Canvas, look: CardinalLook) -> None:
        """Draw its head, the card that is read and the challenges."""
        art = self.context.art(canvas.k)
        wide = self.width - 2 * SIDE
        top = self._lines_top
        canvas.words(look.head, inks.HEAD, (SIDE, 10, wide, 34))
        canvas.words(look.note, inks.NOTE, (SIDE, 42, wide, 28))
        put_rule(canvas, SIDE, 74, wide)
        put_told(canvas, art, look.lines, (self.width, top, top + LINE * LINES))
        top = self._challenges_top
        put_rule(canvas, SIDE, top - GAP / 2, wide)
        room = canvas.box(0, 0, wide, 9).width
        head, *challenges = look.challenges
        canvas.words(head, inks.BOLD, (SIDE, top, wide, LINE))
        rows = [
            row
            for words in challenges
            for row in canvas.kit.lettering.rows(words, inks.TEXT, canvas.k, room)
        ]
        step = min(LINE, LINE * LINES / max(len(rows), 1))
        for number, words in enumerate(rows, start=1):
            canvas.words(words, inks.TEXT, (SIDE, top + step * number, wide, LINE))
