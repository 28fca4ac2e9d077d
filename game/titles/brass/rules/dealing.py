"""Setting up a game: shuffles, hands, first player (B-1, B-17.2, B-17.3)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.titles.brass.rules import step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.cards import take_in
from game.titles.brass.rules.kinds import (
    ACTIONS,
    EMPTY,
    HAND_SLOTS,
    INDUSTRY_COUNT,
    LEVELS,
    PACK_SLOTS,
    TILE_KINDS,
    TRACK_SPACES,
)
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.telling import tell


def deal(st: BrassState, seed: i64) -> None:
    """Set up a new game; the first player is asked for the first action."""
    board: Board = st.board
    st.clear()
    st.luck.seed(seed)
    first: i64 = st.luck.below(st.seats)
    for place in range(st.seats):
        st.order[place] = (first + place) % st.seats
        equip(st, place)
    st.coal = TRACK_SPACES
    st.iron = TRACK_SPACES
    for steps in range(TILE_KINDS):
        st.distant[steps] = board.tile_count[steps]
    deal_canal_era(st)
    shuffle_rail_deck(st)
    st.phase = ACTIONS
    st.to_move = first
    tell(st, step_facts.ROUND_BEGAN, EMPTY, st.era, st.round)


def equip(st: BrassState, seat: i64) -> None:
    """Give a seat its money, income marker and counters (B-1.2, B-1.3)."""
    board: Board = st.board
    st.money[seat] = board.start_money
    st.income[seat] = board.start_income
    for kind in range(INDUSTRY_COUNT * LEVELS):
        st.stack[seat * INDUSTRY_COUNT * LEVELS + kind] = board.count[kind]
    st.recount_stacks(seat)


def deal_canal_era(st: BrassState) -> None:
    """Deal full hands in the turn order; some cards leave unseen (B-1.6)."""
    board: Board = st.board
    cards: vec[i64] = zeros(PACK_SLOTS)
    shuffled(board, st.luck, cards)
    left: i64 = board.cards_in_box
    for place in range(st.seats):
        for _card in range(HAND_SLOTS):
            left -= 1
            take_in(st, st.order[place], cards[left])
    left -= board.out_canal
    for slot in range(left):
        st.deck[slot] = cards[slot]
    st.deck_size = left


def shuffle_rail_deck(st: BrassState) -> None:
    """Lay the cards of the rail era aside, without those that leave unseen (B-17.3)."""
    board: Board = st.board
    shuffled(board, st.luck, st.rail_deck)
    st.rail_deck_size = board.cards_in_box - board.out_rail
    for slot in range(st.rail_deck_size, board.cards_in_box):
        st.rail_deck[slot] = EMPTY


def shuffled(board: Board, luck: Luck, cards: vec[i64]) -> None:
    """Write the whole pack into the first cells of a row, in random order."""
    count: i64 = 0
    for kind in range(board.card_kinds):
        for _copy in range(board.card_count[kind]):
            at: i64 = luck.below(count + 1)
            cards[count] = cards[at]
            cards[at] = kind
            count += 1
