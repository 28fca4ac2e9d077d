"""Puzzles from games of naive players: finds them, and counts their answers out again.

    puzzles.py [--begin 1] [--games 200]   find what is missing in the folder of puzzles
    puzzles.py --check                     count every answer out again

Stopped with Ctrl-C it keeps what it has found. No answer is an estimate: a turn is played on in
every way, to its end, to that of the round, or of the game.
"""

from __future__ import annotations

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from tools.puzzling.ends import PuzzleCommand
from tools.starting import run_tool
from tools.titles.tiletum.puzzling.checking import check
from tools.titles.tiletum.puzzling.finding import (
    FOLDER,
    WANTED,
    found_in,
)
from tools.titles.tiletum.puzzling.self_play import TABLES

COMMAND = PuzzleCommand(FOLDER, WANTED, TABLES, found_in, check)


def main(arguments: list[str]) -> int:
    """Find or check; 1 when an answer does not hold, or something is still missing."""
    return COMMAND.run(__doc__ or "", arguments)


if __name__ == "__main__":
    run_tool(main)
