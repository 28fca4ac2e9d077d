"""What finding and checking puzzles shares: games decision by decision, and what players miss."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ai.levels import make_player
from ai.players import Player, always
from game.client.puzzles.puzzle import CountedChoice, Finish, MeasuredChoice, Puzzle
from game.engine.knowledge import view_of
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Reason
from tools.contest.play import turns
from tools.proof.random_games import dealt

SEEDS: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game: its position as text, who decides, and where it comes from."""

    position: str
    seat: int
    source: str

    def puzzle(
        self,
        kind: str,
        grade: int,
        answer: Finish | CountedChoice | MeasuredChoice,
        reasons: tuple[Reason, ...],
        doubts: Mapping[str, tuple[Reason, ...]] | None = None,
    ) -> Puzzle:
        """Return the puzzle of this decision, which has no name yet."""
        where = (self.seat, self.source, self.position)
        return Puzzle("", kind, grade, *where, answer, reasons, doubts or {})


def decisions(
    game: Game,
    seed: int,
    players: Sequence[Player],
    forced: Callable[[State], int | None] = lambda _state: None,
) -> Iterator[tuple[State, int]]:
    """Yield the state at every decision of one game, with its number; the state moves on.

    Players sit by turns in every seat; where a move is `forced`, nobody is asked.
    """
    state = dealt(game, seed)
    for turn in turns(game.rules, state):
        yield state, turn.number
        code = forced(state)
        if code is None:
            player = players[(turn.seat + seed) % len(players)]
            code = player.choose(turn.view, turn.seat, seed + turn.number, always)
        turn.move = code


def written(game: Game, state: State) -> str:
    """Return a position as text, seats named by their colours; screens show their own names."""
    return game.write_position(state, tuple(colour.capitalize() for colour in game.colours))


def texts_of(game: Game, state: State, codes: Sequence[int]) -> tuple[str, ...]:
    """Return the words of a line of moves."""
    played = state.clone()
    texts = list[str]()
    for code in codes:
        texts.append(game.move(played, code).text)
        game.rules.apply(played, code)
    return tuple(texts)


# What the cheap computer players do in a position: the plausible mistakes, and the grade.


class Voters:
    """The cheap players of one game."""

    def __init__(self, game: Game, names: Sequence[str], seed_step: int = 0) -> None:
        """Let them sit down; between two of their decisions seeds go on by the step."""
        self._game = game
        self._seed_step = seed_step
        self._players = [make_player(name, game) for name in names]

    def moves(self, view: State, seat: int) -> list[int]:
        """Return the move of each player for each seed."""
        return [
            player.choose(view, seat, seed, always) for player in self._players for seed in SEEDS
        ]

    def finals(self, state: State, seat: int) -> list[int]:
        """Return the points each comes to, for each seed, playing on to the end."""
        return [
            played_on(self._game, state, player, seed, self._seed_step)[seat]
            for player in self._players
            for seed in SEEDS
        ]


def played_on(
    game: Game, state: State, player: Player, seed: int, seed_step: int = 0
) -> Sequence[int]:
    """Return the points at the end when a player plays on for every seat."""
    played = state.clone()
    while played.to_move != NOBODY:
        if played.to_move == CHANCE:
            game.rules.apply(played, game.rules.draw_outcome(played))
            continue
        mover = int(played.to_move)
        view = view_of(game.rules, played, mover)
        game.rules.apply(played, player.choose(view, mover, seed, always))
        seed += seed_step
    return game.rules.scores(played)


def grade_of(wrong: int, votes: int, steps: Sequence[float]) -> int:
    """Return 1 when most players are right, 3 when nearly all err: `steps` are shares of wrong
    votes above which the grade rises.
    """
    return 1 + sum(wrong / votes > step for step in steps)


# Answers, looked at again: what does not hold about them, "" when all does.


def fault_of_finish(game: Game, state: State, answer: Finish, best: object) -> str:
    """Play the line of a finish, of which `best` are the points that were counted out anew."""
    if best != answer.points:
        return f"the best is {best}, not {answer.points}"
    seat = int(state.to_move)
    for text in answer.line:
        code = game.read_move(state, text)
        if code not in game.rules.legal_codes(state):
            return f"{text} is not legal"
        game.rules.apply(state, code)
    ended = state.to_move == NOBODY
    return "" if ended and game.scores(state)[seat] == best else "its line ends elsewhere"


CourseOf = Callable[[State, int], Sequence[int]]
"""The best course from a move of a position on, the move first."""


def courses_of(
    game: Game, state: State, right: Sequence[str], course_of: CourseOf
) -> dict[str, tuple[str, ...]]:
    """Return the best course of each right move, as the texts of all moves."""
    return {
        move: texts_of(game, state, course_of(state, game.read_move(state, move))) for move in right
    }


def fault_of_choice(
    answer: CountedChoice,
    counts: Mapping[str, int],
    courses: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> str:
    """Compare a choice with what was counted out anew."""
    if counts != dict(answer.counts):
        return f"it comes to {counts}"
    best = (min if answer.unit == "pounds" else max)(counts.values())
    right = {move for move, count in counts.items() if count == best}
    if right != {*answer.right}:
        return f"right is {', '.join(sorted(right))}"
    goes_on = {move: tuple(course) for move, course in courses.items()} == dict(answer.courses)
    return "" if goes_on else f"it goes on with {courses}"
