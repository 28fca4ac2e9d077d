"""One record of every kind."""

from __future__ import annotations

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.records.records import (
    FREE,
    LUCK,
    TOOK_OVER,
    Closing,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
    Undo,
)

SEATS = (Seat("Ann", "human", "red"), Seat("Zoë", "ai:3", "white"))
OPENING = Opening(
    options=Options("lanterns", 2, "first", ("wicks",), ("deep-pockets",)),
    components=b"candles!",
    seats=SEATS,
    seed=7,
    rules_revision=1,
    state_version=1,
    versions=(("game", "0.1.0"), ("build", "pure")),
)
DEALT = Snapshot(0, 0, [[0, -1, 2**62], [], [5]])
ROLL = Step(1, CHANCE, 4 << 36, b"abcdefgh", LUCK)
TAKE = Step(2, 0, 2 << 36, b"ijklmnop", FREE)
KEPT = Snapshot(2, 30, [[1], [2], [3]])
BACK = Undo(1)
NOTE = Note(1, TOOK_OVER, 1, "human")
CLOSING = Closing(1, (12, -3), (0, 1))
STORY: tuple[Record, ...] = (OPENING, DEALT, ROLL, TAKE, KEPT, BACK, NOTE, CLOSING)
