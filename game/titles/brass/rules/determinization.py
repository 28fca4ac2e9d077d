"""Fill in the hidden cards of a view at random, consistently with all open facts (B-17.1)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rows import make_zero_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.dealing import write_shuffled_pack
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.state import BrassState


def determinize(view: BrassState, luck: Luck) -> None:
    """Deal the unseen cards of a view to its unknown hands and deck at random, and shuffle an
    unknown deck of the rail era.

    The view gets a new luck. If the open question asks a seat for a card, that seat's hand allows
    this question.
    """
    board: Board = view.board
    view.luck.reset_from_seed(luck.draw_word())
    unseen_cards: vec[i64] = make_zero_row(kinds.CARD_PACK_SLOT_COUNT)
    unseen_count: i64 = gather_unseen_cards(view, unseen_cards)
    shuffle(unseen_cards, unseen_count, luck)
    asked: i64 = kinds.EMPTY
    if (
        view.phase == kinds.CARD_PHASE
        and view.hand[view.to_move * kinds.HAND_SLOT_COUNT] == kinds.UNKNOWN_CARD
    ):
        asked = view.to_move
        fit_first_hand_to_card_question(view, unseen_cards, unseen_count, hand_size(view, asked))
        unseen_count = deal_unknown_cards_to_hand(view, asked, unseen_cards, unseen_count)
    for seat in range(view.seats):
        if seat != asked and view.hand[seat * kinds.HAND_SLOT_COUNT] == kinds.UNKNOWN_CARD:
            unseen_count = deal_unknown_cards_to_hand(view, seat, unseen_cards, unseen_count)
    for slot in range(view.deck_size):
        if view.deck[slot] == kinds.UNKNOWN_CARD:
            unseen_count -= 1
            view.deck[slot] = unseen_cards[unseen_count]
    if view.rail_deck_size > 0 and view.rail_deck[0] == kinds.UNKNOWN_CARD:
        cards: vec[i64] = make_zero_row(kinds.CARD_PACK_SLOT_COUNT)
        write_shuffled_pack(board, luck, cards)
        for slot in range(view.rail_deck_size):
            view.rail_deck[slot] = cards[slot]


def gather_unseen_cards(view: BrassState, unseen_cards: vec[i64]) -> i64:
    """Write the kind of every card of the pack that the view does not show into `unseen_cards`;
    return how many."""
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
        for _copy in range(board.card_copies_of_kind[kind] - seen[kind]):
            unseen_cards[count] = kind
            count += 1
    return count


def shuffle(row: vec[i64], cell_count: i64, luck: Luck) -> None:
    """Shuffle the first `cell_count` cells of a row."""
    for last in range(cell_count - 1, 0, -1):
        other: i64 = luck.draw_below(last + 1)
        number: i64 = row[last]
        row[last] = row[other]
        row[other] = number


def fit_first_hand_to_card_question(
    view: BrassState, unseen_cards: vec[i64], unseen_count: i64, size: i64
) -> None:
    """Exchange cards in `unseen_cards` so that the hand dealt first allows the card question that
    its seat has been asked (B-17.5).

    That hand is the last `size` of the first `unseen_count` cells. For a build it then holds both
    the location's and the industry's card; for another move, at least two different cards.
    """
    last: i64 = unseen_count - 1
    if (
        kind_of_move(view.pending) == kinds.BUILD_MOVE
        and third_field_of_move(view.pending) == kinds.BUILT_WITH_ONE_CARD_FIELD
    ):
        board: Board = view.board
        swap_card_forward(
            unseen_cards, last, board.place_of_space[second_field_of_move(view.pending)], last
        )
        swap_card_forward(
            unseen_cards,
            last - 1,
            board.location_count + first_field_of_move(view.pending),
            last - 1,
        )
        return
    for slot in range(unseen_count - size, last):
        if unseen_cards[slot] != unseen_cards[last]:
            return
    for slot in range(unseen_count - size):
        if unseen_cards[slot] != unseen_cards[last]:
            unseen_cards[last - 1] = unseen_cards[slot]
            unseen_cards[slot] = unseen_cards[last]
            return


def swap_card_forward(unseen_cards: vec[i64], target_cell: i64, card: i64, last_cell: i64) -> None:
    """Find the last cell up to `last_cell` that holds the card, and exchange it with cell
    `target_cell`; do nothing when no cell does."""
    slot: i64 = last_cell
    while slot > 0 and unseen_cards[slot] != card:
        slot -= 1
    if unseen_cards[slot] == card:
        unseen_cards[slot] = unseen_cards[target_cell]
        unseen_cards[target_cell] = card


def deal_unknown_cards_to_hand(
    view: BrassState, seat: i64, unseen_cards: vec[i64], unseen_count: i64
) -> i64:
    """Replace a seat's unknown cards by as many from the end of the first `unseen_count`
    cells, sorted; return how many are left."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    left: i64 = unseen_count
    for slot in range(first, first + hand_size(view, seat)):
        left -= 1
        at: i64 = slot
        while at > first and view.hand[at - 1] > unseen_cards[left]:
            view.hand[at] = view.hand[at - 1]
            at -= 1
        view.hand[at] = unseen_cards[left]
    return left
