"""The command line plays a whole game move by move and must end where the oracle ends."""

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from tools.titles.tinners_trail.oracle.comparison import same_position
from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.random_play import choose

pytestmark = pytest.mark.thorough

SEED = 7


def position(*arguments: str) -> str:
    """What `python -m game position ...` prints."""
    command = [sys.executable, "-m", "game", "position", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


GAMES = {
    "two": ["--players", "2"],
    "five": ["--players", "5", "--expansions", "arsenic,emigration,kickstarter"],
    "solo": ["--players", "human,wallace", "--wallace", "better-mines,bailing-out"],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_agrees_with_the_oracle(game: str, tmp_path: Path) -> None:
    random = Random(SEED)
    start = tmp_path / "start.toml"
    start.write_text(position("new", *GAMES[game], "--seed", str(SEED)))
    oracle = Oracle.from_position(tomllib.loads(start.read_text()))
    played: list[str] = []
    while oracle.table.round < 3 or oracle.table.to_move == "luck":
        played.append(choose(oracle.moves(), random, "miner"))
        oracle.play(played[-1])
    middle = tmp_path / "middle.toml"
    middle.write_text(position("play", str(start), *played))
    assert same_position(tomllib.loads(middle.read_text()), oracle.document()) == []
    assert position("moves", str(middle)).splitlines() == oracle.moves()
    rest: list[str] = []
    while oracle.table.phase != "over":
        rest.append(choose(oracle.moves(), random, "miner"))
        oracle.play(rest[-1])
    assert (
        same_position(tomllib.loads(position("play", str(middle), *rest)), oracle.document()) == []
    )
