"""Phase 3: what the active player may do (C-6 .. C-11, C-21, C-23, C-28)."""

from tools.titles.tinners_trail.oracle_2007 import auction, developments, extraction, pumps
from tools.titles.tinners_trail.oracle_2007.facts import PIECES, TIME_POINTS
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable
from tools.titles.tinners_trail.oracle_2007.track import (
    active,
    others_have_passed,
    pass_for_the_round,
    spend_time,
    time_left,
)


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-8: an action needs its time points in full; C-21: the active player may always pass."""
    possible = {
        "build": auction.build_moves(table),
        "extract": extraction.moves(table),
        **{piece: developments.moves(table, piece) for piece in PIECES},
        "pumps": [] if pumps.column_to_take(table) is None else ["pumps"],
        "pasties": ["pasties"],
    }
    left = time_left(table, table.to_move)
    found = [text for kind in possible if TIME_POINTS[kind] <= left for text in possible[kind]]
    return [*found, "pass"]


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-20: time is spent at once, but that of a mine, which its winner spends."""
    words = text.split()
    colour = table.to_move
    if words[0] == "pass":
        pass_for_the_round(table, colour)
        return
    if words[0] == "build":
        auction.open_auction(table, words[1])
        return
    table.phase = "action over"
    if words[0] == "extract":
        extraction.extract(table, table.areas[words[1]], int(words[3]), int(words[5]))
    elif words[0] == "pumps":
        pumps.take(table)
    elif words[0] == "pasties":
        table.players[colour].money += 1  # C-28
    else:
        developments.build(table, words)
    spend_time(table, colour, TIME_POINTS[words[0]])


def settle(table: Edition2007OracleTable) -> bool:
    """C-6: who is active; C-21: the phase ends when all have passed."""
    if len(table.passed) == len(table.seats):
        table.phase = "sale"
        return True
    table.to_move = active(table)
    return False


def end_action(table: Edition2007OracleTable) -> bool:
    """C-7: when all others have passed, the one action is followed by the pass."""
    if others_have_passed(table):
        pass_for_the_round(table, active(table))
    table.phase = "actions"
    return True
