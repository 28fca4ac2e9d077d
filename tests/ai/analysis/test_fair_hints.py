"""Hints and chances know nothing hidden, in every set-up: expansions, two players, solo."""

from __future__ import annotations

from itertools import islice

import pytest

from ai.analysis.depth import HintDepth
from ai.analysis.hints import hint_for
from ai.analysis.knowledge import Knowledge
from ai.analysis.outlooks import outlook_of
from ai.analysis.worlds import Worlds
from game.engine.common_view import common_view
from game.engine.options import Options
from game.engine.rules import NOBODY, State
from game.match.analysis import Hint, Outlook
from tools.proof.fairness import Position, fair_sight, positions

LITTLE = HintDepth(iterations=20, moves=2, worlds=4)
WORLDS = 4


def told(knowledge: Knowledge, position: Position, state: State) -> tuple[Hint, Outlook, Outlook]:
    """Return a hint, the seat's own outlook and an onlooker's."""
    view = fair_sight(position.game, state, position.seat)
    common = common_view(knowledge.rules, state)
    progress = knowledge.game.progress(view)
    own, onlooker = (
        outlook_of(
            knowledge,
            Worlds(knowledge.trials, known, seat, 3),
            progress,
            WORLDS,
            lambda done: True,
        )
        for known, seat in ((view, position.seat), (common, NOBODY))
    )
    return hint_for(knowledge, view, 3, LITTLE, lambda done: True), own, onlooker


def check(first_seed: int, count: int) -> None:
    """Require the same words in positions and their twins."""
    known: dict[Options, Knowledge] = {}
    for position in islice(positions(first_seed), count):
        options = position.game.options
        knowledge = known.setdefault(options, Knowledge(options))
        first, second = (
            told(knowledge, position, state) for state in (position.truth, position.twin)
        )
        assert first == second, position.name


def test_what_is_hidden_changes_no_hint_and_no_chance() -> None:
    check(0, 10)


@pytest.mark.slow
def test_what_is_hidden_changes_no_hint_and_no_chance_in_every_set_up() -> None:
    for seed in range(24):
        check(seed * 7, 8)
