"""The driver of an online table, at which computers think at the host."""

from game.client.session.driver import Driver
from game.match.match import Question
from game.online.client.remote_table import RemoteTable
from game.records.records import HUMAN_PLAYER


class RemoteDriver(Driver):
    """A driver for an online table, at which computers think at the host instead of here."""

    match: RemoteTable
    computers_think_here = False

    def current_human_question(self) -> Question | None:
        """Return the open question of a person at this screen, None if there is none."""
        return self.match.question_for_own_seat()

    def is_computer(self, seat: int) -> bool:
        """Return whether a computer decides for the seat; always False while the table is
        paused."""
        lobby = self.match.lobby
        return not lobby.is_paused and lobby.seats[seat].player != HUMAN_PLAYER

    def start_computer_thinking(self) -> Question | None:
        """Return None: computers think at the host."""
        return None
