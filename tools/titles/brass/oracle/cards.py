"""The card that is played for an action (B-4.3 .. B-4.6, B-17.5)."""

from tools.titles.brass.oracle.building import TWO_CARDS, cards_for_space
from tools.titles.brass.oracle.table import BrassOracleTable


def moves(table: BrassOracleTable) -> list[str]:
    """B-17.5: equal cards are one answer."""
    return sorted({f"card {card}" for card in table.mover.hand if is_allowed(table, card)})


def is_allowed(table: BrassOracleTable, card: str) -> bool:
    """B-4.3: only building by one card asks which; B-4.5: two may show whatever they like."""
    words = table.pending["move"].split()
    if words[0] != "build" or words[-1] == TWO_CARDS:
        return True
    return card in cards_for_space(table, words[1], words[2])


def play_card(table: BrassOracleTable, card: str) -> None:
    """B-2.5: onto the discard pile."""
    table.mover.hand.remove(card)
    table.discards.append(card)
    table.pending["cards"] -= 1
