"""Puzzles from games of the computer players: finds them, and works their answers out again.

    puzzles.py [--begin 1] [--games 200]   find what is missing in the folder of puzzles
    puzzles.py --check [--after NAME]      work every answer out again, those after one
    puzzles.py --explain                   write the reasons anew

Stopped with Ctrl-C it keeps what it has found. A finish is checked exactly, a choice by other
worlds and a search with other seeds than found it.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.analysis.comparison import Comparison
from ai.analysis.worlds import Worlds, seed_of
from game.client.puzzles.puzzle import CountedChoice, Finish, MeasuredChoice, Puzzle
from game.engine.knowledge import view_of
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState
from tools.puzzling.ends import PuzzleCommand, TooLongToCount
from tools.puzzling.games import fault_of_finish
from tools.starting import run_tool
from tools.titles.tinners_trail.puzzling.choices import CLEAR, DOUBT, GOOD
from tools.titles.tinners_trail.puzzling.decisions import doubts_of
from tools.titles.tinners_trail.puzzling.exact import solve_tail
from tools.titles.tinners_trail.puzzling.finding import FOLDER, WANTED, found_in, sort_of_puzzle
from tools.titles.tinners_trail.puzzling.self_play import TABLES, TITLE, knowledge_of

SEED = 77_000_003  # no puzzle was found with it
WORLDS, ITERATIONS = 1000, 60_000


def main(arguments: list[str]) -> int:
    """Find, check or explain; 1 when an answer does not hold, or something is still missing."""
    tables = range(len(TABLES))
    command = PuzzleCommand(FOLDER, WANTED, tables, found_in, check, sort_of_puzzle, explain)
    return command.run(__doc__ or "", arguments)


def check(puzzle: Puzzle) -> str:
    """Return what does not hold about a puzzle's answer, "" when all does."""
    game, state, _ = title(TITLE).read_position(puzzle.position, puzzle.name)
    if state.to_move != puzzle.seat:
        return "somebody else is to move"
    if isinstance(puzzle.answer, Finish):
        view = view_of(game.rules, state, puzzle.seat)
        assert isinstance(view, TrailState)
        try:
            solution = solve_tail(game, view)
        except TooLongToCount as problem:
            return str(problem)
        return fault_of_finish(game, state, puzzle.answer, solution.points)
    if isinstance(puzzle.answer, CountedChoice):
        return "nothing of this title was counted out"
    return _check_choice(game, state, puzzle.answer)


def _check_choice(game: Game, state: State, answer: MeasuredChoice) -> str:
    knowledge = knowledge_of(game.options)
    view = view_of(knowledge.rules, state, int(state.to_move))
    code_of = {text: game.read_move(view, text) for text in answer.worths}
    right = [code_of[text] for text in answer.right]
    wrong = [code_of[t] for t in answer.worths if t not in (*answer.right, *answer.nearly)]
    worlds = Worlds(knowledge.trials, view, int(state.to_move), SEED)
    progress = game.progress(state)
    comparison = Comparison(worlds, [*right, *wrong], knowledge.calibration, progress)
    comparison.play(0, WORLDS)
    leading = comparison.best()
    if leading not in right:
        return f"{game.move(view, leading).text} is better"
    for code in wrong:
        gap = comparison.gap(leading, code)
        if gap.share + DOUBT * gap.noise < CLEAR:
            return f"{game.move(view, code).text} is too good: {gap.share:.0f} behind"
    for code in right:
        gap = comparison.gap(leading, code)
        if gap.share - DOUBT * gap.noise > GOOD:
            return f"{game.move(view, code).text} is not right: {gap.share:.0f} behind"
    search = knowledge.search
    search.begin(view, state.to_move, seed_of(SEED, 1))
    search.run(ITERATIONS)
    top = search.tried_moves()[0][0]
    return "" if top in right else f"the search prefers {game.move(view, top).text}"


def explain(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its reasons written anew; those of a finish are part of its answer."""
    answer = puzzle.answer
    if not isinstance(answer, MeasuredChoice):
        return puzzle
    game, state, _ = title(TITLE).read_position(puzzle.position, puzzle.name)
    knowledge = knowledge_of(game.options)
    view = view_of(knowledge.rules, state, puzzle.seat)
    best = game.read_move(view, answer.right[0])
    kept = (*answer.right, *answer.nearly)
    others = [game.read_move(view, text) for text in answer.worths if text not in kept][:2]
    return replace(
        puzzle,
        reasons=knowledge.explainer.reasons(view, best, others, SEED),
        doubts=doubts_of(knowledge, view, answer, SEED),
    )


if __name__ == "__main__":
    run_tool(main)
