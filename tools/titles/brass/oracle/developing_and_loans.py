"""Developing (B-11), and loans (B-13.1 .. B-13.4)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition, Player

FOR_EACH_LEVEL = 10  # pounds of a loan


def development_moves(position: BrassPosition) -> list[str]:
    """Return a text for each industry of which the mover has a counter left to develop; [] if the
    iron cannot be paid (B-11.1 to B-11.3)."""
    player = position.mover
    if not board.can_pay(player, position.iron_price):
        return []
    return [f"develop {industry}" for industry in facts.INDUSTRIES if player["stacks"][industry]]


def loan_moves(position: BrassPosition) -> list[str]:
    """Return a text for each loan the mover may take: none that leads below income level -10, and
    none in the rail era once the deck is empty (B-13.2, B-13.3)."""
    if position["era"] == "rail" and not position["deck"]:
        return []
    level = board.income_level(position.mover)
    return [
        f"loan {pounds}"
        for pounds in facts.PRICES["loans"]
        if level - pounds // FOR_EACH_LEVEL >= facts.INCOME_LEVELS[0]
    ]


def take_loan(player: Player, pounds: int) -> None:
    """Give the player a loan in pounds, and move the income marker to the highest space of the
    lower level (B-13.1)."""
    level = board.income_level(player) - pounds // FOR_EACH_LEVEL
    player["income_space"] = max(at for at, pays in enumerate(facts.INCOME_LEVELS) if pays == level)
    player["money"] += pounds
