"""Lord Wallace's developments and mining (LW-7, LW-9 .. LW-12)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import (
    building,
    developments,
    emigration,
    extraction,
    kinds,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.wallace import mine_measures, preference_list, preference_lists


def try_build_piece_at_preferred_place(st: TrailState, piece: i64) -> bool:
    """Build a piece from the round's column at Lord Wallace's preferred place; return False if that
    is impossible (LW-9 .. LW-12).

    With the Emigration expansion a miner is one in his colour while he has any (LW-E).
    """
    seat: i64 = st.board.wallace_seat
    if (
        remaining_work_points(st, seat)
        < st.board.work_cost_by_move_kind[kinds.DEVELOP_MINER_MOVE + piece]
        or developments.count_in_stock(st, piece) == 0
    ):
        return False
    places: preference_list.PreferenceList = preference_list_for_piece(piece)
    if piece == kinds.MINER_STOCK:
        places = preference_lists.MINER_PREFERENCES
    where: i64 = places.best_place(st)
    if where == kinds.EMPTY:
        return False
    if piece == kinds.MINER_STOCK and st.board.has_emigration and st.own_miners[seat] > 0:
        emigration.build_own_miner(st, where)
    else:
        building.build_development(st, piece, where)
    return True


def preference_list_for_piece(piece: i64) -> preference_list.PreferenceList:
    """Return the preference list by which Lord Wallace places a kind of piece (LW-9 .. LW-12).

    For a miner it is the list for Michigan's miners, which may stand beside others.
    """
    if piece == kinds.MINER_STOCK:
        return preference_lists.MINER_BESIDE_OTHERS_PREFERENCES
    if piece == kinds.PORT_STOCK:
        return preference_lists.PORT_PREFERENCES
    return (
        preference_lists.TRAIN_PREFERENCES
        if piece == kinds.TRAIN_STOCK
        else preference_lists.ADIT_PREFERENCES
    )


def try_extract_from_preferred_mine(st: TrailState) -> bool:
    """Extract as much as Lord Wallace takes from his preferred mine; return False when no mine
    has ore that he may take."""
    area: i64 = preference_lists.MINE_PREFERENCES.best_place(st)
    if area == kinds.EMPTY:
        return False
    extraction.extract_ore(
        st, area, mine_measures.tin_to_extract(st, area), mine_measures.copper_to_extract(st, area)
    )
    return True
