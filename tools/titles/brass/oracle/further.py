"""A second rail, a second counter, a further mill, each a question (B-10.5, B-11.1, B-12.1)."""

from collections.abc import Callable

from tools.titles.brass.oracle import cotton, developing, links
from tools.titles.brass.oracle.actions import ACTION_OVER, begin
from tools.titles.brass.oracle.table import BrassOracleTable

DONE = "done"
LISTS: dict[str, Callable[[BrassOracleTable], list[str]]] = {
    "rail": links.second_rails,
    "develop": developing.moves,
    "sell": cotton.moves,
}


def moves(table: BrassOracleTable) -> list[str]:
    """What may follow, or nothing."""
    return [*LISTS[table.phase](table), DONE]


def choose(table: BrassOracleTable, text: str) -> None:
    """The action goes on, without a card, or is over."""
    if text == DONE:
        table.phase = ACTION_OVER
        return
    asked = table.phase
    begin(table, text.split())
    if asked != "sell":  # notation: the second rail or counter of the action
        table.pending["number"] = 2


def settle(table: BrassOracleTable) -> bool:
    """B-17.5: not asked when nothing may follow."""
    if moves(table) != [DONE]:
        return False
    table.phase = ACTION_OVER
    return True
