"""What every mining company starts with and what its actions cost (S-1, G-4, D-2 .. D-8)."""

from __future__ import annotations

from game.fields import Fields
from game.titles.tinners_trail.components.kickstarter import WORK_BACK
from game.titles.tinners_trail.components.source import finish_entry
from game.titles.tinners_trail.rules.components import Company
from game.titles.tinners_trail.rules.kinds import MOST_POUNDS

MOST_MINES = 20
MOST_COLUMNS = 20
MOST_CAPACITY = 9


def read_company(fields: Fields) -> Company:
    """Return the start and the work points; no action costs more than the track has."""
    start = fields.table("start")
    work = fields.table("work")
    extract = fields.table("extract")
    fields.finish()
    columns = work.whole("columns", 1, MOST_COLUMNS)
    company = Company(
        money=start.whole("money", 0, MOST_POUNDS),
        mines=start.whole("mines", 1, MOST_MINES),
        columns=columns,
        build=work.whole("build", WORK_BACK + 1, columns),
        extract=work.whole("extract", 1, columns),
        miner=work.whole("miner", 1, columns),
        port=work.whole("port", 1, columns),
        train=work.whole("train", 1, columns),
        adit=work.whole("adit", 1, columns),
        pumps=work.whole("pumps", 1, columns),
        pasties=work.whole("pasties", 1, columns),
        base_capacity=extract.whole("base_capacity", 1, MOST_CAPACITY),
    )
    for entry in (start, work, extract):
        finish_entry(entry)
    return company
