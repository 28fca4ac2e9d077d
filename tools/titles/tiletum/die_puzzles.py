"""Puzzles of which die is best."""

from collections.abc import Mapping
from typing import Final

from ai.levels import GREEDY_PLAYER_NAME, make_player
from ai.players import always_keep_thinking
from game.client.puzzles.puzzle import ExactCountAnswer, Puzzle
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import Reason
from game.engine.title import Game
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling import answer_checks, games
from tools.puzzling.ends import TooLongToCount
from tools.titles.tiletum.puzzle_positions import read
from tools.titles.tiletum.turn_count import HORIZONS, TurnCount

CLEARLY_BEST_TENTHS: Final = 10  # tenths of a point the best die is ahead
NEARLY_BEST_TENTHS: Final = 20  # tenths
MIN_DICE: Final = 3
MANY_DICE: Final = 9
TENTHS_PER_POINT: Final = 10


def make_die_puzzle(moment: games.Moment, kind: str) -> Puzzle | None:
    """Return the puzzle of which die is best; None if no die is clearly best, there are too few, or
    the count takes too long."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        counts = tenths_by_die(count, game, state)
    except TooLongToCount:
        return None
    ranked = sorted(counts, key=lambda move: -counts[move])
    if len(ranked) < MIN_DICE or counts[ranked[0]] - counts[ranked[1]] < CLEARLY_BEST_TENTHS:
        return None
    view = make_view_for_seat(game.rules, state, moment.seat)
    greedy = make_player(GREEDY_PLAYER_NAME, game)
    chosen = game.readable_move(
        state, greedy.choose(view, moment.seat, 1, always_keep_thinking)
    ).text
    best = ranked[0]
    nearly = tuple(move for move in ranked[1:] if counts[best] - counts[move] <= NEARLY_BEST_TENTHS)
    reason = Reason("best-die", {"points": counts[best] // TENTHS_PER_POINT})
    grade = 1 + (chosen != best) + (len(ranked) > MANY_DICE)
    courses = answer_checks.best_courses(game, state, (best,), count.course)
    answer = ExactCountAnswer((best,), nearly, "points", counts, count.positions, courses)
    return moment.puzzle(kind, grade, answer, (reason,))


def tenths_by_die(count: TurnCount, game: Game, state: TiletumState) -> Mapping[str, int]:
    """Return the points that each way of taking a die gains, by the text of the move, in tenths;
    raises TooLongToCount."""
    before = int(state.points[count.seat])
    texts = {code: game.readable_move(state, code).text for code in game.rules.legal_codes(state)}
    return {
        text: TENTHS_PER_POINT * (int(count.after(state, code)) - before)
        for code, text in texts.items()
        if text.startswith("take ")
    }
