"""Random games played under the laws: every list and every step is looked at."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import kind_of
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, Rules, State

MOST_STEPS: Final = 5000
KEPT: Final = ""
NO_MOVE: Final = "somebody is asked and has no move"
TOO_MANY: Final = "there are more moves than the rules make room for"
UNSORTED: Final = "the moves are not sorted and unique"
UNLISTED: Final = "luck brings what its list does not hold"
ENDLESS: Final = "the game does not end within 5000 steps"


@final
class Watch:
    """What a series of games has shown: how many were whole, and the one that was not."""

    def __init__(self) -> None:
        """Nothing has been seen yet."""
        self.games: i64 = 0  # whole games
        self.steps: i64 = 0  # of all games, luck included
        self.seed: i64 = 0  # of the game that broke a law
        self.step: i64 = 0  # its step that did, counted from 0
        self.law: str = KEPT  # a title's, or one of the platform's above


def watch_games(rules: Rules, first_seed: i64, games: i64) -> Watch:
    """Play games with seeds counting up until one breaks a law, named in what is returned.

    Odd seeds choose a kind of move first, then one of that kind, so that rare ones come up.
    """
    watch: Watch = Watch()
    for number in range(games):
        watch.seed = first_seed + number
        watch_game(rules, watch)
        if watch.law != KEPT:
            break
        watch.games += 1
    return watch


def watch_game(rules: Rules, watch: Watch) -> None:
    """Play the game of the watch's seed to its end, or to the step that breaks a law."""
    out: vec[i64] = zeros(rules.most_moves)
    weights: vec[i64] = zeros(rules.most_moves)
    before: State = rules.new_state()
    state: State = rules.new_state()
    luck: Luck = Luck()
    rules.deal(state, watch.seed)
    luck.seed(watch.seed)
    watch.step = 0
    while state.to_move != NOBODY:
        before.copy_from(state)
        chance: bool = state.to_move == CHANCE
        count: i64 = (
            rules.outcomes(state, out, weights) if chance else rules.legal_moves(state, out)
        )
        watch.law = broken_of_list(out, count, rules.most_moves)
        if watch.law != KEPT:
            return
        move: i64 = (
            rules.draw_outcome(state) if chance else choose(out, count, luck, watch.seed % 2)
        )
        if chance and not is_listed(out, count, move):
            watch.law = UNLISTED
            return
        rules.apply(state, move)
        watch.law = rules.broken_law(before, move, state)
        if watch.law == KEPT and watch.step == MOST_STEPS:
            watch.law = ENDLESS
        if watch.law != KEPT:
            return
        watch.step += 1
        watch.steps += 1


def broken_of_list(out: vec[i64], count: i64, most: i64) -> str:
    """Return what is wrong with a list of moves or outcomes, KEPT when nothing is."""
    if count == 0:
        return NO_MOVE
    if count > most:
        return TOO_MANY
    for index in range(1, count):
        if out[index] <= out[index - 1]:
            return UNSORTED
    return KEPT


def is_listed(out: vec[i64], count: i64, move: i64) -> bool:
    """Return whether the move is in the list."""
    for index in range(count):
        if out[index] == move:
            return True
    return False


def choose(out: vec[i64], count: i64, luck: Luck, by_kind: i64) -> i64:
    """Return one of the moves, all alike, or all kinds alike and then all of that kind."""
    if by_kind == 0:
        return out[luck.below(count)]
    kinds: i64 = 0
    for index in range(count):
        if index == 0 or kind_of(out[index]) != kind_of(out[index - 1]):
            kinds += 1
    wanted: i64 = luck.below(kinds)
    first: i64 = 0
    while wanted > 0:
        first += 1
        if kind_of(out[first]) != kind_of(out[first - 1]):
            wanted -= 1
    last: i64 = first
    while last + 1 < count and kind_of(out[last + 1]) == kind_of(out[first]):
        last += 1
    return out[first + luck.below(last - first + 1)]
