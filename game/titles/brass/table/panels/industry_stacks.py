"""The five stacks of a seat, with cost and yield of the top counters."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.drawing import colours
from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import slate
from game.scene.stage.placing import Point, box
from game.scene.text import text_styles
from game.tabletop.art.cells import cell
from game.tabletop.panel.look_widget import CHOSEN, LEGAL, OTHER
from game.tabletop.table_context import put
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget, TableContext, Target
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.panels.hand import put_cap

PITCH = 80.6
WIDTH = 78.0
TOP = 44.0
HEIGHT = 236.0
COUNTER = 58.0
LEAST_K = 0.8  # in a smaller window the levels could not be read


@dataclass(frozen=True, slots=True)
class StackLook:
    """A stack: its top counter, None if it is empty, and the number left of each level."""

    industry: str
    key: str
    face: CounterFace | None
    cost: str = ""
    coal: bool = False
    iron: bool = False
    income: str = ""
    points: str = ""
    locked: str = ""
    levels: tuple[tuple[int, int], ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class WorksLook:
    """The seat of the stacks, and the heading."""

    seat: int
    head: str
    note: str
    stacks: tuple[StackLook, ...]


class StackNode(Target[StackLook]):
    """One stack."""

    @property
    def top_spot(self) -> Point:
        """Where the counter on top lies."""
        return self.width / 2, 24 + COUNTER / 2 + 3

    @property
    def top_extent(self) -> Extent:
        """The rectangle of key and top counter, the part that stays visible above a note."""
        return 0.0, 0.0, self.width, 24 + COUNTER + 8

    def middle(self) -> Point:
        """Return the middle of the top counter, since a note may cover the rest."""
        return self.top_spot

    def put_look(self, canvas: Canvas, look: StackLook) -> None:
        """Draw key, counters, cost and yield."""
        art = self.context.art(canvas.k)
        middle = self.width / 2
        if look.key:
            put_cap(canvas, look.key, middle, 0)
        y = 24 + COUNTER / 2 + 3
        if look.face is None:
            empty = self.context.say("stack-empty")
            room = (0, y - 14, self.width, 28)
            canvas.words(empty, text_styles.NOTE.sized(17), room, "centre")
            return
        deep = sum(count for _, count in look.levels)
        for number in range(min(deep, 3) - 1, 0, -1):
            under = art.counter(look.face, COUNTER, shadow=False)
            put(canvas, under, middle + 3 * number, y + 2 * number, 0.55)
        put(canvas, art.counter(look.face, COUNTER), middle, y, 0.5 if look.locked else 1.0)
        if look.locked:
            put(canvas, art.icon("lock", 30), middle, y)
        self._draw_figures(canvas, look)
        if canvas.k >= LEAST_K:
            self._draw_levels(canvas, look)

    def _draw_figures(self, canvas: Canvas, look: StackLook) -> None:
        art = self.context.art(canvas.k)
        middle = self.width / 2
        y = 102.0
        if look.locked:
            style = text_styles.NOTE.sized(16)
            room = canvas.box(0, 0, self.width - 10, 9).width
            lines = canvas.kit.lettering.wrapped(look.locked, style, canvas.k, room)
            for number, line in enumerate(lines[:2]):
                canvas.words(line, style, (0, y - 12 + 20 * number, self.width, 24), "centre")
            return
        cubes = [kind for kind, needed in (("coal", look.coal), ("iron", look.iron)) if needed]
        wide = 42.0
        left = middle - (wide + 17 * len(cubes)) / 2
        canvas.words(look.cost, inks.FIGURE, (left, y - 14, wide, 28), "centre")
        for number, kind in enumerate(cubes):
            put(canvas, art.cube(kind, 7.4), left + wide + 9 + 17 * number, y)
        put(canvas, art.coin(look.income, 11), middle - 15, y + 28)
        put(canvas, art.points(look.points, 11), middle + 15, y + 28)

    def _draw_levels(self, canvas: Canvas, look: StackLook) -> None:
        count = max(len(look.levels), 1)
        pitch = min((self.width - 4) / count, 19.0)
        left = (self.width - pitch * count) / 2
        top = 148.0
        for number, (level, each) in enumerate(look.levels):
            x = left + pitch * number
            tone = "now" if number or not each else "price"
            canvas.put(cell(canvas.box(x, top, pitch - 2, 36).size, canvas.k, tone, 3), x, top)
            ink = colours.CREAM if each else colours.DISABLED_TEXT
            style = text_styles.CAP.sized(15).in_colour(colours.INK if tone == "price" else ink)
            left_over = str(each) if each else ""
            row = (x, top + 17, pitch - 2, 18)
            canvas.words(str(level), style, (x, top, pitch - 2, 18), "centre")
            canvas.words(left_over, style.sized(14), row, "centre")

    def put_light(self, canvas: Canvas) -> None:
        """Draw the line round it."""
        kind = {LEGAL: "legal", CHOSEN: "chosen", OTHER: "other"}.get(self.state, "")
        if kind:
            light = self.context.art(canvas.k).light(kind, COUNTER + 2, COUNTER + 2)
            put(canvas, light, self.width / 2, 24 + COUNTER / 2 + 3)


class WorksPanel(LookWidget[WorksLook]):
    """Five stacks side by side."""

    def __init__(self, context: TableContext, pick: Callable[[str], None]) -> None:
        """Make the stacks."""
        super().__init__(context, role="panel", solid=True)
        self.stacks = {
            industry: StackNode(
                context,
                industry,
                pick,
                **box(12 + PITCH * number, TOP, WIDTH, HEIGHT - TOP - 6),
                name=f"stack:{industry}",
                role="cell",
            )
            for number, industry in enumerate(INDUSTRIES)
        }
        self.add(*self.stacks.values())

    def show_stacks(self, look: WorksLook, states: dict[str, str]) -> None:
        """Show a seat's stacks; keys pick the stacks that can be picked."""
        self.show(look)
        self.label = look.head
        for stack in look.stacks:
            node = self.stacks[stack.industry]
            node.show(stack)
            node.label = stack.said
            node.light(states.get(stack.industry, ""))
            node.keys = (stack.key,) if stack.key else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw ground and head."""
        canvas.put(slate(canvas.size(self), canvas.k))
        if self.look is not None:
            canvas.words(self.look.head, inks.PANEL_HEAD, (18, 6, 240, 36))
            canvas.words(self.look.note, text_styles.NOTE, (200, 8, self.width - 216, 34), "right")
