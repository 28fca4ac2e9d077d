"""Puzzles from games of the computer players: finds them, and counts their answers out again.

    puzzles.py [--begin 1] [--games 200]   find what is missing in the folder of puzzles
    puzzles.py --check                     count every answer out again

Stopped with Ctrl-C it keeps what it has found. No answer is an estimate: a last turn is played on
in every way, over all that luck may bring, and a price is what the rules ask.
"""

from __future__ import annotations

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from tools.puzzling.ends import EndCount, PuzzleCommand
from tools.puzzling.games import fault_of_choice, fault_of_finish
from tools.starting import run_tool
from tools.titles.brass.puzzling import (
    COAL,
    FOLDER,
    MARKET,
    TABLES,
    TENTHS,
    WANTED,
    found_in,
    mill_prices,
    rail_prices,
    read,
    tenths_of,
)


def main(arguments: list[str]) -> int:
    """Find or check; 1 when an answer does not hold, or something is still missing."""
    command = PuzzleCommand(FOLDER, WANTED, TABLES, found_in, check)
    return command.run(__doc__ or "", arguments)


def check(puzzle: Puzzle) -> str:
    """Return what does not hold about a puzzle's answer, "" when all does."""
    game, state = read(puzzle.position)
    if state.to_move != puzzle.seat:
        return "somebody else is to move"
    count, answer = EndCount(game, puzzle.seat), puzzle.answer
    if isinstance(answer, Finish):
        best = count.points(state)
        return "luck decides" if count.met_luck else fault_of_finish(game, state, answer, best)
    if not isinstance(answer, CountedChoice):
        return "it was not counted out"
    if puzzle.kind == MARKET:
        return fault_of_choice(answer, tenths_of(count, game, state))
    prices = (mill_prices if puzzle.kind == COAL else rail_prices)(game, state)
    return fault_of_choice(answer, {move: TENTHS * price for move, price in prices.items()})


if __name__ == "__main__":
    run_tool(main)
