"""A player's own network, where industry cards may be used (B-5.3 .. B-5.7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState


def own_touched_place_set(st: BrassState, seat: i64) -> i64:
    """Return the places with an own counter or an end of an own link, as a set (B-10.2)."""
    return st.own_counter_place_set[seat] | st.own_link_place_set[seat]


def location_set_for_industry_card(st: BrassState, seat: i64) -> i64:
    """Return the set of locations where the seat may use an industry card: its network, or all
    locations while it has nothing on the board."""
    board: Board = st.board
    present: i64 = own_touched_place_set(st, seat)
    if present == 0:
        return board.all_location_set  # B-5.6
    own: i64 = present if st.era == kinds.RAIL_ERA else st.own_link_place_set[seat]
    if present & kinds.BIT_BY_PLACE[board.ferry_start_place]:
        own |= kinds.BIT_BY_PLACE[board.ferry_end_place]
    if board.is_ferry_both_ways and present & kinds.BIT_BY_PLACE[board.ferry_end_place]:
        own |= kinds.BIT_BY_PLACE[board.ferry_start_place]
    return own & board.all_location_set
