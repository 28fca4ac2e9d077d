"""Puzzles of a last turn without luck."""

from statistics import median_low
from typing import Final

from game.client.puzzles.line_shortening import shortened_line
from game.client.puzzles.puzzle import FinishAnswer, Puzzle
from game.engine.reasons import Reason
from game.engine.rules import NOBODY
from game.engine.title import Game
from game.titles.brass.rules import kinds as rule_kinds
from game.titles.brass.rules.state import BrassState
from tools.puzzling import games, voters
from tools.puzzling.ends import EndCount, TooLongToCount
from tools.titles.brass.puzzle_kinds import CANALS, FINISH
from tools.titles.brass.puzzle_positions import read

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4")
STEPS_OF_GRADE: Final = (0.5, 0.9)  # share of wrong votes above which the grade rises

MIN_GAIN: Final = 4  # points the best line is ahead of the middling player
FILLERS: Final = ("loan", "pass", "develop")


def make_finish_puzzle(moment: games.Moment) -> Puzzle | None:
    """Return the puzzle of playing the last turn of an era; None if chance matters, if quick
    players find it too easy, or if its best line has a mere filler move."""
    game, state = read(moment.position)
    count = EndCount(game, moment.seat)
    try:
        best = count.points(state)
    except TooLongToCount:
        return None
    if count.met_luck:
        return None
    codes = tuple(count.line(state))
    line = games.move_texts(game, state, codes)
    if any(text.split()[0] in FILLERS for text in line):
        return None
    finals = voters.Voters(game, VOTERS).finals(state, moment.seat)
    usual = median_low(finals)
    points = int(best)
    wrong = sum(final < points for final in finals)
    if not wrong or points - min(finals) < MIN_GAIN:
        return None
    kind = CANALS if state.era == rule_kinds.CANAL_ERA else FINISH
    grade = voters.difficulty_grade(wrong, len(finals), STEPS_OF_GRADE)
    line = shortened_line(game, state, line, moment.seat)
    answer = FinishAnswer(points, usual, line, count.positions)
    return moment.puzzle(kind, grade, answer, (sum_of_points(game, state, codes, moment.seat),))


def sum_of_points(game: Game, state: BrassState, line: tuple[int, ...], seat: int) -> Reason:
    """Return a reason with the points before a line is played and those it scores for links,
    counters and money; for a last turn of the canal era those of both scorings together."""
    played = state.clone()
    sums = {"link": 0, "counter": 0, "money": 0}
    for code in line:
        before = played.clone()
        game.rules.apply(played, code)
        for event in game.events_of_step(before, game.readable_move(before, code), played, seat):
            name = event.kind.removesuffix("-scored")
            if name in sums and event.seat == seat:
                sums[name] += event.amount("points")
    assert played.to_move == NOBODY
    facts: dict[str, int | str] = {f"{name}s": points for name, points in sums.items()}
    facts["points"] = game.rules.scores(played)[seat]
    if state.era == rule_kinds.CANAL_ERA:
        return Reason("last-sum-canals", facts)
    return Reason("last-sum", {"before": int(state.points[seat]), **facts})
