"""The cards that tell a table who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.records.record import Seat
from game.room import SeatCard


def seat_cards(desk: Desk, seats: Sequence[Seat]) -> tuple[SeatCard, ...]:
    """Return a card for every seat."""
    return tuple(
        SeatCard(place, seat.name, seat.colour, seat.player, player_words(desk, seat.player))
        for place, seat in enumerate(seats)
    )


def player_words(desk: Desk, player: str, part: str = "") -> str:
    """Return the words for a kind of player such as "ai:2"; `part` "-note", "-trait": longer.

    A kind of a newer version is called what it calls itself.
    """
    key = f"player.{player.replace(':', '-')}{part}"
    told = desk.say(key)
    return told if told != key else player
