"""The legal moves of every question, written in ascending order."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.actions import list_actions
from game.titles.tinners_trail.rules.arsenic import list_calciner_answers, list_ores
from game.titles.tinners_trail.rules.auction import may_play_card
from game.titles.tinners_trail.rules.both_editions.developments import list_pumps
from game.titles.tinners_trail.rules.both_editions.turns import list_bids
from game.titles.tinners_trail.rules.cards import fits
from game.titles.tinners_trail.rules.emigration import list_place_answers
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    AUCTION,
    CALCINER_PHASE,
    CARD,
    DECK,
    DISCARD,
    DRAFT,
    EMPTY,
    HAND_SLOTS,
    INVEST,
    INVEST_PHASE,
    LOOK,
    LOOK_PHASE,
    MOST_POUNDS,
    NO,
    NO_CARD,
    PEEK,
    PEEK_PHASE,
    PLACE_PHASE,
    PLAY,
    PLAY_CARD,
    PUMPS_PHASE,
    SURVEY,
    SURVEY_CARD,
    YES,
)
from game.titles.tinners_trail.rules.rounds import STEP, may_peek
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState


def legal_moves(st: TrailState, out: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted and unique; return how many."""
    phase: i64 = st.phase
    if phase == ACTIONS:
        return list_actions(st, out)
    if phase == AUCTION:
        return list_bids(st, out)
    if phase == INVEST_PHASE:
        return list_investments(st, out)
    if phase == PUMPS_PHASE:
        return list_pumps(st, out)
    if phase == SURVEY:
        return list_survey_cards(st, out)
    if phase == PLAY:
        return list_cards_after(st, out)
    if phase == DRAFT:
        return list_discards(st, out)
    if phase == PEEK_PHASE:
        return list_peeks(st, out)
    if phase == PLACE_PHASE:
        return list_place_answers(st, out)
    if phase == CALCINER_PHASE:
        return list_calciner_answers(out)
    if phase == ADELAIDE_PHASE:
        return list_ores(out)
    if phase == LOOK_PHASE:
        return list_look_answers(out)
    return 0


def list_discards(st: TrailState, out: vec[i64]) -> i64:
    """The cards of the region whose discard is due (S-4)."""
    seat: i64 = st.to_move
    region: i64 = region_to_discard(st, seat)
    count: i64 = 0
    before: i64 = EMPTY
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card >= 0 and card != before and st.board.card_back[card] == region:
            out[count] = pack(DISCARD, card, 0, 0)
            count += 1
        before = card
    return count


def list_survey_cards(st: TrailState, out: vec[i64]) -> i64:
    """No card or a fitting one (A-4); with two players the deck or an affordable one (A2-1)."""
    seat: i64 = st.to_move
    count: i64 = 0
    if not st.board.two_player:
        out[count] = pack(SURVEY_CARD, NO_CARD, 0, 0)
        count += 1
    elif st.deck_size[st.board.region[st.area]] > 0:
        out[count] = pack(SURVEY_CARD, DECK, 0, 0)
        count += 1
    before: i64 = EMPTY
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card != before and fits(st, card, st.area) and may_open_with(st, seat, card):
            out[count] = pack(SURVEY_CARD, CARD + card, 0, 0)
            count += 1
        before = card
    return count


def list_look_answers(out: vec[i64]) -> i64:
    """Leave the tile face down, or look (LW-2)."""
    out[0] = pack(LOOK, NO, 0, 0)
    out[1] = pack(LOOK, YES, 0, 0)
    return 2


def may_open_with(st: TrailState, seat: i64, card: i64) -> bool:
    """With two players the opener must be able to pay the card's minimum (A2-3)."""
    if not st.board.two_player:
        return True
    return st.board.card_value[card] + st.passed <= st.money[seat]


def list_cards_after(st: TrailState, out: vec[i64]) -> i64:
    """No card, or any fitting one the winner can pay (A-7)."""
    seat: i64 = st.to_move
    out[0] = pack(PLAY_CARD, NO_CARD, 0, 0)
    count: i64 = 1
    before: i64 = EMPTY
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = st.hand[slot]
        if card >= 0 and card != before and may_play_card(st, seat, card):
            out[count] = pack(PLAY_CARD, CARD + card, 0, 0)
            count += 1
        before = card
    return count


def list_investments(st: TrailState, out: vec[i64]) -> i64:
    """Decline, or any affordable multiple of £5 (I-2)."""
    highest: i64 = st.money[st.to_move]
    highest = min(highest, MOST_POUNDS)
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= highest:
        out[count] = pack(INVEST, pounds, 0, 0)
        count += 1
        pounds += STEP
    return count


def list_peeks(st: TrailState, out: vec[i64]) -> i64:
    """Decline, or any face-down tile the seat has not seen (R-3)."""
    seat: i64 = st.to_move
    out[0] = pack(PEEK, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas):
        if may_peek(st, seat, area):
            out[count] = pack(PEEK, area + 1, 0, 0)
            count += 1
    return count
