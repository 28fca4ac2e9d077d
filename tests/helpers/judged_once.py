"""Judged once: the game of a picture set is the same in every size and language, and judging it
takes as long as drawing all of its screens."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from ai.analysis.instant_analyst import FinishedJudgement, InstantAnalyst
from game.match.analysis import GameToJudge, JudgedGame

KEPT: dict[tuple[object, ...], JudgedGame] = {}
"""The judgement by options, deal, steps and mode; the analyst has a seed of its own."""


@contextmanager
def judged_once() -> Iterator[None]:
    """Meanwhile, let the analyst of pictures judge no game a second time."""
    judge = InstantAnalyst.start_judging_game

    def remembered(
        analyst: InstantAnalyst, game: GameToJudge, mode: str, wake: Callable[[], None]
    ) -> FinishedJudgement:
        key: tuple[Any, ...] = (
            game.options,
            tuple(map(tuple, game.first_state_rows)),
            game.steps,
            mode,
        )
        if key not in KEPT:
            answer = judge(analyst, game, mode, lambda: None).result_if_ready()
            assert answer is not None
            KEPT[key] = answer
        wake()
        return FinishedJudgement(KEPT[key])

    with patch.object(InstantAnalyst, "start_judging_game", remembered):
        yield
