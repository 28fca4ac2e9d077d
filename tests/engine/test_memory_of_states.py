"""Views and states that nobody needs any more leave no memory behind, compiled or not."""

import os
from pathlib import Path

import pytest

from tools.proof.case import Case
from tools.proof.cases import PROOFS
from tools.proof.random_games import dealt

RICHEST = [proofs.cases[-1] for proofs in PROOFS.values()]
OFTEN = 3000
STATUS = Path("/proc/self/statm")
FREELY = 8  # MB that a process may grow for other reasons; one row kept each time is far more


def held() -> int:
    """Return the megabytes this process holds."""
    pages = int(STATUS.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells what a process holds")
@pytest.mark.parametrize("case", RICHEST, ids=str)
def test_states_that_are_made_shown_saved_and_loaded_leave_nothing(case: Case) -> None:
    rules = case.game().rules
    state = dealt(case.game(), seed=4)
    view, loaded = rules.new_state(), rules.new_state()
    rules.hide(state, 0, view)
    before = held()
    for _ in range(OFTEN):
        rules.new_state()
        rules.hide(state, 0, view)
        loaded.load_plain(state.to_plain())
    assert held() - before <= FREELY
