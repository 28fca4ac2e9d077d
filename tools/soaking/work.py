"""The work of a soak: pieces of a few games, in an order that never changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.options import Options
from tools.proof.set_ups import name_of


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of one set-up, seeds counting up."""

    number: int
    set_up: str
    first_seed: int
    games: int


@dataclass(frozen=True, slots=True)
class Failure:
    """The first game of a piece in which something went wrong."""

    set_up: str
    seed: int
    step: int
    words: str


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a piece."""

    piece: Piece
    games: int
    steps: int
    failure: Failure | None


def of_set_ups(set_ups: list[Options], first_seed: int, games: int, at_once: int) -> list[Piece]:
    """Return pieces with so many games of each set-up, all set-ups before the next seeds."""
    pieces = []
    for begin in range(first_seed, first_seed + games, at_once):
        here = min(at_once, first_seed + games - begin)
        pieces += [(name_of(options), begin, here) for options in set_ups]
    return [Piece(number, *piece) for number, piece in enumerate(pieces)]


def of_groups(
    groups: Sequence[Sequence[Options]], first_seed: int, games: int, at_once: int
) -> list[Piece]:
    """Return pieces with so many games in all, by turns of every group of set-ups."""
    pieces = []
    for number, begin in enumerate(range(0, games, at_once)):
        set_ups = groups[number % len(groups)]
        turn, which = divmod(number // len(groups), len(set_ups))
        seed = first_seed + turn * at_once
        here = min(at_once, games - begin)
        pieces.append(Piece(number, name_of(set_ups[which]), seed, here))
    return pieces


def single_games(set_up: str, seeds: range) -> Iterator[Piece]:
    """Yield one game after the other."""
    for seed in seeds:
        yield Piece(0, set_up, seed, 1)
