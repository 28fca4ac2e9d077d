"""The letters and words of Lord Wallace's tables, in the order of the numbers that stand for them.

The letters are the cells of his action cards: build, mine, steam pumps, adit, port, train, miner,
develop, pass.
"""

from __future__ import annotations

from typing import Final

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
DICE: Final = ("tin", "copper", "water")
PICKS: Final = ("lower", "higher")
