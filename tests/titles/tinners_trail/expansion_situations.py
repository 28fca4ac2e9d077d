"""Reasons of arsenic and emigration, each with a table on which it is the right one."""

from __future__ import annotations

from tests.titles.tinners_trail.expansion_tables import (
    ARSENIC,
    COAST,
    EMIGRATION,
    arsenic_table,
    emigrant,
    emigration_table,
    naming_table,
    new_calciner_mine,
    waiting_table,
)
from tests.titles.tinners_trail.situations import because
from tests.titles.tinners_trail.tables import Table, table_of


def placing() -> Table:
    """Return a table on which pink has just got a train from Michigan."""
    return emigration_table(round=2).play("emigrate kea michigan")


def ports_everywhere() -> Table:
    """Return a table on which a port from Michigan finds no place."""
    ports = {f"area_{name.replace('-', '_')}": {"port": True} for name in COAST}
    return waiting_table("port", **ports)


def taken(*places: str) -> Table:
    """Return a table on which yellow has gone to these places in round 1."""
    gone = [emigrant(place, 1, "yellow") for place in places]
    return emigration_table(emigrated=gone)


ALL_FOUR = ("michigan", "sierra-madre", "kimberley", "adelaide")
IMPOSSIBLE_WITH_EXPANSIONS = (
    because("expansion-not-in-play", table_of, "process"),
    because("expansion-not-in-play", arsenic_table, "emigrate"),
    because("not-now-calciner", new_calciner_mine, "process"),
    because("not-now-place", placing, "emigrate"),
    because("not-now-adelaide", lambda: naming_table(1), "pass"),
    because("final-column", lambda: arsenic_table(pink={"limiter": 1}), "process"),
    because(
        "too-little-work",
        lambda: arsenic_table(pink={"limiter": 3}, work={"1": ["pink"], "5": ["yellow", "blue"]}),
        "build",
        needed=2,
        left=1,
    ),
    because("no-calciner", lambda: table_of(expansions=ARSENIC), "process"),
    because("no-calciner", lambda: table_of(expansions=ARSENIC), "sell"),
    because("no-arsenic-held", arsenic_table, "sell"),
    because("no-own-mine", arsenic_table, "process"),
    because(
        "no-own-mine-there",
        lambda: arsenic_table(area_kea={"owner": "blue", "arsenic": 1}),
        "process kea",
        area="kea",
    ),
    because(
        "no-arsenic-there",
        lambda: arsenic_table(area_kea={"owner": "pink"}),
        "process kea",
        area="kea",
    ),
    because(
        "no-arsenic-there-anywhere",
        lambda: arsenic_table(area_kea={"owner": "pink"}, area_redruth={"arsenic": 2}),
        "process",
    ),
    because(
        "none-left",
        lambda: emigration_table(developments={"miner": [0, 0, 0, 0]}),
        "own-miner",
        development="miner",
    ),
    because(
        "no-own-miner-left", lambda: emigration_table(pink={"miners_left": 0}), "own-miner kea"
    ),
    because("no-own-mine", lambda: table_of(expansions=EMIGRATION), "own-miner"),
    because("no-own-mine-there", emigration_table, "own-miner redruth", area="redruth"),
    because("already-there", emigration_table, "own-miner kea", area="kea", development="miner"),
    because("miners-everywhere", emigration_table, "own-miner"),
    because("no-own-miner-on-map", lambda: table_of(expansions=EMIGRATION), "emigrate"),
    because("no-own-miner-there", emigration_table, "emigrate redruth", area="redruth"),
    because(
        "place-taken",
        lambda: taken("kimberley"),
        "emigrate kea kimberley",
        place="kimberley",
        round=1,
    ),
    because("places-taken", lambda: taken(*ALL_FOUR), "emigrate", round=1),
    because("nothing-waits", emigration_table, "place"),
    because("no-place-for-pieces", ports_everywhere, "place"),
    because(
        "final-column-waiting",
        lambda: waiting_table("train", work={"10": ["pink", "yellow", "blue"]}),
        "pasties",
    ),
)
REFUSED_WITH_EXPANSIONS = (
    because("not-now-calciner", new_calciner_mine, "pass"),
    because("not-now-place", placing, "pass"),
    because("not-now-adelaide", lambda: naming_table(1), "invest none"),
    because("not-now-actions", arsenic_table, "calciner yes"),
    because("not-now-actions", emigration_table, "adelaide tin"),
    because("no-arsenic-held", arsenic_table, "sell arsenic"),
    because("no-own-mine-there", emigration_table, "miner redruth own", area="redruth"),
    because("place-taken", lambda: taken("adelaide"), "emigrate kea adelaide", place="adelaide"),
    because("nothing-waits", emigration_table, "place train kea"),
    because("nothing-to-put-off", lambda: waiting_table("train"), "place none"),
    because(
        "piece-does-not-wait",
        lambda: waiting_table("train"),
        "place port kea",
        development="port",
    ),
    because("inland", lambda: waiting_table("port"), "place port redruth", area="redruth"),
    because(
        "already-there",
        lambda: waiting_table("train", area_kea={"train": True}),
        "place train kea",
        development="train",
        area="kea",
    ),
    because(
        "adit-there",
        lambda: waiting_table("adit", adits=[["camborne", "redruth"]]),
        "place adit redruth camborne",
        area="camborne",
        other="redruth",
    ),
    because("piece-does-not-wait", placing, "place adit camborne redruth", development="adit"),
)
