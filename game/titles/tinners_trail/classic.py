"""The edition of 2007: a game, its rules with their faces for people."""

from __future__ import annotations

from functools import cache
from typing import Final, cast, final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.options import Options
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import CHANCE, Rules, State
from game.fields import Fields, listed
from game.titles.tinners_trail.components.classic import load_classic_components
from game.titles.tinners_trail.components.digest import digest_of
from game.titles.tinners_trail.notation.classic.faces import move_face
from game.titles.tinners_trail.notation.classic.move_reading import read_move
from game.titles.tinners_trail.notation.classic.reading import read_classic_state
from game.titles.tinners_trail.notation.classic.set_up import read_classic_set_up
from game.titles.tinners_trail.notation.classic.writing import write_position
from game.titles.tinners_trail.notation.offer import CLASSIC_SEAT_COUNTS
from game.titles.tinners_trail.notation.turn_words import COLOURS
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules.classic.board import ClassicBoard
from game.titles.tinners_trail.rules.classic.classic_rules import ClassicRules
from game.titles.tinners_trail.rules.classic.narrate import narrate
from game.titles.tinners_trail.rules.classic.reasons import why_not
from game.titles.tinners_trail.rules.classic.refusals import refusal
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.scoring import seats_from_best

OF_2007: Final = "in the edition of 2007"


@cache
def rules_for(seats: int) -> ClassicRules:
    """Return the rules for so many players; boards never change, so games share them."""
    return ClassicRules(ClassicBoard(load_classic_components(), seats))


@final
class ClassicGame:
    """One set-up of the edition of 2007; it holds no state, every method is handed one."""

    def __init__(self, options: Options, colours: tuple[str, ...]) -> None:
        """Play with options that have been checked; one colour for each seat."""
        self.options = options
        self.colours = colours
        self._classic_rules = rules_for(options.seats)
        self.rules: Rules = self._classic_rules

    def move(self, state: State, code: int) -> Move:
        """Return the named face of a move."""
        return move_face(self._classic_rules.board, code)

    def read_move(self, state: State, text: str) -> int:
        """Return the code of a move text; Unreadable says which words are allowed."""
        return read_move(self._classic_rules.board, text)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, every outcome at a point of luck."""
        if state.to_move == CHANCE:
            codes = [code for code, _ in self.rules.weighted_outcomes(state)]
        else:
            codes = self.rules.legal_codes(state)
        return tuple(self.move(state, code) for code in codes)

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action, None if it can."""
        return why_not(cast("ClassicState", state), action, places)

    def refusal(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now."""
        move = self.move(state, self.read_move(state, text))
        return refusal(cast("ClassicState", state), move)

    def is_secret(self, state: State, code: int) -> bool:
        """Return whether only the mover may know the move: never (C-19)."""
        return False

    def narrate(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return what happened between two views of a seat."""
        return narrate(cast("ClassicState", before), move, cast("ClassicState", after))

    def progress(self, state: State) -> int:
        """Return how far the game has come, 0 to 100."""
        return progress(cast("ClassicState", state))

    def ranking(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst (C-16)."""
        return tuple(seats_from_best(cast("ClassicState", state)))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's points."""
        return tuple(int(points) for points in cast("ClassicState", state).points)

    def write_position(self, state: State, names: tuple[str, ...]) -> str:
        """Return the position, or a seat's view, as canonical text."""
        return write_position(cast("ClassicState", state), self.options, self.colours, names)


def classic_game(options: Options) -> ClassicGame:
    """Return the game with these options; Unreadable says what is not offered."""
    if options.automa is not None:
        raise Unreadable(f"Lord Wallace does not play {OF_2007}; allowed: players alone.")
    if options.expansions:
        found = listed(options.expansions)
        raise Unreadable(f"The expansions have {found}; allowed {OF_2007}: none.")
    if options.seats not in CLASSIC_SEAT_COUNTS:
        allowed = f"{listed(CLASSIC_SEAT_COUNTS)} players"
        raise Unreadable(f"The game has {options.seats} players; allowed {OF_2007}: {allowed}.")
    return ClassicGame(options, COLOURS[: options.seats])


def classic_digest(_options: Options) -> bytes:
    """Return a digest of the component numbers."""
    return digest_of(load_classic_components())


def read_classic(fields: Fields) -> tuple[ClassicGame, State, tuple[str, ...]]:
    """Return the game, state and seat names of a position."""
    set_up = read_classic_set_up(fields)
    game = ClassicGame(set_up.options, set_up.colours)
    return game, read_classic_state(set_up, game.rules), set_up.names
