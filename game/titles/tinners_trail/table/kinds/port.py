"""A port: its ship raises more from a mine on the coast."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyKind, left_of

PORT = CountyKind(
    kind="port",
    asks=Asks(at_once=True),
    group="development",
    key="p",
    mark="port",
    work=lambda facts: int(facts.board.port_work),
    count=left_of("port"),
    stocked=True,
)
