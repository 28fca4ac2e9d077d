"""Tiletum on the shelf: its games and their faces for people."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, cast, final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.options import Options
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import CHANCE, Rules, State
from game.fields import allowed_words, listed
from game.titles.tiletum.components import components_digest, load_components
from game.titles.tiletum.notation.faces import move_face
from game.titles.tiletum.notation.move_reading import read_move
from game.titles.tiletum.notation.offer import (
    AUTOMA,
    EDITIONS,
    EXPANSIONS,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    colours_of,
    expansion_words,
    level_words,
    set_up_of,
)
from game.titles.tiletum.notation.reading import read_set_up, read_state
from game.titles.tiletum.notation.writing import write_position
from game.titles.tiletum.progress import progress
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.narrate import narrate
from game.titles.tiletum.rules.reasons import why_not
from game.titles.tiletum.rules.refusals import LUCK_KINDS, refusal
from game.titles.tiletum.rules.scoring import seats_from_best
from game.titles.tiletum.rules.set_up import SetUp
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules

RULES_REVISION: Final = 0  # until it is released: so long its goldens may change freely
STATE_VERSION: Final = 1


@cache
def rules_for(set_up: SetUp) -> TiletumRules:
    """Return the rules for a set-up; boards never change, so games share them."""
    return TiletumRules(Board(load_components(), set_up))


@final
class TiletumGame:
    """One set-up of Tiletum; it holds no state, every method is handed one."""

    def __init__(self, options: Options, colours: tuple[str, ...]) -> None:
        """Play with options the title has checked; one colour for each seat."""
        self.options = options
        self.colours = colours
        self._tiletum_rules = rules_for(set_up_of(options))
        self.rules: Rules = self._tiletum_rules

    def move(self, state: State, code: int) -> Move:
        """Return the named face of a move."""
        return move_face(self._tiletum_rules.board, code)

    def read_move(self, state: State, text: str) -> int:
        """Return the code of a move text; Unreadable says which words are allowed."""
        return read_move(self._tiletum_rules.board, text)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, every outcome at a point of luck."""
        if state.to_move == CHANCE:
            codes = [code for code, _ in self.rules.weighted_outcomes(state)]
        else:
            codes = self.rules.legal_codes(state)
        board = self._tiletum_rules.board
        return tuple(move_face(board, code) for code in codes)

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action, None if it can."""
        return why_not(self.moves(state), cast("TiletumState", state), action, places)

    def refusal(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now."""
        return refusal(cast("TiletumState", state), self.read_move(state, text))

    def is_secret(self, state: State, code: int) -> bool:
        """Nothing is done in secret (T-115)."""
        return False

    def narrate(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return what happened between two views of a seat."""
        return narrate(cast("TiletumState", before), move, cast("TiletumState", after))

    def progress(self, state: State) -> int:
        """Return how far the game has come, 0 to 100."""
        return progress(cast("TiletumState", state))

    def ranking(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst (T-802)."""
        return tuple(seats_from_best(cast("TiletumState", state)))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's points."""
        return tuple(int(points) for points in cast("TiletumState", state).points)

    def write_position(self, state: State, names: tuple[str, ...]) -> str:
        """Return the position, or a seat's view, as canonical text."""
        return write_position(cast("TiletumState", state), self.options, self.colours, names)


def solo(options: Options) -> Options:
    """Return checked options of the game against the Cardinal (C-101, C-104)."""
    if options.seats != SOLO_SEATS or options.automa_seat not in range(SOLO_SEATS):
        problem = f"The Cardinal is seat {options.automa_seat + 1} of {options.seats}"
        raise Unreadable(f"{problem}; allowed: one of {SOLO_SEATS} seats.")
    return replace(options, automa=level_words(options.automa or ()))


@final
class TiletumTitle:
    """Tiletum for 2 to 4 players, and solo against the Cardinal."""

    name: str = TITLE
    editions: tuple[str, ...] = EDITIONS
    expansions: tuple[str, ...] = EXPANSIONS
    seats: tuple[int, ...] = SEAT_COUNTS
    automa: str = AUTOMA
    luck_kinds: frozenset[str] = LUCK_KINDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def game(self, options: Options) -> TiletumGame:
        """Return the game with these options, seats in the printed order of colours."""
        edition = options.edition or EDITIONS[0]
        if edition not in EDITIONS:
            allowed = allowed_words(edition, EDITIONS)
            raise Unreadable(f"The edition is {edition}; allowed: {allowed}.")
        if options.automa is not None:
            options = solo(options)
        if options.seats not in SEAT_COUNTS:
            allowed = f"{listed(SEAT_COUNTS)} players"
            raise Unreadable(f"The game has {options.seats} players; allowed: {allowed}.")
        expansions = expansion_words(options.expansions, "The expansions have")
        options = replace(options, edition=edition, expansions=expansions)
        return TiletumGame(options, colours_of(options))

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers."""
        return components_digest(load_components())

    def read_position(self, text: str, source: str) -> tuple[TiletumGame, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; then the luck to come is drawn from seed 0.
        Unreadable names source and key, what was found and what is allowed.
        """
        set_up = read_set_up(text, source)
        game = TiletumGame(set_up.options, set_up.colours)
        return game, read_state(set_up, game.rules), set_up.names
