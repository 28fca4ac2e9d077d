"""Which views a connection is sent."""

from game.engine.knowledge import COMMON_OBSERVER


def observers_of_connection(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the observers of a connection: its seats, or the common observer for a watcher."""
    return seats or (COMMON_OBSERVER,)
