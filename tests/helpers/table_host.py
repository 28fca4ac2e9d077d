"""A screen that holds one table, of any title, and remembers what the table asks of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.room import RoomHandlers, SeatCard, Table
from game.scene.kit import Kit
from game.scene.screen import Screen
from game.scene.stage import Stage
from game.scene.units import Units

Held = TypeVar("Held", bound=Table)
MakesTable = Callable[[Stage, tuple[SeatCard, ...], RoomHandlers], Held]


class TableHost(Screen, Generic[Held]):
    """Makes its table anew for every size; `answers` and `said` are what came from it."""

    def __init__(
        self, kit: Kit, make: MakesTable[Held], names: Sequence[str], colours: Sequence[str]
    ) -> None:
        super().__init__(kit)
        self._make = make
        self._cards = tuple(
            SeatCard(seat, name, colour, "human", "You")
            for seat, (name, colour) in enumerate(zip(names, colours, strict=False))
        )
        self.said: list[str] = []
        self.answers: list[int] = []
        self.table: Held
        self.stage.on_back = lambda: (
            self.said.append("back") if not self.table.step_back() else None
        )

    def arrange(self, units: Units) -> None:
        """Make a table for the size."""

        def note(word: str) -> Callable[[], None]:
            return lambda: self.said.append(word)

        handlers = RoomHandlers(
            answer=self.answers.append,
            undo=note("undo"),
            reset_turn=note("reset"),
            last_turns=note("last turns"),
            show_hand=note("show hand"),
            hide_hand=note("hide hand"),
            open_menu=note("menu"),
            open_help=lambda topic: self.said.append("help"),
            open_settings=note("settings"),
            toggle_sound=note("sound"),
        )
        self.table = self._make(self.stage, self._cards, handlers)
        self.stage.root.clear()
        self.stage.root.add(self.table.root)
