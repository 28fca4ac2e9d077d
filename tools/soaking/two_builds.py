"""Builds: the same games by the compiled rules and by the interpreter, fingerprint by fingerprint.

Run as a module it tells the games of one piece: `python -m tools.soaking.two_builds SET-UP SEED N`.
"""

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

from game.compiled.native import running_build_kind
from game.engine.fingerprint import fingerprint_of_state
from tools.proof.random_games import play_random_steps
from tools.proof.set_up_names import game_from_name
from tools.soaking.work import PieceResult, StepFailure, WorkPiece

TOP = Path(__file__).resolve().parents[2]


def play_with_both_builds(piece: WorkPiece) -> PieceResult:
    """Play the games of a piece with the compiled and the interpreted build; the first step at
    which their fingerprints differ is the failure of the result."""
    pure, native = (lines_of_build(piece, build) for build in ("pure", "native"))
    counted = sum(len(line.split()) for line in native)
    for played, (one, other) in enumerate(zip(pure, native, strict=True)):
        if one != other:
            pairs = zip(one.split(), other.split(), strict=False)
            step = next((step for step, (a, b) in enumerate(pairs) if a != b), 0)
            seed = piece.first_seed + played
            failure = StepFailure(piece.set_up, seed, step, "the two builds differ")
            return PieceResult(piece, played, counted, failure)
    return PieceResult(piece, piece.games, counted, None)


def lines_of_build(piece: WorkPiece, build: str) -> list[str]:
    """Return a line for each game of a piece, with a word (a digest) for each step, played by one
    build in a separate process."""
    wanted = [piece.set_up, str(piece.first_seed), str(piece.games)]
    result = subprocess.run(
        [sys.executable, "-m", "tools.soaking.two_builds", *wanted],
        cwd=TOP,
        env={
            **os.environ,
            "COUNT_HOUSE_PURE": "1" if build == "pure" else "",
            "PYTHONPATH": str(TOP),
        },
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    kind, *lines = result.stdout.splitlines()
    if kind != build:
        raise RuntimeError(f"the {build} build is asked for, but the rules run {kind}")
    return lines


def print_build_lines(set_up: str, first_seed: int, games: int) -> None:
    """Print which build is running, then a line for each game as `lines_of_build` returns it."""
    print(running_build_kind())
    game = game_from_name(set_up)
    for seed in range(first_seed, first_seed + games):
        words = [
            blake2b(
                fingerprint_of_state(step.after) + step.code.to_bytes(8), digest_size=6
            ).hexdigest()
            for step in play_random_steps(game, seed)
        ]
        print(" ".join(words))


if __name__ == "__main__":
    print_build_lines(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
