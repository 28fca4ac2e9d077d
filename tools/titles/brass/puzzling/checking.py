"""Checking: every answer counted out again, from the text of the puzzle alone."""

from __future__ import annotations

from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.engine.rules import NOBODY
from game.engine.title import Game
from game.titles.brass.rules.state import BrassState
from tools.puzzling.ends import EndCount
from tools.titles.brass.puzzling.finding import (
    COAL,
    MARKET,
    TENTHS,
    mill_prices,
    rail_prices,
    tenths_of,
)
from tools.titles.brass.puzzling.self_play import read


def check(puzzle: Puzzle) -> str:
    """Return what does not hold about a puzzle's answer, "" when all does."""
    game, state = read(puzzle.position)
    if state.to_move != puzzle.seat:
        return "somebody else is to move"
    answer = puzzle.answer
    if isinstance(answer, Finish):
        return _check_finish(game, state, answer)
    if isinstance(answer, CountedChoice):
        return _check_counts(puzzle.kind, game, state, answer)
    return "it was not counted out"


def _check_finish(game: Game, state: BrassState, answer: Finish) -> str:
    seat = int(state.to_move)
    count = EndCount(game, seat)
    best = count.points(state)
    if best != answer.points or count.met_luck:
        return f"the best is {best}, not {answer.points}"
    for text in answer.line:
        code = game.read_move(state, text)
        if code not in game.rules.legal_codes(state):
            return f"{text} is not legal"
        game.rules.apply(state, code)
    ended = state.to_move == NOBODY
    return "" if ended and game.scores(state)[seat] == best else "its line ends elsewhere"


def _check_counts(kind: str, game: Game, state: BrassState, answer: CountedChoice) -> str:
    if kind == MARKET:
        counts = tenths_of(EndCount(game, int(state.to_move)), game, state)
    else:
        prices = mill_prices(game, state) if kind == COAL else rail_prices(game, state)
        counts = {move: TENTHS * price for move, price in prices.items()}
    if counts != dict(answer.counts):
        return f"it comes to {counts}"
    best = (min if answer.unit == "pounds" else max)(counts.values())
    right = {move for move, count in counts.items() if count == best}
    return "" if right == {*answer.right} else f"right is {', '.join(sorted(right))}"
