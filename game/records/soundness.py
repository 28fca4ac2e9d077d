"""Check that openings and states out of a file are ones the rules can be trusted with.  A
checksum tells damage, not malice: somebody may have framed any numbers soundly. Rules are
written for positions that can be, so a state is believed only when its text is accepted by
the title's reader of positions, which checks every piece, and says the same again.
"""

from collections.abc import Mapping

from game.engine.fingerprint import fingerprint
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Options, Title
from game.packs.reading import check_pack
from game.records.reading import Check
from game.records.records import AUTOMA, Opening

# What rules and notation may raise when a state made by hand makes no sense to them.
NONSENSE = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError)


def check_for(titles: Mapping[str, Title]) -> Check:
    """Return the check of openings for whoever knows these titles; others' games it lets pass."""

    def check(opening: Opening) -> None:
        title = titles.get(opening.options.title)
        if title is None:
            return
        if opening.options.pack is not None:
            check_pack(opening.options.pack, title)
        if opening.options.automa is None and AUTOMA in [seat.player for seat in opening.seats]:
            raise Unreadable("the automa sits at a table without its options")
        unknown = {seat.colour for seat in opening.seats} - _colours(title, opening.options)
        if unknown:
            raise Unreadable(f"{title.name} has no seat of the colour {sorted(unknown)[0]}")

    return check


def _colours(title: Title, options: Options) -> set[str]:
    """Return every colour a seat can have: a position may give colours in any order."""
    largest = Options(title.name, max(title.seats), title.editions[0])
    try:
        own = title.game(options).colours
    except Unreadable:  # a newer version's game, which the verdict tells apart
        own = ()
    return {*own, *title.game(largest).colours}


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
