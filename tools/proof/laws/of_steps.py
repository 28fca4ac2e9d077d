"""Laws of the moves in every step of every game."""

from game.engine.fingerprint import fingerprint_of_state
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from tools.proof.random_games import PlayedStep, legal_codes

# Law 1: legal lists are sorted and unique, and every move survives its text.


def check_moves(game: Game, step: PlayedStep) -> None:
    """Require that each legal move has its own text, is parsed back from it, and is described the
    same way twice; raises AssertionError."""
    check_list_of(game, step)
    # Require that each move has a text and a named face of its own, read back as the move
    moves = game.readable_moves(step.before)
    assert [move.code for move in moves] == legal_codes(game.rules, step.before)
    assert len({move.text for move in moves}) == len(moves), "two moves have the same text"
    for move in moves:
        assert game.parse_move(step.before, move.text) == move.code, (
            f"{move.text} is read differently"
        )
        assert game.readable_move(step.before, move.code) == move, f"{move.text} has two faces"


def check_list_of(game: Game, step: PlayedStep) -> None:
    """Require that the legal moves before the step are sorted, unique and not too many, and that a
    finished game has none; raises AssertionError."""
    # Require a sorted list without repetition, which fits and changes nothing
    was = fingerprint_of_state(step.before)
    codes = legal_codes(game.rules, step.before)
    assert fingerprint_of_state(step.before) == was, "listing the moves changes the state"
    assert codes, "there is no move"
    assert len(codes) <= game.rules.max_move_count, (
        f"{len(codes)} moves are more than max_move_count"
    )
    assert codes == sorted(set(codes)), "the moves are not sorted and unique"
    if step.before.to_move == CHANCE:
        weights = [weight for _, weight in game.rules.weighted_outcomes(step.before)]
        assert min(weights) > 0, "an outcome weighs nothing"
    if step.after.to_move == NOBODY:
        assert legal_codes(game.rules, step.after) == [], "there are moves after the end"
