"""The hand in the bar: cards side by side, each with its key and how many builds it opens."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.scene.drawing import colours
from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import key_cap, look_of
from game.scene.skins.panel import slate
from game.scene.stage.placing import Point, box
from game.scene.text import lettering
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import width_of
from game.tabletop.panel.look_widget import CHOSEN, LEGAL, OTHER
from game.tabletop.table_model import put
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget, TableContext, Target
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.layout import CARD, CARD_PITCH, SLOTS

RAISED = 14.0
LITTLE_RAISED = 6.0
SMALL_HEIGHT = 62.0
SMALL_PITCH = 66.0
KEY_RISE = 11.0
NAME_KEY_RISE = 19.0  # of a key above its card: over a name of two rows higher

CAP_HEIGHT = 22.0
CAP_SIDE = 7.0

PITCH = 80.6
WIDTH = 78.0
TOP = 44.0
HEIGHT = 236.0
COUNTER = 58.0
LEAST_K = 0.8  # in a smaller window the levels could not be read


@dataclass(frozen=True, slots=True)
class HeldLook:
    """A card of the hand, None face down; `raised` if picked or proposed, `faint` if no use."""

    face: CardPrint | None
    raised: bool = False
    faint: bool = False
    said: str = ""


class HeldCard(Target[HeldLook]):
    """One card; picked ones stand higher, small ones have neither picture nor key."""

    keyless = False  # while its key means something else

    @property
    def command(self) -> str:
        """The command that picks it."""
        return f"card-{int(self.named) + 1}"

    @property
    def small(self) -> bool:
        """Whether it is lower than a whole card."""
        return self.height < CARD[1]

    def put_look(self, canvas: Canvas, look: HeldLook) -> None:
        """Put card and key."""
        art = self.context.art(canvas.k)
        middle = self.width / 2
        rise = -4.0 if self.hovered and not self.small else 0.0
        if look.raised:
            rise = -LITTLE_RAISED if self.small else -RAISED
        alpha = 0.62 if look.faint else 1.0
        height = SMALL_HEIGHT if self.small else CARD[1]
        face = look.face
        sprite = art.card(face, height=height) if face else art.card_back(height=height)
        put(canvas, sprite, middle, rise, alpha)
        if look.face is not None and not self.small and not self.keyless:
            above = KEY_RISE if len(look.face.lines) == 1 else NAME_KEY_RISE
            put_cap(canvas, f"@{self.command}", middle, rise - above)


class BrassHand(Node):
    """Eight places for cards; small cards lie in two rows."""

    def __init__(
        self, context: TableContext, pick: Callable[[int], None], *, small: bool, in_row: int = 0
    ) -> None:
        """Make the places, so many in a row; 0 for as many as is usual."""
        super().__init__(role="group", name="hand")
        self._in_row = in_row or (SLOTS // 2 if small else SLOTS)
        self.cards = [
            HeldCard(
                context,
                str(slot),
                lambda name: pick(int(name)),
                x=CARD_PITCH * (slot % self._in_row),
                y=SMALL_PITCH * (slot // self._in_row),
                width=CARD[0],
                height=SMALL_HEIGHT if small else CARD[1],
                name=f"card:{slot}",
                role="card",
            )
            for slot in range(SLOTS)
        ]
        self.add(*self.cards)

    def covered(self) -> Extent:
        """Return the box round the cards that are held, with their keys."""
        held = [card for card in self.cards if card.visible] or self.cards[:1]
        wide = max(card.x + card.width for card in held)
        top = 0.0 if held[0].small else -NAME_KEY_RISE
        return 0.0, top, wide, max(card.y + card.height for card in held) - top

    def show(
        self, looks: tuple[HeldLook, ...], *, asked: bool, keyless: Collection[str] = ()
    ) -> None:
        """Show the cards held; without a question none can be picked, and the keys of `keyless`
        commands mean something else for now.
        """
        for slot, node in enumerate(self.cards):
            node.visible = slot < len(looks)
            if not node.visible:
                continue
            look = looks[slot]
            node.show(look)
            can_pick = asked and look.face is not None
            node.light(LEGAL if can_pick else "")
            node.enabled = can_pick
            node.label = look.said
            node.keyless = node.command in keyless
            node.keys = (f"@{node.command}",) if can_pick and not node.keyless else ()


def put_cap(canvas: Canvas, command: str, middle: float, top: float) -> None:
    """Put the plate of a command's key round a middle; nothing for a command without a key."""
    words = canvas.kit.keymap.cap(command)
    if not words:
        return
    style = lettering.CAP.sized(15)
    width = max(width_of(canvas, words, style) + 2 * CAP_SIDE, CAP_HEIGHT)
    look = look_of("slate", "normal")
    left = middle - width / 2
    size = canvas.box(left, top, width, CAP_HEIGHT).size
    canvas.put(key_cap(size, canvas.k, (0x14, 0x1D, 0x22)), left, top)
    canvas.words(words, style.in_colour(look.text), (left, top, width, CAP_HEIGHT), "centre")


# Works: the five stacks of a seat, with what the counter on top costs and brings.


@dataclass(frozen=True, slots=True)
class StackLook:
    """A stack: the counter on top, None when it is empty, and how many of each level are left."""

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
    """Whose works they are, and the words on top."""

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
        """The box of the key and the counter on top: all that is seen above a note."""
        return 0.0, 0.0, self.width, 24 + COUNTER + 8

    def middle(self) -> Point:
        """The counter on top: a note may lie on what is below, and keys go by what is seen."""
        return self.top_spot

    def put_look(self, canvas: Canvas, look: StackLook) -> None:
        """Put key, counters, cost and what it brings."""
        art = self.context.art(canvas.k)
        middle = self.width / 2
        if look.key:
            put_cap(canvas, look.key, middle, 0)
        y = 24 + COUNTER / 2 + 3
        if look.face is None:
            empty = self.context.say("stack-empty")
            room = (0, y - 14, self.width, 28)
            canvas.words(empty, lettering.NOTE.sized(17), room, "centre")
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
            style = lettering.NOTE.sized(16)
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
            style = lettering.CAP.sized(15).in_colour(colours.INK if tone == "price" else ink)
            left_over = str(each) if each else ""
            row = (x, top + 17, pitch - 2, 18)
            canvas.words(str(level), style, (x, top, pitch - 2, 18), "centre")
            canvas.words(left_over, style.sized(14), row, "centre")

    def put_light(self, canvas: Canvas) -> None:
        """Put the line round it."""
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
        """Show a seat's works; keys pick the stacks that have one."""
        self.show(look)
        self.label = look.head
        for stack in look.stacks:
            node = self.stacks[stack.industry]
            node.show(stack)
            node.label = stack.said
            node.light(states.get(stack.industry, ""))
            node.keys = (stack.key,) if stack.key else ()

    def draw(self, canvas: Canvas) -> None:
        """Put ground and head."""
        canvas.put(slate(canvas.size(self), canvas.k))
        if self.look is not None:
            canvas.words(self.look.head, inks.PANEL_HEAD, (18, 6, 240, 36))
            canvas.words(self.look.note, lettering.NOTE, (200, 8, self.width - 216, 34), "right")
