"""Find the invariant that a step breaks: one of the resulting state, or one of the step itself."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules.invariants.area_checks import are_ranks_wrong
from game.titles.tinners_trail.rules.invariants.edition_2007 import (
    broken_invariant_of_boxes,
    broken_invariant_of_held_ore,
    broken_invariant_of_last_action,
)
from game.titles.tinners_trail.rules.invariants.kinds import (
    FINAL_RANKING_INVARIANT,
    NO_BROKEN_INVARIANT,
)
from game.titles.tinners_trail.rules.invariants.of_areas import broken_invariant_of_map
from game.titles.tinners_trail.rules.invariants.of_box_contents import (
    broken_invariant_of_box_contents,
)
from game.titles.tinners_trail.rules.invariants.of_expansions import (
    broken_invariant_of_calciners_and_own_miners,
)
from game.titles.tinners_trail.rules.invariants.of_ground import broken_invariant_of_ground
from game.titles.tinners_trail.rules.invariants.of_lasting_facts import (
    broken_invariant_of_lasting_facts,
)
from game.titles.tinners_trail.rules.invariants.of_markers import (
    broken_invariant_of_bids_and_markers,
)
from game.titles.tinners_trail.rules.invariants.of_money import broken_invariant_of_money_and_points
from game.titles.tinners_trail.rules.invariants.of_pieces import broken_invariant_of_ore
from game.titles.tinners_trail.rules.invariants.of_seats import broken_invariant_of_seats
from game.titles.tinners_trail.rules.invariants.of_turns import broken_invariant_of_turn
from game.titles.tinners_trail.rules.invariants.of_water import broken_invariant_of_water
from game.titles.tinners_trail.rules.kinds import GAME_OVER_PHASE
from game.titles.tinners_trail.rules.ranking import write_ranks
from game.titles.tinners_trail.rules.state import TrailState


def first_broken_invariant(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the first invariant broken by a step or by the true state after it,
    NO_BROKEN_INVARIANT when there is none.
    """
    invariant: i64 = first_broken_invariant_of_true_state(before, after)
    if invariant == NO_BROKEN_INVARIANT:
        invariant = broken_invariant_of_lasting_facts(before, after)
    old: bool = before.board.is_edition_2007
    if invariant == NO_BROKEN_INVARIANT and old:
        invariant = broken_invariant_of_last_action(before, after)
    if invariant == NO_BROKEN_INVARIANT and old:
        invariant = broken_invariant_of_ground(before, move, after)
    if invariant == NO_BROKEN_INVARIANT and old:
        invariant = broken_invariant_of_held_ore(before, move, after)
    if invariant == NO_BROKEN_INVARIANT and not old:
        invariant = broken_invariant_of_ore(before, move, after)
    if invariant == NO_BROKEN_INVARIANT:
        invariant = broken_invariant_of_money_and_points(before, move, after)
    if invariant == NO_BROKEN_INVARIANT:
        invariant = broken_invariant_of_bids_and_markers(before, move, after)
    if invariant == NO_BROKEN_INVARIANT and not old:
        invariant = broken_invariant_of_water(before, move, after)
    return invariant


def first_broken_invariant_of_true_state(before: TrailState, after: TrailState) -> i64:
    """Return the first invariant that a true state breaks, NO_BROKEN_INVARIANT for none; the box's
    contents are counted only when the phase changes, in 2007 always."""
    invariant: i64 = broken_invariant_of_seats(after)
    if invariant == NO_BROKEN_INVARIANT:
        invariant = broken_invariant_of_map(after)
    if invariant == NO_BROKEN_INVARIANT:
        invariant = broken_invariant_of_turn(after)
    if invariant == NO_BROKEN_INVARIANT and after.board.has_expansion_rows:
        invariant = broken_invariant_of_calciners_and_own_miners(after)
    old: bool = after.board.is_edition_2007
    if invariant == NO_BROKEN_INVARIANT and (old or after.phase != before.phase):
        invariant = broken_invariant_of_box_contents(after)
    if invariant == NO_BROKEN_INVARIANT and old:
        invariant = broken_invariant_of_boxes(after)
    if invariant == NO_BROKEN_INVARIANT and after.phase == GAME_OVER_PHASE:
        places: vec[i64] = make_zero_row(after.seats)
        write_ranks(after, places)
        if are_ranks_wrong(after, places):
            return FINAL_RANKING_INVARIANT
    return invariant
