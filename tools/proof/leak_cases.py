"""The set-ups in which leaks are looked for: every number of seats, each expansion alone."""

from __future__ import annotations

from dataclasses import replace

from game.engine.options import Options
from tools.proof.cases import CASES, SHELF, Case

TRAIL = SHELF["tinners-trail"]
ALONE = tuple(
    Case(Options(TRAIL.name, seats, expansions=(word,)))
    for word, seats in zip(TRAIL.expansions, (2, 3, 4, 5), strict=True)
)
SOLO_ALONE = tuple(
    Case(replace(Options(TRAIL.name, 2, automa=()), expansions=(word,)))
    for word in TRAIL.expansions
)
LEAK_CASES = (*CASES, *ALONE, *SOLO_ALONE)
