"""The legal moves of every question, written in ascending order."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, pack
from game.titles.tinners_trail.rules import expansions, kinds
from game.titles.tinners_trail.rules.auction import may_play_card, may_put_up, opening_minimum
from game.titles.tinners_trail.rules.cards import fits
from game.titles.tinners_trail.rules.developments import (
    base_capacity,
    list_developments,
    list_pumps,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.edition_2007 import list_boxes, list_prospects
from game.titles.tinners_trail.rules.money import list_mixes, paid_cubes, pieces_in
from game.titles.tinners_trail.rules.rounds import STEP, may_peek
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.turns import list_bids


def legal_moves(st: TrailState, out: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted and unique; return how many."""
    phase: i64 = st.phase
    if phase == kinds.ACTIONS:
        return list_actions(st, out)
    if st.to_move < 0:
        return 0
    if phase == kinds.AUCTION:
        return list_bids(st, out)
    if phase == kinds.INVEST_PHASE:
        return list_boxes(st, out) if st.board.edition_2007 else list_investments(st, out)
    if phase == kinds.PUMPS_PHASE:
        return list_pumps(st, out)
    if phase == kinds.SURVEY:
        return list_survey_cards(st, out)
    if phase == kinds.PLAY:
        out[0] = pack(kinds.PLAY_CARD, kinds.NO_CARD, 0, 0)
        return list_hand(st, kinds.PLAY_CARD, kinds.CARD, out, 1)
    if phase == kinds.DRAFT:
        return list_hand(st, kinds.DISCARD, 0, out, 0)
    if phase == kinds.PEEK_PHASE:
        return list_peeks(st, out)
    if phase == kinds.PLACE_PHASE:
        out[0] = pack(kinds.PLACE, 0, 0, 0)  # put off, or any place (E-4)
        return expansions.list_placements(st, st.to_move, out, 1)
    if phase == kinds.CALCINER_PHASE:
        return list_two(out, kinds.CALCINER)
    if phase == kinds.ADELAIDE_PHASE:
        return list_two(out, kinds.ADELAIDE)
    if phase == kinds.LOOK_PHASE:
        return list_two(out, kinds.LOOK)
    if phase == kinds.PROSPECT_PHASE:
        return list_prospects(st, out)
    return 0


def list_two(out: vec[i64], kind: i64) -> i64:
    """No or yes (AR-1, LW-2), tin or copper (E-7)."""
    out[0] = pack(kind, 0, 0, 0)
    out[1] = pack(kind, 1, 0, 0)
    return 2


# The actions of phase 2 that the active player may take (T-3, A, X, D, AR, E).


def list_actions(st: TrailState, out: vec[i64]) -> i64:
    """Write every action; in the final column passing is left, and what waits (T-3, E-4)."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if work >= st.board.build_work and st.mines_left[seat] > 0:
        count = list_builds(st, seat, out, count)
    if work >= st.board.extract_work:
        count = list_extractions(st, seat, out, count)
    count = list_developments(st, work, out, count)
    if work >= st.board.pumps_work and rightmost_pump_group(st) != kinds.EMPTY:
        count = add_move(out, count, pack(kinds.PUMPS, 0, 0, 0))
    if work >= st.board.pasties_work:
        count = add_move(out, count, pack(kinds.PASTIES, 0, 0, 0))
    count = add_move(out, count, pack(kinds.PASS, 0, 0, 0))
    if st.board.extended:
        count = list_expansion_actions(st, seat, out, count)
    return count


def list_expansion_actions(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Arsenic, own miners, emigration; Michigan's pieces in the final column too (T-3, E-4)."""
    work: i64 = work_left(st, seat)
    count: i64 = start
    if st.board.arsenic and work > 0:
        count = expansions.list_processing(st, seat, out, count)
        if work >= st.board.sell_work and expansions.may_sell_arsenic(st, seat):
            count = add_move(out, count, pack(kinds.SELL_ARSENIC, 0, 0, 0))
    if st.board.emigration:
        if work >= st.board.miner_work:
            count = expansions.list_own_miners(st, seat, out, count)
        if work >= st.board.emigrate_work:
            count = expansions.list_emigrations(st, seat, out, count)
        count = expansions.list_placements(st, seat, out, count)
    return count


