"""The moves worth a look in the tree."""

from __future__ import annotations

from typing import Final

from ai.titles.tinners_trail.auctions import running_worth
from ai.titles.tinners_trail.county.bidding import must_open, required_bid
from ai.titles.tinners_trail.county.gains import touches_mine
from ai.titles.tinners_trail.county.maxima import list_maxima
from ai.titles.tinners_trail.county.works import list_adits, list_at_mines, reaches_mine
from ai.titles.tinners_trail.leanings import Leanings
from ai.titles.tinners_trail.scores import score_of
from ai.titles.tinners_trail.streams import POUND
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of
from game.titles.tinners_trail.rules.actions import list_builds, list_expansion_actions
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.county.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.investing import STEP
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    BID,
    DROP,
    EMPTY,
    INVEST,
    INVEST_PHASE,
    PASS,
    PASTIES,
    PLACE,
    PUMPS,
    STOCK_ADIT,
    STOCK_TRAIN,
)
from game.titles.tinners_trail.rules.legal import legal_moves
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

ABOVE_WORTH: Final = 2  # pounds: where single bids are tried first; a lost mine is his
ANSWERING_BIDS: Final = 24  # pounds above the least bid that are tried against Lord Wallace


def list_candidates(
    st: TrailState, tiles: MeanTiles, leanings: Leanings, out: vec[i64], scores: vec[i64]
) -> i64:
    """Write what the seat to move may intend, and how good it looks; return how many."""
    if st.phase == AUCTION:
        if st.board.solo:
            return list_single_bids(st, tiles, out, scores)
        return list_maxima(st, seeming_worth(st, tiles), out, scores)
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
        scores[index] = score_of(st, tiles, leanings, out[index])
    return count


def seeming_worth(st: TrailState, tiles: MeanTiles) -> i64:
    """Return the pounds the mine under the hammer seems worth to the seat to move."""
    return running_worth(st, tiles, st.to_move) // POUND


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
