"""Which views a connection is sent."""

from game.engine.knowledge import COMMON_OBSERVER


def observers_of_connection(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the observers whose views a connection may see: its seats, or the common observer when
    it has none.
    """
    return seats or (COMMON_OBSERVER,)
