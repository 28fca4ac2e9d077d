"""The factory of tables with a map: pictures, and tables made from them."""

from abc import ABC, abstractmethod
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar
from weakref import ReferenceType, WeakKeyDictionary, ref

from pygame import Surface

from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess, SeatPlayer
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map_table import MapTable
from game.tabletop.question.click_undo import FollowUpAnswers
from game.tabletop.table_model import SpecialMoveKinds

AnyTable = TypeVar("AnyTable", bound=MapTable)  # type: ignore[type-arg]  # of any stand


class MapTableFactory(ABC, Generic[AnyTable]):
    """The base class of factories of tables with a map; see `TableFactory`."""

    def __init__(self, special_move_kinds: SpecialMoveKinds, backdrops: Backdrops) -> None:
        """Store the special kinds of moves, and `backdrops`, from which the title's picture for
        menus is taken."""
        self._cover_picture = backdrops
        self.private_move_kinds = special_move_kinds.private_kinds
        self.reply_move_kinds = special_move_kinds.reply_kinds
        self.leaving_reply_kind = special_move_kinds.leaving_reply_kind
        self.revealing_move_kinds = special_move_kinds.revealing_kinds
        self._follow_up_answers = FollowUpAnswers()  # of all tables, one after the other
        # weak, since a table refers to its stage: neither would be freed otherwise
        self._tables: WeakKeyDictionary[Stage, ReferenceType[AnyTable]] = WeakKeyDictionary()

    @abstractmethod
    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientAccess,
        window_size: TableWindowSize,
    ) -> AnyTable:
        """Return a new empty table of the title; `window_size` is the size of the window."""

    @abstractmethod
    def draw_map_into_cache(self, window_size: TableWindowSize, seat_count: int) -> None:
        """Draw the map of a new table and cache it."""

    def menu_picture(self, size_px: tuple[int, int]) -> Surface:
        """Return the title's cover picture in `size_px` for menus."""
        return self._cover_picture.picture("title", size_px)

    def make_table_without_position(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess, foot: float = 0.0
    ) -> AnyTable:
        """Return a new empty table for a stage, after stopping the animations of the stage's
        earlier table.

        `foot` is the height in u at the bottom that the client uses itself.
        """
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.stop_all_animations()
        table = self.make_table(stage, seats, client, TableWindowSize.for_window(stage.units, foot))
        table.controller.click_undo.follow_ups = self._follow_up_answers
        self._tables[stage] = ref(table)
        return table

    def control_scale(self, units: WindowUnits) -> float:
        """Return how many u of a window of this size one u of the table's texts and controls is."""
        return TableWindowSize.for_window(units).control_size_factor

    def draw_in_background(self, stage: Stage, seat_count: int) -> None:
        """Draw the map of a table in a thread, so that it is cached when the table opens; errors
        are ignored. Most of the work does not block Python."""
        Thread(
            target=self._draw_map_ignoring_errors,
            args=(TableWindowSize.for_window(stage.units), seat_count),
        ).start()

    def _draw_map_ignoring_errors(self, window_size: TableWindowSize, seat_count: int) -> None:
        with suppress(Exception):  # the table meets the same error again, and reports it
            self.draw_map_into_cache(window_size, seat_count)
