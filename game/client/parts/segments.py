"""Segments: one of several, as joined buttons that keep their names, on slate or on parchment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Unpack

from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.styles import BOLD
from game.scene.theme import Rgb, with_alpha
from game.scene.units import PxSize

RADIUS = 8.0
SIDE = 5.0
LEAST_LETTERS = 3  # what a segment without words would take of a fitted row


@dataclass(frozen=True, slots=True)
class Segment:
    """One possibility; a `reason` disables it and is its tooltip."""

    value: str
    text: str
    reason: str = ""


class Segments(Node):
    """The segments share the width, each named "NAME:VALUE"; `choose` hears the choice.

    They are equally wide, or `fitted` to their words.
    """

    def __init__(
        self,
        segments: Sequence[Segment],
        value: str,
        choose: Callable[[str], None],
        *,
        paper: bool = False,
        fitted: bool = False,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "choice")
        super().__init__(**place)
        shares = [LEAST_LETTERS + len(segment.text) * fitted for segment in segments]
        each = self.width / max(sum(shares), 1)
        left = 0.0
        for segment, share in zip(segments, shares, strict=True):
            self.add(
                _SegmentButton(
                    segment,
                    chosen=segment.value == value,
                    paper=paper,
                    x=left,
                    width=each * share,
                    height=self.height,
                    name=f"{self.name}:{segment.value}",
                    on_click=lambda value=segment.value: choose(value),  # type: ignore[misc]
                )
            )
            left += each * share


class _SegmentButton(Node):
    def __init__(
        self, segment: Segment, *, chosen: bool, paper: bool, **place: Unpack[NodeValues]
    ) -> None:
        place["role"], place["label"] = "radio", segment.text
        place["enabled"] = not segment.reason
        place["tooltip"] = segment.reason or None
        super().__init__(**place)
        self._text, self._chosen, self._paper = segment.text, chosen, paper

    def draw(self, canvas: Canvas) -> None:
        state = "chosen" if self._chosen else "hover" if self.warmth > 0.5 else "plain"
        if not self.enabled:
            state = "disabled"
        canvas.put(_plate(canvas.size(self), canvas.k, state, paper=self._paper))
        style = _ink(state, paper=self._paper)
        canvas.words(self._text, style, (SIDE, 0, self.width - 2 * SIDE, self.height), "centre")


def _ink(state: str, *, paper: bool) -> TextStyle:
    inks: dict[str, Rgb] = {
        "chosen": theme.CREAM if paper else theme.INK,
        "disabled": (0x6F, 0x5C, 0x3E) if paper else theme.DISABLED_TEXT,
    }
    return BOLD.in_colour(inks.get(state, theme.INK if paper else theme.CREAM))


@cached
def _plate(size: PxSize, k: float, state: str, *, paper: bool) -> Picture:
    easel = Easel(size, 2)
    box = easel.box(RADIUS * k).inset(1)
    if state == "chosen":
        dark, light = theme.INK, (0xFF, 0xF8, 0xE4)
        easel.fill(box, dark if paper else down(light, (0xEF, 0xE2, 0xC2)))
    elif paper:
        high = (0xFF, 0xF9, 0xE6) if state == "hover" else (0xF6, 0xEA, 0xC8)
        easel.fill(box, down(high, (0xE6, 0xD3, 0xA4)))
    elif state == "hover":
        easel.fill(box, with_alpha((0x4E, 0x5C, 0x62), 0.55))
    else:
        easel.fill(box, with_alpha(theme.BLACK, 0.25))
    line = with_alpha((0x7A, 0x5A, 0x30), 0.8) if paper else with_alpha(theme.BRASS, 0.5)
    easel.line(box, 1.2 * k, line)
    return easel.picture()
