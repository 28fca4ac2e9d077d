"""Lord Wallace's adit, port, train, miner and Develop (LW-9 .. LW-13)."""

from tools.titles.tinners_trail.oracle import developments
from tools.titles.tinners_trail.oracle.emigration import is_played, place_own_miner
from tools.titles.tinners_trail.oracle.table import WORK_POINTS, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace import emigration, pumps
from tools.titles.tinners_trail.oracle.wallace.places import best_place
from tools.titles.tinners_trail.oracle.work_track import spend, work_points_left


def is_available(table: TrailOracleTable, piece: str) -> bool:
    """D: in the column of the round; LW-3: with the work points for it."""
    enough = work_points_left(table, table.lord_wallace.colour) >= WORK_POINTS[piece]
    return enough and developments.in_stock(table, piece)


def develop_with(table: TrailOracleTable, piece: str) -> bool:
    """Take the piece of the round, place it, spend its work points; LW-E: own miners first."""
    place = best_place(table, piece)
    if place is None or not is_available(table, piece):
        return False
    lord_wallace = table.lord_wallace
    developments.take(table, piece)
    if piece == "miner" and is_played(table) and lord_wallace.miners_left > 0:
        place_own_miner(table, lord_wallace.colour, table.areas[place[0]])
    else:
        developments.place(table, piece, place)
    spend(table, lord_wallace.colour, WORK_POINTS[piece])
    return True


def adit(table: TrailOracleTable) -> bool:
    """LW-9, without the pumps."""
    return develop_with(table, "adit")


def port(table: TrailOracleTable) -> bool:
    """LW-10."""
    return develop_with(table, "port")


def train(table: TrailOracleTable) -> bool:
    """LW-11."""
    return develop_with(table, "train")


def miner(table: TrailOracleTable) -> bool:
    """LW-12."""
    return develop_with(table, "miner")


def adit_or_pumps(table: TrailOracleTable) -> bool:
    """LW-9: pumps when he cannot place an adit, for whatever reason (as LW-13 takes it, too)."""
    return adit(table) or pumps.pump(table)


def develop_or_emigrate(table: TrailOracleTable) -> bool:
    """LW-E: Michigan if a miner can leave; else LW-13, in the order of LW-E with emigration."""
    if emigration.emigrate_instead(table, ["michigan"]):
        return True
    order = [train, adit, port, pumps.pump, miner]
    if is_played(table):
        order = [miner, train, adit, port, pumps.pump]
    return any(piece(table) for piece in order)
