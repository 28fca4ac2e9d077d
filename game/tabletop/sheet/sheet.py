"""Sheet: a parchment that lies over the map and carries one question, perhaps about a sum."""

from collections.abc import Callable
from functools import partial
from typing import Protocol, Unpack, runtime_checkable

from game.engine.move import Move
from game.scene.drawing.colours import Rgb
from game.scene.input.hit import Within
from game.scene.input.keys import Stroke
from game.scene.input.pointer import Handle
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import Point
from game.scene.text import lettering
from game.scene.widgets import Button, Panel, Slider
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.text import put_rule
from game.tabletop.table_model import TableContext

HEAD = 90.0
EYE_SIDE = 64.0
"""What a heading leaves free at either side: the eye lies in the right corner."""


@runtime_checkable
class Controlled(Protocol):
    """A sheet, or a part of one, that knows where the keyboard should begin."""

    def first_control(self) -> Node | None:
        """Return what has the focus first: what Enter is most likely meant for."""


class Sheet(Panel):
    """A document on top of everything but what flies; `showing` is what it says, comparable. It can
    be dragged by its head: `moved` hears where to, in u of the sheet. Its corner `has_eye` or not.
    """

    role = "dialog"
    keep_clear = True
    sheet = True
    keeps_arrows = True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        super().__init__("bill", **place)
        self.showing: object = None
        self.has_eye = False
        self.moved: Callable[[Point], None] = lambda by: None
        self.add(Handle(self._drag, name="sheet-handle", width=self.width, height=HEAD))

    def _drag(self, by: Point) -> None:
        self.moved(by)


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
    head = lettering.ON_PAPER.title.sized(31)
    note = lettering.ON_PAPER.note
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
    place["keys"] = (key,)
    place["on_click"] = do
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


# A sum of money that is chosen: what moves allow, and the slider and the keys that change it.


class Sum:
    """Pounds between the least and the most that the moves allow, in their own steps."""

    def __init__(self, moves: tuple[Move, ...], start: int | None = None) -> None:
        """Take moves with an amount "pounds"; begin with the least, or near `start`."""
        self._moves = {move.amount("pounds"): move for move in moves}
        self.choices = tuple(sorted(self._moves))
        self.pounds = self.least = self.choices[0]
        self.most, self.least_move = self.choices[-1], self._moves[self.least]
        if start is not None:
            self.set(start)

    @property
    def step(self) -> int:
        """Pounds from one choice to the next."""
        return self.choices[1] - self.choices[0] if len(self.choices) > 1 else 1

    @property
    def move(self) -> Move:
        """The move of this sum."""
        return self._moves[self.pounds]

    def set(self, pounds: int) -> None:
        """Choose the possible sum nearest to so many pounds, the smaller of two equally near."""
        self.pounds = min(self.choices, key=lambda choice: (abs(choice - pounds), choice))

    def change(self, steps: int) -> None:
        """Go so many steps up or down, as far as possible."""
        at = self.choices.index(self.pounds) + steps
        self.pounds = self.choices[min(max(at, 0), len(self.choices) - 1)]


def more_and_less(
    context: TableContext[TableArt], step: Callable[[int], None]
) -> tuple[Node, Node]:
    """Return what hears plus and minus, for one more and one less."""
    more = shortcut(("+", "="), context.say("more"), partial(step, 1))
    return more, shortcut(("-",), context.say("less"), partial(step, -1))


class SumSlider(Slider):
    """A slider of pounds whose Enter key confirms the sum; not in the moment it has opened."""

    wary = True

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter confirms: always."""
        return True

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
    low = values[0]
    high = values[-1]
    span = high - low
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100) if span / s <= 9 and s >= least_gap), 200)
    room = span / 9
    between = [v for v in values if v % step == 0 and v - low >= room and high - v >= room]
    return {v: words(v) for v in (low, *between, high)}


class SumKeys(Node):
    """The keys that change a sum: plus, minus, and digits, each at the end of what is typed."""

    def __init__(
        self, context: TableContext[TableArt], chosen: Sum, changed: Callable[[], None]
    ) -> None:
        super().__init__(role="shortcut")
        self._sum = chosen
        self._changed = changed
        self._number = 0
        label = context.say("type-sum")
        for digit in range(10):
            self.add(shortcut((str(digit), f"[{digit}]"), label, partial(self._type, digit)))
        self.add(*more_and_less(context, self._step))

    def set(self, pounds: int) -> None:
        """Choose a sum in another way; the next digit begins a new number."""
        self._number = 0
        self._sum.set(pounds)
        self._changed()

    def _type(self, digit: int) -> None:
        self._number = (self._number * 10 + digit) % 1000
        self._sum.set(self._number)
        self._changed()

    def _step(self, steps: int) -> None:
        self._number = 0
        self._sum.change(steps)
        self._changed()
