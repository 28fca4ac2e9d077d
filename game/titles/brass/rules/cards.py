"""Which cards can be played for an action, playing them (B-2.5, B-4.3 .. B-4.7, B-5), and dealing
them (B-1, B-17.2, B-17.3).
"""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rows import count_of, put_in, take_number, zeros
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import lowest
from game.titles.brass.rules.links import network
from game.titles.brass.rules.state import BrassState, tell


def cards_for(move: i64) -> i64:
    """Return how many cards an action takes."""
    if kind_of(move) == kinds.BUILD and third_of(move) == kinds.TWO_CARDS:
        return kinds.TWO_CARDS
    return kinds.ONE_CARD


def fitting_kinds(st: BrassState, seat: i64) -> i64:
    """Return the kinds of the hand that can be played for the pending action, as a set."""
    held: i64 = kinds_in_hand(st, seat)
    if kind_of(st.pending) != kinds.BUILD or third_of(st.pending) == kinds.TWO_CARDS:
        return held
    return held & kinds_for_build(st, seat, first_of(st.pending), second_of(st.pending))


def kinds_for_build(st: BrassState, seat: i64, industry: i64, space: i64) -> i64:
    """Return the kinds of cards that allow an industry on a space, as a set (B-5.2, B-5.3)."""
    board: Board = st.board
    here: i64 = board.here[space]
    if network(st, seat) & here:
        return here | kinds.BIT[board.locations + industry]
    return here


def only_kind(members: i64) -> i64:
    """Return the kind when the set has no other, else EMPTY."""
    if members == 0 or members & (members - 1):
        return kinds.EMPTY
    return lowest(members)


def play_card(st: BrassState, seat: i64, card: i64) -> None:
    """Lay a card on the discards (B-2.5)."""
    first: i64 = seat * kinds.HAND_SLOTS
    take_number(st.hand, first, first + kinds.HAND_SLOTS - 1, card, kinds.EMPTY)
    st.discards[card] += 1
    st.pending_cards -= 1
    tell(st, step_facts.PLAYED, seat, card, 0)


# Cards in hands: sorted, known or unknown, with nothing after the last.


def hand_size(st: BrassState, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    first: i64 = seat * kinds.HAND_SLOTS
    blanks: i64 = count_of(st.hand, first, first + kinds.HAND_SLOTS, kinds.EMPTY)
    return kinds.HAND_SLOTS - blanks


def kinds_in_hand(st: BrassState, seat: i64) -> i64:
    """Return the set of kinds a seat holds, as far as they are known."""
    held: i64 = 0
    for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
        if st.hand[slot] >= 0:
            held |= kinds.BIT[st.hand[slot]]
    return held


def nobody_holds_cards(st: BrassState) -> bool:
    """Return whether all hands are empty (B-2.7)."""
    for seat in range(st.seats):
        if st.hand[seat * kinds.HAND_SLOTS] != kinds.EMPTY:
            return False
    return True


def take_in(st: BrassState, seat: i64, card: i64) -> None:
    """Put a card into a hand that has room, in its place; unknown ones come first."""
    first: i64 = seat * kinds.HAND_SLOTS
    put_in(st.hand, first, first + kinds.HAND_SLOTS - 1, card, kinds.EMPTY)


# Setting up a game: shuffles, hands, first player (B-1, B-17.2, B-17.3).


def deal(st: BrassState, seed: i64) -> None:
    """Set up a new game; the first player is asked for the first action."""
    board: Board = st.board
    st.clear()
    st.luck.seed(seed)
    first: i64 = st.luck.below(st.seats)
    for place in range(st.seats):
        st.order[place] = (first + place) % st.seats
        equip(st, place)
    st.coal = kinds.TRACK_SPACES
    st.iron = kinds.TRACK_SPACES
    for steps in range(kinds.TILE_KINDS):
        st.distant[steps] = board.tile_count[steps]
    deal_canal_era(st)
    shuffle_rail_deck(st)
    st.phase = kinds.ACTIONS
    st.to_move = first
    tell(st, step_facts.ROUND_BEGAN, kinds.EMPTY, st.era, st.round)


def equip(st: BrassState, seat: i64) -> None:
    """Give a seat its money, income marker and counters (B-1.2, B-1.3)."""
    board: Board = st.board
    st.money[seat] = board.start_money
    st.income[seat] = board.start_income
    for kind in range(kinds.INDUSTRY_COUNT * kinds.LEVELS):
        st.stack[seat * kinds.INDUSTRY_COUNT * kinds.LEVELS + kind] = board.count[kind]
    st.recount_stacks(seat)


def deal_canal_era(st: BrassState) -> None:
    """Deal full hands in the turn order; some cards leave unseen (B-1.6)."""
    board: Board = st.board
    cards: vec[i64] = zeros(kinds.PACK_SLOTS)
    shuffled(board, st.luck, cards)
    left: i64 = board.cards_in_box
    for place in range(st.seats):
        for _card in range(kinds.HAND_SLOTS):
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
        st.rail_deck[slot] = kinds.EMPTY


def shuffled(board: Board, luck: Luck, cards: vec[i64]) -> None:
    """Write the whole pack into the first cells of a row, in random order."""
    count: i64 = 0
    for kind in range(board.card_kinds):
        for _copy in range(board.card_count[kind]):
            at: i64 = luck.below(count + 1)
            cards[count] = cards[at]
            cards[at] = kind
            count += 1
