"""A room whose tables have a map: one table a stage, and its map drawn before it is needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar
from weakref import ReferenceType, WeakKeyDictionary, ref

from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers, SeatCard
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map_table import MapTable
from game.tabletop.move_kind import MoveKinds

AnyTable = TypeVar("AnyTable", bound=MapTable)  # type: ignore[type-arg]  # of any stand


class MapTableFactory(ABC, Generic[AnyTable]):
    """See `TableFactory`; a title makes its tables and draws its map and its card."""

    def __init__(self, kinds: MoveKinds) -> None:
        """Take which moves are private and which reply."""
        self.private_kinds, self.reply_kinds = kinds.private, kinds.reply
        self.way_out = kinds.way_out
        # a table holds its stage: held firmly here, neither would ever go
        self._tables: WeakKeyDictionary[Stage, ReferenceType[AnyTable]] = WeakKeyDictionary()

    @abstractmethod
    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> AnyTable:
        """Return an empty table for a stage."""

    @abstractmethod
    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Draw the map as a table shows it at first, and keep it."""

    def table(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, foot: float = 0.0
    ) -> AnyTable:
        """Return an empty table for a stage; the one it had before stops moving."""
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.retire()
        table = self.make(stage, seats, orders, RoomSize.of(stage.units, foot))
        self._tables[stage] = ref(table)
        return table

    def prepare(self, stage: Stage, seats: int) -> None:
        """Draw the map of a table in a thread of its own: most of it needs no Python."""
        Thread(target=self._draw_ahead, args=(RoomSize.of(stage.units), seats)).start()

    def _draw_ahead(self, room: RoomSize, seats: int) -> None:
        with suppress(Exception):  # whoever needs the map meets the fault again, and tells of it
            self.draw_map(room, seats)
