"""Telling the narrator of a step what happens, when one listens."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.step_facts import BrassStepFacts


def tell(st: BrassState, kind: i64, seat: i64, first: i64, second: i64) -> None:
    """Note a fact for whoever listens; `step_facts.py` says what the numbers of each kind are."""
    step_facts: BrassStepFacts | None = st.step_facts
    if step_facts is not None:
        step_facts.note(kind, seat, first, second)
