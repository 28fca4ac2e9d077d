"""Trace: why Lord Wallace did what he did in a step, as facts (LW-3 .. LW-13).

    facts = explain(view_before, move, view_after)

The facts come in the order in which things happened: the card and its cell, each choice with
all that came into question and the line that decided, rolls, bids and passes. They are drawn
from what one seat saw, so they may be told to that seat.
"""

from __future__ import annotations

from game.engine.move import Move
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.facts import Fact, Scene
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse


def explain(before: TrailState, move: Move, after: TrailState) -> tuple[Fact, ...]:
    """Return the facts about a step of a solo game; nothing in a game without him."""
    if not before.board.solo:
        return ()
    beats = rehearse(before, move, after)
    return tuple(beat for beat in beats if not isinstance(beat, Scene))
