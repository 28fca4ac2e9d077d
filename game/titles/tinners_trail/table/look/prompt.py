"""The prompt: whose turn it is, what is left of the day, and the next step."""

from __future__ import annotations

from dataclasses import dataclass

WATCHES = 10


@dataclass(frozen=True, slots=True)
class PromptLook:
    """`watches` are work points left, -1 to show none; `ready` offers the Confirm button.

    `decline` is what the second button says, "" for none; `cancel` that something can be taken
    back.
    """

    head: str
    aside: str = ""
    aside_strong: str = ""
    watches: int = -1
    step: str = ""
    confirm: str = ""
    ready: bool = False
    decline: str = ""
