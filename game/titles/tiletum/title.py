"""The title Tiletum: its games, their options and their notation."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, final

from game.engine.owner_pack import Pack
from game.engine.reasons import Reason, Unreadable
from game.engine.replaceable_numbers import Replaceable
from game.engine.rules import State
from game.engine.title import Game, Options
from game.engine.title_game import GameParts, TitleGame
from game.notation.offer_checks import check_players, edition_of
from game.packs.component_files import BOXES_KEPT
from game.titles.tiletum.components import components_digest, load_components
from game.titles.tiletum.components.loading import what_packs_may_replace
from game.titles.tiletum.notation import options as offered
from game.titles.tiletum.notation.move_reading import read_move
from game.titles.tiletum.notation.moves import move_face
from game.titles.tiletum.notation.position import write_position
from game.titles.tiletum.notation.set_up import read_set_up
from game.titles.tiletum.notation.state_reading import read_state
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.box_in_play import SetUp
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.narrate import narrate
from game.titles.tiletum.rules.reasons import LUCK_KINDS, refusal, why_not
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

RULES_REVISION: Final = 1
STATE_VERSION: Final = 1

WHOLE: Final = 100


@lru_cache(BOXES_KEPT)
def rules_for(set_up: SetUp, pack: Pack | None = None) -> TiletumRules:
    """Return the rules for a set-up; boards are immutable, so games share them."""
    return TiletumRules(Board(load_components(pack=pack), set_up))


def parts_for(rules: TiletumRules) -> GameParts[TiletumState, Board]:
    """Return the functions that the games of one set-up share."""

    def why_none(state: TiletumState, action: str, places: tuple[str, ...]) -> Reason | None:
        moves = [move_face(state.board, code) for code in rules.legal_codes(state)]
        return why_not(moves, state, action, places)

    return GameParts(
        face=move_face,
        read=read_move,
        why_not=why_none,
        refusal=lambda state, move: refusal(state, move.code),
        narrate=lambda before, move, after, _seat: narrate(before, move, after),  # T-115
        progress=progress,
        ranking=seats_from_best,  # T-802
        write=write_position,
    )


def game_for(options: Options, colours: tuple[str, ...]) -> TitleGame[TiletumState, Board]:
    """Return the game of checked options; one colour for each seat."""
    rules = rules_for(offered.set_up_of(options), options.pack)
    return TitleGame(options, colours, rules, rules.board, parts_for(rules))


def solo(options: Options) -> Options:
    """Return checked options of the game against the Cardinal (C-101, C-104)."""
    if options.seats != offered.SOLO_SEATS or options.automa_seat not in range(offered.SOLO_SEATS):
        problem = f"The Cardinal is seat {options.automa_seat + 1} of {options.seats}"
        raise Unreadable(f"{problem}; allowed: one of {offered.SOLO_SEATS} seats.")
    return replace(options, automa=offered.level_words(options.automa or ()))


@final
class TiletumTitle:
    """Tiletum for 2 to 4 players, and solo against the Cardinal."""

    name: str = offered.TITLE
    editions: tuple[str, ...] = offered.EDITIONS
    expansions: tuple[str, ...] = offered.EXPANSIONS
    seats: tuple[int, ...] = offered.SEAT_COUNTS
    expansion_seats: Mapping[str, int] = MappingProxyType({})
    automa: str = offered.AUTOMA
    automa_options: tuple[str, ...] = LEVELS
    luck_kinds: frozenset[str] = LUCK_KINDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def game(self, options: Options) -> Game:
        """Return the game with these options, seats in the printed order of colours."""
        edition = edition_of(options.edition, offered.EDITIONS)
        if options.automa is not None:
            options = solo(options)
        check_players(options.seats, offered.SEAT_COUNTS)
        expansions = offered.expansion_words(options.expansions, "The expansions have")
        options = replace(options, edition=edition, expansions=expansions)
        return game_for(options, offered.colours_of(options))

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers."""
        box = load_components(pack=options.pack)
        return components_digest(box, silver=offered.SILVER in options.expansions)

    def replaceable(self, edition: str) -> Replaceable:
        """Return which numbers packs may replace."""
        return what_packs_may_replace()

    def read_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; then future chance is drawn from seed 0. Raises Unreadable
        with source and key, the value and the allowed values.
        """
        set_up = read_set_up(text, source)
        game = game_for(replace(set_up.options, pack=pack), set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names


def progress(state: TiletumState) -> int:
    """Return the progress, 0 to 100; it never falls, and is 100 only when the game is over."""
    if state.phase == kinds.OVER:
        return WHOLE
    in_round = kinds.TURNS * int(state.seats)
    done = (int(state.turn) - 1) * int(state.seats) + int(state.step)
    if state.phase in (kinds.KING_TILE, kinds.CLEAN_UP):
        done = in_round
    if state.phase == kinds.DICE:
        done = 0
    return (WHOLE - 1) * ((int(state.round) - 1) * in_round + done) // (kinds.ROUNDS * in_round)
