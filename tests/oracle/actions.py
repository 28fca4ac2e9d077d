"""Phase 2: what the active player may do with their work points (T-3, A, X, D)."""

from . import before_the_auction, developments, extraction, pumps
from .components import FINAL_COLUMN, WORK_POINTS
from .table import Auction, Table
from .work_track import (
    active_player,
    all_have_passed,
    column_of,
    pass_for_the_round,
    spend,
    work_points_left,
)


def moves(table: Table) -> list[str]:
    """T-3: each action needs its work points; in the final column there is nothing but passing."""
    colour = table.to_move
    if column_of(table, colour) == FINAL_COLUMN:
        return ["pass"]
    possible = {
        "build": before_the_auction.build_moves(table, colour),
        "extract": extraction.moves(table, colour),
        "miner": developments.miner_moves(table),
        "port": developments.port_moves(table),
        "train": developments.train_moves(table),
        "adit": developments.adit_moves(table),
        "pumps": ["pumps"] if pumps.rightmost_group_column(table) is not None else [],
        "pasties": ["pasties"],
    }
    found = ["pass"]
    for action, texts in possible.items():
        if WORK_POINTS[action] <= work_points_left(table, colour):
            found += texts
    return found


def play(table: Table, words: list[str]) -> None:
    """Do the action and spend its work points; an auction costs its winner, not its opener."""
    colour = table.to_move
    action = words[0]
    if action == "build":
        table.auction = Auction(area=words[1], opener=colour)
        table.phase = "survey"
    elif action == "pass":
        pass_for_the_round(table, colour)
    else:
        work(table, colour, words)
        spend(table, colour, WORK_POINTS[action])


def work(table: Table, colour: str, words: list[str]) -> None:
    """Every action that costs the active player work points."""
    action = words[0]
    if action == "extract":
        extraction.extract(table, colour, words)
    elif action == "pasties":
        table.players[colour].money += 1  # D-8
    elif action == "pumps":
        pumps.take_group(table)
        table.phase = "pumps"
    else:
        developments.take(table, action)
        place(table, action, words[1:])


def place(table: Table, piece: str, names: list[str]) -> None:
    """A piece from the development board goes on the map (D-2 .. D-5)."""
    if piece == "miner":
        developments.place_miner(table.areas[names[0]])
    elif piece == "port":
        developments.place_port(table.areas[names[0]])
    elif piece == "train":
        developments.place_train(table, table.areas[names[0]])
    else:
        developments.place_adit(table, names)


def settle(table: Table) -> bool:
    """T-1 names the player to move; T-4 ends the phase when all have passed."""
    if all_have_passed(table):
        table.phase = "sell"
        return True
    table.to_move = active_player(table)
    return False
