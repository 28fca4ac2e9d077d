"""What the platform asks of a title: everything about one game that is not drawn."""

# interpreted: what it describes is for people, who are asked once a move
# interpreted: looked at once, when the tables of a game are built
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from game.engine.events import Event
from game.engine.move import Move
from game.engine.owner_pack import Pack
from game.engine.reasons import Reason
from game.engine.replaceable_numbers import Replaceable
from game.engine.rules import Rules, State


class Game(Protocol):
    """One set-up of a title: compiled rules and their faces for people.

    A `Game` holds no state; every method takes the state, or a seat's view, it speaks of.
    """

    options: Options
    rules: Rules
    colours: tuple[str, ...]  # key of each seat's colour, in seat order

    def move(self, state: State, code: int) -> Move:
        """Return the named face of a legal move or outcome."""

    def read_move(self, state: State, text: str) -> int:
        """Return the code of a move text; Unreadable says which words are allowed."""

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, every outcome at a point of luck."""

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""

    def refusal(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now."""

    def is_secret(self, state: State, code: int) -> bool:
        """Return whether only the seat that plays the move may know it."""

    def narrate(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return what happened from one seat's view before to its view after.

        `move` is None when it was secret and another seat's.
        """

    def progress(self, state: State) -> int:
        """Return how far the game has come, 0 to 100; it never falls."""

    def ranking(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst, by what would count now."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's points, in seat order."""

    def write_position(self, state: State, names: tuple[str, ...]) -> str:
        """Return the position as canonical text."""


class Title(Protocol):
    """A game on the shelf."""

    name: str  # as in the notation, in small letters
    editions: tuple[str, ...]
    expansions: tuple[str, ...]
    seats: tuple[int, ...]  # the player counts it can be played with
    expansion_seats: Mapping[str, int]  # expansions that change nothing with fewer seats
    automa: str  # the opponent of the solo game as in the notation; "" for none
    automa_options: tuple[str, ...]  # what may be chosen of that opponent
    luck_kinds: frozenset[str]  # the kinds of moves that are outcomes of luck
    rules_revision: int  # rises whenever the same moves may lead to another game
    state_version: int  # rises whenever the plain form of a state changes

    def game(self, options: Options) -> Game:
        """Return the game with these options; Unreadable says what is not offered."""

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers the options use."""

    def replaceable(self, edition: str) -> Replaceable:
        """Return which component numbers of an edition packs may replace."""

    def read_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text, of a game with the pack.

        Unreadable names source, the line or key, what was found and what is allowed.
        """


@dataclass(frozen=True, slots=True)
class Options:
    """The set-up of a game: title, edition, number of seats and expansions in play.

    Without an edition the title's first one is meant; the options of a game name theirs.
    `automa` names the options of a solo game's automa, `None` when nobody plays it; in a solo
    game it sits on `automa_seat`. `pack` is played with in the place of our own numbers.
    """

    title: str
    seats: int
    edition: str = ""
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    automa_seat: int = 1
    pack: Pack | None = None
