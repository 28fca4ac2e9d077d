"""A table that is left takes its pictures with it: long sessions need no more memory."""

from __future__ import annotations

import gc
from weakref import ref

from tests.helpers.table_host import TableHost
from tests.titles.tinners_trail.table.sitting import NAMES, Game, Sitting

COLOURS = ("pink", "yellow")


def test_a_table_is_forgotten_when_its_screen_is_left() -> None:
    sitting = Sitting(Game(2, 7))
    sitting.ask()
    left = ref(sitting.table)
    sitting.host = TableHost(sitting.host.kit, sitting.room.table, NAMES, COLOURS)
    sitting.window.replace(sitting.host)
    gc.collect()
    sitting.close()
    assert left() is None
