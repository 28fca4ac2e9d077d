"""Play random games and check the invariants at every list of moves and every step."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import kind_of_move
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, Rules, State

MAX_STEPS_OF_A_GAME: Final = 5000
NO_BROKEN_INVARIANT: Final = ""
NO_LEGAL_MOVE_TEXT: Final = "somebody is asked and has no move"
TOO_MANY_MOVES_TEXT: Final = "there are more moves than the rules make room for"
UNSORTED_MOVES_TEXT: Final = "the moves are not sorted and unique"
UNLISTED_OUTCOME_TEXT: Final = "luck brings what its list does not hold"
ENDLESS_GAME_TEXT: Final = "the game does not end within 5000 steps"


@final
class CheckedGamesResult:
    """The result of a series of checked games: how many were played without a fault, and the
    seed, step and sentence of the invariant that was broken, if any."""

    def __init__(self) -> None:
        """Start with no games played."""
        self.games: i64 = 0  # games played to the end
        self.steps: i64 = 0  # of all games, chance outcomes included
        self.seed: i64 = 0  # of the game that broke an invariant
        self.step: i64 = 0  # the step that broke it, counted from 0
        self.broken_invariant: str = (
            NO_BROKEN_INVARIANT  # the broken invariant: a title's, or one of the constants above
        )


def check_games(rules: Rules, first_seed: i64, game_count: i64) -> CheckedGamesResult:
    """Play `game_count` games with the seeds `first_seed`, `first_seed` + 1 and so on, until one
    breaks an invariant; return the result.

    With an odd seed each move is chosen by drawing a kind of move first and then one of that
    kind, so that rare kinds occur.
    """
    watch: CheckedGamesResult = CheckedGamesResult()
    for number in range(game_count):
        watch.seed = first_seed + number
        check_game(rules, watch)
        if watch.broken_invariant != NO_BROKEN_INVARIANT:
            break
        watch.games += 1
    return watch


def check_game(rules: Rules, result: CheckedGamesResult) -> None:
    """Play the game of the seed in `result` with random moves, and check every list of moves and
    every step.

    Stop at the first fault, which is written to `result`: a broken invariant, a faulty list, or
    more than MAX_STEPS_OF_A_GAME steps.
    """
    move_codes: vec[i64] = make_zero_row(rules.max_move_count)
    weights: vec[i64] = make_zero_row(rules.max_move_count)
    before: State = rules.new_state()
    state: State = rules.new_state()
    luck: Luck = Luck()
    rules.deal(state, result.seed)
    luck.reset_from_seed(result.seed)
    result.step = 0
    while state.to_move != NOBODY:
        before.copy_from(state)
        chance: bool = state.to_move == CHANCE
        count: i64 = (
            rules.write_outcomes(state, move_codes, weights)
            if chance
            else rules.legal_moves(state, move_codes)
        )
        result.broken_invariant = move_list_fault_text(move_codes, count, rules.max_move_count)
        if result.broken_invariant != NO_BROKEN_INVARIANT:
            return
        move: i64 = (
            rules.draw_outcome(state)
            if chance
            else choose_random_move(move_codes, count, luck, result.seed % 2)
        )
        if chance and not is_move_in_list(move_codes, count, move):
            result.broken_invariant = UNLISTED_OUTCOME_TEXT
            return
        rules.apply(state, move)
        result.broken_invariant = rules.broken_invariant_sentence(before, move, state)
        if result.broken_invariant == NO_BROKEN_INVARIANT and result.step == MAX_STEPS_OF_A_GAME:
            result.broken_invariant = ENDLESS_GAME_TEXT
        if result.broken_invariant != NO_BROKEN_INVARIANT:
            return
        result.step += 1
        result.steps += 1


def move_list_fault_text(move_codes: vec[i64], move_count: i64, max_count: i64) -> str:
    """Return what is wrong with a list of `move_count` moves or outcomes (it is empty, has more
    than `max_count`, or is not strictly ascending); NO_BROKEN_INVARIANT when nothing is."""
    if move_count == 0:
        return NO_LEGAL_MOVE_TEXT
    if move_count > max_count:
        return TOO_MANY_MOVES_TEXT
    for index in range(1, move_count):
        if move_codes[index] <= move_codes[index - 1]:
            return UNSORTED_MOVES_TEXT
    return NO_BROKEN_INVARIANT


def is_move_in_list(move_codes: vec[i64], move_count: i64, move: i64) -> bool:
    """Return whether the move is among the first `move_count` moves of `move_codes`."""
    for index in range(move_count):
        if move_codes[index] == move:
            return True
    return False


def choose_random_move(
    move_codes: vec[i64], move_count: i64, luck: Luck, draws_kind_first: i64
) -> i64:
    """Return a random one of the first `move_count` moves of `move_codes`, all equally likely. If
    `draws_kind_first` is 1, draw a kind of move first, and then one of the moves of this kind."""
    if draws_kind_first == 0:
        return move_codes[luck.draw_below(move_count)]
    kinds: i64 = 0
    for index in range(move_count):
        if index == 0 or kind_of_move(move_codes[index]) != kind_of_move(move_codes[index - 1]):
            kinds += 1
    wanted: i64 = luck.draw_below(kinds)
    first: i64 = 0
    while wanted > 0:
        first += 1
        if kind_of_move(move_codes[first]) != kind_of_move(move_codes[first - 1]):
            wanted -= 1
    last: i64 = first
    while last + 1 < move_count and kind_of_move(move_codes[last + 1]) == kind_of_move(
        move_codes[first]
    ):
        last += 1
    return move_codes[first + luck.draw_below(last - first + 1)]
