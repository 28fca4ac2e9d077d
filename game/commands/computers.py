"""The computer players by name."""

from __future__ import annotations


def computer_names() -> tuple[str, ...]:
    """Return the names that may stand in --players beside "human"."""
    return ("random", "greedy", "ai:1", "ai:2", "ai:3", "ai:4", "ai:5")
