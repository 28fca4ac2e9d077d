"""What a seat can tell apart: its own choices depend on secrets once it has drawn cards."""

from __future__ import annotations

from ai.titles.brass.clock import stage_of
from game.engine.cells import i64
from game.titles.brass.rules.state import BrassState


def is_open(st: BrassState, seat: i64, first_stage: i64) -> bool:
    """Return whether what the seat to move may do is the same whatever `seat` cannot see.

    Others' hands decide what they can build. Own cards are known until the round in which the
    imagined game began is over: then everybody draws (B-2.6).
    """
    return st.to_move == seat and stage_of(st) == first_stage
