"""Whose views a connection is sent."""

from game.engine.knowledge import COMMON_OBSERVER


def observers(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the observers a connection stands for: its seats, else what everybody knows."""
    return seats or (COMMON_OBSERVER,)
