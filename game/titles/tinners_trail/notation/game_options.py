"""The options of a game: titles, editions, expansions, Lord Wallace's options, and the words for
the mover."""

from collections.abc import Iterable
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Final

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.files.toml_fields import word_list_for_message
from game.notation.offer_checks import words_in_offered_order
from game.titles.tinners_trail.rules.set_up import RulesSetUp, WallaceOptions

# What can be played: titles, editions, expansions and Lord Wallace's options.

TITLE_NAME: Final = "tinners-trail"
REMASTERED_EDITION: Final = "remastered"
EDITION_2007: Final = "2007"
EDITION_NAMES: Final = (REMASTERED_EDITION, EDITION_2007)
AUTOMA_WORD: Final = "wallace"
SEAT_COUNTS: Final = (2, 3, 4, 5)
SEAT_COUNTS_OF_2007: Final = (3, 4)
ARSENIC_EXPANSION: Final = "arsenic"
EMIGRATION_EXPANSION: Final = "emigration"
KICKSTARTER_TILES: Final = "kickstarter-tiles"
KICKSTARTER_CARDS: Final = "kickstarter-cards"
EXPANSIONS: Final = (ARSENIC_EXPANSION, EMIGRATION_EXPANSION, KICKSTARTER_TILES, KICKSTARTER_CARDS)
MIN_SEATS_BY_EXPANSION: Final = MappingProxyType({KICKSTARTER_CARDS: 3})
"""The fewest seats for an expansion to have an effect: with two players there are no wild cards for
these cards to replace (K-1).
"""
KICKSTARTER_WORD: Final = "kickstarter"  # when read: the tiles and the cards
EXPANSION_WORDS: Final = (
    ARSENIC_EXPANSION,
    EMIGRATION_EXPANSION,
    KICKSTARTER_WORD,
    KICKSTARTER_TILES,
    KICKSTARTER_CARDS,
)
WALLACE_OPTIONS: Final = (
    "better-mines",
    "cheap-labour",
    "more-mines",
    "more-mines-2",
    "deep-pockets",
    "friends-in-high-places",
    "financial-sabotage",
    "bailing-out",
    "shady-land-purchases",
)
MORE_MINES_OPTIONS: Final = ("more-mines", "more-mines-2")
# From the printed standard upwards; "first-step" is what the rulebook suggests to try first.
# Nothing is gentler than the standard: no option makes him weaker, none was measured to.
WALLACE_OPTIONS_BY_SET: Final = MappingProxyType(
    {
        "standard": (),
        "first-step": ("better-mines",),
        "hard": ("better-mines", "deep-pockets", "bailing-out"),
        "merciless": (
            "better-mines",
            "cheap-labour",
            "more-mines-2",
            "deep-pockets",
            "friends-in-high-places",
            "financial-sabotage",
            "bailing-out",
            "shady-land-purchases",
        ),
    }
)
ADVISED_WALLACE_OPTIONS_BY_EXPANSION: Final = MappingProxyType(
    {
        ARSENIC_EXPANSION: ("better-mines", "deep-pockets"),
        EMIGRATION_EXPANSION: ("better-mines", "more-mines"),
    }
)
"""The options of Lord Wallace that the rulebook recommends with an expansion."""
SOLO_SEAT_COUNT_WITH_WALLACE: Final = 2  # Lord Wallace and the one who plays against him (G-1)

HIDDEN_WORD: Final = "?"  # what a seat may not know
SEAT_COLOUR_NAMES: Final = ("pink", "yellow", "blue", "green", "orange")
WALLACE_COLOUR: Final = SEAT_COLOUR_NAMES[-1]


def checked_expansions_in_order(words: Iterable[object], message_start: str) -> tuple[str, ...]:
    """Return the named expansions in a fixed order, each once; "kickstarter" stands for its two
    parts (G-3). Raise Unreadable for other words."""
    found = words_in_offered_order(words, EXPANSION_WORDS, message_start, "expansion")
    if KICKSTARTER_WORD in found:
        found += (KICKSTARTER_TILES, KICKSTARTER_CARDS)
    return tuple(word for word in EXPANSIONS if word in found)


def checked_wallace_options_in_order(
    words: Iterable[object], message_start: str
) -> tuple[str, ...]:
    """Return Lord Wallace's options in their printed order, each once (LW-D1 .. LW-D8); raise
    Unreadable for other words or options that exclude each other.
    """
    found = words_in_offered_order(words, WALLACE_OPTIONS, message_start, "option")
    if set(MORE_MINES_OPTIONS) <= set(found):
        both = word_list_for_message(MORE_MINES_OPTIONS)
        raise Unreadable(f"{message_start} both {both}; allowed: one of the two.")
    return found


def set_up_from_options(options: Options) -> RulesSetUp:
    """Return the set-up for options that the title has checked."""
    in_play = RulesSetUp(
        options.seats,
        arsenic=ARSENIC_EXPANSION in options.expansions,
        emigration=EMIGRATION_EXPANSION in options.expansions,
        kickstarter_tiles=KICKSTARTER_TILES in options.expansions,
        kickstarter_cards=KICKSTARTER_CARDS in options.expansions,
    )
    if options.automa is None:
        return in_play
    switches = [field.name for field in fields(WallaceOptions) if field.name != "more_mines"]
    difficulty = WallaceOptions(
        more_mines=sum(
            MORE_MINES_OPTIONS.index(word) + 1
            for word in options.automa
            if word in MORE_MINES_OPTIONS
        ),
        **{name: name.replace("_", "-") in options.automa for name in switches},
    )
    return replace(in_play, wallace_seat=options.automa_seat, wallace=difficulty)
