"""Twins by swapping: everything a seat does not know is dealt again on the true state.  Neither
`hide` nor `determinize` is used: a view that shows too much would be imagined with what it
shows, and the two would agree with each other.
"""

from dataclasses import dataclass

from game.engine.luck import Luck
from game.engine.moves import kind_of_move
from game.engine.rules import State
from game.engine.title import Game
from tools.proof.proofs import load_proofs
from tools.proof.random_games import PlayedStep, legal_codes

MAX_TRIES = 300


def make_swapped_twin(title: str, state: State, seat: int, luck: Luck) -> State:
    """Return a copy of the state in which everything hidden from the seat is dealt again, with
    another random generator."""
    twin = state.clone()
    twin.luck.reset_from_seed(luck.draw_word())
    load_proofs(title).deal_hidden(twin, seat, luck)
    return twin


@dataclass(frozen=True, slots=True)
class Twin:
    """A step in another state that looks the same to a seat: the states before and after it."""

    before: State
    after: State


def twin_of_step(game: Game, step: PlayedStep, seat: int, luck: Luck) -> Twin | None:
    """Return a twin of the step in which the same move is legal and the next question is of the
    same kinds; None if none is found in `MAX_TRIES` tries."""
    asked = question_kinds(game, step.after)
    for _ in range(MAX_TRIES):
        before = make_swapped_twin(game.options.title, step.before, seat, luck)
        load_proofs(game.options.title).show_revealed(step.before, step.after, before, seat)
        if step.code not in legal_codes(game.rules, before):
            continue
        after = before.clone()
        game.rules.apply(after, step.code)
        if question_kinds(game, after) == asked:
            return Twin(before, after)
    return None


def question_kinds(game: Game, state: State) -> tuple[int, set[int]]:
    """Return the deciding seat (or CHANCE, NOBODY) and the kinds of its legal moves."""
    return int(state.to_move), {int(kind_of_move(code)) for code in legal_codes(game.rules, state)}
