"""Puzzles of a last turn."""

from collections.abc import Mapping
from typing import Final

from ai.levels import GREEDY_PLAYER_NAME, make_player
from game.client.puzzles.line_shortening import shortened_line
from game.client.puzzles.puzzle import FinishAnswer, Puzzle
from game.engine.reasons import Reason
from game.engine.title import Game
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling import games, voters
from tools.puzzling.ends import TooLongToCount
from tools.titles.tiletum.puzzle_kinds import BELOW
from tools.titles.tiletum.puzzle_positions import read
from tools.titles.tiletum.turn_count import HORIZONS, TurnCount

SOURCES: Final = {
    "king-scored": "king",
    "led-at-last": "king",
    "fair-scored": "fair",
    "buildings-scored": "buildings",
    "pieces-scored": "pieces",
    "goods-scored": "goods",
}
BELOW_SOURCES: Final = {**SOURCES, "silver-scored": "silver", "levels-scored": "levels"}

MIN_GAIN: Final = 4  # points the best line is ahead of the greedy player
STEPS_OF_GRADE: Final = (8, 14)  # points ahead from which the grade rises


def points_by_source(
    game: Game, state: TiletumState, line: tuple[int, ...], seat: int
) -> Mapping[str, int]:
    """Return the points that a line of moves scores for the seat, by source; "turn" are those from
    no listed source."""
    sources = BELOW_SOURCES if state.board.silver > 0 else SOURCES
    played = state.clone()
    sums = dict.fromkeys(sources.values(), 0)
    for code in line:
        before = played.clone()
        game.rules.apply(played, code)
        for event in game.events_of_step(before, game.readable_move(before, code), played, seat):
            if event.seat == seat and event.kind in sources:
                sums[sources[event.kind]] += event.amount("points")
    whole = game.rules.scores(played)[seat] - int(state.points[seat])
    return {**sums, "turn": whole - sum(sums.values())}


def make_finish_puzzle(moment: games.Moment, kind: str) -> Puzzle | None:
    """Return the puzzle of playing a last turn; None if the greedy player does nearly as well, or
    if the count takes too long."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        best = int(count.points(state))
        codes = tuple(count.line(state))
    except TooLongToCount:
        return None
    usual = voters.points_when_played_on(game, state, make_player(GREEDY_PLAYER_NAME, game), 1)[
        moment.seat
    ]
    ahead = best - usual
    if best < 0 or ahead < MIN_GAIN:
        return None
    sums = points_by_source(game, state, codes, moment.seat)
    grade = 1 + sum(ahead >= step for step in STEPS_OF_GRADE)
    line = shortened_line(game, state, games.move_texts(game, state, codes), moment.seat)
    answer = FinishAnswer(best, max(usual, 0), line, count.positions)
    facts: dict[str, int | str] = {"before": int(state.points[moment.seat]), **sums, "points": best}
    reason = Reason("silver-sum" if kind == BELOW else "last-sum", facts)
    return moment.puzzle(kind, grade, answer, (reason,))
