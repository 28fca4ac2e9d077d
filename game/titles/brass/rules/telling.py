"""Telling the narrator of a step what happens, when one listens."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.step_facts import Happenings


def tell(st: BrassState, kind: i64, seat: i64, first: i64, second: i64) -> None:
    """Note a fact for whoever listens; `happenings.py` says what the numbers of each kind are."""
    happenings: Happenings | None = st.happenings
    if happenings is not None:
        happenings.note(kind, seat, first, second)
