"""The numbers, letters and words of Lord Wallace's tables: one place each, in the same order.

The letters are the cells of his action cards: build, mine, steam pumps, adit, port, train, miner,
develop, pass.
"""

# compiled: its numbers are asked for at every card

from __future__ import annotations

from typing import Final

BUILD_CELL: Final = 0
MINE_CELL: Final = 1
PUMPS_CELL: Final = 2
ADIT_CELL: Final = 3
PORT_CELL: Final = 4
TRAIN_CELL: Final = 5
MINER_CELL: Final = 6
DEVELOP_CELL: Final = 7
PASS_CELL: Final = 8
ACTION_LETTERS: Final = "BMPAOTNDX"
ACTION_WORDS: Final = (
    "build",
    "mine",
    "pumps",
    "adit",
    "port",
    "train",
    "miner",
    "develop",
    "pass",
)

BANDS: Final = 3  # of the work track: early, middle and late columns
DICE: Final = ("tin", "copper", "water")
LOWER: Final = 0
HIGHER: Final = 1
PICKS: Final = ("lower", "higher")
