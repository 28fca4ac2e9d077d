"""A miner: a mine raises one cube more."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyKind, left_of

MINER = CountyKind(
    kind="miner",
    asks=Asks(at_once=True),
    group="development",
    key="m",
    work=lambda facts: int(facts.board.miner_work),
    count=left_of("miner"),
    stocked=True,
)
