"""Michigan: Lord Wallace places its pieces as soon as his lists know a place (LW-E, E-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    STOCKS,
)
from game.titles.tinners_trail.rules.michigan import put_piece
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.adit import ADITS
from game.titles.tinners_trail.rules.wallace.miner import MINERS_BESIDE_OTHERS
from game.titles.tinners_trail.rules.wallace.port import PORTS
from game.titles.tinners_trail.rules.wallace.train import TRAINS


def take_his_pieces(st: TrailState) -> None:
    """Take the round's pieces from the supply (E-4)."""
    piece: i64 = st.board.michigan_piece[st.round - 1]
    first: i64 = st.board.wallace_seat * STOCKS
    st.waiting[first + piece] += st.board.michigan_count[st.round - 1]


def place_waiting_pieces(st: TrailState) -> None:
    """Place every piece that waits and has a place by the list of its kind, one by one."""
    piece: i64 = next_piece(st)
    while piece != EMPTY:
        place_his_piece(st, piece)
        piece = next_piece(st)


def next_piece(st: TrailState) -> i64:
    """Return a piece that waits and has a place, EMPTY when there is none."""
    for piece in range(i64(STOCKS)):
        waits: bool = st.waiting[st.board.wallace_seat * STOCKS + piece] > 0
        if waits and place_for(st, piece) != EMPTY:
            return piece
    return EMPTY


def place_his_piece(st: TrailState, piece: i64) -> None:
    """Place a waiting piece where he prefers (E-4)."""
    where: i64 = place_for(st, piece)
    st.waiting[st.board.wallace_seat * STOCKS + piece] -= 1
    put_piece(st, piece, where)


def place_for(st: TrailState, piece: i64) -> i64:
    """Return where he wants a piece, EMPTY when there is no such place (LW-9 .. LW-12)."""
    if piece == STOCK_MINER:
        return MINERS_BESIDE_OTHERS.best(st)
    if piece == STOCK_PORT:
        return PORTS.best(st)
    if piece == STOCK_TRAIN:
        return TRAINS.best(st)
    return ADITS.best(st)
