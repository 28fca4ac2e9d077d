"""Invariants of games with silver: silver, explorers, levels, tablets, field, the king's cards."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import count_number_in_cells
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.explorers import town_of_explorer_on_map
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use


def first_broken_silver_invariant(before: TiletumState, after: TiletumState) -> str:
    """Return the first invariant of games with silver that a step breaks, NO_BROKEN_INVARIANT for
    none."""
    if not is_set_up_with_explorer_field_valid(before, after):
        return invariant.UNCHANGING_SET_UP_INVARIANT
    for seat in range(after.seats):
        if after.silver[seat] < 0:
            return invariant.SILVER_NOT_BELOW_ZERO_INVARIANT
        if not are_explorer_spaces_valid(before, after, seat):
            return invariant.EXPLORER_SPACES_INVARIANT
        if not are_technology_levels_valid(before, after, seat):
            return invariant.TECHNOLOGY_LEVELS_INVARIANT
    if not are_x_tiles_valid(before, after):
        return invariant.TABLET_TILES_INVARIANT
    if after.board.cardinal >= 0 and not are_surprise_cards_valid(after):
        return invariant.SURPRISE_CARDS_INVARIANT
    return invariant.NO_BROKEN_INVARIANT


def is_set_up_with_explorer_field_valid(before: TiletumState, after: TiletumState) -> bool:
    """Return whether map sides and technologies stay as set up, and the explorer field falls by
    two places each round."""
    turned: i64 = 2 * (after.round - before.round)
    if not 1 <= after.field <= kinds.ACTION_COUNT or after.symbol < 0 or after.symbol > 1:
        return False
    if after.field != (before.field - turned - 1 + kinds.ACTION_COUNT) % kinds.ACTION_COUNT + 1:
        return False
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        if after.sides[number] != before.sides[number]:
            return False
    for place in range(kinds.TECHNOLOGIES_IN_PLAY_COUNT):
        if after.technologies[place] != before.technologies[place]:
            return False
    return after.overlay == before.overlay


def are_explorer_spaces_valid(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether each explorer of the seat that is on an underground map after the step is
    in a town of that map, on the side that the game uses, and whether no explorer has left its
    map in the step."""
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        town: i64 = town_of_explorer_on_map(after, seat, number)
        if town == kinds.EMPTY:
            if town_of_explorer_on_map(before, seat, number) != kinds.EMPTY:
                return False
        elif after.board.depths.underground_map_of_space[
            town
        ] != number or not is_space_on_map_side_in_use(after, town):
            return False
    return True


def are_technology_levels_valid(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether levels are of the technologies in use, and never fall."""
    for technology in range(kinds.TECHNOLOGY_COUNT):
        at: i64 = seat * kinds.TECHNOLOGY_COUNT + technology
        reached: i64 = after.levels[at]
        if reached < before.levels[at] or reached > kinds.TECHNOLOGY_LEVEL_COUNT:
            return False
        if (
            reached > 0
            and count_number_in_cells(
                after.technologies, 0, kinds.TECHNOLOGIES_IN_PLAY_COUNT, technology
            )
            == 0
        ):
            return False
    return True


def are_x_tiles_valid(before: TiletumState, after: TiletumState) -> bool:
    """Return whether X tiles lie only on map sides in play, and none is removed."""
    for path in range(after.board.depths.tablet_path_count):
        if (
            after.covered_tablets[path] < before.covered_tablets[path]
            or after.covered_tablets[path] > 1
        ):
            return False
        if after.covered_tablets[path] == 1 and not is_space_on_map_side_in_use(
            after, after.board.depths.first_end_of_path[path]
        ):
            return False
    return True


def are_surprise_cards_valid(st: TiletumState) -> bool:
    """Return whether the surprises of the state are possible.

    A tucked surprise must not be left to draw; tucked and undrawn surprises together are at most
    those of the box; no more are due than are undrawn. In the phase of surprises, and in no other,
    a surprise or a crest is due and the phase that follows is set.
    """
    tucked: i64 = 0
    left: i64 = 0
    for surprise in range(kinds.SURPRISE_COUNT):
        if st.tucked[surprise] != kinds.EMPTY:
            tucked += 1
            if st.surprises_left[st.tucked[surprise]] > 0:
                return False
        left += st.surprises_left[surprise]
    if tucked + left > kinds.SURPRISE_COUNT or st.surprises_due > left or st.surprises_due < 0:
        return False
    is_due: bool = st.surprises_due > 0 or st.crest_due > 0
    return is_due == (st.phase == kinds.SURPRISE_PHASE) == (st.after != kinds.EMPTY)
