"""Why an automa did what it did, title by title; most steps of a game leave nothing to explain."""

from __future__ import annotations

from game.engine.move import Move
from game.engine.rules import State
from game.words import Words


def explanations(before: State, move: Move, after: State, words: Words) -> tuple[str, ...]:
    """Return the automa's reasons for a step in sentences, () where no automa plays.

    The states are those of one observer before and after the step, `words` are the title's.
    """
    from ai.automa.lord_wallace import explained
    from game.titles.tinners_trail.rules.state import TrailState
    from game.titles.tinners_trail.rules.wallace.trace import explain

    if not isinstance(before, TrailState) or not isinstance(after, TrailState):
        return ()
    bands = tuple(int(column) for column in before.board.wallace.band_from)
    return explained(explain(before, move, after), words, bands)
