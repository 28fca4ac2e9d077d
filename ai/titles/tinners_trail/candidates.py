"""The moves worth a look in the tree, and maximum bids instead of bids."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.actions import best_load
from ai.titles.tinners_trail.auctions import running_worth
from ai.titles.tinners_trail.bidding import must_open, required_bid
from ai.titles.tinners_trail.gains import touches_mine
from ai.titles.tinners_trail.scores import score_of
from ai.titles.tinners_trail.streams import POUND
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.actions import list_builds, list_expansion_actions
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.county.developments import rightmost_pump_group, stock_of
from game.titles.tinners_trail.rules.investing import STEP
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    DROP,
    EMPTY,
    EXTRACT,
    INVEST,
    INVEST_PHASE,
    MINER,
    PASS,
    PASTIES,
    PLACE,
    PORT,
    PUMPS,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)
from game.titles.tinners_trail.rules.legal import legal_moves
from game.titles.tinners_trail.rules.mining import affordable_cubes
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

UP_TO: Final = 60  # no kind of the rules: bid as long as it stays below a maximum
ZERO: Final = 100  # first field of UP_TO: pounds above what the mine seems worth, and this
# Maxima by pounds above the seeming worth, in the order in which they are tried.
OFFSETS: Final[vec[i64]] = row_of([0, 2, -2, -4, 4, 7, -7, 12])
DROP_RANK: Final = 3  # so many maxima are tried before dropping out of a worthwhile auction
BEST: Final = 100_000
ABOVE_WORTH: Final = 2  # pounds: where single bids are tried first; a lost mine is his
ANSWERING_BIDS: Final = 24  # pounds above the least bid that are tried against Lord Wallace


def list_candidates(st: TrailState, tiles: MeanTiles, out: vec[i64], scores: vec[i64]) -> i64:
    """Write what the seat to move may intend, and how good it looks; return how many."""
    if st.phase == AUCTION:
        if st.board.solo:
            return list_single_bids(st, tiles, out, scores)
        return list_maxima(st, tiles, out, scores)
    count: i64 = 0
    if st.phase == ACTIONS:
        count = list_worthwhile(st, out)
    elif st.phase == INVEST_PHASE:
        count = list_investments(st, out)
    else:
        count = legal_moves(st, out)
    if st.board.emigration:
        count = leave_out_idle_places(st, out, count)
    for index in range(count):
        scores[index] = score_of(st, tiles, out[index])
    return count


def seeming_worth(st: TrailState, tiles: MeanTiles) -> i64:
    """Return the pounds the mine under the hammer seems worth to the seat to move."""
    return running_worth(st, tiles, st.to_move) // POUND


def anchor_of(st: TrailState, tiles: MeanTiles) -> i64:
    """Return the pounds maxima are counted from: what the mine seems worth, or the least bid.

    The worth does not know that work may stay idle or a rival needs the mine, so a bid must be
    in question where it says no.
    """
    return max(seeming_worth(st, tiles), required_bid(st))


def maximum_of(st: TrailState, tiles: MeanTiles, intention: i64) -> i64:
    """Return the maximum bid in pounds that UP_TO stands for in this auction."""
    return max(0, anchor_of(st, tiles) + first_of(intention) - ZERO)


def list_maxima(st: TrailState, tiles: MeanTiles, out: vec[i64], scores: vec[i64]) -> i64:
    """Dropping out, and different maxima that reach the least bid (A-6)."""
    anchor: i64 = anchor_of(st, tiles)
    required: i64 = required_bid(st)
    money: i64 = st.money[st.to_move]
    everything: bool = False  # all the money is in question already
    count: i64 = 0
    for rank in range(i64(len(OFFSETS))):
        limit: i64 = anchor + OFFSETS[rank]
        if limit < required or (limit >= money and everything):
            continue
        everything = everything or limit >= money
        out[count] = pack(UP_TO, ZERO + OFFSETS[rank], 0, 0)
        scores[count] = BEST - 2 * rank
        count += 1
    if must_open(st):
        return count
    out[count] = pack(DROP, 0, 0, 0)
    scores[count] = BEST + 1
    if anchor > required:
        scores[count] = BEST - 2 * DROP_RANK + 1
    return count + 1


def list_single_bids(st: TrailState, tiles: MeanTiles, out: vec[i64], scores: vec[i64]) -> i64:
    """Dropping out, and single bids up from the least: Lord Wallace bids but once (LW-6)."""
    worth: i64 = seeming_worth(st, tiles)
    required: i64 = required_bid(st)
    highest: i64 = min(st.money[st.to_move], required + ANSWERING_BIDS)
    count: i64 = 0
    pounds: i64 = required
    while pounds <= highest:
        out[count] = pack(BID, pounds, 0, 0)
        distance: i64 = pounds - worth - ABOVE_WORTH
        scores[count] = -distance if distance > 0 else distance
        count += 1
        pounds += 1
    if not must_open(st):
        out[count] = pack(DROP, 0, 0, 0)
        scores[count] = 0
        count += 1
    return count


def list_investments(st: TrailState, out: vec[i64]) -> i64:
    """Write investments after which no second single £5 is possible: two pay less than £10 (I-2).

    That is so for all tens, and for the others where they leave less than £5 above a ten.
    """
    money: i64 = st.money[st.to_move]
    step: i64 = STEP if money % (2 * STEP) >= STEP else 2 * STEP
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= money:
        out[count] = pack(INVEST, pounds, 0, 0)
        count += 1
        pounds += step
    return count


def list_worthwhile(st: TrailState, out: vec[i64]) -> i64:
    """Write the actions at own mines, every auction, and what is always possible."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat):
        count = list_builds(st, seat, out, count)
    if work > 0:
        count = list_at_mines(st, seat, work, out, count)
        count = list_adits(st, seat, work, out, count)
        if work >= st.board.pumps_work and rightmost_pump_group(st) != EMPTY:
            out[count] = pack(PUMPS, 0, 0, 0)
            count += 1
        if work >= st.board.pasties_work:
            out[count] = pack(PASTIES, 0, 0, 0)
            count += 1
    out[count] = pack(PASS, 0, 0, 0)
    count += 1
    if st.board.extended:
        count = list_expansion_actions(st, seat, out, count)
    return count


