"""The sheet of a fork: its ways one below the other, with what each would do and its picture."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import colours_of_button
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button, Label
from game.tabletop.panel.content import ContentButton, PieceAtMiddle
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table.panels.emigration import NOBODY, PlaceBenefit, draw_benefit
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext

WIDTH = 560.0
PICTURE = 64.0
NOTE = text_styles.ON_PAPER.note.sized(19)
NAME = text_styles.ON_PAPER.title.sized(25)

CUBES = ("tin", "copper")
BROWN = ("#4A2E1A", "#7A5526")


@dataclass(frozen=True, slots=True)
class ForkOption:
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
    gift: PlaceBenefit | None = None
    taken_by: int = NOBODY


@dataclass(frozen=True, slots=True)
class Fork:
    """A question and its ways; `seat` is asked, `firm` when it has to be answered. The keyboard
    begins with the `usual` choice, by default with the first that is open.
    """

    head: str
    note: str
    ways: tuple[ForkOption, ...]
    seat: int
    firm: bool
    usual: str = ""


class ForkSheet(ContentSheet):
    """A click, or the number of a way, chooses it; a way that is closed says why."""

    def __init__(self, context: TrailContext, fork: Fork, handlers: TrailSheetHandlers) -> None:
        """Make the ways; a firm question has no way back."""
        super().__init__(width=WIDTH, name="fork")
        self._fork = self.showing = fork
        self.label = f"{fork.head} {fork.note}"
        numbers = range(len(fork.ways))
        self.ways = tuple(_ForkOptionButton(context, fork, number, handlers) for number in numbers)
        self._back = Button(
            context.say("back"),
            cap="@back",
            name="sheet-back",
            on_click=handlers.back,
            visible=not fork.firm,
        )

    def first_control(self) -> Node:
        """The usual way, where it is open, else the first that is."""
        is_open = [way for way in self.ways if way.enabled]
        usual = (way for way in is_open if way.choice == self._fork.usual)
        return next(usual, next(iter(is_open), self.ways[0]))

    def content_variants(self) -> Iterator[Column]:
        """Yield the question, its ways, and the way back."""
        fork = self._fork
        yield Column(
            self.question_head(fork.head, fork.note, large=True),
            Column(*self.ways, gap=theme.TIGHT),
            Row(self._back, visible=not fork.firm),
            gap=theme.GAP,
            padding=(theme.GAP, theme.BROAD, theme.BROAD, theme.BROAD),
        )


class _ForkOptionButton(ContentButton):
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
        )
        self.role = "choice"
        self.choice = way.choice
        self._context = context
        self._way = way
        self._seat = fork.seat

    def content(self) -> Row:
        """Return picture, name and key, and what it would do."""
        look = colours_of_button(self.skin, self.state)
        note = NOTE if self.enabled else NOTE.in_colour(look.note)
        head = Row(
            Label(self._way.title, NAME.in_colour(look.text), grow=1), self.key_cap(), align="start"
        )
        return Row(
            PieceAtMiddle(self._draw_picture, width=PICTURE, height=PICTURE),
            Column(head, Label(self._way.note, note, wrap=True), justify="centre", grow=1),
            gap=theme.GAP,
            padding=(theme.TIGHT, theme.GAP),
        )

    def _draw_picture(self, canvas: Canvas, at: Point) -> None:
        draw_option_picture(self._context, self._seat, canvas, self._way, at)


def draw_option_picture(
    context: TrailContext, seat: int, canvas: Canvas, way: ForkOption, at: Point
) -> None:
    """Draw a way's picture for the seat that is asked, or the disc of whoever has taken it."""
    art = context.art_at_scale(canvas.k)
    (x, y) = at
    own = context.art_colour_name(seat) if way.picture == "own-miner" else ""
    if way.taken_by != NOBODY:
        draw_sprite(canvas, art.disc(context.art_colour_name(way.taken_by), 18.0), x, y)
    elif way.gift is not None:
        _draw_benefit(context, canvas, way.gift, at)
    elif way.picture == "calciner":
        draw_sprite(canvas, art.piece("calciner", scale=1.3), x, y + 26)
    elif way.picture in ("miner", "own-miner"):
        draw_sprite(canvas, art.piece("miner", own, scale=1.4), x, y + 26)
    else:
        is_cube = way.picture in CUBES
        refused = way.picture == "none"
        name, size, tone = ("x", 34.0, "faint") if refused else (way.picture, 46.0, BROWN)
        draw_sprite(
            canvas, art.cube(name, 18.0) if is_cube else art.icon(name, size, tone=tone), x, y
        )


def _draw_benefit(context: TrailContext, canvas: Canvas, gift: PlaceBenefit, at: Point) -> None:
    art = context.art_at_scale(canvas.k)
    (x, y) = at
    if gift.kind == "pounds":
        draw_sprite(canvas, art.coin(23.0, label=context.say("pounds", pounds=gift.number)), x, y)
    elif gift.kind in ("points", "rise"):
        draw_benefit(canvas, context, gift, at)
    else:
        size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
        for number in range(gift.number):
            left = x + pitch * (number - (gift.number - 1) / 2)
            draw_sprite(canvas, art.icon(gift.kind, size, tone=BROWN), left, y)
