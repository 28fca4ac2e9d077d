"""The set-up of an environment's game in plain words, and its agents and seeds."""

from dataclasses import dataclass, field

from game import titles
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options

MOST_SEED = 2**63 - 1  # as the engine counts

SOLO_SEATS = 2  # a person and the automa


def seed_of(seed: int) -> int:
    """Return a seed as a whole number; Unreadable says which there are."""
    if not -MOST_SEED <= seed <= MOST_SEED:
        raise Unreadable(f"The seed is {seed}; allowed: whole numbers up to {MOST_SEED}.")
    return int(seed)


@dataclass(frozen=True, slots=True)
class GameSetUp:
    """What is played; without a title the usual one is meant, without an edition its first.

    `automa` names the options of a solo game's automa, `()` when it has none; `None` means that
    nobody but agents plays. It sits on `automa_seat`, 0 or 1.
    """

    title: str = field(default_factory=titles.usual)
    players: int = 4
    edition: str = ""
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    automa_seat: int = 1

    def game(self) -> Game:
        """Return the game; Unreadable says what is not offered."""
        seats = self.players if self.automa is None else SOLO_SEATS
        expansions = tuple(self.expansions)
        options = Options(
            self.title, seats, self.edition, expansions, self.automa, self.automa_seat
        )
        return titles.title(self.title).game(options)


def agent_seats(game: Game) -> tuple[int, ...]:
    """Return the seats that decide: all but the automa's, whose every deed is luck."""
    options = game.options
    automa = options.automa_seat if options.automa is not None else None
    return tuple(seat for seat in range(options.seats) if seat != automa)
