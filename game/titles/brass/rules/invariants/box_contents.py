"""Invariants of the box: no card or counter is lost or created."""

from game.engine.cells import i64
from game.engine.moves import kind_of_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.invariants.kinds import (
    CARDS_IN_BOX_INVARIANT,
    COUNTERS_IN_BOX_INVARIANT,
    COUNTERS_LEAVING_INVARIANT,
    NO_BROKEN_INVARIANT,
    RAIL_DECK_INVARIANT,
    SORTED_HANDS_INVARIANT,
)
from game.titles.brass.rules.state import BrassState


def first_broken_card_or_counter_invariant(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the number of the first invariant of cards and counters that a step breaks,
    NO_BROKEN_INVARIANT when it breaks none."""
    if not are_hands_and_decks_in_order(after):
        return SORTED_HANDS_INVARIANT
    if not are_card_counts_valid(before, after):
        return CARDS_IN_BOX_INVARIANT
    if not is_rail_deck_valid(before, after):
        return RAIL_DECK_INVARIANT
    if not are_no_counters_made_or_returned_to_stacks(before, after):
        return COUNTERS_IN_BOX_INVARIANT
    if count_lost_counters(before, after) > max_counters_that_may_be_lost(before, move, after):
        return COUNTERS_LEAVING_INVARIANT
    return NO_BROKEN_INVARIANT


def are_hands_and_decks_in_order(st: BrassState) -> bool:
    """Return whether every hand is sorted and holds known cards without gaps, and both decks
    fill exactly their first cells."""
    for seat in range(st.seats):
        size: i64 = hand_size(st, seat)
        for slot in range(kinds.HAND_SLOT_COUNT):
            card: i64 = st.hand[seat * kinds.HAND_SLOT_COUNT + slot]
            if slot >= size and card != kinds.EMPTY:
                return False
            if slot < size and (card < 0 or card >= st.board.card_kind_count):
                return False
            if 0 < slot < size and st.hand[seat * kinds.HAND_SLOT_COUNT + slot - 1] > card:
                return False
    for slot in range(kinds.CARD_PACK_SLOT_COUNT):
        if (st.deck[slot] == kinds.EMPTY) != (slot >= st.deck_size):
            return False
        if (st.rail_deck[slot] == kinds.EMPTY) != (slot >= st.rail_deck_size):
            return False
    return True


def count_cards_of_kind(st: BrassState, kind: i64) -> i64:
    """Return how many cards of a kind are in hands, deck and discards, without the deck of the
    rail era."""
    count: i64 = st.discards[kind]
    for slot in range(st.seats * kinds.HAND_SLOT_COUNT):
        if st.hand[slot] == kind:
            count += 1
    for slot in range(st.deck_size):
        if st.deck[slot] == kind:
            count += 1
    return count


def count_waiting_rail_cards(st: BrassState, kind: i64) -> i64:
    """Return how many cards of a kind are in the deck of the rail era."""
    count: i64 = 0
    for slot in range(st.rail_deck_size):
        if st.rail_deck[slot] == kind:
            count += 1
    return count


def are_card_counts_valid(before: BrassState, after: BrassState) -> bool:
    """Return whether the number of cards of each kind does not change within an era and becomes
    that of the rail deck after it, and no card returns to the deck or leaves the discards."""
    same_era: bool = before.era == after.era
    for kind in range(after.board.card_kind_count):
        was: i64 = (
            count_cards_of_kind(before, kind)
            if same_era
            else count_waiting_rail_cards(before, kind)
        )
        now: i64 = count_cards_of_kind(after, kind)
        if now != was or now > after.board.card_copies_of_kind[kind]:
            return False
        if same_era and after.discards[kind] < before.discards[kind]:
            return False
    return not same_era or after.deck_size <= before.deck_size


def is_rail_deck_valid(before: BrassState, after: BrassState) -> bool:
    """Return whether the deck of the rail era is unchanged in the canal era, and empty in the
    rail era."""
    if after.era != kinds.CANAL_ERA:
        return after.rail_deck_size == 0
    for slot in range(kinds.CARD_PACK_SLOT_COUNT):
        if after.rail_deck[slot] != before.rail_deck[slot]:
            return False
    return after.rail_deck_size == before.rail_deck_size


def count_counters_in_stack_and_on_board(st: BrassState, seat: i64, kind: i64) -> i64:
    """Return how many counters of a kind a seat has in its stack and on the board."""
    count: i64 = st.stack[seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + kind]
    for space in range(st.board.space_count):
        if st.owner[space] == seat and st.counter[space] == kind:
            count += 1
    return count


def are_no_counters_made_or_returned_to_stacks(before: BrassState, after: BrassState) -> bool:
    """Return whether no counter is created, and none returns to a stack (B-11.4)."""
    for seat in range(after.seats):
        for kind in range(kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT):
            cell: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + kind
            if not 0 <= after.stack[cell] <= before.stack[cell]:
                return False
            now: i64 = count_counters_in_stack_and_on_board(after, seat, kind)
            if (
                now > count_counters_in_stack_and_on_board(before, seat, kind)
                or now > after.board.copies_of_counter_kind[kind]
            ):
                return False
    return True


def count_all_counters(st: BrassState) -> i64:
    """Return how many counters all seats have in stacks and on the board."""
    count: i64 = 0
    for cell in range(st.seats * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT):
        count += st.stack[cell]
    for space in range(st.board.space_count):
        if st.owner[space] != kinds.EMPTY:
            count += 1
    return count


def count_lost_counters(before: BrassState, after: BrassState) -> i64:
    """Return how many counters have left the game in the step."""
    return count_all_counters(before) - count_all_counters(after)


def max_counters_that_may_be_lost(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the highest number of counters that may leave the game in the step: one for a build or
    development, any number for a debt or between rounds, none otherwise."""
    if before.era != after.era or after.round != before.round:
        return after.board.space_count
    kind: i64 = kind_of_move(move)
    if kind == kinds.REMOVE_COUNTER_MOVE:
        return after.board.space_count
    takes: bool = (
        kind in (kinds.BUILD_MOVE, kinds.DEVELOP_MOVE)
        or kinds.PLAY_CARD_MOVE <= kind <= kinds.TAKE_IRON_MOVE
    )
    return 1 if takes else 0
