"""Phase 2: what the active player may do with their work points (T-3, A, X, D, AR, E)."""

from tools.titles.tinners_trail.oracle import (
    arsenic,
    auctions,
    developments,
    emigration,
    extraction,
    michigan,
    pumps,
)
from tools.titles.tinners_trail.oracle.table import WORK_POINTS, OracleAuction, TrailOracleTable
from tools.titles.tinners_trail.oracle.work_track import (
    active_player,
    all_have_passed,
    column_of,
    final_column,
    pass_for_the_round,
    spend,
    work_points_left,
)


def moves(table: TrailOracleTable) -> list[str]:
    """T-3: each action needs its work points; in the final column one passes or places (E-4)."""
    colour = table.to_move
    if column_of(table, colour) == final_column(table, colour):
        return ["pass", *michigan.place_moves(table, colour)]
    possible = {
        "build": auctions.build_moves(table, colour),
        "extract": extraction.moves(table, colour),
        "miner": [*developments.moves(table, "miner"), *emigration.own_miner_moves(table, colour)],
        "port": developments.moves(table, "port"),
        "train": developments.moves(table, "train"),
        "adit": developments.moves(table, "adit"),
        "pumps": ["pumps"] if pumps.rightmost_group_column(table) is not None else [],
        "pasties": ["pasties"],
        "process": arsenic.process_moves(table, colour),
        "sell": arsenic.sell_moves(table, colour),
        "emigrate": emigration.moves(table, colour),
        "place": michigan.place_moves(table, colour),
    }
    found = ["pass"]
    for action, texts in possible.items():
        if WORK_POINTS[action] <= work_points_left(table, colour):
            found += texts
    return found


def play(table: TrailOracleTable, words: list[str]) -> None:
    """Do the action and spend its work points; an auction costs its winner, not its opener."""
    colour = table.to_move
    action = words[0]
    if action == "build":
        table.auction = OracleAuction(area=words[1], opener=colour)
        table.phase = "survey"
    elif action == "pass":
        pass_for_the_round(table, colour)
    else:
        work(table, colour, words)
        spend(table, colour, WORK_POINTS[action])


def work(table: TrailOracleTable, colour: str, words: list[str]) -> None:
    """Every action that costs the active player work points, or none (AR-2, E-4)."""
    action = words[0]
    if action == "extract":
        extraction.extract(table, colour, words)
    elif action == "pasties":
        table.players[colour].money += 1  # D-8
    elif action == "pumps":
        pumps.take_group(table)
        table.phase = "pumps"
    elif action == "process":
        arsenic.process(table, colour, table.areas[words[1]])
    elif action == "sell":
        arsenic.sell(table, colour)
    elif action == "emigrate":
        emigration.emigrate(table, colour, words)
    elif action == "place":
        michigan.place(table, colour, words)
    else:
        developments.take(table, action)
        if words[-1] == "own":
            emigration.place_own_miner(table, colour, table.areas[words[1]])
        else:
            developments.place(table, action, words[1:])


def settle(table: TrailOracleTable) -> bool:
    """T-1 names the player to move; T-4 ends the phase when all have passed."""
    if all_have_passed(table):
        table.phase = "adelaide"
        return True
    table.to_move = active_player(table)
    if table.to_move == table.wallace:
        table.phase = "wallace"
        return True
    return False
