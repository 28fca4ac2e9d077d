"""Watch: random games at full speed, every list and step under the laws of rules and platform."""

from game.engine.watched_play import PLATFORM_LAWS
from tools.proof.set_ups import game_of
from tools.proof.titles import proofs_of
from tools.soaking.work import Done, Failure, Piece

AT_ONCE = 20  # games


def play(piece: Piece) -> Done:
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
