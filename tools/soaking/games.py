"""Games step by step, with something to be checked at each: what the slower soaks share.
Watch: random games at full speed, every list and step under the laws of rules and
platform."""

from collections.abc import Callable

from game.engine.title import Game
from game.engine.watched_play import PLATFORM_LAWS
from tools.proof.proofs import proofs_of
from tools.proof.random_games import PlayedStep, steps
from tools.proof.set_ups import game_of
from tools.soaking.work import Done, Failure, WorkPiece

# Games step by step, with something to be checked at each: what the slower soaks share.

Check = Callable[[PlayedStep], None]


def play_checked(piece: WorkPiece, check_for: Callable[[Game, int], Check]) -> Done:
    """Play a piece; `check_for` makes the check of each game, which raises at what is wrong."""
    game = game_of(piece.set_up)
    counted = 0
    for played in range(piece.games):
        seed, number = piece.first_seed + played, 0
        try:
            check = check_for(game, seed)
            for step in steps(game, seed):
                number = step.number
                check(step)
                counted += 1
        except Exception as error:  # whatever it is, the game that shows it must be named
            words = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
            return Done(piece, played, counted, Failure(piece.set_up, seed, number, words))
    return Done(piece, piece.games, counted, None)


# Watch: random games at full speed, every list and step under the laws of rules and platform.

AT_ONCE = 20  # games


def play(piece: WorkPiece) -> Done:
    """Play a piece until a law is broken."""
    game = game_of(piece.set_up)
    rules = game.rules
    watch = proofs_of(game.options.title).watch(rules, piece.first_seed, piece.games)
    law = int(watch.law)
    failure = None
    if law:
        words = PLATFORM_LAWS[law] if law < 0 else rules.law_words(law)
        failure = Failure(piece.set_up, int(watch.seed), int(watch.step), words)
    return Done(piece, int(watch.games), int(watch.steps), failure)
