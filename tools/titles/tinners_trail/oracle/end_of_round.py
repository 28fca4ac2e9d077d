"""Phase 4: clean the boards and line up the markers (R-1, R-2)."""

from tools.titles.tinners_trail.oracle.table import BOARDS, PIECES, TrailOracleTable


def settle(table: TrailOracleTable) -> bool:
    """R-1: unused pieces leave, pumps are refilled; R-2: markers return in passing order."""
    for piece in PIECES:
        table.stock[piece][table.round - 1] = 0
    table.pumps = [list(groups) for groups in BOARDS[len(table.seats)]["pumps"]]
    table.work = {0: list(table.invested)}
    table.invested = []
    table.declined = []
    first = table.work[0][: 1 if len(table.seats) == 2 else 2]
    table.peekers = [colour for colour in first if colour != table.wallace]  # LW-2
    table.phase = "peek"
    return True
