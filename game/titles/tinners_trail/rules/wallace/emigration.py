"""Lord Wallace's emigration, and where he places Michigan's pieces (LW-E, E-4)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.emigration import is_taken, leave_for, put_piece
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE_PLACE,
    EMPTY,
    KIMBERLEY,
    MICHIGAN,
    SIERRA_MADRE,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    STOCKS,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.building import (
    ADITS,
    MINERS_BESIDE_OTHERS,
    PORTS,
    TRAINS,
)
from game.titles.tinners_trail.rules.wallace.preference import Preference, ore_in

# Emigrate: which own miner leaves instead of an action, and where to (LW-E).


@final
class EmigrantPreference(Preference):
    """An own-colour miner who is not needed any more."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["fewest-ore", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """Where less ore is left than one extraction could take."""
        return (
            st.own_miner[place] != EMPTY
            and st.own_miner[place] == st.board.wallace_seat
            and ore_in(st, place) < capacity(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Ore, west."""
        if line == 0:
            return -ore_in(st, place)
        return -st.board.x[place]


EMIGRANTS: Final = EmigrantPreference()


def emigrate_instead(st: TrailState, wanted: i64, otherwise: i64) -> bool:
    """Send a miner to a place, else to the other one; False when nobody leaves.

    EMPTY stands for no second place.
    """
    if not st.board.emigration:
        return False
    place: i64 = wanted
    if is_taken(st, place):
        if otherwise == EMPTY or is_taken(st, otherwise):
            return False
        place = otherwise
    area: i64 = EMIGRANTS.best(st)
    if area == EMPTY:
        return False
    send(st, area, place)
    return True


def send(st: TrailState, area: i64, place: i64) -> None:
    """Let the miner go; what the place gives is his at once, money in phase 3."""
    leave_for(st, area, place)
    if place == MICHIGAN:
        take_his_pieces(st)
        place_waiting_pieces(st)
    elif place == SIERRA_MADRE:
        st.points[st.board.wallace_seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == KIMBERLEY:
        st.income += st.board.wallace.kimberley[st.round - 1]


def emigrates_to_michigan(st: TrailState) -> bool:
    """Instead of a development."""
    return emigrate_instead(st, MICHIGAN, EMPTY)


def emigrates_to_the_mines(st: TrailState) -> bool:
    """Instead of mining: Sierra Madre, else Kimberley."""
    return emigrate_instead(st, SIERRA_MADRE, KIMBERLEY)


def emigrates_to_adelaide(st: TrailState) -> bool:
    """Instead of building."""
    return emigrate_instead(st, ADELAIDE_PLACE, EMPTY)


# Michigan: Lord Wallace places its pieces as soon as his lists know a place (LW-E, E-4).


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
