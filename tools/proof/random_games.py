"""Random games, step by step, the same for the same seed."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.batch import settle
from game.engine.knowledge import view_of
from game.engine.luck import Luck
from game.engine.moves import kind_of
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.engine.title import Game

MOST_STEPS = 5000


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """One move or outcome; `before` and `after` share nothing and stay as they are."""

    number: int
    before: State
    code: int
    after: State


def luck_of(seed: int) -> Luck:
    """Return a generator for a test's choices."""
    luck = Luck()
    luck.seed(seed)
    return luck


def shuffled(things: list[int], luck: Luck) -> list[int]:
    """Return the things in random order."""
    for last in range(len(things) - 1, 0, -1):
        other = int(luck.below(last + 1))
        things[last], things[other] = things[other], things[last]
    return things


def dealt(game: Game, seed: int) -> State:
    """Return a new game."""
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return state


def first_view(game: Game, seed: int) -> State:
    """Return what the seat that decides first in a new game may know."""
    state = dealt(game, seed)
    settle(game.rules, state)
    return view_of(game.rules, state, int(state.to_move))


def legal_codes(rules: Rules, state: State) -> list[int]:
    """Return the moves of the deciding seat, or every outcome of the luck that is due."""
    if state.to_move == CHANCE:
        return [code for code, _ in rules.weighted_outcomes(state)]
    return rules.legal_codes(state)


def twin_of(rules: Rules, state: State, seat: int, luck: Luck) -> State:
    """Return a state that differs from this one only in what the seat does not know."""
    twin = view_of(rules, state, seat)
    rules.determinize(twin, seat, luck)
    return twin


def steps(game: Game, seed: int) -> Iterator[PlayedStep]:
    """Play a game to its end; odd seeds choose a kind of move first, then one of that kind."""
    luck = luck_of(seed)
    state = dealt(game, seed)
    number = 0
    while state.to_move != NOBODY:
        after = state.clone()
        if state.to_move == CHANCE:
            code = int(game.rules.draw_outcome(after))
        else:
            code = choose(legal_codes(game.rules, state), luck, by_kind=seed % 2 == 1)
        game.rules.apply(after, code)
        yield PlayedStep(number, state, code, after)
        state = after
        number += 1
        assert number < MOST_STEPS, f"the game does not end within {MOST_STEPS} steps"


def choose(codes: list[int], luck: Luck, *, by_kind: bool) -> int:
    """Return one of the moves."""
    if by_kind:
        kinds = sorted({int(kind_of(code)) for code in codes})
        kind = kinds[int(luck.below(len(kinds)))]
        codes = [code for code in codes if kind_of(code) == kind]
    return codes[int(luck.below(len(codes)))]
