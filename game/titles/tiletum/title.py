"""The title Tiletum: its games, their options and their notation."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.engine.rules import State
from game.engine.title import Game, Options
from game.notation.offer_checks import check_player_count, checked_or_first_edition
from game.titles.tiletum.components import components_digest, load_components
from game.titles.tiletum.components.loading import load_replaceable_numbers
from game.titles.tiletum.game import make_game_from_checked_options
from game.titles.tiletum.notation import game_options as offered
from game.titles.tiletum.notation.set_up import read_set_up
from game.titles.tiletum.notation.state_reading import read_state
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES
from game.titles.tiletum.rules.reasons import CHANCE_MOVE_WORDS

RULES_REVISION: Final = 1


STATE_VERSION: Final = 1


def checked_solo_options(options: Options) -> Options:
    """Return the options of a game against the Cardinal in their checked form; raise Unreadable
    when they do not fit (C-101, C-104).
    """
    if options.seats != offered.SOLO_SEAT_COUNT_WITH_CARDINAL or options.automa_seat not in range(
        offered.SOLO_SEAT_COUNT_WITH_CARDINAL
    ):
        problem = f"The Cardinal is seat {options.automa_seat + 1} of {options.seats}"
        raise Unreadable(
            f"{problem}; allowed: one of {offered.SOLO_SEAT_COUNT_WITH_CARDINAL} seats."
        )
    return replace(options, automa=offered.checked_or_normal_level_words(options.automa or ()))


@final
class TiletumTitle:
    """Tiletum for 2 to 4 players, and solo against the Cardinal."""

    name: str = offered.TITLE_NAME
    editions: tuple[str, ...] = offered.EDITION_NAMES
    expansions: tuple[str, ...] = offered.EXPANSIONS
    seats: tuple[int, ...] = offered.SEAT_COUNTS
    fewest_seats_by_expansion: Mapping[str, int] = MappingProxyType({})
    automa: str = offered.AUTOMA_NAME
    automa_options: tuple[str, ...] = CARDINAL_LEVEL_NAMES
    luck_kinds: frozenset[str] = CHANCE_MOVE_WORDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def make_game(self, options: Options) -> Game:
        """Return the game with these options after checking them; raise Unreadable for invalid
        ones. Seats get colours in the printed order."""
        edition = checked_or_first_edition(options.edition, offered.EDITION_NAMES)
        if options.automa is not None:
            options = checked_solo_options(options)
        check_player_count(options.seats, offered.SEAT_COUNTS)
        expansions = offered.checked_expansions_in_order(options.expansions, "The expansions have")
        options = replace(options, edition=edition, expansions=expansions)
        return make_game_from_checked_options(options, offered.seat_colours(options))

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of all numbers of the components in use; games with other numbers have
        another digest."""
        box = load_components(pack=options.pack)
        return components_digest(box, with_silver=offered.SILVER_EXPANSION in options.expansions)

    def replaceable_numbers(self, edition: str) -> ReplaceableNumbers:
        """Return which numbers packs may replace."""
        return load_replaceable_numbers()

    def parse_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; then future chance is drawn from seed 0. Raise Unreadable
        with source and key, the value and the allowed values.
        """
        set_up = read_set_up(text, source)
        game = make_game_from_checked_options(replace(set_up.options, pack=pack), set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names
