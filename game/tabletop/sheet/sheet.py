"""Sheet: a parchment that lies over the map and carries one question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Unpack, runtime_checkable

from game.scene.handle import Handle
from game.scene.keys import Stroke
from game.scene.node import Node, NodeValues
from game.scene.theme import Rgb
from game.scene.units import Point
from game.scene.widgets import Panel, Slider

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

    sheet = True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        """Lie over the map."""
        place = {"role": "dialog", "keep_clear": True} | place
        super().__init__("bill", **place)
        self.showing: object = None
        self.moved: Callable[[Point], None] = lambda by: None
        self.add(Handle(self._drag, name="sheet-handle", width=self.width, height=HEAD))

    def _drag(self, by: Point) -> None:
        self.moved(by)


class SumSlider(Slider):
    """A slider of pounds whose Enter key confirms the sum; not in the moment it has opened."""

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
        place.setdefault("wary", True)
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
