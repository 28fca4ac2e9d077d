"""What a link is worth: what its ends will count, the ways it opens, less its price."""

from __future__ import annotations

from typing import Final

from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import CANAL
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, coal_price_of_line
from game.titles.brass.rules.state import BrassState

WAY_FOR_COTTON: Final = 350  # cents for opening the first way to a port for own cotton
REACH: Final = 12  # cents for a new place of the own network, by every ten actions left


def link_score(st: BrassState, outlook: SeatOutlook, line: i64, pounds: i64) -> i64:
    """Return the cents a link on the line is likely to bring for so many pounds."""
    board: Board = st.board
    seat: i64 = outlook.seat
    one: i64 = board.end_a[line]
    other: i64 = board.end_b[line]
    price: i64 = pounds
    if st.era != CANAL:
        coal: i64 = coal_price_of_line(st, line)
        if coal != NOT_TO_BE_HAD:
            price += coal
    gain: i64 = outlook.end_worth(st, one) + outlook.end_worth(st, other) - price * outlook.pound
    if board.ends[line] & ~st.linked[seat]:
        gain += REACH * outlook.actions // 10
    if opens_way(st, outlook, one, other):
        gain += WAY_FOR_COTTON
    return gain


def opens_way(st: BrassState, outlook: SeatOutlook, one: i64, other: i64) -> bool:
    """Return whether a link between the places gives own unsold cotton its first port."""
    near: i64 = st.reach[one]
    far: i64 = st.reach[other]
    if near & st.ports_at:
        return far & st.ports_at == 0 and far & outlook.waiting_cotton(st) != 0
    return far & st.ports_at != 0 and near & outlook.waiting_cotton(st) != 0