def list_builds(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every area whose auction the seat may start (A-1, A2-2, C-9)."""
    count: i64 = start
    if st.money[seat] < opening_minimum(st):
        return count
    if st.board.edition_2007:
        for area in range(st.board.areas):  # no branch that can be guessed wrong
            out[count] = pack(kinds.BUILD, area, 0, 0)
            count += i64(st.owner[area] == kinds.EMPTY)
        return count
    for area in range(st.board.areas):
        if may_put_up(st, seat, area):
            count = add_move(out, count, pack(kinds.BUILD, area, 0, 0))
    return count


def list_extractions(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every mix of 1 or more cubes from every own mine (X-1 .. X-3, C-10)."""
    count: i64 = start
    mines: i64 = st.board.mines - st.mines_left[seat]
    base: i64 = base_capacity(st, seat)
    area: i64 = 0
    while mines > 0 and area < st.board.areas:  # a written position may lack some of them
        if st.owner[area] == seat:
            most: i64 = paid_cubes(st, seat, area, base + pieces_in(st, area))
            count = list_mixes(st, area, most, out, count)
            mines -= 1
        area += 1
    return count


# The other questions.


def list_survey_cards(st: TrailState, out: vec[i64]) -> i64:
    """No card or a fitting one (A-4); with two players the deck or an affordable one (A2-1)."""
    count: i64 = 0
    if not st.board.two_player:
        count = add_move(out, count, pack(kinds.SURVEY_CARD, kinds.NO_CARD, 0, 0))
    elif st.deck_size[st.board.region[st.area]] > 0:
        count = add_move(out, count, pack(kinds.SURVEY_CARD, kinds.DECK, 0, 0))
    return list_hand(st, kinds.SURVEY_CARD, kinds.CARD, out, count)


def list_hand(st: TrailState, kind: i64, first: i64, out: vec[i64], start: i64) -> i64:
    """Write every card of the hand, each once, that the kind of move may name."""
    seat: i64 = st.to_move
    count: i64 = start
    before: i64 = kinds.EMPTY
    for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card >= 0 and card != before and may_name(st, seat, kind, card):
            count = add_move(out, count, pack(kind, first + card, 0, 0))
        before = card
    return count


def may_name(st: TrailState, seat: i64, kind: i64, card: i64) -> bool:
    """A card of the region that is due (S-4), one to open with (A-4), one to pay for (A-7)."""
    if kind == kinds.DISCARD:
        return st.board.card_back[card] == region_to_discard(st, seat)
    if kind == kinds.PLAY_CARD:
        return may_play_card(st, seat, card)
    return fits(st, card, st.area) and may_open_with(st, seat, card)


def may_open_with(st: TrailState, seat: i64, card: i64) -> bool:
    """With two players the opener must be able to pay the card's minimum (A2-3)."""
    if not st.board.two_player:
        return True
    return st.board.card_value[card] + st.passed <= st.money[seat]


def list_investments(st: TrailState, out: vec[i64]) -> i64:
    """Decline, or any affordable multiple of £5 (I-2)."""
    highest: i64 = st.money[st.to_move]
    highest = min(highest, kinds.MOST_POUNDS)
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= highest:
        count = add_move(out, count, pack(kinds.INVEST, pounds, 0, 0))
        pounds += STEP
    return count


def list_peeks(st: TrailState, out: vec[i64]) -> i64:
    """Decline, or any face-down tile the seat has not seen (R-3)."""
    seat: i64 = st.to_move
    out[0] = pack(kinds.PEEK, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas):
        if may_peek(st, seat, area):
            count = add_move(out, count, pack(kinds.PEEK, area + 1, 0, 0))
    return count
