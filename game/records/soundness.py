"""Check that openings and states from a file are safe to use with the rules.

A checksum detects damage, not malice: any numbers can be framed correctly. The rules expect
possible positions, so a state is accepted only when the title's position reader accepts its text
and returns an equal state.
"""

from collections.abc import Mapping

from game.engine.fingerprint import fingerprint_of_state
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Options, Title
from game.packs.pack_files import check_pack
from game.records.journal_reading import OpeningCheck
from game.records.records import AUTOMA_PLAYER, Opening

# Errors that rules and notation may raise for an impossible state.
IMPOSSIBLE_STATE_ERRORS = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError)


def make_opening_check(titles: Mapping[str, Title]) -> OpeningCheck:
    """Return a function that raises Unreadable for an opening that its title cannot have;
    openings of unknown titles pass."""

    def check_opening(opening: Opening) -> None:
        title = titles.get(opening.options.title)
        if title is None:
            return
        if opening.options.pack is not None:
            check_pack(opening.options.pack, title)
        if opening.options.automa is None and AUTOMA_PLAYER in [
            seat.player for seat in opening.seats
        ]:
            raise Unreadable("the automa sits at a table without its options")
        unknown = {seat.colour for seat in opening.seats} - _possible_seat_colours(
            title, opening.options
        )
        if unknown:
            raise Unreadable(f"{title.name} has no seat of the colour {sorted(unknown)[0]}")

    return check_opening


def _possible_seat_colours(title: Title, options: Options) -> set[str]:
    """Return every colour a seat of this game can have, in any order of seats, since a position
    may list the colours in any order."""
    largest = Options(title.name, max(title.seats), title.editions[0])
    try:
        own = title.make_game(options).colours
    except Unreadable:  # a game of a newer version, which the verdict reports
        own = ()
    return {*own, *title.make_game(largest).colours}


def rules_error_text(error: Exception) -> str:
    """Return the message of a ValueError that the rules or the notation have raised. For a
    UnicodeError or an error of another type, whose message is no sentence for people, return a
    general sentence."""
    is_sentence = isinstance(error, ValueError) and not isinstance(error, UnicodeError)
    return str(error) if is_sentence else "its numbers refer to something that does not exist"


def check_state_is_full_valid_position(
    title: Title, game: Game, state: State, message_start: str
) -> None:
    """Check that a state is a valid position of the game; the Unreadable message begins with
    `message_start`.
    """
    nobody = ("",) * int(state.seats)
    try:
        text = game.position_text(state, nobody)
        _, again, _ = title.parse_position(text, message_start, game.options.pack)
    except Unreadable:
        raise
    except IMPOSSIBLE_STATE_ERRORS as error:
        raise Unreadable(
            f"{message_start} is not a position of this game: {rules_error_text(error)}"
        ) from error
    if not any(state.luck.state_words()):
        raise Unreadable(f"{message_start} shows only what one seat knows, not the full position")
    if fingerprint_of_state(again) != fingerprint_of_state(state):
        problem = "it contains more than a position can hold"
        raise Unreadable(f"{message_start} is not a position of this game: {problem}")
