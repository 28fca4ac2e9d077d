"""How good actions look beside each other: plain gains, corrected by what searches chose.

An estimate sees one action alone. Which of them a search prefers, round by round, was learned
from its visits in games of the other edition (a soft-max over the candidates); a typical
extraction counts as it is. So quick games, first sights and the order in which moves are tried
know that adits, trains and the last mines are worth more than their plain gain, and pasties less.
"""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.kinds import ROUNDS

# By kind of action in the four rounds: BUILD = 2 to PASS = 10.
PER_CENT: Final[vec[i64]] = row_of(
    [
        *([0, 0, 0, 0] * 2),
        *[165, 165, 165, 87],  # BUILD
        *[73, 73, 73, 23],  # EXTRACT
        *[63, 63, 63, 110],  # MINER
        *[109, 109, 109, 182],  # PORT
        *[134, 134, 134, 177],  # TRAIN
        *[260, 260, 260, 282],  # ADIT
        *[62, 62, 62, 103],  # PUMPS
        *[41, 41, 41, 51],  # PASTIES
        *[215, 215, 215, 169],  # PASS
    ]
)
PENCE: Final[vec[i64]] = row_of(
    [
        *([0, 0, 0, 0] * 2),
        *[485, 583, 447, 541],  # BUILD
        *[109, 109, 109, 770],  # EXTRACT
        *[104, 211, 274, 375],  # MINER
        *[-33, 196, 350, 533],  # PORT
        *[196, 120, 259, 518],  # TRAIN
        *[-144, -79, 63, 248],  # ADIT
        *[195, 354, 527, 522],  # PUMPS
        *[279, 303, 396, 670],  # PASTIES
        *[211, 212, 148, 490],  # PASS
    ]
)


def judged(kind: i64, gain: i64, game_round: i64) -> i64:
    """Return the pence a work point that an action seems to gain, from its plain gain."""
    cell: i64 = kind * ROUNDS + game_round - 1
    return gain * PER_CENT[cell] // 100 + PENCE[cell]
