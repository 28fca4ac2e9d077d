"""The remastered edition: a game, its rules with their faces for people."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, cast, final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.options import Options
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import CHANCE, Rules, State
from game.fields import Fields, listed
from game.titles.tinners_trail.components import components_digest, components_used, load_components
from game.titles.tinners_trail.notation.faces import move_face
from game.titles.tinners_trail.notation.move_reading import read_move
from game.titles.tinners_trail.notation.offer import (
    SEAT_COUNTS,
    SOLO_SEATS,
    expansion_words,
    wallace_words,
)
from game.titles.tinners_trail.notation.reading import read_set_up, read_state
from game.titles.tinners_trail.notation.set_up_words import set_up_of
from game.titles.tinners_trail.notation.turn_words import COLOURS, WALLACE_COLOUR
from game.titles.tinners_trail.notation.writing import write_position
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.scoring import seats_from_best
from game.titles.tinners_trail.rules.narrate import narrate
from game.titles.tinners_trail.rules.reasons import why_not
from game.titles.tinners_trail.rules.refusals import refusal
from game.titles.tinners_trail.rules.set_up import SetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules

DISCARD_WORD: Final = "discard"


@cache
def rules_for(set_up: SetUp) -> TrailRules:
    """Return the rules for a set-up; boards never change, so games share them."""
    return TrailRules(Board(load_components(), set_up))


@final
class TrailGame:
    """One set-up of Tinners' Trail; it holds no state, every method is handed one."""

    def __init__(self, options: Options, colours: tuple[str, ...]) -> None:
        """Play with options the title has checked; one colour for each seat."""
        self.options = options
        self.colours = colours
        self._trail_rules = rules_for(set_up_of(options))
        self.rules: Rules = self._trail_rules

    def move(self, state: State, code: int) -> Move:
        """Return the named face of a move."""
        return move_face(self._trail_rules.board, code)

    def read_move(self, state: State, text: str) -> int:
        """Return the code of a move text; Unreadable says which words are allowed."""
        return read_move(self._trail_rules.board, text)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, every outcome at a point of luck."""
        if state.to_move == CHANCE:
            codes = [code for code, _ in self.rules.weighted_outcomes(state)]
        else:
            codes = self.rules.legal_codes(state)
        board = self._trail_rules.board
        return tuple(move_face(board, code) for code in codes)

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action, None if it can."""
        return why_not(cast("TrailState", state), action, places)

    def refusal(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now."""
        move = self.move(state, self.read_move(state, text))
        return refusal(cast("TrailState", state), move)

    def is_secret(self, state: State, code: int) -> bool:
        """Return whether only the mover may know the move: the draft is secret (S-4)."""
        return self.move(state, code).kind == DISCARD_WORD

    def narrate(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return what happened between two views of a seat."""
        return narrate(cast("TrailState", before), move, cast("TrailState", after), seat)

    def progress(self, state: State) -> int:
        """Return how far the game has come, 0 to 100."""
        return progress(cast("TrailState", state))

    def ranking(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst (R-4)."""
        return tuple(seats_from_best(cast("TrailState", state)))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's points."""
        return tuple(int(points) for points in cast("TrailState", state).points)

    def write_position(self, state: State, names: tuple[str, ...]) -> str:
        """Return the position, or a seat's view, as canonical text."""
        return write_position(cast("TrailState", state), self.options, self.colours, names)


def remastered_game(options: Options) -> TrailGame:
    """Return the game with these options, seats in the printed order of colours."""
    expansions = expansion_words(options.expansions, "The expansions have")
    options = replace(options, expansions=expansions)
    if options.automa is not None:
        return _solo_game(options, options.automa)
    if options.seats not in SEAT_COUNTS:
        allowed = f"{listed(SEAT_COUNTS)} players"
        raise Unreadable(f"The game has {options.seats} players; allowed: {allowed}.")
    return TrailGame(options, COLOURS[: options.seats])


def remastered_digest(options: Options) -> bytes:
    """Return a digest of the component numbers the options use."""
    return components_digest(load_components(), components_used(set_up_of(options)))


def read_remastered(fields: Fields) -> tuple[TrailGame, State, tuple[str, ...]]:
    """Return the game, state and seat names of a position."""
    set_up = read_set_up(fields)
    game = TrailGame(set_up.options, set_up.colours)
    return game, read_state(set_up, game.rules), set_up.names


def _solo_game(options: Options, words: tuple[str, ...]) -> TrailGame:
    """Return a game against Lord Wallace; he is orange on whichever seat (G-1)."""
    if options.seats != SOLO_SEATS or options.automa_seat not in range(SOLO_SEATS):
        found = f"{options.seats} players and Lord Wallace on seat {options.automa_seat}"
        raise Unreadable(f"The solo game has {found}; allowed: two seats, one of them his.")
    ordered = replace(options, automa=wallace_words(words, "The options of Lord Wallace have"))
    colours = list(COLOURS[:SOLO_SEATS])
    colours[options.automa_seat] = WALLACE_COLOUR
    return TrailGame(ordered, tuple(colours))
