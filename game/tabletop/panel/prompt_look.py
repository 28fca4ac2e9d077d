"""The prompt: whose turn it is, what is left of it, and the next step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.rules import CHANCE, NOBODY


@dataclass(frozen=True, slots=True)
class LeftOver:
    """How much of something is left: so many of all icons are bright; `words` say it."""

    icon: str
    left: int
    of: int
    words: str


@dataclass(frozen=True, slots=True)
class PromptLook:
    """`tally` is what the seat has left of its turn, None where nothing is counted.

    `ready` offers the Confirm button, `decline` is what the second button says, "" for none.
    """

    head: str
    aside: str = ""
    aside_strong: str = ""
    tally: LeftOver | None = None
    step: str = ""
    confirm: str = ""
    ready: bool = False
    decline: str = ""


def at_rest(say: Callable[[str], str], to_move: int, note: str) -> PromptLook:
    """Return the prompt while nobody is asked: it is over, luck decides, or others are to act."""
    heads = {NOBODY: "closed", CHANCE: "luck"}
    return PromptLook(say(heads.get(to_move, "resting")), step=note)
