"""The kinds of moves that both editions have."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyFacts, CountyKind, left_of


def mines(facts: CountyFacts) -> int:
    """Return how many mines ore can be raised from."""
    return len({place for move in facts.moves if move.kind == "extract" for place in move.places})


def water(facts: CountyFacts) -> int:
    """Return how much water the next group of pumps drains."""
    groups = [group for group in facts.view.pumps[: facts.column + 1] if group]
    return groups[-1][-1] if groups else 0


BUILD = CountyKind(
    kind="build",
    group="mines",
    key="b",
    icon="mine",
    mark="gavel",
    work=lambda facts: int(facts.board.build_work),
    count=lambda facts: 1 + len(facts.view.invested),
)
EXTRACT = CountyKind(
    kind="extract",
    group="mines",
    key="e",
    icon="pick",
    work=lambda facts: int(facts.board.extract_work),
    count=mines,
)
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
MINER = CountyKind(
    kind="miner",
    asks=Asks(at_once=True),
    group="development",
    key="m",
    work=lambda facts: int(facts.board.miner_work),
    count=left_of("miner"),
    stocked=True,
)
PUMPS = CountyKind(
    kind="pumps",
    group="development",
    key="s",
    icon="pump",
    where="board",
    work=lambda facts: int(facts.board.pumps_work),
    count=water,
)
PUMP = CountyKind(kind="pump", asks=Asks(at_once=True), question="area")
"""One area after the other is drained."""
PASTIES = CountyKind(
    kind="pasties",
    group="pasties",
    key="k",
    icon="pasty",
    where="order",
    work=lambda facts: int(facts.board.pasties_work),
    count=lambda facts: 1,
)
