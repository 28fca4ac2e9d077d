"""Find the invariant of Brass that a step breaks."""

from game.engine.cells import i64
from game.titles.brass.rules.invariants.accounts import first_broken_account_invariant
from game.titles.brass.rules.invariants.board import first_broken_board_invariant
from game.titles.brass.rules.invariants.box_contents import first_broken_card_or_counter_invariant
from game.titles.brass.rules.invariants.kinds import NO_BROKEN_INVARIANT
from game.titles.brass.rules.invariants.turns import first_broken_turn_invariant
from game.titles.brass.rules.state import BrassState


def first_broken_invariant(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the number of the first invariant that the step breaks, NO_BROKEN_INVARIANT when it
    breaks none."""
    broken: i64 = first_broken_card_or_counter_invariant(before, move, after)
    if broken == NO_BROKEN_INVARIANT:
        broken = first_broken_board_invariant(before, after)
    if broken == NO_BROKEN_INVARIANT:
        broken = first_broken_account_invariant(before, move, after)
    if broken == NO_BROKEN_INVARIANT:
        broken = first_broken_turn_invariant(before, after)
    return broken
