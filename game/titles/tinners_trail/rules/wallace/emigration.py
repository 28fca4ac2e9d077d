"""Lord Wallace's emigration: which own miner leaves instead of an action, and for which place
(LW-E).
"""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import emigration, kinds, michigan
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace import preference_lists
from game.titles.tinners_trail.rules.wallace.michigan import place_waiting_pieces
from game.titles.tinners_trail.rules.wallace.tables import BUILD_CARD_ACTION, EXTRACT_CARD_ACTION


def try_emigrate_to_either_place(st: TrailState, first_place: i64, second_place: i64) -> bool:
    """Send Lord Wallace's preferred miner to the place `first_place`, or if that is taken to
    `second_place`, and give the place's benefit; return False when no miner can leave or the places
    are taken. `second_place` is EMPTY for no second place.
    """
    if not st.board.has_emigration:
        return False
    place: i64 = first_place
    if emigration.is_emigration_place_taken(st, place):
        if second_place == kinds.EMPTY or emigration.is_emigration_place_taken(st, second_place):
            return False
        place = second_place
    area: i64 = preference_lists.EMIGRATING_MINER_PREFERENCES.best_place(st)
    if area == kinds.EMPTY:
        return False
    emigration.move_miner_off_map(
        st, area, place
    )  # what the place gives is his at once, money in phase 3
    if place == kinds.MICHIGAN_PLACE:
        michigan.take_michigan_pieces(st, st.board.wallace_seat)
        place_waiting_pieces(st)
    elif place == kinds.SIERRA_MADRE_PLACE:
        st.points[st.board.wallace_seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == kinds.KIMBERLEY_PLACE:
        st.income += st.board.wallace.kimberley[st.round - 1]
    return True


def try_emigrate_instead_of_action(st: TrailState, action: i64) -> bool:
    """Send a miner to the place that Lord Wallace's list names for an action; return False when
    none can leave."""
    if action == BUILD_CARD_ACTION:
        return try_emigrate_to_either_place(st, kinds.ADELAIDE_PLACE, kinds.EMPTY)
    if action == EXTRACT_CARD_ACTION:
        return try_emigrate_to_either_place(st, kinds.SIERRA_MADRE_PLACE, kinds.KIMBERLEY_PLACE)
    return try_emigrate_to_either_place(st, kinds.MICHIGAN_PLACE, kinds.EMPTY)
