"""Whoever sits at a table of any title and answers its questions by mouse or keys."""

from __future__ import annotations

from typing import Any, Protocol

from game.scene.pilot import Pilot


class Sitter(Protocol):
    """A pilot at a table, and the host who hears the answers."""

    @property
    def pilot(self) -> Pilot:
        """The hands."""

    @property
    def host(self) -> Any:
        """Whose `answers` are those that were given, and whose `stage` shows the table."""

    @property
    def table(self) -> Any:
        """The table on the screen, as its title has it."""
