"""Finding: games at every table in turn until the shelf is full."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from statistics import median_low

from ai.analysis.knowledge import Knowledge
from game.client.puzzles.puzzle import Finish, Puzzle
from game.engine.knowledge import view_of
from game.engine.moves import kind_of
from game.engine.rules import NOBODY
from game.engine.title import Game, Reason
from game.titles import title
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, work_left
from tools.puzzling.ends import TooLongToCount
from tools.puzzling.games import Voters, grade_of, written
from tools.titles.tinners_trail.puzzling import self_play
from tools.titles.tinners_trail.puzzling.decisions import SORTS, choices
from tools.titles.tinners_trail.puzzling.exact import Solution, is_lone_tail, solve_tail
from tools.titles.tinners_trail.puzzling.shelf import TrailPuzzleShelf

FROM_ONE_GAME = 2  # choices at most, so that the games differ


def find(shelf: TrailPuzzleShelf) -> Iterator[Puzzle | None]:
    """Fill the shelf; yield each puzzle that was added, and None after every game.

    Finishes come first: they are quick to find.
    """
    yield from _fill(
        shelf, frozenset({self_play.FINISH}), lambda table, seed, wanted: finishes(table, seed)
    )
    knowledge_of = cache(lambda table: Knowledge(table.options))

    def some_choices(
        table: self_play.SelfPlayTable, seed: int, wanted: frozenset[str]
    ) -> Iterator[Puzzle]:
        found = choices(table, seed, wanted, knowledge_of(table))
        for _, (_, puzzle) in zip(range(FROM_ONE_GAME), found, strict=False):
            yield puzzle

    yield from _fill(shelf, frozenset(SORTS), some_choices)


def _fill(
    shelf: TrailPuzzleShelf,
    sorts: frozenset[str],
    look: Callable[[self_play.SelfPlayTable, int, frozenset[str]], Iterator[Puzzle]],
) -> Iterator[Puzzle | None]:
    """Look in one game after another, at every table in turn, for what is wanted of the sorts."""
    seeds = {table: shelf.next_seed(table, sorts) for table in self_play.TABLES}
    while any(shelf.wanted(table) & sorts for table in self_play.TABLES):
        for table in self_play.TABLES:
            wanted = shelf.wanted(table) & sorts
            if not wanted:
                continue
            for puzzle in look(table, seeds[table], wanted):
                yield shelf.add(puzzle)
            seeds[table] += 1
            yield None


# Finishes: lone tails with an exact answer that the cheap players miss.

LEAST_WORK = 2
LEAST_GAIN = 4  # points the best line is ahead of the middling player
MOST_POSITIONS = 9000
LEAST_VARIED = 2  # actions of different kinds the best line needs
DECIDED = (kinds.EXTRACT, kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT, kinds.PUMPS)


def finishes(table: self_play.SelfPlayTable, seed: int) -> Iterator[Puzzle]:
    """Yield the finish of one game, if it is worth a puzzle."""
    game = title(self_play.TITLE).game(table.options)
    hero = None if seed % 3 == 0 else seed % (table.seats - table.wallace)
    for moment in self_play.decisions(table, seed, hero):
        state = moment.state
        if not is_lone_tail(state) or work_left(state, int(state.to_move)) < LEAST_WORK:
            continue
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
    return Puzzle(
        name="",
        kind=self_play.FINISH,
        grade=grade_of(wrong, len(finals), self_play.STEPS_OF_GRADE),
        seat=seat,
        source=moment.source,
        position=written(game, state),
        answer=Finish(solution.points, usual, line, solution.positions),
        reasons=(_sum(game, view, solution),),
    )


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
