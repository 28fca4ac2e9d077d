"""The remaining part of a game of Brass: rounds, incomes, own actions."""

from typing import Final

from game.engine.cells import i64
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.kinds import CANAL_ERA, HAND_SLOT_COUNT
from game.titles.brass.rules.state import BrassState

STAGES_TO_NEXT_ERA: Final = 100  # stages from the first round of an era to the first of the next
STAGES_TO_ERA_END: Final = (
    50  # more than the stages left in an era, less than those to the end of the next
)


def stage_number(st: BrassState) -> i64:
    """Return a number that rises with every round: the round, plus STAGES_TO_NEXT_ERA in the rail
    era."""
    return st.era * STAGES_TO_NEXT_ERA + st.round


def count_later_rounds_of_era(st: BrassState) -> i64:
    """Return how many rounds of the era follow the current one."""
    return max(0, st.board.rounds_per_era - st.round)


def count_incomes_left(st: BrassState) -> i64:
    """Return how many times income will still be collected in the game."""
    rounds: i64 = count_later_rounds_of_era(st)
    return rounds + st.board.rounds_per_era if st.era == CANAL_ERA else rounds


def count_actions_left_in_era(st: BrassState, seat: i64) -> i64:
    """Return how many actions a seat still has in this era, including the one in progress."""
    rounds: i64 = count_later_rounds_of_era(st)
    cards: i64 = hand_size(st, seat)
    if cards < HAND_SLOT_COUNT or st.deck_size == 0:
        to_come: i64 = 2 * rounds
        if st.order[st.turn] == seat:
            return to_come + 3 - st.action
        return max(cards, to_come)
    return min(2 * (rounds + 1), cards + 2 * rounds)


def count_actions_left_in_game(st: BrassState, actions_left_in_era: i64) -> i64:
    """Return how many actions a seat still has in the game, given its `actions_left_in_era` actions
    in this era."""
    return (
        actions_left_in_era + 2 * st.board.rounds_per_era
        if st.era == CANAL_ERA
        else actions_left_in_era
    )
