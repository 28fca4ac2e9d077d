"""How much of a game of Brass is left: rounds, incomes, own actions."""

from typing import Final

from game.engine.cells import i64
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.kinds import CANAL, HAND_SLOTS
from game.titles.brass.rules.state import BrassState

NEXT_ERA: Final = 100  # stages from the first round of an era to the first of the next
THE_ERA: Final = 50  # stages from anywhere in an era to its end, not beyond the next one's


def stage_of(st: BrassState) -> i64:
    """Return a number that rises with every round, and by far with the era."""
    return st.era * NEXT_ERA + st.round


def rounds_after(st: BrassState) -> i64:
    """Return how many rounds of the era come after this one."""
    return max(0, st.board.rounds - st.round)


def incomes_left(st: BrassState) -> i64:
    """Return how often an income is still to be collected."""
    rounds: i64 = rounds_after(st)
    return rounds + st.board.rounds if st.era == CANAL else rounds


def actions_in_era(st: BrassState, seat: i64) -> i64:
    """Return how many actions a seat still has in this era, the one it is asked for included."""
    rounds: i64 = rounds_after(st)
    cards: i64 = hand_size(st, seat)
    if cards < HAND_SLOTS or st.deck_size == 0:
        to_come: i64 = 2 * rounds
        if st.order[st.turn] == seat:
            return to_come + 3 - st.action
        return max(cards, to_come)
    return min(2 * (rounds + 1), cards + 2 * rounds)


def actions_left(st: BrassState, in_era: i64) -> i64:
    """Return how many actions a seat with so many in this era still has in the game."""
    return in_era + 2 * st.board.rounds if st.era == CANAL else in_era
