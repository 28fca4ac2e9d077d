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

from tools.puzzling.ends import PuzzleCommand
from tools.starting import run_tool
from tools.titles.brass.puzzling.checking import check
from tools.titles.brass.puzzling.finding import (
    FOLDER,
    WANTED,
    found_in,
)
from tools.titles.brass.puzzling.self_play import TABLES

COMMAND = PuzzleCommand(FOLDER, WANTED, TABLES, found_in, check)


def main(arguments: list[str]) -> int:
    """Find or check; 1 when an answer does not hold, or something is still missing."""
    return COMMAND.run(__doc__ or "", arguments)


if __name__ == "__main__":
    run_tool(main)