def list_at_mines(st: TrailState, seat: i64, work: i64, out: vec[i64], start: i64) -> i64:
    """Write extractions and pieces for the seat's own mines, trains next door too (X, D)."""
    count: i64 = start
    miners: bool = work >= st.board.miner_work and stock_of(st, STOCK_MINER) > 0
    ports: bool = work >= st.board.port_work and stock_of(st, STOCK_PORT) > 0
    trains: bool = work >= st.board.train_work and stock_of(st, STOCK_TRAIN) > 0
    for area in range(st.board.all_areas):
        if st.owner[area] == seat:
            count = list_loads(st, seat, area, out, count)
            if miners and st.miner[area] == 0:
                out[count] = pack(MINER, area, 0, 0)
                count += 1
            if ports and st.port[area] == 0 and st.board.coastal[area] != 0:
                out[count] = pack(PORT, area, 0, 0)
                count += 1
        if trains and st.train[area] == 0 and reaches_mine(st, seat, area):
            out[count] = pack(TRAIN, area, 0, 0)
            count += 1
    return count


def list_loads(st: TrailState, seat: i64, area: i64, out: vec[i64], start: i64) -> i64:
    """Write the most profitable load and, if it is another, the fullest one (X)."""
    cubes: i64 = affordable_cubes(st, seat, area)
    if cubes == 0 or st.tin[area] + st.copper[area] == 0:
        return start
    count: i64 = start
    best: i64 = best_load(st, area, cubes)
    if best != pack(EXTRACT, area, 0, 0):
        out[count] = best
        count += 1
    copper: i64 = min(st.copper[area], cubes)
    tin: i64 = min(st.tin[area], cubes - copper)
    fullest: i64 = pack(EXTRACT, area, tin, copper)
    if fullest != best:
        out[count] = fullest
        count += 1
    return count


def list_adits(st: TrailState, seat: i64, work: i64, out: vec[i64], start: i64) -> i64:
    """Write the adits that touch an own mine (D-5)."""
    count: i64 = start
    if work >= st.board.adit_work and stock_of(st, STOCK_ADIT) > 0:
        for border in range(st.board.borders):
            if st.adit[border] == 0 and touches_mine(st, seat, border):
                out[count] = pack(ADIT, border, 0, 0)
                count += 1
    return count


def leave_out_idle_places(st: TrailState, out: vec[i64], start: i64) -> i64:
    """Keep Michigan's pieces off areas beyond the map card where no own mine has use of them."""
    count: i64 = 0
    for index in range(start):
        if kind_of(out[index]) != PLACE or is_of_use(st, out[index]):
            out[count] = out[index]
            count += 1
    return count


def is_of_use(st: TrailState, placing: i64) -> bool:
    """Return whether a piece lies on the map card, or serves a mine of the seat from beyond."""
    piece: i64 = first_of(placing) - 1
    where: i64 = second_of(placing)
    if piece < 0:
        return True  # put off
    if piece == STOCK_ADIT:
        return where < st.board.borders_on_card or touches_mine(st, st.to_move, where)
    if where < st.board.areas:
        return True
    return piece == STOCK_TRAIN and reaches_mine(st, st.to_move, where)


def reaches_mine(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether a train in the area would drain a mine of the seat (D-4)."""
    if st.owner[area] == seat:
        return True
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        if st.owner[st.board.neighbour[spot]] == seat:
            return True
        spot += 1
    return False
