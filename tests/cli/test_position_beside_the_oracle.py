"""The command line plays whole games move by move and must be where the oracle is."""

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from tools.proof.oracles import choose_move
from tools.titles.tinners_trail.oracle.games import ORACLE

pytestmark = pytest.mark.thorough

SEED = 7
GAMES = {
    "two": ["--players", "2"],
    "five": ["--players", "5", "--expansions", "arsenic,emigration,kickstarter"],
    "solo": ["--players", "human,wallace", "--wallace", "better-mines,bailing-out"],
}


def position(*arguments: str) -> str:
    """What `python -m game position ...` prints."""
    command = [sys.executable, "-m", "game", "position", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_agrees_with_the_oracle(game: str, tmp_path: Path) -> None:
    random = Random(SEED)
    texts = position("new", *GAMES[game], "--seed", str(SEED))
    oracle = ORACLE.read(tomllib.loads(texts))
    for last_round in (2, 4):
        file = tmp_path / f"{last_round}.toml"
        file.write_text(texts, encoding="utf-8")
        played: list[str] = []
        while oracle["phase"] != "over" and (
            oracle["round"] <= last_round or oracle["to_move"] == "luck"
        ):
            played.append(choose_move(list(ORACLE.answers(oracle)), random, ORACLE.moods["miner"]))
            ORACLE.play(oracle, played[-1])
        texts = position("play", str(file), *played)
        assert ORACLE.unlike_positions(ORACLE.read(tomllib.loads(texts)), oracle) == []
        file.write_text(texts, encoding="utf-8")
        assert position("moves", str(file)).splitlines() == sorted(ORACLE.answers(oracle))
