"""Reads what companies start with."""

from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.components.kickstarter import MAX_WORK_POINTS_BACK
from game.titles.tinners_trail.rules.components import TrailCompany
from game.titles.tinners_trail.rules.kinds import MAX_POUNDS_OF_BID_OR_INVESTMENT

ACTION_WORDS = ("extract", "miner", "port", "train", "adit", "pumps", "pasties")  # beside build
MAX_MINES = 20
MAX_WORK_TRACK_COLUMNS = 20
MAX_CAPACITY = 9


def read_company_start_and_costs(fields: TomlFields) -> TrailCompany:
    """Return a company's start values and the work points of the actions; raise Unreadable if
    an action costs more work than the track has."""
    start = fields.table("start")
    work = fields.table("work")
    extract = fields.table("extract")
    fields.check_no_unknown_keys()
    columns = work.integer("columns", 1, MAX_WORK_TRACK_COLUMNS)
    company = TrailCompany(
        start_money=start.integer("money", 0, MAX_POUNDS_OF_BID_OR_INVESTMENT),
        mines_per_seat=start.integer("mines", 1, MAX_MINES),
        work_track_column_count=columns,
        build_work_cost=work.integer("build", MAX_WORK_POINTS_BACK + 1, columns),
        **{f"{action}_work_cost": work.integer(action, 1, columns) for action in ACTION_WORDS},
        mine_base_capacity=extract.integer("base_capacity", 1, MAX_CAPACITY),
    )
    for entry in (start, work, extract):
        read_source_and_finish_entry(entry)
    return company
