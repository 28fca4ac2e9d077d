"""An adit: it drains two areas that touch."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyKind, left_of

ADIT = CountyKind(
    kind="adit",
    asks=Asks(at_once=True),
    group="development",
    key="a",
    mark="adit",
    work=lambda facts: int(facts.board.adit_work),
    count=left_of("adit"),
    stocked=True,
)
