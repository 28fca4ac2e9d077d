"""The two buttons that end what a sheet asks; the keyboard has them under the same keys on all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from game.scene.node import NodeValues
from game.scene.widgets import Button


def confirm_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does what the sheet is for."""
    return _button("confirm", "commit", words, do, **place)


def decline_button(words: str, do: Callable[[], None], **place: Unpack[NodeValues]) -> Button:
    """Return the button that does without."""
    return _button("decline", "slate", words, do, **place)


def _button(
    way: str, skin: str, words: str, do: Callable[[], None], **place: Unpack[NodeValues]
) -> Button:
    key = f"@{way}"
    place["keys"], place["name"], place["on_click"] = (key,), f"sheet-{way}", do
    return Button(words, skin=skin, cap=key, **place)
