"""The action sheet: the question, and every answer as a line; for a picked die, its six values."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.scene.layout import Column, Container, Grid, Measuring, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content import ContentPanel, PictureOfContainers
from game.tabletop.panel.look_widget import CHOSEN
from game.titles.tiletum.rules.promises import DieValueResult
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import TableContext, TiletumHandlers
from game.titles.tiletum.table.panels import pieces
from game.titles.tiletum.table.panels.answers import AnswerList, AnswerLook
from game.titles.tiletum.table.panels.decree import HELD, DecreeLine, told_contents
from game.titles.tiletum.table.panels.die_values import DieValueCell, DieValueLook
from game.titles.tiletum.table.panels.pieces import Die

VALUES = 6
DIE = 34.0
POINTS = 18.0
LOWEST = 117.0
"""Without that height a turn is not told: there is no room for a line."""


class ActionSheetLook(NamedTuple):
    """The question: title, note, die, action points left, and answers; for a picked die its values
    and which are `possible`.

    With `grows` it may cover the rose window. The line `held` waits for confirmation.
    """

    title: str
    note: str = ""
    die: Die | None = None
    ap: int = -1
    rows: tuple[AnswerLook, ...] = ()
    bill: tuple[DieValueResult, ...] = ()
    possible: frozenset[int] = frozenset()
    lines: tuple[str, ...] = ()
    told: tuple[DecreeLine, ...] = ()
    numbers: tuple[int, ...] = ()
    grows: bool = False
    held: int = -1


class ActionSheetPanel(ContentPanel[TiletumArt, ActionSheetLook]):
    """A document: what is asked, and the lines that answer it or the values of a die.

    Its origin is its lower left corner, since it grows upwards, from `lowest` to `tallest`.
    """

    anchor = (0.0, 1.0)
    keeps_arrows = True

    def __init__(self, context: TableContext, own: TiletumHandlers) -> None:
        """Begin empty."""
        super().__init__(context, role="panel", name="action-sheet", solid=True, keep_clear=True)
        self.lowest = 0.0
        self.tallest = 0.0
        self.answers = AnswerList(context, own, name="answers", grow=1)
        self.cells = [
            DieValueCell(context, "", own, name=f"value:{number}")
            for number in range(1, VALUES + 1)
        ]
        for cell in self.cells:
            cell.confirm = own.confirm

    @property
    def rows(self) -> list[Node]:
        """The lines that can be picked."""
        shown = self.visible and self.answers.visible
        return [row for row in self.answers.rows if row.visible] if shown else []

    @property
    def first_focus(self) -> Node | None:
        """Where the keyboard begins."""
        lit = [node for node in self.cells if node.visible and node.state == CHOSEN]
        return next(iter([*lit, *self.rows]), None)

    def show_view_state(self, look: ActionSheetLook | None, *, chosen: int = 0) -> None:
        """Show a question, nothing for None; `chosen` is the value of the die."""
        self.visible = look is not None and not (look.told and self.lowest < LOWEST)
        if look is None or not self.visible:
            return
        before = self.look
        self.show(look)
        told = (line.words for line in look.told if line.deed or line.mark == HELD)
        self.label = join_sentences((look.title, look.note, *look.lines, *told))
        self.tooltip = look.note or None
        self._lay_values(look, chosen)
        self.answers.visible = bool(look.rows)
        if before is None or (look.rows, look.numbers) != (before.rows, before.numbers):
            self.answers.list_answers(look.rows, look.numbers)
        for number, row in enumerate(self.answers.rows):
            row.skin = "slate" if number == look.held else "quiet"

    def _lay_values(self, look: ActionSheetLook, chosen: int) -> None:
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
            node.set_highlight(CHOSEN if value == chosen else "open" if possible else "")
            own = look.die is not None and value == look.die[1]
            # The key of its own value is free for the next die of that value once it is chosen
            node.keys = () if own and value == chosen else (str(value), f"[{value}]")
            facts = each._asdict() | {"number": each.goods, "good": self.context.area_name(good)}
            facts["action"] = self.context.area_name(each.action)
            node.label = node.tooltip = self.context.say("bill-said", **facts)

    def content_that_fits(self, look: ActionSheetLook, canvas: Canvas) -> Container:
        """Return the first content that is not too high; the panel is as high as it needs to be."""
        measuring = Measuring(canvas.kit, canvas.k)
        most = self.tallest if look.grows or look.bill else self.lowest
        for content in self._contents(look):
            needed = measuring.height(content, self.width)
            if needed <= most:
                break
        self.height = min(max(needed, self.lowest), most)
        return content

    def content(self, look: ActionSheetLook) -> Container:
        """Return all of it."""
        return next(self._contents(look))

    def _contents(self, look: ActionSheetLook) -> Iterator[Container]:
        """Yield all of it; then fewer and fewer lines of what is told."""
        values = Grid(*self.cells, columns=VALUES, gap=theme.HAIR, visible=bool(look.bill))
        brings = PictureOfContainers(self._brings(look), visible=bool(look.lines))
        for told in told_contents(self.context, look.told):
            yield Column(
                PictureOfContainers(Column(self._head(look), Divider(), gap=theme.HAIR)),
                values,
                brings,
                PictureOfContainers(told, visible=bool(look.told)),
                self.answers,
                gap=theme.TIGHT,
                padding=(theme.TIGHT, theme.WIDE),
                skin="parchment",
            )

    def _head(self, look: ActionSheetLook) -> Row:
        """Return the die, what is asked, and the points that are left."""
        context = self.context
        words = Column(
            Label(look.title, inks.HEAD),
            Label(look.note, inks.NOTE, wrap=True, visible=bool(look.note)),
            grow=1,
            basis=0.0,
        )
        return Row(
            pieces.die(context, look.die, DIE) if look.die is not None else None,
            words,
            pieces.action_points(context, str(look.ap), POINTS) if look.ap >= 0 else None,
            gap=theme.GAP,
            align="centre",
        )

    def _brings(self, look: ActionSheetLook) -> Column:
        """Return what the chosen value brings, the action first."""
        labels = [Label(words, inks.TEXT, wrap=True) for words in look.lines]
        for first in labels[:1]:
            first.style = inks.BOLD
        return Column(*labels)


def join_sentences(parts: Iterable[str]) -> str:
    """Return parts one after the other, each with an end of its own; empty ones are left out."""
    ended = (part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part)
    return " ".join(ended)
