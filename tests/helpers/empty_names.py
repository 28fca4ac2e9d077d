"""Texts in which a name is missing: what is said of somebody whose name is empty."""

import re
from collections.abc import Iterator
from typing import Final

from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.stage.stage import Stage

MISSING: Final = re.compile(
    r"^\s*[,:;.!?](?!\.)"  # a text begins with a sign of punctuation
    r"|^\s*[’']s\b"
    r"|\S  +\S"  # two spaces, where a name stood between them
    r"|(?<![.…])\s[,;.!?](?=\s|$)"  # a sign that follows a space
    r"|[,(:]\s*[,.;:!?](?=\s|$)"  # a sign that follows another one
    r"|(?<=\S),\s+$"  # "Your turn, "
)
KEY: Final = re.compile(r": [,.]$")  # what a key is called that writes such a sign
TYPED: Final = "field"


def nameless(text: str) -> bool:
    """Return whether a text lacks a name.

    >>> list(map(nameless, ["Your turn, ", ", Ada, Josiah", "’s turn", "Who plays for ?"]))
    [True, True, True, True]
    >>> list(map(nameless, ["Your turn, Ada", "1, 2 and 3", "Well ... yes", "£1.50"]))
    [False, False, False, False]
    """
    return bool(MISSING.search(text)) and not KEY.search(text)


def texts(stage: Stage) -> Iterator[str]:
    """Yield every text of a screen that is written, spoken or shown on hover."""
    for node in stage.root.walk():
        yield from _texts_of(node)


def _texts_of(node: Node) -> Iterator[str]:
    if node.role == TYPED:
        return
    yield node.label
    tip = tooltip_from_source(node.tooltip)
    if tip is not None:
        yield from (tip.title, *tip.lines)


def nameless_texts(stage: Stage) -> list[str]:
    """Return the texts of a screen that lack a name."""
    return sorted({text for text in texts(stage) if text and nameless(text)})
