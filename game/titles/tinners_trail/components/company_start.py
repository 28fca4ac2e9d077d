"""Reads what companies start with."""

from game.files.toml_fields import Fields
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.components.kickstarter import MOST_WORK_POINTS_BACK
from game.titles.tinners_trail.rules.components import TrailCompany
from game.titles.tinners_trail.rules.kinds import MOST_POUNDS_OF_BID_OR_INVESTMENT

ACTION_WORDS = ("extract", "miner", "port", "train", "adit", "pumps", "pasties")  # beside build
MOST_MINES = 20
MOST_WORK_TRACK_COLUMNS = 20
MOST_CAPACITY = 9


def read_company_start_and_costs(fields: Fields) -> TrailCompany:
    """Return a company's start values and the work points of the actions; raise Unreadable if
    an action costs more work than the track has."""
    start = fields.table("start")
    work = fields.table("work")
    extract = fields.table("extract")
    fields.check_no_unknown_keys()
    columns = work.integer("columns", 1, MOST_WORK_TRACK_COLUMNS)
    company = TrailCompany(
        start_money=start.integer("money", 0, MOST_POUNDS_OF_BID_OR_INVESTMENT),
        mines=start.integer("mines", 1, MOST_MINES),
        columns=columns,
        build_work_cost=work.integer("build", MOST_WORK_POINTS_BACK + 1, columns),
        **{f"{action}_work_cost": work.integer(action, 1, columns) for action in ACTION_WORDS},
        base_capacity=extract.integer("base_capacity", 1, MOST_CAPACITY),
    )
    for entry in (start, work, extract):
        read_source_and_finish_entry(entry)
    return company
