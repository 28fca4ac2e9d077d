"""Chance events: the possible outcomes with weights, and drawing one (T-103)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_chance_outcome, make_move_code
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds, offers
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.tiles import is_unused_crest_new_to_cardinal
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.state import TiletumState


def write_chance_outcomes(st: TiletumState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write every outcome of the due chance event, sorted, and its weight into `outcome_codes` and
    `weights`; return how many.
    """
    if st.phase == kinds.DICE_PHASE:
        return write_die_outcomes(st, outcome_codes, weights)
    if st.phase == kinds.CORRUPTION_PHASE:
        return write_token_outcomes(st, outcome_codes, weights)
    if st.phase == kinds.DECREE_PHASE:
        return write_decree_outcomes(st, outcome_codes, weights)
    if st.phase == kinds.SURPRISE_PHASE:
        return write_surprise_outcomes(st, outcome_codes, weights)
    return write_tile_outcomes(st, deck_of_due_draw(st), outcome_codes, weights)


def deck_of_due_draw(st: TiletumState) -> i64:
    """Return the deck from which the next tile must be drawn, as the phase and the current
    question say."""
    if st.phase == kinds.PLAY_PHASE:
        return current_question_cell(st, 1)
    if st.phase == kinds.REFILL_PHASE and offers.is_character_redraw_for_cardinal_due(st):
        return kinds.CHARACTER_DECK
    return kinds.CONTRACT_DECK if st.phase == kinds.REFILL_PHASE else kinds.BONUS_DECK


def write_decree_outcomes(st: TiletumState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write an outcome of weight 1 for every decree that may still be drawn, in the order of the
    cards; return how many (C-103).
    """
    count: i64 = 0
    for at in range(kinds.DECREE_COUNT):
        if st.decrees_left[at] > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.DECREE_DRAWN_OUTCOME, st.decrees[at], 0, 0),
                1,
            )
    return count


def write_surprise_outcomes(st: TiletumState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write an outcome of weight 1 for every surprise that is left, or, when a crest is due, for
    every crest the Cardinal can get; return how many (S-912)."""
    count: i64 = 0
    if st.crest_due > 0:
        for crest in range(st.board.crest_kind_count):
            if is_unused_crest_new_to_cardinal(st, crest):
                count = add_chance_outcome(
                    outcome_codes,
                    weights,
                    count,
                    make_move_code(kinds.CREST_FROM_BOX_OUTCOME, crest, 0, 0),
                    1,
                )
        return count
    for surprise in range(kinds.SURPRISE_COUNT):
        if st.surprises_left[surprise] > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.SURPRISE_DRAWN_OUTCOME, surprise, 0, 0),
                1,
            )
    return count


def count_dice_in_bag(st: TiletumState, good: i64) -> i64:
    """Return how many dice of a good are left in the bag (T-202)."""
    left: i64 = st.board.dice_per_good
    for face in range(kinds.FACE_COUNT):
        left -= st.dice[good * kinds.FACE_COUNT + face]
    return left


def write_die_outcomes(st: TiletumState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write an outcome for every possible die from the bag with every value, with weights; return
    how many.
    """
    count: i64 = 0
    for good in range(kinds.GOOD_COUNT):
        left: i64 = count_dice_in_bag(st, good)
        if left == 0:
            continue
        for face in range(kinds.FACE_COUNT):
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.DIE_ROLLED_OUTCOME, good, face + 1, 0),
                left,
            )
    return count


def count_tokens_left(st: TiletumState, token: i64) -> i64:
    """Return how many corruption tokens of a number are not turned over (T-204)."""
    left: i64 = st.board.corruption_token_counts[token]
    for at in range(kinds.TURNS_PER_ROUND):
        if st.tokens[at] == token:
            left -= 1
    return left


def write_token_outcomes(st: TiletumState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write the corruption tokens that may turn up, weighted by their number left; return how
    many."""
    count: i64 = 0
    for number in range(i64(len(st.board.corruption_token_counts))):
        left: i64 = count_tokens_left(st, number)
        if left > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.CORRUPTION_DRAWN_OUTCOME, number, 0, 0),
                left,
            )
    return count


