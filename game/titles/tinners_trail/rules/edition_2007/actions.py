"""Actions of phase 3 of the edition of 2007: developments, auctions and the dice for ground
bought empty (C-6 to C-12, C-21, C-22)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.both_editions.developments import (
    ADIT_WATER,
    PORT_WATER,
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    list_developments,
    lower_water,
    rightmost_pump_group,
    take_stock,
)
from game.titles.tinners_trail.rules.both_editions.money import (
    give_turn,
    list_mixes,
    paid_cubes,
    pieces_in,
)
from game.titles.tinners_trail.rules.both_editions.turns import (
    clear_auction,
    has_passed,
    leftmost_uppermost,
    move_to_investment_column,
    next_bidder,
    spend_work,
)
from game.titles.tinners_trail.rules.edition_2007.ground import ADIT_ORE, is_empty, lay_cubes
from game.titles.tinners_trail.rules.edition_2007.investing import begin_investing
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    AUCTION,
    BUILD,
    EMPTY,
    PASS,
    PASTIES,
    PUMPS,
    STOCK_ADIT,
    STOCK_PORT,
    STOCK_TRAIN,
)

# The actions of phase 3 and what follows them (C-6 .. C-11, C-21).

LEAST_BID: Final = 1  # pounds (C-9)


def work_left(st: ClassicState, seat: i64) -> i64:
    """Return the time points a seat can still spend this round (C-6)."""
    return st.county.columns - st.column[seat]


def may_take_part(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat may be in an auction, money aside (C-9)."""
    return (
        not has_passed(st, seat)
        and work_left(st, seat) >= st.county.build_work
        and st.mines_left[seat] > 0
    )


def is_last(st: ClassicState) -> bool:
    """Return whether all others have passed: one action is left to whoever has not (C-7)."""
    return st.passed == st.seats - 1


def capacity(st: ClassicState, area: i64) -> i64:
    """Return how many cubes one extraction may take (C-10)."""
    return st.county.base_capacity + pieces_in(st, area)


