"""Law 1: legal lists are sorted and unique, and every move survives its text."""

from __future__ import annotations

from game.engine.fingerprint import fingerprint
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep, legal_codes


def check_step(game: Game, step: PlayedStep) -> None:
    """Require it of lists and texts."""
    check_list_of(game, step)
    check_texts(game, step.before)


def check_list_of(game: Game, step: PlayedStep) -> None:
    """Require a sound list before the step, and none at the end of the game."""
    check_list(game, step.before)
    if step.after.to_move == NOBODY:
        assert legal_codes(game.rules, step.after) == [], "there are moves after the end"


def check_list(game: Game, state: State) -> None:
    """Require a sorted list without repetition, which fits and changes nothing."""
    was = fingerprint(state)
    codes = legal_codes(game.rules, state)
    assert fingerprint(state) == was, "listing the moves changes the state"
    assert codes, "there is no move"
    assert len(codes) <= game.rules.most_moves, f"{len(codes)} moves are more than most_moves"
    assert codes == sorted(set(codes)), "the moves are not sorted and unique"
    if state.to_move == CHANCE:
        weights = [weight for _, weight in game.rules.weighted_outcomes(state)]
        assert min(weights) > 0, "an outcome weighs nothing"


def check_texts(game: Game, state: State) -> None:
    """Require that each move has a text and a named face of its own, read back as the move."""
    moves = game.moves(state)
    assert [move.code for move in moves] == legal_codes(game.rules, state)
    assert len({move.text for move in moves}) == len(moves), "two moves have the same text"
    for move in moves:
        assert game.read_move(state, move.text) == move.code, f"{move.text} is read differently"
        assert game.move(state, move.code) == move, f"{move.text} has two faces"
