"""A train: it raises more from the area and its neighbours."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyKind, left_of

TRAIN = CountyKind(
    kind="train",
    asks=Asks(at_once=True),
    group="development",
    key="t",
    mark="train",
    work=lambda facts: int(facts.board.train_work),
    count=left_of("train"),
    stocked=True,
)
