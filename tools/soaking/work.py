"""The work of a soak: pieces of a few games, in an order that never changes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.title import Options
from tools.proof.set_up_names import set_up_name


@dataclass(frozen=True, slots=True)
class WorkPiece:
    """A piece of work: some games of one set-up with consecutive seeds."""

    number: int
    set_up: str
    first_seed: int
    games: int


@dataclass(frozen=True, slots=True)
class StepFailure:
    """The first wrong step of a piece: its set-up, seed and step, and the error message."""

    set_up: str
    seed: int
    step: int
    words: str


@dataclass(frozen=True, slots=True)
class PieceResult:
    """The result of a piece: the number of games and steps played, and the first failure, None if
    there was none."""

    piece: WorkPiece
    games: int
    steps: int
    failure: StepFailure | None


def play_seeds(piece: WorkPiece, play: Callable[[int], Iterator[int]]) -> PieceResult:
    """Play the games of a piece with `play`, which yields the numbers of a game's steps; an
    exception that it raises becomes the failure of the result."""
    counted = 0
    for played in range(piece.games):
        seed = piece.first_seed + played
        number = 0
        try:
            for number in play(seed):  # noqa: B007 (a failure is told with it)
                counted += 1
        except Exception as error:  # whatever it is, the game that shows it must be named
            words = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
            return PieceResult(
                piece, played, counted, StepFailure(piece.set_up, seed, number, words)
            )
    return PieceResult(piece, piece.games, counted, None)


def pieces_of_set_ups(
    set_ups: list[Options], first_seed: int, games: int, at_once: int
) -> list[WorkPiece]:
    """Return pieces of at most `at_once` games, `games` games for each set-up; the set-ups
    alternate."""
    pieces = []
    for begin in range(first_seed, first_seed + games, at_once):
        here = min(at_once, first_seed + games - begin)
        pieces += [(set_up_name(options), begin, here) for options in set_ups]
    return [WorkPiece(number, *piece) for number, piece in enumerate(pieces)]


def pieces_of_groups(
    groups: Sequence[Sequence[Options]], first_seed: int, games: int, at_once: int
) -> list[WorkPiece]:
    """Return pieces of at most `at_once` games, `games` in all, taken from the groups in turn and
    from the set-ups of each group in turn."""
    pieces = []
    for number, begin in enumerate(range(0, games, at_once)):
        set_ups = groups[number % len(groups)]
        turn, which = divmod(number // len(groups), len(set_ups))
        seed = first_seed + turn * at_once
        here = min(at_once, games - begin)
        pieces.append(WorkPiece(number, set_up_name(set_ups[which]), seed, here))
    return pieces
