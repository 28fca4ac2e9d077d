"""Fill in the hidden cards of a view at random, consistently with all open facts (B-17.1)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_field_of, kind_of, second_field_of, third_field_of
from game.engine.rows import make_zero_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.dealing import write_shuffled_pack
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.state import BrassState


def determinize(view: BrassState, luck: Luck) -> None:
    """Deal the unseen cards of a view to its unknown hands and deck at random, and shuffle an
    unknown deck of the rail era.

    The view gets a new luck, and the hand of a seat that is asked for a card agrees with that
    question.
    """
    board: Board = view.board
    view.luck.reset_from_seed(luck.draw_word())
    pool: vec[i64] = make_zero_row(kinds.CARD_PACK_SLOT_COUNT)
    unseen: i64 = gather_unseen_cards(view, pool)
    shuffle(pool, unseen, luck)
    asked: i64 = kinds.EMPTY
    if (
        view.phase == kinds.CARD_PHASE
        and view.hand[view.to_move * kinds.HAND_SLOT_COUNT] == kinds.UNKNOWN_CARD
    ):
        asked = view.to_move
        fit_first_hand_to_card_question(view, pool, unseen, hand_size(view, asked))
        unseen = deal_unknown_cards_to_hand(view, asked, pool, unseen)
    for seat in range(view.seats):
        if seat != asked and view.hand[seat * kinds.HAND_SLOT_COUNT] == kinds.UNKNOWN_CARD:
            unseen = deal_unknown_cards_to_hand(view, seat, pool, unseen)
    for slot in range(view.deck_size):
        if view.deck[slot] == kinds.UNKNOWN_CARD:
            unseen -= 1
            view.deck[slot] = pool[unseen]
    if view.rail_deck_size > 0 and view.rail_deck[0] == kinds.UNKNOWN_CARD:
        cards: vec[i64] = make_zero_row(kinds.CARD_PACK_SLOT_COUNT)
        write_shuffled_pack(board, luck, cards)
        for slot in range(view.rail_deck_size):
            view.rail_deck[slot] = cards[slot]


def gather_unseen_cards(view: BrassState, pool: vec[i64]) -> i64:
    """Write the kind of every card of the pack that the view does not show into `pool`; return
    how many."""
    board: Board = view.board
    seen: vec[i64] = view.discards[:]
    for slot in range(view.seats * kinds.HAND_SLOT_COUNT):
        if view.hand[slot] >= 0:
            seen[view.hand[slot]] += 1
    for slot in range(view.deck_size):
        if view.deck[slot] >= 0:
            seen[view.deck[slot]] += 1
    count: i64 = 0
    for kind in range(board.card_kind_count):
        for _copy in range(board.card_count[kind] - seen[kind]):
            pool[count] = kind
            count += 1
    return count


def shuffle(pool: vec[i64], count: i64, luck: Luck) -> None:
    """Shuffle the first `count` cells of a row."""
    for last in range(count - 1, 0, -1):
        other: i64 = luck.draw_below(last + 1)
        card: i64 = pool[last]
        pool[last] = pool[other]
        pool[other] = card


def fit_first_hand_to_card_question(
    view: BrassState, pool: vec[i64], unseen: i64, size: i64
) -> None:
    """Exchange cards in the pool so that the hand dealt first can have been asked its card question
    (B-17.5).

    That hand is the last `size` of the pool's first `unseen` cells. For a build it then holds both
    the location's and the industry's card; for any other move, at least two different cards.
    """
    last: i64 = unseen - 1
    if (
        kind_of(view.pending) == kinds.BUILD_MOVE
        and third_field_of(view.pending) == kinds.BUILT_WITH_ONE_CARD_FIELD
    ):
        board: Board = view.board
        swap_card_forward(pool, last, board.place_of_space[second_field_of(view.pending)], last)
        swap_card_forward(
            pool, last - 1, board.location_count + first_field_of(view.pending), last - 1
        )
        return
    for slot in range(unseen - size, last):
        if pool[slot] != pool[last]:
            return
    for slot in range(unseen - size):
        if pool[slot] != pool[last]:
            pool[last - 1] = pool[slot]
            pool[slot] = pool[last]
            return


def swap_card_forward(pool: vec[i64], cell: i64, card: i64, last: i64) -> None:
    """Find the last cell up to `last` that holds the card, and exchange it with cell `cell`; do
    nothing when no cell does."""
    slot: i64 = last
    while slot > 0 and pool[slot] != card:
        slot -= 1
    if pool[slot] == card:
        pool[slot] = pool[cell]
        pool[cell] = card


def deal_unknown_cards_to_hand(view: BrassState, seat: i64, pool: vec[i64], unseen: i64) -> i64:
    """Replace a seat's unknown cards by as many from the end of the pool's first `unseen` cells,
    sorted; return how many are left."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    left: i64 = unseen
    for slot in range(first, first + hand_size(view, seat)):
        left -= 1
        at: i64 = slot
        while at > first and view.hand[at - 1] > pool[left]:
            view.hand[at] = view.hand[at - 1]
            at -= 1
        view.hand[at] = pool[left]
    return left
