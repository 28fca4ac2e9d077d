"""Whether a state that came out of a file is one the rules can be trusted with.

A checksum tells damage, not malice: somebody may have framed any numbers soundly. Rules are
written for positions that can be, so a state is believed only when its text is accepted by the
title's reader of positions, which checks every piece, and says the same again.
"""

from __future__ import annotations

from game.engine.fingerprint import fingerprint
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Title

# What rules and notation may raise when a state made by hand makes no sense to them.
NONSENSE = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError)


def sense_of(error: Exception) -> str:
    """Return what rules or notation say of nonsense; Python's own words are for nobody's eyes."""
    is_sentence = isinstance(error, ValueError) and not isinstance(error, UnicodeError)
    return str(error) if is_sentence else "its numbers name what is not there"


def check_sound(title: Title, game: Game, state: State, where: str) -> None:
    """Require a state that is a position of this game; Unreadable begins with `where`."""
    nobody = ("",) * int(state.seats)
    try:
        text = game.write_position(state, nobody)
        _, again, _ = title.read_position(text, where, game.options.pack)
    except Unreadable:
        raise
    except NONSENSE as error:
        raise Unreadable(f"{where} is no position of this game: {sense_of(error)}") from error
    if not any(state.luck.words()):
        raise Unreadable(f"{where} is what one seat knows and no whole position")
    if fingerprint(again) != fingerprint(state):
        raise Unreadable(f"{where} is no position of this game: it says more than can be told")
