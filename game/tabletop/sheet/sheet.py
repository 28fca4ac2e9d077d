"""Sheet: a parchment that lies over the map and carries one question. A sheet of ways."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeVar, Unpack, runtime_checkable

from game.scene.drawing.colours import Rgb
from game.scene.input.hit import Within
from game.scene.input.keys import Stroke
from game.scene.input.pointer import Handle
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import look_of, shift_of
from game.scene.stage.placing import Point, box
from game.scene.text import lettering
from game.scene.widgets import Button, Panel, Slider
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.text import put_rule
from game.tabletop.table_model import TableContext

HEAD = 90.0
EYE_SIDE = 64.0
"""What a heading leaves free at either side: the eye lies in the right corner."""


@dataclass(frozen=True, slots=True)
class SheetHandlers:
    """What the controls of a sheet do; `changed` follows every change of an amount."""

    confirm: Callable[[], None]
    decline: Callable[[], None]
    changed: Callable[[], None]


@runtime_checkable
class Controlled(Protocol):
    """A sheet, or a part of one, that knows where the keyboard should begin."""

    def first_control(self) -> Node | None:
        """Return what has the focus first: what Enter is most likely meant for."""


class Sheet(Panel):
    """A document on top of everything but what flies; `showing` is what it says, comparable.

    It can be dragged by its head: `moved` hears where to, in u of the sheet.
    """

    role, keep_clear, sheet = "dialog", True, True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        """Lie over the map."""
        super().__init__("bill", **place)
        self.showing: object = None
        self.moved: Callable[[Point], None] = lambda by: None
        self.add(Handle(self._drag, name="sheet-handle", width=self.width, height=HEAD))

    def _drag(self, by: Point) -> None:
        self.moved(by)


class SumSlider(Slider):
    """A slider of pounds whose Enter key confirms the sum; not in the moment it has opened."""

    wary = True

    def __init__(
        self,
        values: range,
        value: int,
        calls: tuple[Callable[[int], None], Callable[[], None]],
        tint: Rgb,
        **place: Unpack[NodeValues],
    ) -> None:
        """Take what a change and what Enter do."""
        changed, self._confirm = calls
        super().__init__(values, value, changed, tint=tint, **place)

    def key(self, stroke: Stroke) -> bool:
        """Enter confirms; everything else moves the knob."""
        if stroke.name == "return":
            self._confirm()
            return True
        return super().key(stroke)


def marks_of(values: range, words: Callable[[int], str], least_gap: int = 1) -> dict[int, str]:
    """Return the words under some values of a slider: both ends, and round numbers between."""
    low, high = values[0], values[-1]
    span = high - low
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100) if span / s <= 9 and s >= least_gap), 200)
    room = span / 9
    between = [v for v in values if v % step == 0 and v - low >= room and high - v >= room]
    return {v: words(v) for v in (low, *between, high)}


def put_question(
    canvas: Canvas,
    width: float,
    words: tuple[str, str],
    tops: tuple[float, float, float],
    *,
    large: bool = False,
) -> None:
    """Put the heading of a sheet so wide, the note below it, perhaps in larger letters, and a rule;
    `tops` are where these three begin.
    """
    head, note = lettering.ON_PAPER.title.sized(31), lettering.ON_PAPER.note
    canvas.words(words[0], head, (EYE_SIDE, tops[0], width - 2 * EYE_SIDE, 40), "centre")
    style, height = (note.sized(20), 30) if large else (note, 28)
    canvas.words(words[1], style, (30, tops[1], width - 60, height), "centre")
    put_rule(canvas, 30, tops[2], width - 60)


def confirm_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does what the sheet is for; its key is the same on all sheets."""
    place["name"] = "sheet-confirm"
    return key_button("confirm", "commit", words, do, **place)


def decline_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does without."""
    place["name"] = "sheet-decline"
    return key_button("decline", "slate", words, do, **place)


def key_button(
    command: str, skin: str, words: str, do: Callable[[], None] | None, **place: Unpack[NodeValues]
) -> Button:
    """Return a button that the key of a command uses too, named after it unless `place` says so."""
    key = f"@{command}"
    place.setdefault("name", command)
    place["keys"], place["on_click"] = (key,), do
    return Button(words, skin=skin, cap=key, **place)


def shortcut(
    keys: tuple[str, ...], label: str, act: Callable[[], None], *, wary: bool = False
) -> Node:
    """Return a node that is neither seen nor clicked and answers to its keys."""
    nowhere = Within(lambda point: False, (0.0, 0.0))
    return Node(
        keys=keys,
        label=label,
        role="shortcut",
        on_click=act,
        focusable=False,
        hit=nowhere,
        wary=wary,
    )


class Digits(Node):
    """Typed digits as a number: each digit is added at the end of the number typed so far."""

    def __init__(self, label: str, typed: Callable[[int], None]) -> None:
        """Call `typed` with the number after every digit."""
        super().__init__(role="shortcut")
        self._typed = typed
        self._number = 0
        for digit in range(10):
            self.add(shortcut((str(digit), f"[{digit}]"), label, partial(self._type, digit)))

    def forget(self) -> None:
        """Begin a new number with the next digit."""
        self._number = 0

    def _type(self, digit: int) -> None:
        self._number = (self._number * 10 + digit) % 1000
        self._typed(self._number)


WIDTH = 560.0
WAYS_HEAD, ROW, PITCH, FOOT = 106.0, 84.0, 92.0, 74.0
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
        height = WAYS_HEAD + PITCH * len(asked.ways) + foot
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
            **box(30, WAYS_HEAD + PITCH * number, WIDTH - 60, ROW),
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
