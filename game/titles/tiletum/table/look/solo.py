"""The Cardinal's turn told line by line: the decree, the line that decides, and what he does."""

from __future__ import annotations

from typing import Final

from game.engine.events import Event
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.panels.errand import ErrandLook
from game.titles.tiletum.table.stand import TiletumStand

MOST: Final = 8
UNTOLD: Final = frozenset({"decreed", "asked", "paid", "offered-character", "offered-contract"})


def decree_look(
    studio: Studio, sayings: Sayings, stand: TiletumStand, told: tuple[Event, ...]
) -> ErrandLook | None:
    """Return the document of his last turn, None in a game without him or before his first."""
    decree = next((event for event in told if event.kind == "decreed"), None)
    if decree is None or stand.state.board.cardinal < 0:
        return None
    lines = [line for event in told if event.kind not in UNTOLD and (line := sayings.event(event))]
    numbered = tuple(f"{number}  {line}" for number, line in enumerate(lines[:MOST], start=1))
    return ErrandLook(
        studio.area(decree.card), studio.say("decree-note"), lines=numbered, told=True
    )
