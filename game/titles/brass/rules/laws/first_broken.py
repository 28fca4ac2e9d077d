"""Find the law of Brass that a step breaks."""

from game.engine.cells import i64
from game.titles.brass.rules.laws.accounts import first_broken_account_law
from game.titles.brass.rules.laws.board import first_broken_board_law
from game.titles.brass.rules.laws.box_contents import first_broken_card_or_counter_law
from game.titles.brass.rules.laws.kinds import NO_BROKEN_LAW
from game.titles.brass.rules.laws.turns import first_broken_turn_law
from game.titles.brass.rules.state import BrassState


def first_broken_law(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the number of the first law that the step breaks, NO_BROKEN_LAW when it breaks
    none."""
    broken: i64 = first_broken_card_or_counter_law(before, move, after)
    if broken == NO_BROKEN_LAW:
        broken = first_broken_board_law(before, after)
    if broken == NO_BROKEN_LAW:
        broken = first_broken_account_law(before, move, after)
    if broken == NO_BROKEN_LAW:
        broken = first_broken_turn_law(before, after)
    return broken
