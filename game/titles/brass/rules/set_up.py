"""What a game is set up with: seats and the optional rules of B-19."""

# interpreted: read once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetUp:
    """One game's options as the rules need them."""

    seats: int
    debt_stays: bool = False  # B-19.1
    ferry_both_ways: bool = False  # B-19.2
    two_cards_over: bool = False  # B-19.3
    distant_money: bool = False  # B-19.4
