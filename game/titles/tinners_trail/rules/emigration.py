"""Emigration: own miners, the four places they leave for, and Michigan's pieces (E-1 to E-7)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.both_editions.developments import stock_of, take_stock
from game.titles.tinners_trail.rules.both_editions.turns import spend_work
from game.titles.tinners_trail.rules.developments import dig_adit, place_port, place_train
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    EMIGRATE,
    EMPTY,
    KIMBERLEY,
    MICHIGAN,
    OWN_MINER,
    PLACE,
    PLACE_PHASE,
    PLACES,
    SIERRA_MADRE,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    STOCKS,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.preference import receive

# Emigration: own miners, and the four places they leave for (E-1 .. E-6).


def list_own_miners(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own mine without a miner, while the round's column has a miner to swap (E-1)."""
    count: i64 = start
    if st.own_miners[seat] > 0 and stock_of(st, STOCK_MINER) > 0:
        for area in range(st.board.areas):
            if st.owner[area] == seat and st.miner[area] == 0:
                out[count] = pack(OWN_MINER, area, 0, 0)
                count += 1
    return count


def build_own_miner(st: TrailState, area: i64) -> None:
    """Put an own miner in the place of the one taken: capacity +1 (E-1, D-2)."""
    seat: i64 = st.active
    take_stock(st, STOCK_MINER)
    st.own_miners[seat] -= 1
    st.miner[area] += 1
    st.own_miner[area] = seat
    spend_work(st, seat, st.board.miner_work)


def is_taken(st: TrailState, place: i64) -> bool:
    """Return whether somebody has taken the place's space of this round (E-2)."""
    return st.emigrated[(st.round - 1) * PLACES + place] != EMPTY


def list_emigrations(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own miner on the map to every empty space of this round (E-2)."""
    count: i64 = start
    for area in range(st.board.areas):
        if st.own_miner[area] == seat:
            for place in range(PLACES):
                if not is_taken(st, place):
                    out[count] = pack(EMIGRATE, area, place, 0)
                    count += 1
    return count


def emigrate(st: TrailState, area: i64, place: i64) -> None:
    """Move an own miner off the map: capacity -1 there, and the place gives its due (E-2, E-3)."""
    seat: i64 = st.active
    leave_for(st, area, place)
    if place == MICHIGAN:
        take_pieces(st, seat)
    elif place == SIERRA_MADRE:
        st.points[seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == KIMBERLEY:
        st.money[seat] += st.board.kimberley_pounds[st.round - 1]


def leave_for(st: TrailState, area: i64, place: i64) -> None:
    """Take the miner off the map and put it on the place's space of this round (E-2, E-3)."""
    st.miner[area] -= 1
    st.own_miner[area] = EMPTY
    st.emigrated[(st.round - 1) * PLACES + place] = st.active
    spend_work(st, st.active, st.board.emigrate_work)


def pay_kimberley(st: TrailState) -> None:
    """At the start of a later round every Kimberley token pays its amount again (E-6, P-3)."""
    for token in range(st.round - 1):
        seat: i64 = st.emigrated[token * PLACES + KIMBERLEY]
        if seat != EMPTY:
            receive(st, seat, st.board.kimberley_pounds[token])


# Michigan: pieces from the supply, placed free now or in a later own turn (E-4).


def take_pieces(st: TrailState, seat: i64) -> None:
    """Take the round's pieces; where to place them is asked if there is any place (E-4)."""
    piece: i64 = st.board.michigan_piece[st.round - 1]
    st.waiting[seat * STOCKS + piece] += st.board.michigan_count[st.round - 1]
    if has_place(st, seat):
        st.phase = PLACE_PHASE


def may_place(st: TrailState, piece: i64, where: i64) -> bool:
    """Return whether a piece may stand in an area or on a border (D-1, D-3, E-4).

    The limit of one miner an area does not bind Michigan's.
    """
    if piece == STOCK_MINER:
        return True
    if piece == STOCK_PORT:
        return st.board.coastal[where] != 0 and st.port[where] == 0
    if piece == STOCK_TRAIN:
        return st.train[where] == 0
    return st.adit[where] == 0


def places_of(st: TrailState, piece: i64) -> i64:
    """Return how many places there are to ask about: borders for an adit, areas otherwise."""
    if piece == STOCK_ADIT:
        return st.board.borders
    return st.board.all_areas


def has_place(st: TrailState, seat: i64) -> bool:
    """Return whether any waiting piece of the seat may be placed somewhere (E-4)."""
    for piece in range(STOCKS):
        if st.waiting[seat * STOCKS + piece] > 0:
            for where in range(places_of(st, piece)):
                if may_place(st, piece, where):
                    return True
    return False


def list_placements(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every place for every kind of piece that waits (E-4)."""
    count: i64 = start
    for piece in range(STOCKS):
        if st.waiting[seat * STOCKS + piece] > 0:
            for where in range(places_of(st, piece)):
                if may_place(st, piece, where):
                    out[count] = pack(PLACE, piece + 1, where, 0)
                    count += 1
    return count


def list_place_answers(st: TrailState, out: vec[i64]) -> i64:
    """The question right after emigrating: put off, or any place (E-4)."""
    out[0] = pack(PLACE, 0, 0, 0)
    return list_placements(st, st.to_move, out, 1)


def place_piece(st: TrailState, piece: i64, where: i64) -> None:
    """Place a waiting piece with all its effects; a second one is asked about next (E-4)."""
    seat: i64 = st.active
    st.waiting[seat * STOCKS + piece] -= 1
    put_piece(st, piece, where)
    if not has_place(st, seat):
        st.phase = ACTIONS


def put_piece(st: TrailState, piece: i64, where: i64) -> None:
    """Carry out the effects of a piece in an area or on a border (D-2 .. D-5)."""
    if piece == STOCK_MINER:
        st.miner[where] += 1
    elif piece == STOCK_PORT:
        place_port(st, where)
    elif piece == STOCK_TRAIN:
        place_train(st, where)
    else:
        dig_adit(st, where)


def put_off(st: TrailState) -> None:
    """Keep the pieces for a later own turn (E-4)."""
    st.phase = ACTIONS


def lose_waiting_pieces(st: TrailState) -> None:
    """At the end of the game unplaced pieces are lost (E-4)."""
    for cell in range(i64(len(st.waiting))):
        st.waiting[cell] = 0
