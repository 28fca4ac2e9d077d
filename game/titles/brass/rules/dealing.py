"""Set up a game: shuffles, hands, first player (B-1, B-17.2, B-17.3)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.hands import add_card_to_hand
from game.titles.brass.rules.state import BrassState, record_step_fact


def set_up_new_game(st: BrassState, seed: i64) -> None:
    """Set up a new game from a seed, with a random first player, up to the first question: the
    first player's action."""
    board: Board = st.board
    st.clear()
    st.luck.reset_from_seed(seed)
    first: i64 = st.luck.draw_below(st.seats)
    for place in range(st.seats):
        st.order[place] = (first + place) % st.seats
        give_seat_money_and_counters(st, place)
    st.coal = kinds.CUBE_TRACK_SPACE_COUNT
    st.iron = kinds.CUBE_TRACK_SPACE_COUNT
    for steps in range(kinds.DISTANT_TILE_KIND_COUNT):
        st.distant[steps] = board.tile_copies_by_steps[steps]
    shuffle_and_deal_canal_era(st)
    shuffle_rail_deck(st)
    st.phase = kinds.ACTIONS_PHASE
    st.to_move = first
    record_step_fact(st, step_facts.ROUND_BEGAN_FACT, kinds.EMPTY, st.era, st.round)


def give_seat_money_and_counters(st: BrassState, seat: i64) -> None:
    """Give a seat its money, income marker and counters (B-1.2, B-1.3)."""
    board: Board = st.board
    st.money[seat] = board.start_money
    st.income[seat] = board.start_income_space
    for kind in range(kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT):
        st.stack[seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + kind] = (
            board.copies_of_counter_kind[kind]
        )
    st.recompute_stack_tops_of_seat(seat)


def shuffle_and_deal_canal_era(st: BrassState) -> None:
    """Shuffle the cards and deal full hands in turn order; some cards are removed unseen, and
    the rest is the deck (B-1.6)."""
    board: Board = st.board
    cards: vec[i64] = make_zero_row(kinds.CARD_PACK_SLOT_COUNT)
    write_shuffled_pack(board, st.luck, cards)
    left: i64 = board.cards_in_box
    for place in range(st.seats):
        for _card in range(kinds.HAND_SLOT_COUNT):
            left -= 1
            add_card_to_hand(st, st.order[place], cards[left])
    left -= board.canal_cards_removed
    for slot in range(left):
        st.deck[slot] = cards[slot]
    st.deck_size = left


def shuffle_rail_deck(st: BrassState) -> None:
    """Shuffle all cards of the box and store them as the deck of the rail era, without the last
    ones, which are removed unseen (B-17.3)."""
    board: Board = st.board
    write_shuffled_pack(board, st.luck, st.rail_deck)
    st.rail_deck_size = board.cards_in_box - board.rail_cards_removed
    for slot in range(st.rail_deck_size, board.cards_in_box):
        st.rail_deck[slot] = kinds.EMPTY


def write_shuffled_pack(board: Board, luck: Luck, cards: vec[i64]) -> None:
    """Write all cards of the box, by kind and in random order, into the first cells of `cards`."""
    count: i64 = 0
    for kind in range(board.card_kind_count):
        for _copy in range(board.card_copies_of_kind[kind]):
            at: i64 = luck.draw_below(count + 1)
            cards[count] = cards[at]
            cards[at] = kind
            count += 1
