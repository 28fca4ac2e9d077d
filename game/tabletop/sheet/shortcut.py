"""Shortcut: a key that works while its sheet is open, without anything to click."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.hit import Within
from game.scene.node import Node


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
            act = self._digit_of(digit)
            self.add(shortcut((str(digit), f"[{digit}]"), label, act))

    def forget(self) -> None:
        """Begin a new number with the next digit."""
        self._number = 0

    def _digit_of(self, digit: int) -> Callable[[], None]:
        def act() -> None:
            self._number = (self._number * 10 + digit) % 1000
            self._typed(self._number)

        return act
