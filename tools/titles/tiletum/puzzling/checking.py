"""Checking: every answer counted out again, from the text of the puzzle alone."""

from __future__ import annotations

from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.engine.rules import NOBODY
from game.engine.title import Game
from game.titles.tiletum.rules.state import TiletumState
from tools.titles.tiletum.puzzling.finding import HORIZONS, TurnCount, tenths_of
from tools.titles.tiletum.puzzling.self_play import read


def check(puzzle: Puzzle) -> str:
    """Return what does not hold about a puzzle's answer, "" when all does."""
    game, state = read(puzzle.position)
    if state.to_move != puzzle.seat:
        return "somebody else is to move"
    count, answer = TurnCount(game, puzzle.seat, HORIZONS[puzzle.kind]), puzzle.answer
    if isinstance(answer, Finish):
        return _check_finish(count, game, state, answer)
    if isinstance(answer, CountedChoice):
        return _check_choice(count, game, state, answer)
    return "it was not counted out"


def _check_finish(count: TurnCount, game: Game, state: TiletumState, answer: Finish) -> str:
    best = count.points(state)
    if best != answer.points:
        return f"the best is {best}, not {answer.points}"
    for text in answer.line:
        code = game.read_move(state, text)
        if code not in game.rules.legal_codes(state):
            return f"{text} is not legal"
        game.rules.apply(state, code)
    ended = state.to_move == NOBODY
    return "" if ended and game.scores(state)[count.seat] == best else "its line ends elsewhere"


def _check_choice(count: TurnCount, game: Game, state: TiletumState, answer: CountedChoice) -> str:
    counts = tenths_of(count, game, state)
    if counts != answer.counts:
        return f"it comes to {counts}"
    most = max(counts.values())
    right = {move for move, number in counts.items() if number == most}
    return "" if right == {*answer.right} else f"right is {', '.join(sorted(right))}"
