"""A game requested on the command line, as a set-up of the client."""

from typing import Protocol

from game.client.app import App
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options


class RequestedGame(Protocol):
    """A game requested on the command line."""

    @property
    def players(self) -> tuple[str, ...]:
        """Return the players in seat order, "human" or a computer player's kind."""

    @property
    def options(self) -> Options:
        """Return the options of the game."""

    @property
    def seed(self) -> int:
        """Return the seed of the game's luck."""


def make_set_up_from_request(requested_game: RequestedGame, app: App) -> SavedSetUp:
    """Return the set-up of the game requested on the command line."""
    seats = app.seats_with_unique_names(
        tuple(SeatPlan("", player) for player in requested_game.players)
    )
    options = requested_game.options
    expansions = options.expansions
    automa = options.automa or ()
    return SavedSetUp(
        seats,
        requested_game.seed,
        expansions=expansions,
        automa_options=automa,
        edition=options.edition,
        pack=options.pack,
    )
