"""The prompt: whose turn it is, what is left of it, and the next step."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.rules import CHANCE, NOBODY
from game.tabletop.art.table_art import TableArt
from game.tabletop.studio import Studio


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


def at_rest(studio: Studio[TableArt], to_move: int, note: str) -> PromptLook:
    """Return the prompt while nobody is asked: what the note tells, else whose turn it is."""
    heads = {NOBODY: "closed", CHANCE: "luck"}
    if to_move in heads:
        return PromptLook(studio.say(heads[to_move]), step=note)
    return PromptLook(note or studio.say("turn-of", name=studio.name(to_move)))
