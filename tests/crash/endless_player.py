"""A program that plays games without end, and says of every step that is shown as done.

Run as `python tests/crash/endless_player.py FOLDER SEED`; it is killed at some moment. It
prints "game NAME" for a game it begins or goes on with, and "step N FINGERPRINT" or "undo N"
after each change is on the disk.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.engine.luck import Luck
from game.match.match import Match
from game.records.saves import Saves
from tests.helpers.toy_games import TITLE, luck_of, new_toy_game


def say(line: str) -> None:
    """Hand a line to the operating system at once."""
    os.write(1, f"{line}\n".encode())


def play_on(match: Match, luck: Luck) -> None:
    """Play to the end, taking back a decision now and then."""
    while question := match.question():
        if luck.below(5) == 0 and match.why_not_undo(question.seat) is None:
            match.undo(question.seat)
            say(f"undo {match.steps}")
        else:
            moves = match.moves()
            match.play(question.seat, moves[luck.below(len(moves))].code)
            say(f"step {match.steps} {match.fingerprint().hex()}")


def main(folder: Path, seed: int) -> None:
    """Go on with the unfinished game, if there is one, then play new ones."""
    saves, luck = Saves(folder), luck_of(seed)
    while True:
        unfinished = saves.newest_unfinished()
        if unfinished:
            match = Match.resume(TITLE, saves.reopen(unfinished), heavy=True)
            say(f"game {unfinished.name}")
        else:
            journal = saves.create()
            match = Match.begin(new_toy_game(seed), journal, heavy=True)
            say(f"game {journal.name}")
        play_on(match, luck)
        match.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
