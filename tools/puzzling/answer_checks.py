"""Checks of a puzzle's answers: what is wrong with them, "" when nothing is."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from tools.puzzling.games import move_texts


def fault_of_finish(game: Game, state: State, answer: FinishAnswer, best: object) -> str:
    """Return what is wrong with a finish's answer, "" if nothing: its points are not `best`, which
    was counted again, or its line is not legal or does not reach them."""
    if best != answer.most_points:
        return f"the best is {best}, not {answer.most_points}"
    seat = int(state.to_move)
    for text in answer.best_line:
        code = game.parse_move(state, text)
        if code not in game.rules.legal_codes(state):
            return f"{text} is not legal"
        game.rules.apply(state, code)
    ended = state.to_move == NOBODY
    return "" if ended and game.scores(state)[seat] == best else "its line ends elsewhere"


CourseOf = Callable[[State, int], Sequence[int]]
"""A function that returns a move in a state and its best continuation, as codes."""


def best_courses(
    game: Game, state: State, right: Sequence[str], course_of: CourseOf
) -> dict[str, tuple[str, ...]]:
    """Return, for each right move, the texts of the move and of its best continuation, as
    `course_of` computes them."""
    return {
        move: move_texts(game, state, course_of(state, game.parse_move(state, move)))
        for move in right
    }


def fault_of_choice(
    answer: ExactCountAnswer,
    counts: Mapping[str, int],
    courses: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> str:
    """Return what is wrong with the answer of a choice, "" if nothing: it differs from the `counts`
    and `courses`, which were computed again."""
    if counts != dict(answer.tenths_by_move):
        return f"it comes to {counts}"
    best = (min if answer.unit == "pounds" else max)(counts.values())
    right = {move for move, count in counts.items() if count == best}
    if right != {*answer.right_moves}:
        return f"right is {', '.join(sorted(right))}"
    goes_on = {move: tuple(course) for move, course in courses.items()} == dict(
        answer.continuation_by_move
    )
    return "" if goes_on else f"it goes on with {courses}"
