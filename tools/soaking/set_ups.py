"""Every set-up that can be played, each with a name that fits on a command line.

    3                                three players, nothing else
    5+arsenic+kickstarter-tiles      five players with two expansions
    solo0+emigration+deep-pockets    Lord Wallace on seat 0, an expansion and one of his options
    lanterns:2                       another title

There are 64 for 2 to 5 players (every combination of expansions) and 12,288 solo ones (every
combination, every mix of Lord Wallace's options, either seat).
"""

from itertools import combinations, product

from game.engine.options import Options
from game.engine.title import Game
from game.titles.tinners_trail.notation.offer import (
    EXPANSIONS,
    MORE_MINES,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    WALLACE_OPTIONS,
)
from tools.proof.cases import SHELF

SOLO = "solo"


def game_of(options: Options) -> Game:
    """Return the game that is set up so."""
    return SHELF[options.title].game(options)


def name_of(options: Options) -> str:
    """Return the set-up in one word."""
    solo = options.automa is not None
    seats = f"{SOLO}{options.automa_seat}" if solo else str(options.seats)
    words = "+".join([seats, *options.expansions, *(options.automa or ())])
    return words if options.title == TITLE else f"{options.title}:{words}"


def read_name(name: str) -> Options:
    """Return the set-up a word names; ValueError says what is wrong with it."""
    head, colon, rest = name.rpartition(":")
    title = head if colon else TITLE
    if title not in SHELF:
        raise ValueError(f"{title!r} is not a title; allowed: {', '.join(SHELF)}")
    seats, *words = rest.split("+")
    allowed = [f"{SOLO}0", f"{SOLO}1", *map(str, SHELF[title].seats)]
    unknown = [word for word in words if word not in (*EXPANSIONS, *WALLACE_OPTIONS)]
    if seats not in allowed or unknown:
        wrong = [*unknown, seats][0]
        choice = (*EXPANSIONS, *WALLACE_OPTIONS) if unknown else allowed
        raise ValueError(f"{wrong!r} is not part of a set-up; allowed: {', '.join(choice)}")
    expansions = tuple(word for word in EXPANSIONS if word in words)
    if not seats.startswith(SOLO):
        return Options(title, int(seats), SHELF[title].editions[0], expansions)
    wallace = tuple(word for word in WALLACE_OPTIONS if word in words)
    return solo_options(expansions, wallace, int(seats.removeprefix(SOLO)))


def solo_options(expansions: tuple[str, ...], wallace: tuple[str, ...], seat: int) -> Options:
    """Return a game against Lord Wallace."""
    return Options(TITLE, SOLO_SEATS, expansions=expansions, automa=wallace, automa_seat=seat)


def subsets(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return every choice of some of the words, small ones first."""
    return [some for size in range(len(words) + 1) for some in combinations(words, size)]


def several_players() -> list[Options]:
    """Return every set-up without Lord Wallace."""
    pairs = product(subsets(EXPANSIONS), SEAT_COUNTS)
    return [Options(TITLE, seats, expansions=expansions) for expansions, seats in pairs]


def solo() -> list[Options]:
    """Return every set-up against Lord Wallace, on either seat."""
    mixes = [words for words in subsets(WALLACE_OPTIONS) if not set(MORE_MINES) <= set(words)]
    return [solo_options(*each) for each in product(subsets(EXPANSIONS), mixes, range(SOLO_SEATS))]
