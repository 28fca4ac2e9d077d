"""One record of every kind."""

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.records import records

SEATS = (records.Seat("Ann", "human", "red"), records.Seat("Zoë", "ai:3", "white"))
OPENING = records.Opening(
    options=Options("lanterns", 2, "first", ("wicks",), ("deep-pockets",)),
    components_digest=b"candles!",
    seats=SEATS,
    seed=7,
    rules_revision=1,
    state_version=1,
    program_versions=(("game", "0.1.0"), ("build", "pure")),
)
DEALT = records.Snapshot(0, 0, [[0, -1, 2**62], [], [5]])
ROLL = records.Step(1, CHANCE, 4 << 36, b"abcdefgh", records.LUCK_BARRIER)
TAKE = records.Step(2, 0, 2 << 36, b"ijklmnop", records.NO_BARRIER)
KEPT = records.Snapshot(2, 30, [[1], [2], [3]])
BACK = records.Undo(1)
NOTE = records.Note(1, records.PLAYER_REPLACED_NOTE_KIND, 1, "human")
CLOSING = records.Closing(1, (12, -3), (0, 1))
STORY: tuple[records.Record, ...] = (OPENING, DEALT, ROLL, TAKE, KEPT, BACK, NOTE, CLOSING)