def write_tile_outcomes(
    st: TiletumState, deck: i64, outcome_codes: vec[i64], weights: vec[i64]
) -> i64:
    """Write the tiles of a pile in alphabetical order, weighted by their copies; when the pile
    is used up, only the first tile under it. Return how many."""
    board: Board = st.board
    count: i64 = 0
    for at in range(board.first_pile_cell_of_deck[deck], board.first_pile_cell_of_deck[deck + 1]):
        if st.pile[at] > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.TILE_DRAWN_OUTCOME, board.tile_counted_in_pile_cell[at], 0, 0),
                st.pile[at],
            )
    if count == 0 and offers.first_tile_under_pile(st, deck) != kinds.EMPTY:
        outcome_codes[0] = make_move_code(
            kinds.TILE_DRAWN_OUTCOME, offers.first_tile_under_pile(st, deck), 0, 0
        )
        weights[0] = 1
        return 1
    return count


def draw_chance_outcome(st: TiletumState) -> i64:
    """Return a random outcome of the due chance event as a move code, which is not applied. Only
    the state's generator advances."""
    if st.phase == kinds.DICE_PHASE:
        return draw_die_outcome(st)
    if st.phase in (kinds.CORRUPTION_PHASE, kinds.DECREE_PHASE, kinds.SURPRISE_PHASE):
        return draw_token_decree_surprise_or_crest_outcome(st)
    return make_move_code(
        kinds.TILE_DRAWN_OUTCOME, choose_random_tile_of_pile(st, deck_of_due_draw(st)), 0, 0
    )


def draw_token_decree_surprise_or_crest_outcome(st: TiletumState) -> i64:
    """Return a random token, decree, surprise or crest as a move code, drawn by the weights of the
    possible outcomes."""
    outcome_codes: vec[i64] = make_zero_row(kinds.SURPRISE_COUNT)
    weights: vec[i64] = make_zero_row(kinds.SURPRISE_COUNT)
    all_weights: i64 = 0
    for each in range(write_chance_outcomes(st, outcome_codes, weights)):
        all_weights += weights[each]
    number: i64 = st.luck.draw_below(all_weights)
    drawn: i64 = 0
    while number >= weights[drawn]:
        number -= weights[drawn]
        drawn += 1
    return outcome_codes[drawn]


def draw_die_outcome(st: TiletumState) -> i64:
    """Return a random die and value, drawn from the bag and rolled, as a move code."""
    left: i64 = 0
    for good in range(kinds.GOOD_COUNT):
        left += count_dice_in_bag(st, good)
    at: i64 = st.luck.draw_below(left)
    drawn: i64 = 0
    while at >= count_dice_in_bag(st, drawn):
        at -= count_dice_in_bag(st, drawn)
        drawn += 1
    return make_move_code(
        kinds.DIE_ROLLED_OUTCOME, drawn, 1 + st.luck.draw_below(kinds.FACE_COUNT), 0
    )


def choose_random_tile_of_pile(st: TiletumState, deck: i64) -> i64:
    """Return a tile drawn at random from a pile. If the pile is used up, return the first of the
    tiles that were put under it, or EMPTY if there are none. The pile does not change."""
    left: i64 = offers.count_tiles_drawable_from_pile(st, deck)
    if left == 0:
        return kinds.EMPTY
    if st.board.silver > 0 and offers.is_pile_used_up(st, deck):
        return offers.first_tile_under_pile(st, deck)
    at: i64 = st.luck.draw_below(left)
    cell: i64 = st.board.first_pile_cell_of_deck[deck]
    while at >= st.pile[cell]:
        at -= st.pile[cell]
        cell += 1
    return st.board.tile_counted_in_pile_cell[cell]
