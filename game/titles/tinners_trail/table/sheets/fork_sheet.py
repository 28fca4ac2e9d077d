"""The sheet of a fork: its ways one below the other, with what each would do and its picture."""

from dataclasses import dataclass

from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of, shift_of
from game.scene.stage.placing import Point, box
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.sheet.sheet import Sheet, put_question
from game.tabletop.table_context import put
from game.titles.tinners_trail.table.panels.emigration import NOBODY, Gift, draw_gift
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext

WIDTH = 560.0
HEAD = 106.0
ROW = 84.0
PITCH = 92.0
FOOT = 74.0
PICTURE = 46.0
TEXT_LEFT = 92.0
NOTE = text_styles.ON_PAPER.note.sized(19)
NOTE_STEP = 21.0

CUBES = ("tin", "copper")
BROWN = ("#4A2E1A", "#7A5526")


@dataclass(frozen=True, slots=True)
class ForkWay:
    """One choice: its words and its picture; where it is `closed` its note says why, perhaps that
    somebody has taken it. `refuses` when it means no.

    Pictures: "miner", "own-miner", "calciner", "none", "eye", a kind of cube, a development, or ""
    with the gift of a place.
    """

    choice: str
    title: str
    note: str
    picture: str = ""
    closed: bool = False
    refuses: bool = False
    gift: Gift | None = None
    taken_by: int = NOBODY


@dataclass(frozen=True, slots=True)
class Fork:
    """A question and its ways; `seat` is asked, `firm` when it has to be answered. The keyboard
    begins with the `usual` choice, by default with the first that is open.
    """

    head: str
    note: str
    ways: tuple[ForkWay, ...]
    seat: int
    firm: bool
    usual: str = ""


class ForkSheet(Sheet):
    """A click, or the number of a way, chooses it; a way that is closed says why."""

    def __init__(self, context: TrailContext, fork: Fork, handlers: TrailSheetHandlers) -> None:
        """Lay out the ways; a firm question has no way back."""
        foot = 24.0 if fork.firm else FOOT
        height = HEAD + PITCH * len(fork.ways) + foot
        super().__init__(width=WIDTH, height=height, name="fork")
        self._fork = self.showing = fork
        self.label = f"{fork.head} {fork.note}"
        numbers = range(len(fork.ways))
        self.ways = tuple(_WayButton(context, fork, number, handlers) for number in numbers)
        self.add(*self.ways)
        if not fork.firm:
            said = context.say("back")
            spot = box(30, height - FOOT + 4, 150, 50)
            back = Button(said, cap="@back", name="sheet-back", on_click=handlers.back, **spot)
            self.add(back)

    def first_control(self) -> Node:
        """The usual way, where it is open, else the first that is."""
        is_open = [way for way in self.ways if way.enabled]
        usual = (way for way in is_open if way.choice == self._fork.usual)
        return next(usual, next(iter(is_open), self.ways[0]))

    def draw(self, canvas: Canvas) -> None:
        """Draw paper and question."""
        super().draw(canvas)
        fork = self._fork
        put_question(canvas, WIDTH, (16, 54, 90), heading=fork.head, note=fork.note, large=True)


class _WayButton(Button):
    """One way: picture, name, what it would do, and its number as a key."""

    def __init__(
        self, context: TrailContext, fork: Fork, number: int, handlers: TrailSheetHandlers
    ) -> None:
        cap = str(number + 1)
        way = fork.ways[number]
        super().__init__(
            "",
            skin="quiet",
            cap=cap,
            label=f"{way.title}. {way.note}",
            name=f"way:{way.choice or 'plain'}",
            keys=(cap, f"[{cap}]") if not way.refuses else (cap, f"[{cap}]", "@decline"),
            on_click=lambda: handlers.choose(way.choice),
            wary=True,
            tooltip=way.note if way.closed else None,
            enabled=not way.closed,
            keep_clear=True,
            **box(30, HEAD + PITCH * number, WIDTH - 60, ROW),
        )
        self.role = "choice"
        self.choice = way.choice
        self._context = context
        self._way = way
        self._seat = fork.seat

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, picture, words and key cap."""
        super().draw(canvas)
        top = shift_of(self.state)
        put_way(self._context, self._seat, canvas, self._way, (PICTURE, self.height / 2 + top))
        look = look_of(self.skin, self.state)
        name = text_styles.ON_PAPER.title.sized(25).in_colour(look.text)
        room = canvas.box(0, 0, self.width - TEXT_LEFT - 14, 10).width
        lines = canvas.kit.lettering.wrapped(self._way.note, NOTE, canvas.k, room)[:2]
        middle = 11 if len(lines) < 2 else 1
        words = self.width - TEXT_LEFT
        canvas.words(self._way.title, name, (TEXT_LEFT, middle + top, words - 58, 32))
        note = NOTE if self.enabled else NOTE.in_colour(look.note)
        for number, line in enumerate(lines):
            y = middle + 28 + NOTE_STEP * number + top
            canvas.words(line, note, (TEXT_LEFT, y, words - 12, 26))
        self._draw_cap(canvas, self.width - 38, 9 + top)


def put_way(context: TrailContext, seat: int, canvas: Canvas, way: ForkWay, at: Point) -> None:
    """Draw a way's picture for the seat that is asked, or the disc of whoever has taken it."""
    art = context.art(canvas.k)
    (x, y) = at
    own = context.colour(seat) if way.picture == "own-miner" else ""
    if way.taken_by != NOBODY:
        put(canvas, art.disc(context.colour(way.taken_by), 18.0), x, y)
    elif way.gift is not None:
        _put_gift(context, canvas, way.gift, at)
    elif way.picture == "calciner":
        put(canvas, art.piece("calciner", scale=1.3), x, y + 26)
    elif way.picture in ("miner", "own-miner"):
        put(canvas, art.piece("miner", own, scale=1.4), x, y + 26)
    else:
        is_cube = way.picture in CUBES
        refused = way.picture == "none"
        name, size, tone = ("x", 34.0, "faint") if refused else (way.picture, 46.0, BROWN)
        put(canvas, art.cube(name, 18.0) if is_cube else art.icon(name, size, tone=tone), x, y)


def _put_gift(context: TrailContext, canvas: Canvas, gift: Gift, at: Point) -> None:
    art = context.art(canvas.k)
    (x, y) = at
    if gift.kind == "pounds":
        put(canvas, art.coin(23.0, label=context.say("pounds", pounds=gift.number)), x, y)
    elif gift.kind in ("points", "rise"):
        draw_gift(canvas, context, gift, at)
    else:
        size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
        for number in range(gift.number):
            left = x + pitch * (number - (gift.number - 1) / 2)
            put(canvas, art.icon(gift.kind, size, tone=BROWN), left, y)
