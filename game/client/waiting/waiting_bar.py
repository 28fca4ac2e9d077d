"""What a person who waits can do: skip to the own turn, and stay out of everything until then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.desk import Desk
from game.scene.box_place import box
from game.scene.node import Node, NodeValues
from game.scene.styles import BOLD
from game.scene.widgets import Button

SKIP, GAP = 0.44, 8.0
LETTERS = BOLD.sized(17)


@dataclass(frozen=True, slots=True)
class Offer:
    """What the bar offers: `skip` and `out` are None, or whether they are under way already.

    `asked`: staying out would answer the question that is asked now.
    """

    skip: bool | None = None
    out: bool | None = None
    asked: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to offer."""
        return self.skip is None and self.out is None


def waiting_bar(
    desk: Desk, room: NodeValues, offer: Offer, ways: tuple[Callable[[], None], Callable[[], None]]
) -> Node:
    """Return the buttons in a room of the table; `ways` are skipping and staying out."""
    skip, stay_out = ways
    say, width, height = desk.say, room["width"], room["height"]
    bar = Node(**room)
    bar.z = 40
    right = width
    if offer.skip is not None:
        share = width * SKIP
        words = "skipping" if offer.skip else "skip"
        button = Button(say(f"waiting.{words}"), **box(width - share, 0, share, height))
        bar.add(_command(button, "skip-turns", say("waiting.skip-tip"), skip, on=offer.skip))
        right -= share + GAP
    if offer.out is not None:
        words = "out" if offer.out else "stay-out"
        button = Button(say(f"waiting.{words}"), **box(0, 0, right, height))
        bar.add(_command(button, "stay-out", say(f"waiting.{words}-tip"), stay_out, on=offer.out))
    return bar


def _command(button: Button, name: str, tip: str, go: Callable[[], None], *, on: bool) -> Button:
    """Let a button give a command."""
    button.name, button.tooltip, button.on_click, button.chosen = name, tip, go, on
    button.focusable, button.keys, button.cap = True, (f"@{name}",), f"@{name}"
    button.letters, button.gap = LETTERS, 6.0
    return button
