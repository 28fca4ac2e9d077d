"""The search for puzzles in games of an edition, and the proof of their answers."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from game.client.puzzles.puzzle import ExactCountAnswer, Puzzle, SimulatedAnswer
from game.engine.knowledge import make_view_for_seat
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import REMASTERED_EDITION, TITLE_NAME
from game.titles.tinners_trail.rules.state import TrailState
from tools.puzzling.answer_checks import best_courses, fault_of_choice, fault_of_finish
from tools.puzzling.ends import PuzzleSearch
from tools.titles.tinners_trail.puzzling import endings
from tools.titles.tinners_trail.puzzling.choices import (
    CLOSE_STANDARD_ERRORS,
    RIGHT_WITHIN_THOUSANDTHS,
    WRONG_BEYOND_THOUSANDTHS,
    Measurement,
)
from tools.titles.tinners_trail.puzzling.decisions import (
    BID,
    DECISION_SORTS,
    DROP,
    GO_ON,
    PASS,
    find_choices,
    objections_of,
)
from tools.titles.tinners_trail.puzzling.endings import find_finishes
from tools.titles.tinners_trail.puzzling.exact import solve_tail
from tools.titles.tinners_trail.puzzling.self_play import (
    AUCTION,
    BOXES,
    FINISH,
    PASSING,
    TABLES,
    knowledge_of,
)

FROM_ONE_GAME = 2  # choices at most, so that the games differ
SEED = 77_000_003  # no puzzle was found with it
WORLDS = 1000
ITERATIONS = 60_000


def find_puzzles_in_game(number: int, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield puzzles of the wanted sorts from one game at table `number`, at most two of them
    choices."""
    table = [*TABLES][number]
    if FINISH in wanted:
        yield from find_finishes(table, seed)
    if wanted & {endings.LAST_ACTION, endings.LAST_BOXES}:
        yield from endings.find_endings(
            table, seed, wanted & {endings.LAST_ACTION, endings.LAST_BOXES}
        )
    if wanted & {*DECISION_SORTS}:
        yield from islice(find_choices(table, seed, wanted & {*DECISION_SORTS}), FROM_ONE_GAME)


def sort_of_puzzle(puzzle: Puzzle) -> str:
    """Return the sort of a puzzle, which depends on its kind, the type of its answer, and its first
    right move."""
    if isinstance(puzzle.answer, ExactCountAnswer):
        return endings.LAST_BOXES if puzzle.kind == BOXES else puzzle.kind
    if not isinstance(puzzle.answer, SimulatedAnswer):
        return FINISH
    told = {AUCTION: BID, PASSING: GO_ON}
    by_move = {"drop": DROP, "pass": PASS}.get(puzzle.answer.right_moves[0])
    return by_move or told.get(puzzle.kind, puzzle.kind)


def answer_fault(game: Game, state: State, puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle's answer, by computing or measuring it again; "" if
    nothing is."""
    answer = puzzle.answer
    if isinstance(answer, SimulatedAnswer):
        return _fault_of_measured(game, state, answer)
    view = make_view_for_seat(game.rules, state, puzzle.seat)
    assert isinstance(view, TrailState)
    if isinstance(answer, ExactCountAnswer):
        ending = endings.EndingCount(game)
        courses = best_courses(game, view, answer.right_moves, ending.course)
        return fault_of_choice(answer, ending.gains(view), courses)
    return fault_of_finish(game, state, answer, solve_tail(game, view).points)


def _fault_of_measured(game: Game, state: State, answer: SimulatedAnswer) -> str:
    measurement = Measurement(knowledge_of(game.options), state, SEED)
    view = measurement.view
    code_of = {text: game.parse_move(view, text) for text in answer.value_by_move}
    right = [code_of[text] for text in answer.right_moves]
    wrong = [
        code_of[t]
        for t in answer.value_by_move
        if t not in (*answer.right_moves, *answer.nearly_right_moves)
    ]
    comparison = measurement.compare([*right, *wrong], 0, WORLDS)
    leading = comparison.best_move()
    if leading not in right:
        return f"{game.readable_move(view, leading).text} is better"
    for code in wrong:
        gap = comparison.mean_advantage(leading, code)
        if (
            gap.win_share_difference + CLOSE_STANDARD_ERRORS * gap.standard_error
            < WRONG_BEYOND_THOUSANDTHS
        ):
            text = game.readable_move(view, code).text
            return f"{text} is too good: {gap.win_share_difference:.0f} behind"
    for code in right:
        gap = comparison.mean_advantage(leading, code)
        if (
            gap.win_share_difference - CLOSE_STANDARD_ERRORS * gap.standard_error
            > RIGHT_WITHIN_THOUSANDTHS
        ):
            text = game.readable_move(view, code).text
            return f"{text} is not right: {gap.win_share_difference:.0f} behind"
    top = measurement.search(ITERATIONS, 1)[0][0]
    return "" if top in right else f"the search prefers {game.readable_move(view, top).text}"


def explain(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its reasons and objections computed again; unchanged if its answer is
    exact, since it then contains them."""
    answer = puzzle.answer
    if not isinstance(answer, SimulatedAnswer):
        return puzzle
    game, state, _ = title_by_name(TITLE_NAME).parse_position(puzzle.position_text, puzzle.name)
    knowledge = knowledge_of(game.options)
    view = make_view_for_seat(knowledge.rules, state, puzzle.seat)
    best = game.parse_move(view, answer.right_moves[0])
    wrong = [
        text
        for text in answer.value_by_move
        if text not in (*answer.right_moves, *answer.nearly_right_moves)
    ]
    others = [game.parse_move(view, text) for text in wrong[:2]]
    doubted = [text for text in answer.value_by_move if text not in answer.right_moves]
    return replace(
        puzzle,
        reasons=knowledge.explainer.reasons(view, best, others, SEED),
        objections_by_move=objections_of(knowledge, view, doubted, SEED),
    )


def make_puzzle_search(edition: str, wanted: Mapping[str, int]) -> PuzzleSearch:
    """Return the search for puzzles of an edition ("" for the first one) with these numbers of
    wanted puzzles by sort."""
    of_it = [TABLES[table].edition == (edition or REMASTERED_EDITION) for table in TABLES]
    tables = [number for number, is_of_it in enumerate(of_it) if is_of_it]
    return PuzzleSearch(
        TITLE_NAME,
        wanted,
        tables,
        find_puzzles_in_game,
        answer_fault,
        sort_of_puzzle,
        explain,
        edition=edition,
    )
