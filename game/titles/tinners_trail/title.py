"""The title Tinners' Trail in its two editions: its games, their options and their notation."""

from collections.abc import Mapping
from dataclasses import astuple, replace
from typing import Final, final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.engine.rules import State
from game.engine.title import Game, Options
from game.files.toml_fields import word_list_for_message
from game.notation.component_files import digest_of_numbers_and_names
from game.notation.offer_checks import check_player_count, checked_or_first_edition
from game.notation.positions import read_position_head
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.components.loading import (
    components_digest,
    load_components,
    optional_components_used,
    replaceable_numbers_2007,
    replaceable_numbers_remastered,
)
from game.titles.tinners_trail.game import make_game_from_checked_options
from game.titles.tinners_trail.notation import game_options
from game.titles.tinners_trail.notation.reading.state import read_set_up, read_state
from game.titles.tinners_trail.rules.refusals import CHANCE_MOVE_WORDS

RULES_REVISION: Final = 3


STATE_VERSION: Final = 1
IN_EDITION_2007_TEXT: Final = "in the edition of 2007"


def _checked_options_and_colours(options: Options) -> tuple[Options, tuple[str, ...]]:
    """Return the options with their parts in fixed order, and the colours of the seats; raise
    Unreadable if the title does not offer them."""
    if options.edition == game_options.EDITION_2007:
        if options.automa is not None:
            raise Unreadable(
                f"Lord Wallace does not play {IN_EDITION_2007_TEXT}; allowed: players alone."
            )
        if options.expansions:
            found = word_list_for_message(options.expansions)
            raise Unreadable(f"The expansions have {found}; allowed {IN_EDITION_2007_TEXT}: none.")
        check_player_count(
            options.seats, game_options.SEAT_COUNTS_OF_2007, f" {IN_EDITION_2007_TEXT}"
        )
        return options, game_options.SEAT_COLOUR_NAMES[: options.seats]
    expansions = game_options.checked_expansions_in_order(options.expansions, "The expansions have")
    options = replace(options, expansions=expansions)
    if options.automa is not None:
        return _checked_solo_options_and_colours(options, options.automa)
    check_player_count(options.seats, game_options.SEAT_COUNTS)
    return options, game_options.SEAT_COLOUR_NAMES[: options.seats]


def _checked_solo_options_and_colours(
    options: Options, words: tuple[str, ...]
) -> tuple[Options, tuple[str, ...]]:
    """Return the checked options and the colours of a game against Lord Wallace, who is orange
    on either seat (G-1); raise Unreadable if they are not offered."""
    if (
        options.seats != game_options.SOLO_SEAT_COUNT_WITH_WALLACE
        or options.automa_seat not in range(game_options.SOLO_SEAT_COUNT_WITH_WALLACE)
    ):
        found = f"{options.seats} players and Lord Wallace on seat {options.automa_seat}"
        raise Unreadable(f"The solo game has {found}; allowed: two seats, one of them his.")
    ordered = replace(
        options,
        automa=game_options.checked_wallace_options_in_order(
            words, "The options of Lord Wallace have"
        ),
    )
    colours = list(game_options.SEAT_COLOUR_NAMES[: game_options.SOLO_SEAT_COUNT_WITH_WALLACE])
    colours[options.automa_seat] = game_options.WALLACE_COLOUR
    return ordered, tuple(colours)


@final
class TrailTitle:
    """Tinners' Trail: the remastered edition for 2 to 5 players, and the 2007 edition for 3 and
    4."""

    name: str = game_options.TITLE_NAME
    editions: tuple[str, ...] = game_options.EDITION_NAMES
    expansions: tuple[str, ...] = game_options.EXPANSIONS
    seats: tuple[int, ...] = game_options.SEAT_COUNTS
    fewest_seats_by_expansion: Mapping[str, int] = game_options.MIN_SEATS_BY_EXPANSION
    automa: str = game_options.AUTOMA_WORD
    automa_options: tuple[str, ...] = game_options.WALLACE_OPTIONS
    luck_kinds: frozenset[str] = CHANCE_MOVE_WORDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def make_game(self, options: Options) -> Game:
        """Return the game with these options; raise Unreadable if they are not offered."""
        edition = checked_or_first_edition(options.edition, game_options.EDITION_NAMES)
        return make_game_from_checked_options(
            *_checked_options_and_colours(replace(options, edition=edition))
        )

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers that the options use."""
        if options.edition == game_options.EDITION_2007:
            return digest_of_numbers_and_names(astuple(load_components_2007(pack=options.pack)))
        box = load_components(pack=options.pack)
        return components_digest(
            box, optional_components_used(game_options.set_up_from_options(options))
        )

    def replaceable_numbers(self, edition: str) -> ReplaceableNumbers:
        """Return which numbers of an edition a pack may replace."""
        return (
            replaceable_numbers_2007()
            if edition == game_options.EDITION_2007
            else replaceable_numbers_remastered()
        )

    def parse_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        A text of a seat's view gives a state without luck, which cannot be played on. Raise
        Unreadable with source and key, the value and the allowed values.
        """
        set_up = read_set_up(
            *read_position_head(
                text,
                source,
                game_options.TITLE_NAME,
                game_options.EDITION_NAMES,
                is_title_optional=True,
            )
        )
        game = make_game_from_checked_options(replace(set_up.options, pack=pack), set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names
