"""Find the law that a step breaks: a law of the resulting state, or of the step itself."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules.kinds import OVER_PHASE
from game.titles.tinners_trail.rules.laws.area_checks import are_ranks_wrong
from game.titles.tinners_trail.rules.laws.edition_2007 import (
    broken_law_of_boxes,
    broken_law_of_held_ore,
    broken_law_of_last_action,
)
from game.titles.tinners_trail.rules.laws.kinds import FINAL_RANKING_LAW, NO_BROKEN_LAW
from game.titles.tinners_trail.rules.laws.of_areas import broken_law_of_map
from game.titles.tinners_trail.rules.laws.of_box_contents import broken_law_of_box_contents
from game.titles.tinners_trail.rules.laws.of_expansions import (
    broken_law_of_calciners_and_own_miners,
)
from game.titles.tinners_trail.rules.laws.of_ground import broken_law_of_ground
from game.titles.tinners_trail.rules.laws.of_lasting_facts import broken_law_of_lasting_facts
from game.titles.tinners_trail.rules.laws.of_markers import broken_law_of_bids_and_markers
from game.titles.tinners_trail.rules.laws.of_money import broken_law_of_money_and_points
from game.titles.tinners_trail.rules.laws.of_pieces import broken_law_of_ore
from game.titles.tinners_trail.rules.laws.of_seats import broken_law_of_seats
from game.titles.tinners_trail.rules.laws.of_turns import broken_law_of_turn
from game.titles.tinners_trail.rules.laws.of_water import broken_law_of_water
from game.titles.tinners_trail.rules.ranking import write_ranks
from game.titles.tinners_trail.rules.state import TrailState


def first_broken_law(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the first law broken by a step or by the true state after it, NO_BROKEN_LAW when there
    is none.
    """
    law: i64 = first_broken_law_of_true_state(before, after)
    if law == NO_BROKEN_LAW:
        law = broken_law_of_lasting_facts(before, after)
    old: bool = before.board.edition_2007
    if law == NO_BROKEN_LAW and old:
        law = broken_law_of_last_action(before, after)
    if law == NO_BROKEN_LAW and old:
        law = broken_law_of_ground(before, move, after)
    if law == NO_BROKEN_LAW and old:
        law = broken_law_of_held_ore(before, move, after)
    if law == NO_BROKEN_LAW and not old:
        law = broken_law_of_ore(before, move, after)
    if law == NO_BROKEN_LAW:
        law = broken_law_of_money_and_points(before, move, after)
    if law == NO_BROKEN_LAW:
        law = broken_law_of_bids_and_markers(before, move, after)
    if law == NO_BROKEN_LAW and not old:
        law = broken_law_of_water(before, move, after)
    return law


def first_broken_law_of_true_state(before: TrailState, after: TrailState) -> i64:
    """Return the first law that a true state breaks, NO_BROKEN_LAW for none; the box's contents are
    counted only when the phase changes, in 2007 always."""
    law: i64 = broken_law_of_seats(after)
    if law == NO_BROKEN_LAW:
        law = broken_law_of_map(after)
    if law == NO_BROKEN_LAW:
        law = broken_law_of_turn(after)
    if law == NO_BROKEN_LAW and after.board.has_expansion_rows:
        law = broken_law_of_calciners_and_own_miners(after)
    old: bool = after.board.edition_2007
    if law == NO_BROKEN_LAW and (old or after.phase != before.phase):
        law = broken_law_of_box_contents(after)
    if law == NO_BROKEN_LAW and old:
        law = broken_law_of_boxes(after)
    if law == NO_BROKEN_LAW and after.phase == OVER_PHASE:
        places: vec[i64] = make_zero_row(after.seats)
        write_ranks(after, places)
        if are_ranks_wrong(after, places):
            return FINAL_RANKING_LAW
    return law
