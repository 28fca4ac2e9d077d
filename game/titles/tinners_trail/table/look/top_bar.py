"""The top bar: the round and the phase."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.county.county_view import CountyView

PHASES = ("prices", "work", "sell", "end")
PHASE_CHIPS = {
    "draft": -1,
    "prices": 0,
    "actions": 1,
    "survey": 1,
    "look": 1,
    "auction": 1,
    "play": 1,
    "pumps": 1,
    "calciner": 1,
    "place": 1,
    "wallace": 1,
    "adelaide": 2,
    "invest": 2,
    "peek": 3,
    "prospect": 3,
    "over": 3,
}


@dataclass(frozen=True, slots=True)
class TopBarLook:
    """The round from 1 and which of the four phases is lit, -1 for none."""

    round: int
    phase: int


def top_bar(view: CountyView) -> TopBarLook:
    """Return the top bar's look."""
    return TopBarLook(view.round, PHASE_CHIPS.get(view.phase, -1))
