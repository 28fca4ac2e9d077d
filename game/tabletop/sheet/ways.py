"""A sheet of ways: what one of has to be chosen, one below the other, with what each would do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of, shift_of
from game.scene.stage.placing import Point, box
from game.scene.text import lettering
from game.scene.widgets import Button
from game.tabletop.art.table_art import TableArt
from game.tabletop.sheet.sheet import Sheet, put_question
from game.tabletop.table_model import TableContext

WIDTH = 560.0
HEAD, ROW, PITCH, FOOT = 106.0, 84.0, 92.0, 74.0
PICTURE = 46.0
TEXT_LEFT = 92.0
NOTE, NOTE_STEP = lettering.ON_PAPER.note.sized(19), 21.0


@dataclass(frozen=True, slots=True)
class Way:
    """One choice: its words, a picture by name, and, where it is `closed`, its note says why.

    `refuses` when it means no.
    """

    choice: str
    title: str
    note: str
    picture: str = ""
    closed: bool = False
    refuses: bool = False


OptionT = TypeVar("OptionT", bound=Way)


@dataclass(frozen=True)  # with slots, `OptionList[Mine](...)` could not be made
class OptionList(Generic[OptionT]):
    """A question and its ways; `seat` is asked, `firm` when it has to be answered."""

    head: str
    note: str
    ways: tuple[OptionT, ...]
    seat: int
    firm: bool


@dataclass(frozen=True)
class OptionsHandlers(Generic[OptionT]):
    """What the buttons do: choose a way, go one pick back; `picture` puts a way's picture round a
    point.
    """

    choose: Callable[[str], None]
    back: Callable[[], None]
    picture: Callable[[Canvas, OptionT, Point], None]


class OptionsSheet(Sheet, Generic[OptionT]):
    """A click, or the number of a way, chooses it; a way that is closed says why."""

    def __init__(
        self,
        context: TableContext[TableArt],
        asked: OptionList[OptionT],
        handlers: OptionsHandlers[OptionT],
    ) -> None:
        """Lay out the ways; a firm question has no way back."""
        foot = 24.0 if asked.firm else FOOT
        height = HEAD + PITCH * len(asked.ways) + foot
        super().__init__(width=WIDTH, height=height, name="fork")
        self._asked = self.showing = asked
        self.label = f"{asked.head} {asked.note}"
        self.ways = tuple(WayButton(way, number, handlers) for number, way in enumerate(asked.ways))
        self.add(*self.ways)
        if not asked.firm:
            said, spot = context.say("back"), box(30, height - FOOT + 4, 150, 50)
            back = Button(said, cap="@back", name="sheet-back", on_click=handlers.back, **spot)
            self.add(back)

    def first_control(self) -> Node:
        """The first way that is open."""
        return next((way for way in self.ways if way.enabled), self.ways[0])

    def draw(self, canvas: Canvas) -> None:
        """Put paper and question."""
        super().draw(canvas)
        words = self._asked.head, self._asked.note
        put_question(canvas, WIDTH, words, (16, 54, 90), large=True)


class WayButton(Button, Generic[OptionT]):
    """One way: picture, name, what it would do, and its number as a key."""

    def __init__(self, way: OptionT, number: int, handlers: OptionsHandlers[OptionT]) -> None:
        """Take the way and where it stands among the others."""
        cap = str(number + 1)
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
        self._way = way
        self._put_picture = handlers.picture

    def draw(self, canvas: Canvas) -> None:
        """Put plate, picture, words and key cap."""
        super().draw(canvas)
        top = shift_of(self.state)
        self._put_picture(canvas, self._way, (PICTURE, self.height / 2 + top))
        look = look_of(self.skin, self.state)
        name = lettering.ON_PAPER.title.sized(25).in_colour(look.text)
        room = self.width - TEXT_LEFT - 58
        lines = self._note_lines(canvas)
        middle = 11 if len(lines) < 2 else 1
        canvas.words(self._way.title, name, (TEXT_LEFT, middle + top, room, 32))
        note = NOTE if self.enabled else NOTE.in_colour(look.note)
        for number, line in enumerate(lines):
            y = middle + 28 + NOTE_STEP * number + top
            canvas.words(line, note, (TEXT_LEFT, y, self.width - TEXT_LEFT - 12, 26))
        self._draw_cap(canvas, self.width - 38, 9 + top)

    def _note_lines(self, canvas: Canvas) -> list[str]:
        room = canvas.box(0, 0, self.width - TEXT_LEFT - 14, 10).width
        return canvas.kit.lettering.wrapped(self._way.note, NOTE, canvas.k, room)[:2]
