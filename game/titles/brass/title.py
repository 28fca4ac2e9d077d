"""The title Brass: its games, their options and their notation."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, cast, final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import Replaceable
from game.engine.rules import State
from game.engine.title import Options
from game.engine.title_game import GameParts, TitleGame
from game.notation.offer_checks import check_players, edition_of
from game.packs.component_files import BOXES_KEPT
from game.titles.brass.components import components_digest, load_components, what_packs_replace
from game.titles.brass.notation import game_options, moves
from game.titles.brass.notation.read_state import read_set_up, read_state
from game.titles.brass.notation.writing import write_position
from game.titles.brass.progress import progress
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.components import SetUp
from game.titles.brass.rules.narrate import narrate
from game.titles.brass.rules.reasons import why_not
from game.titles.brass.rules.refusals import LUCK_KINDS, refusal
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState

RULES_REVISION: Final = 1
STATE_VERSION: Final = 1

PARTS: Final[GameParts[BrassState, Board]] = GameParts(
    face=moves.move_face,
    read=moves.read_move,
    why_not=why_not,
    refusal=lambda state, move: refusal(state, move.code),
    narrate=lambda before, move, after, _seat: narrate(before, move, after),
    progress=progress,
    ranking=seats_from_best,  # B-16.2
    write=write_position,
)


@lru_cache(BOXES_KEPT)
def rules_for(set_up: SetUp, pack: Pack | None = None) -> BrassRules:
    """Return the rules for a set-up; boards are immutable, so games share them."""
    return BrassRules(Board(load_components(pack=pack), set_up))


@final
class BrassGame(TitleGame[BrassState, Board]):
    """One set-up of Brass; played cards are open (B-2.5), so no move is hidden."""

    def __init__(self, options: Options, colours: tuple[str, ...]) -> None:
        """Make the game of options that the title has checked; one colour for each seat."""
        rules = rules_for(game_options.set_up_of(options), options.pack)
        super().__init__(options, colours, rules, rules.board, PARTS)

    def learns(self, before: State, after: State) -> bool:
        """Return whether cards were drawn or dealt; a card that is played was known before
        (B-2.5)."""
        was = cast("BrassState", before)
        now = cast("BrassState", after)
        return bool(now.deck_size != was.deck_size or now.era != was.era)


@final
class BrassTitle:
    """Brass (Lancashire, 2007) for 3 or 4 players; the variant for 2 is marked as such (B-18)."""

    name: str = moves.TITLE
    editions: tuple[str, ...] = moves.EDITIONS
    expansions: tuple[str, ...] = game_options.EXPANSIONS
    seats: tuple[int, ...] = moves.SEAT_COUNTS
    expansion_seats: Mapping[str, int] = MappingProxyType({})
    automa: str = ""
    automa_options: tuple[str, ...] = ()
    luck_kinds: frozenset[str] = LUCK_KINDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def game(self, options: Options) -> BrassGame:
        """Return the game with these options, seats in the printed order of colours."""
        edition = edition_of(options.edition, moves.EDITIONS)
        if options.automa is not None:
            raise Unreadable("Brass has no automa; allowed: people and computer players.")
        check_players(options.seats, moves.SEAT_COUNTS)
        expansions = game_options.expansion_words(options.expansions, "The expansions have")
        options = replace(options, edition=edition, expansions=expansions)
        return BrassGame(options, moves.COLOURS[: options.seats])

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers."""
        return components_digest(load_components(pack=options.pack))

    def replaceable(self, edition: str) -> Replaceable:
        """Return which numbers packs may replace."""
        return what_packs_replace()

    def read_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[BrassGame, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; its state has no luck and cannot be played on. Raises
        Unreadable with source and key, the value and the allowed values.
        """
        set_up = read_set_up(text, source)
        game = BrassGame(replace(set_up.options, pack=pack), set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names
