"""Lord Wallace's turn: an action card says what he does (LW-3)."""

from collections.abc import Callable

from tools.titles.tinners_trail.oracle.table import LAST_ROUND, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace import (
    action_cards,
    actions,
    arsenic,
    building,
    mine,
    pumps,
)
from tools.titles.tinners_trail.oracle.work_track import column_of, final_column

ACTIONS: dict[str, Callable[[TrailOracleTable], bool]] = {
    "B": building.build_or_emigrate,
    "M": mine.mine_or_emigrate,
    "P": pumps.pump,
    "A": actions.adit_or_pumps,
    "O": actions.port,
    "T": actions.train,
    "N": actions.miner,
    "D": actions.develop_or_emigrate,
    "X": action_cards.pass_his_turn,
}
"""Each carries out an action and says True, or says False when it is impossible."""


def moves(table: TrailOracleTable) -> list[str]:
    """LW-1: any card that is left in the deck."""
    return [f"wallace card {number}" for number in action_cards.cards_left(table)]


def weight(_table: TrailOracleTable, _outcome: str) -> int:
    """Every card is there once."""
    return 1


def play(table: TrailOracleTable, words: list[str]) -> None:
    """LW-3: do what the card says, or reveal another."""
    number = int(words[2])
    table.action_cards = [left for left in action_cards.cards_left(table) if left != number]
    table.phase = "actions"
    if ACTIONS[action_cards.action_on(table, number)](table):
        if table.phase == "actions":
            table.impossible_in_a_row = 0
    else:
        action_cards.impossible(table)


def settle(table: TrailOracleTable) -> bool:
    """LW-3: passing by itself comes before any card is revealed."""
    colour = table.lord_wallace.colour
    if column_of(table, colour) == final_column(table, colour):
        return passed(table)
    if nothing_left_to_mine(table):
        return passed(table)
    table.to_move = "luck"
    return False


def passed(table: TrailOracleTable) -> bool:
    """LW-3: without a card."""
    action_cards.pass_his_turn(table)
    table.phase = "actions"
    return True


def nothing_left_to_mine(table: TrailOracleTable) -> bool:
    """LW-3: round 4, marker on 7 to 9, neither ore nor arsenic of his to mine."""
    colour = table.lord_wallace.colour
    late = table.round == LAST_ROUND and 7 <= column_of(table, colour) <= 9
    ore = sum(area.ore for area in table.mines_of(colour))
    return late and ore == 0 and not arsenic.can_process(table)
