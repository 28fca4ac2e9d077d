"""The interface of a title: everything about one game except its drawing."""

# interpreted: used only for texts, once a move
# interpreted: used once, when the tables of a game are built
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from game.engine.events import Event
from game.engine.move import Move
from game.engine.owner_pack import Pack
from game.engine.reasons import Reason
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.engine.rules import Rules, State


class Game(Protocol):
    """One set-up of a title: its compiled rules, and their moves, events and positions in readable
    form.

    A `Game` holds no state; every method is given the state, or a seat's view, it works on.
    """

    options: Options
    rules: Rules
    colours: tuple[str, ...]  # key of each seat's colour, in seat order

    def readable_move(self, state: State, code: int) -> Move:
        """Return the readable form of a legal move or chance outcome."""

    def parse_move(self, state: State, text: str) -> int:
        """Return the code of a move text; if the text is not a move, raise Unreadable with the
        allowed words."""

    def readable_moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, or every outcome of a chance event."""

    def reason_against_action(
        self, state: State, action: str, places: tuple[str, ...] = ()
    ) -> Reason | None:
        """Return why the deciding seat cannot take the action (at these places), or None."""

    def reason_against_move(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now; raise Unreadable when the text is no
        move.
        """

    def is_secret_move(self, state: State, code: int) -> bool:
        """Return whether the move `code` is a secret of the seat that plays it, so that other
        seats may not know it."""

    def events_of_step(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return the events of one step, found from a seat's views before and after it.

        `move` is None when it was another seat's secret.
        """

    def progress(self, state: State) -> int:
        """Return how far the game has advanced, 0 to 100; it never falls."""

    def seats_from_best(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst, as if the game ended now."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's current points, in seat order."""

    def position_text(self, state: State, player_names: tuple[str, ...]) -> str:
        """Return the position, or a seat's view, as canonical text; `player_names` are the names of
        the seats."""


class Title(Protocol):
    """A game that the program offers: its data and the functions that build its games."""

    name: str  # as in the notation, in lower case
    editions: tuple[str, ...]
    expansions: tuple[str, ...]
    seats: tuple[int, ...]  # the player counts it can be played with
    fewest_seats_by_expansion: Mapping[str, int]  # fewest seats for it to have an effect
    automa: str  # the automated opponent of the solo game as in the notation; "" for none
    automa_options: tuple[str, ...]  # the options of that opponent
    luck_kinds: frozenset[str]  # the kinds of moves that are chance outcomes
    rules_revision: int  # rises whenever the same moves may lead to a different game
    state_version: int  # rises whenever the plain form of a state changes

    def make_game(self, options: Options) -> Game:
        """Return the game with these options; raise Unreadable with the option that is not
        offered.
        """

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers the options use."""

    def replaceable_numbers(self, edition: str) -> ReplaceableNumbers:
        """Return which component numbers of an edition a pack may replace."""

    def parse_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Parse a position text and return its game, which uses the pack, its state and the names
        of its seats.

        For an invalid text raise Unreadable with `source`, the line or key, what was found and what
        is allowed.
        """


@dataclass(frozen=True, slots=True)
class Options:
    """The set-up of a game: title, edition, number of seats and expansions in play.

    Without an edition the title's first one is used; the options of a running game always name
    one. `automa` holds the options of the automa in a solo game and is None in other games; the
    automa plays the seat `automa_seat`. `pack` replaces the built-in numbers.
    """

    title: str
    seats: int
    edition: str = ""
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    automa_seat: int = 1
    pack: Pack | None = None
