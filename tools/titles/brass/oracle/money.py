"""Paying, and the income marker (B-0.10, B-3.8, B-13.7)."""

from tools.titles.brass.oracle.facts import INCOME_LEVELS, LAST_INCOME_SPACE
from tools.titles.brass.oracle.table import Player


def can_pay(player: Player, cost: int) -> bool:
    """Nothing can be paid that is not there; B-19.1: with money below 0 only what is free."""
    return cost == 0 or player.money >= cost


def pay(player: Player, cost: int) -> None:
    """B-13.7: all money paid in one's turn counts as spent."""
    player.money -= cost
    player.spent += cost


def income_level(player: Player) -> int:
    """B-0.10: what the space of the income marker pays."""
    return INCOME_LEVELS[player.income_space]


def forward(player: Player, spaces: int) -> None:
    """B-14.1: single spaces, not levels; B-3.8: at most to the last one."""
    player.income_space = min(LAST_INCOME_SPACE, player.income_space + spaces)
