"""Finishes: lone tails with an exact answer that the cheap players miss."""

from collections.abc import Iterator
from statistics import median_low

from game.client.puzzles.puzzle import Finish, Puzzle
from game.engine.knowledge import view_of
from game.engine.moves import kind_of
from game.engine.rules import NOBODY
from game.engine.title import Game, Reason
from game.titles import title
from game.titles.tinners_trail.notation.offer import TITLE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, work_left
from tools.puzzling.ends import TooLongToCount
from tools.puzzling.games import Moment, Voters, grade_of, written
from tools.titles.tinners_trail.puzzling import self_play
from tools.titles.tinners_trail.puzzling.exact import Solution, is_lone_tail, solve_tail

LEAST_WORK = 2
LEAST_GAIN = 4  # points the best line is ahead of the middling player
MOST_POSITIONS = 9000
LEAST_VARIED = 2  # actions of different kinds the best line needs
DECIDED = (kinds.EXTRACT, kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT, kinds.PUMPS)


def finishes(table: str, seed: int) -> Iterator[Puzzle]:
    """Yield the finish of one game, if it is worth a puzzle."""
    game = title(TITLE).game(self_play.TABLES[table])
    for moment in self_play.decisions(table, seed, self_play.hero_of(table, seed)):
        state = moment.state
        if is_lone_tail(state) and work_left(state, int(state.to_move)) >= LEAST_WORK:
            puzzle = finish_of(game, moment)
            if puzzle is not None:
                yield puzzle
            return


def finish_of(game: Game, moment: self_play.TrailMoment) -> Puzzle | None:
    """Return the puzzle of a lone tail, None for one that is too easy, too dull or too long."""
    state = moment.state
    seat = int(state.to_move)
    view = view_of(game.rules, state, seat)
    assert isinstance(view, TrailState)
    finals = Voters(game, self_play.VOTERS, self_play.SEED_STEP).finals(state, seat)
    try:
        solution = solve_tail(game, view, MOST_POSITIONS)
    except TooLongToCount:
        return None
    kinds_done = {kind_of(code) for code in solution.line} & {*DECIDED}
    if not isinstance(solution.points, int) or len(kinds_done) < LEAST_VARIED:
        return None
    wrong = sum(points < solution.points for points in finals)
    usual = median_low(finals)
    if not wrong or solution.points - min(finals) < LEAST_GAIN:
        return None
    line = tuple(game.move(view, code).text for code in solution.line)
    grade = grade_of(wrong, len(finals), self_play.STEPS_OF_GRADE)
    answer = Finish(solution.points, usual, line, solution.positions)
    where = Moment(written(game, state), seat, moment.source)
    return where.puzzle(self_play.FINISH, grade, answer, (_sum(game, view, solution),))


def _sum(game: Game, view: TrailState, solution: Solution) -> Reason:
    """Return what the best line sells and invests."""
    seat = int(view.to_move)
    after = view.clone()
    ore = 0
    for code in solution.line:
        if kind_of(code) == kinds.PASS:
            assert isinstance(after, TrailState)
            income = after.ore_tin[seat] * after.tin_price
            income += after.ore_copper[seat] * after.copper_price
            ore = int(income)
            money = int(after.money[seat]) + ore
        game.rules.apply(after, code)
    assert after.to_move == NOBODY
    before, now = game.rules.scores(view)[seat], game.rules.scores(after)[seat]
    facts: dict[str, int | str] = {"income": ore, "pounds": money, "points": now - before}
    return Reason("finish-sum", facts)
