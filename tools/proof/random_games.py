"""Random games, step by step, the same for the same seed."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.moves import kind_of_move
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.engine.title import Game

MAX_STEPS = 5000


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A move or outcome with copies of the state before and after it."""

    number: int
    before: State
    code: int
    after: State


def make_luck(seed: int) -> Luck:
    """Return a generator with this seed, for a test's choices."""
    luck = Luck()
    luck.reset_from_seed(seed)
    return luck


def shuffled(things: list[int], luck: Luck) -> list[int]:
    """Shuffle the list in place and return it."""
    for last in range(len(things) - 1, 0, -1):
        other = int(luck.draw_below(last + 1))
        things[last], things[other] = things[other], things[last]
    return things


def deal_game(game: Game, seed: int) -> State:
    """Return the state of a newly dealt game."""
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return state


def first_view(game: Game, seed: int) -> State:
    """Return the first deciding seat's view of a new game, after its chance outcomes were drawn."""
    state = deal_game(game, seed)
    draw_chance_outcomes(game.rules, state)
    return make_view_for_seat(game.rules, state, int(state.to_move))


def legal_codes(rules: Rules, state: State) -> list[int]:
    """Return the codes of the legal moves, or of every possible outcome if luck is next."""
    if state.to_move == CHANCE:
        return [code for code, _ in rules.weighted_outcomes(state)]
    return rules.legal_codes(state)


def twin_of(rules: Rules, state: State, seat: int, luck: Luck) -> State:
    """Return a determinization of the seat's view: a complete state that differs from this one only
    in what the seat does not know."""
    twin = make_view_for_seat(rules, state, seat)
    rules.determinize(twin, seat, luck)
    return twin


def play_random_steps(game: Game, seed: int) -> Iterator[PlayedStep]:
    """Yield every step of a random game; odd seeds first draw a kind of move, then a move of that
    kind."""
    luck = make_luck(seed)
    state = deal_game(game, seed)
    number = 0
    while state.to_move != NOBODY:
        after = state.clone()
        if state.to_move == CHANCE:
            code = int(game.rules.draw_outcome(after))
        else:
            code = choose_code(legal_codes(game.rules, state), luck, by_kind=seed % 2 == 1)
        game.rules.apply(after, code)
        yield PlayedStep(number, state, code, after)
        state = after
        number += 1
        assert number < MAX_STEPS, f"the game does not end within {MAX_STEPS} steps"


def choose_code(codes: list[int], luck: Luck, *, by_kind: bool) -> int:
    """Return a random code; with `by_kind` each kind of move is equally likely."""
    if by_kind:
        kinds = sorted({int(kind_of_move(code)) for code in codes})
        kind = kinds[int(luck.draw_below(len(kinds)))]
        codes = [code for code in codes if kind_of_move(code) == kind]
    return codes[int(luck.draw_below(len(codes)))]
