"""Forecasts for the screen: the table after a move (C-7)."""

# interpreted: asked when a person wants to know

from __future__ import annotations

from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.classic.apply import apply
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.classic.table_view import ClassicView, classic_view
from game.titles.tinners_trail.rules.kinds import ACTIONS, PASS


def forecast(view: ClassicState, code: int) -> ClassicView:
    """Return the table after the seat to move plays the move, and before anything that follows by
    itself: the last player's action is shown without their pass and the sale (C-7, C-13).
    """
    after = view.clone()
    assert isinstance(after, ClassicState)
    seat = int(view.to_move)
    if after.phase == ACTIONS and kind_of(code) != PASS:
        after.passed = 0  # then nobody is the last one
    apply(after, code)
    return classic_view(after, seat)