def affordable_cubes(st: ClassicState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can carry and pay (C-10)."""
    return paid_cubes(st, seat, area, capacity(st, area))


def list_actions(st: ClassicState, out: vec[i64]) -> i64:
    """Write every action; in the last column passing is all there is (C-8, C-21)."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
        for area in range(st.county.areas):
            out[count] = pack(BUILD, area, 0, 0)
            count += i64(st.owner[area] == EMPTY)
    if work >= st.county.extract_work:
        count = list_extractions(st, seat, out, count)
    count = list_developments(st, work, out, count)
    if work >= st.county.pumps_work and rightmost_pump_group(st) != EMPTY:
        out[count] = pack(PUMPS, 0, 0, 0)
        count += 1
    if work >= st.county.pasties_work:
        out[count] = pack(PASTIES, 0, 0, 0)
        count += 1
    out[count] = pack(PASS, 0, 0, 0)
    return count + 1


def list_extractions(st: ClassicState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every mix of 1 or more cubes from every own mine (C-10)."""
    count: i64 = start
    mines: i64 = st.county.mines - st.mines_left[seat]
    area: i64 = 0
    while mines > 0 and area < st.county.areas:  # a written position may lack some of them
        if st.owner[area] == seat:
            count = list_mixes(st, area, affordable_cubes(st, seat, area), out, count)
            mines -= 1
        area += 1
    return count


def end_action(st: ClassicState) -> None:
    """An action is over with all that belongs to it; who acted last has passed (C-7)."""
    if is_last(st):
        move_to_investment_column(st, leftmost_uppermost(st))
    next_turn(st)


def next_turn(st: ClassicState) -> None:
    """Hand the turn on, or sell and invest when all have passed (C-6, C-21)."""
    seat: i64 = leftmost_uppermost(st)
    if seat == EMPTY:
        begin_investing(st)
    else:
        give_turn(st, seat)


# Miner, port, train and adit; in empty ground they wait for its dice (C-11, C-12).


def build_port(st: ClassicState, area: i64) -> None:
    """Place a port: 1 water less (C-11)."""
    take_stock(st, STOCK_PORT)
    st.port[area] = 1
    lower_water(st, area, PORT_WATER)
    spend_work(st, st.active, st.county.port_work)


def build_train(st: ClassicState, area: i64) -> None:
    """Place a train: 2 water less there, 1 in each adjacent area (C-11)."""
    take_stock(st, STOCK_TRAIN)
    st.train[area] = 1
    lower_water(st, area, TRAIN_WATER)
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        lower_water(st, st.county.neighbour[spot], TRAIN_NEIGHBOUR_WATER)
        spot += 1
    spend_work(st, st.active, st.county.train_work)


def build_adit(st: ClassicState, border: i64) -> None:
    """Dig an adit: each side has 1 water less, 1 tin and 1 copper more (C-11)."""
    take_stock(st, STOCK_ADIT)
    st.adit[border] = 1
    open_seam(st, st.county.border_west[border])
    open_seam(st, st.county.border_east[border])
    spend_work(st, st.active, st.county.adit_work)


def open_seam(st: ClassicState, area: i64) -> None:
    """One side of an adit; in empty ground it counts when its dice are rolled (C-12)."""
    if not is_empty(st, area):
        lower_water(st, area, ADIT_WATER)
        st.tin[area] += ADIT_ORE
        st.copper[area] += ADIT_ORE


# Auctions, and the dice for ground that was bought empty (C-9, C-22).


def start_auction(st: ClassicState, area: i64) -> None:
    """Put an area up; the active player must open at £1 or more (C-9)."""
    st.area = area
    st.opener = st.active
    st.minimum = LEAST_BID
    st.high_bid = 0
    st.high_bidder = EMPTY
    st.phase = AUCTION
    for seat in range(st.seats):
        st.bidding[seat] = i64(may_take_part(st, seat) and st.money[seat] >= LEAST_BID)
    st.to_move = st.opener


def bid(st: ClassicState, pounds: i64) -> None:
    """Raise; who cannot raise further is out without being asked (C-9)."""
    bidder: i64 = st.to_move
    st.high_bid = pounds
    st.high_bidder = bidder
    for seat in range(st.seats):
        if seat != bidder and st.money[seat] <= pounds:
            st.bidding[seat] = 0
    ask_next_bidder(st, bidder)


def drop_out(st: ClassicState) -> None:
    """Leave the auction for good (C-9)."""
    dropped: i64 = st.to_move
    st.bidding[dropped] = 0
    ask_next_bidder(st, dropped)


def ask_next_bidder(st: ClassicState, after: i64) -> None:
    """Ask the next seat clockwise, or sell to the one that is left (C-9)."""
    seat: i64 = next_bidder(st, after)
    if seat != EMPTY:
        st.to_move = seat
    else:
        sell_to_winner(st)


def sell_to_winner(st: ClassicState) -> None:
    """Payment, mine and time points; then the dice if the area was empty (C-9, C-22)."""
    winner: i64 = st.high_bidder
    was_empty: bool = is_empty(st, st.area)
    st.money[winner] -= st.high_bid
    st.owner[st.area] = winner
    st.mines_left[winner] -= 1
    spend_work(st, winner, st.county.build_work)
    if was_empty:
        for seat in range(st.seats):
            st.bidding[seat] = 0
        st.to_move = CHANCE
    else:
        end_auction(st)


def open_ground(st: ClassicState, roll: i64) -> None:
    """What lies in ground that was bought empty (C-22)."""
    lay_cubes(st, st.area, roll)
    end_auction(st)


def end_auction(st: ClassicState) -> None:
    """Whoever opened it has taken an action; the track says who is active (C-7, C-9)."""
    clear_auction(st)
    end_action(st)
