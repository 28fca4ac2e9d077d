"""The options of a game: title, edition, player counts and expansions."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)
from game.notation.offer_checks import words_in_offered_order
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES
from game.titles.tiletum.rules.components_in_play import RulesSetUp

TITLE_NAME: Final = "tiletum"
EDITION_NAMES: Final = ("standard",)
SEAT_COUNTS: Final = (2, 3, 4)
SEAT_COLOUR_NAMES: Final = ("pink", "yellow", "blue", "green")
AUTOMA_NAME: Final = "cardinal"
AUTOMA_COLOUR: Final = "orange"
USUAL_CARDINAL_LEVEL_NAME: Final = "normal"
SOLO_SEAT_COUNT_WITH_CARDINAL: Final = 2
SILVER_EXPANSION: Final = "silver"
FIRST_GAME_EXPANSION: Final = "first-game"
EXPANSIONS: Final = (SILVER_EXPANSION, FIRST_GAME_EXPANSION)
KING_TRACK_SPOT_WORD: Final = "king-track"  # as a place of a bonus tile


def checked_expansions_in_order(words: Iterable[object], message_start: str) -> tuple[str, ...]:
    """Return the expansions and options among `words` in a fixed order, each once; raise Unreadable
    for an unknown one, with `message_start` in the message.
    """
    return words_in_offered_order(words, EXPANSIONS, message_start, "option")


def set_up_from_options(options: Options) -> RulesSetUp:
    """Return the set-up for options that the title has checked."""
    silver, first_game = (word in options.expansions for word in EXPANSIONS)
    if options.automa is None:
        return RulesSetUp(options.seats, first_game, silver)
    return RulesSetUp(options.seats, first_game, silver, options.automa_seat, options.automa[0])


def checked_or_normal_level_words(words: Sequence[str]) -> tuple[str, ...]:
    """Return `words` as a tuple if they are one level of the Cardinal, the normal level if they
    are empty; raise Unreadable for an unknown word or several levels."""
    for word in words:
        if word not in CARDINAL_LEVEL_NAMES:
            allowed = allowed_words_for_message(word, CARDINAL_LEVEL_NAMES)
            raise Unreadable(
                f"The Cardinal’s level is {value_for_message(word)}; allowed: {allowed}."
            )
    if len(words) > 1:
        raise Unreadable(
            f"The Cardinal has {len(words)} levels; "
            f"allowed: one of {word_list_for_message(CARDINAL_LEVEL_NAMES)}."
        )
    return tuple(words) or (USUAL_CARDINAL_LEVEL_NAME,)


def seat_colours(options: Options) -> tuple[str, ...]:
    """Return the colour of each seat; the Cardinal is orange."""
    if options.automa is None:
        return SEAT_COLOUR_NAMES[: options.seats]
    human = SEAT_COLOUR_NAMES[: SOLO_SEAT_COUNT_WITH_CARDINAL - 1]
    return (AUTOMA_COLOUR, *human) if options.automa_seat == 0 else (*human, AUTOMA_COLOUR)
