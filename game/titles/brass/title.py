"""The title Brass: its games, their options and their notation."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.engine.rules import State
from game.engine.title import Options
from game.notation.offer_checks import check_player_count, checked_or_first_edition
from game.titles.brass.components import (
    components_digest,
    load_components,
    load_replaceable_numbers,
)
from game.titles.brass.game import BrassGame
from game.titles.brass.notation import game_options, moves
from game.titles.brass.notation.read_state import read_set_up, read_state
from game.titles.brass.rules.refusals import CHANCE_MOVE_WORDS

RULES_REVISION: Final = 1


STATE_VERSION: Final = 1


@final
class BrassTitle:
    """Brass (Lancashire, 2007) for 3 or 4 players; the variant for 2 is marked as such (B-18)."""

    name: str = moves.TITLE_NAME
    editions: tuple[str, ...] = moves.EDITION_NAMES
    expansions: tuple[str, ...] = game_options.EXPANSIONS
    seats: tuple[int, ...] = moves.SEAT_COUNTS
    fewest_seats_by_expansion: Mapping[str, int] = MappingProxyType({})
    automa: str = ""
    automa_options: tuple[str, ...] = ()
    luck_kinds: frozenset[str] = CHANCE_MOVE_WORDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def make_game(self, options: Options) -> BrassGame:
        """Return the game with these options, its seats in the printed order of colours; raise
        Unreadable for options that are not offered.
        """
        edition = checked_or_first_edition(options.edition, moves.EDITION_NAMES)
        if options.automa is not None:
            raise Unreadable("Brass has no automa; allowed: people and computer players.")
        check_player_count(options.seats, moves.SEAT_COUNTS)
        expansions = game_options.read_expansion_names(options.expansions, "The expansions have")
        options = replace(options, edition=edition, expansions=expansions)
        return BrassGame(options, moves.SEAT_COLOUR_NAMES[: options.seats])

    def components_digest(self, options: Options) -> bytes:
        """Return an 8-byte digest of the components that a game with these options uses, with the
        numbers of the options' pack."""
        return components_digest(load_components(pack=options.pack))

    def replaceable_numbers(self, edition: str) -> ReplaceableNumbers:
        """Return the numbers that packs may replace; all editions have equal ones."""
        return load_replaceable_numbers()

    def parse_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[BrassGame, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; its state has no luck and cannot be played on. Raise
        Unreadable with source and key, the value and the allowed values.
        """
        set_up = read_set_up(text, source)
        game = BrassGame(replace(set_up.options, pack=pack), set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names
