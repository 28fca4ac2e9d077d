"""The seats that were freed on the set-up page, so that their players can come back."""

from collections.abc import Sequence
from dataclasses import replace

from game.client.stored.set_up import SeatPlan
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER


class FreedSeats:
    """The freed seats of a set-up with their former players, in the order in which they were freed.
    A seat is dropped when a player with the same name has a seat once more."""

    def __init__(self) -> None:
        """Start with no freed seat."""
        self._freed: list[SeatPlan] = []

    def add(self, seat: SeatPlan) -> None:
        """Add a seat that was just freed."""
        self._freed.append(seat)

    def name_of_last(self, seats: Sequence[SeatPlan]) -> str:
        """Return the name of the player freed last who is not in `seats`, "" if there is none."""
        self._forget_seated(seats)
        return self._freed[-1].name if self._freed else ""

    def take_last_or_new(self, player_kind: str, seats: Sequence[SeatPlan]) -> SeatPlan:
        """Remove and return the seat that was freed last, with its name and colour, for a player of
        the kind `player_kind`; return a new seat if there is none.

        If both its former player and the new one are people, or both are computers, the seat keeps
        its former kind of player, such as a computer's level. Seats of players in `seats` are
        ignored.
        """
        self._forget_seated(seats)
        left = self._freed.pop() if self._freed else SeatPlan("", player_kind)
        is_same_kind = left.is_person_at_screen == (
            player_kind == HUMAN_PLAYER
        ) and left.player not in (
            AUTOMA_PLAYER,
            FRIEND_PLAYER_KIND,
        )
        return (
            left
            if is_same_kind and player_kind != FRIEND_PLAYER_KIND
            else replace(left, player=player_kind)
        )

    def _forget_seated(self, seats: Sequence[SeatPlan]) -> None:
        seated = {seat.name for seat in seats}
        self._freed = [seat for seat in self._freed if seat.name not in seated]
