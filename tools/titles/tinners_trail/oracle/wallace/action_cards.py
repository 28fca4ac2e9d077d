"""Lord Wallace's action cards (LW-3)."""

from tools.titles.tinners_trail.oracle.table import PRICES, WALLACE, TrailOracleTable
from tools.titles.tinners_trail.oracle.work_track import column_of, pass_for_the_round

CARDS: dict[int, list[list[str]]] = {card["number"]: card["rounds"] for card in WALLACE["card"]}
BANDS: list[int] = WALLACE["bands"]


def cards_left(table: TrailOracleTable) -> list[int]:
    """LW-1: an empty deck is shuffled anew."""
    return table.action_cards or sorted(CARDS)


def copper_is_dear(table: TrailOracleTable) -> bool:
    """LW-3, LW-7: £8 or £10."""
    return table.prices["copper"] in PRICES["copper"][2:]


def band(table: TrailOracleTable) -> int:
    """LW-3: the part of the work track his marker stands in."""
    column = column_of(table, table.lord_wallace.colour)
    return max(number for number, first in enumerate(BANDS) if column >= first)


def action_on(table: TrailOracleTable, number: int) -> str:
    """LW-3: the cell of the round and his band; the highlighted action when copper is dear."""
    plain, _, highlighted = CARDS[number][table.round - 1][band(table)].partition("/")
    return highlighted if highlighted and copper_is_dear(table) else plain


def impossible(table: TrailOracleTable) -> None:
    """LW-3: the next card is due; after as many in a row as the deck holds he passes."""
    table.impossible_in_a_row += 1
    table.phase = "wallace"
    if table.impossible_in_a_row == len(CARDS):
        pass_his_turn(table)
        table.phase = "actions"


def pass_his_turn(table: TrailOracleTable) -> bool:
    """LW-14: as usual."""
    table.impossible_in_a_row = 0
    pass_for_the_round(table, table.lord_wallace.colour)
    return True
