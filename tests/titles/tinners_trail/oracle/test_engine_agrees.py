"""Engine and oracle play the same random games and must agree at every step."""

import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tools import oracle
from tools.titles.tinners_trail.oracle.games import (
    ALL_MOODS,
    COMBINATIONS,
    EXPANSION_MOODS,
    MOODS,
    OPTIONS,
    TrailOracleMatch,
    against_lord_wallace,
    choose,
    disagreements,
    with_expansions,
)
from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.table import EXPANSIONS
from tools.titles.tinners_trail.oracle.writing import same_position
from tools.titles.tinners_trail.proofs import ORACLE, PROOFS

# Engine and oracle play the same random games and must agree at every step.
#
# A failure names players, seed, mood and step; `disagreements(Match(...))` plays it again.

pytestmark = pytest.mark.thorough

PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_on_every_move_and_position(players: int, mood: str) -> None:
    assert disagreements(TrailOracleMatch(players, 1, mood)) == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_when_everything_is_scarce(players: int, seed: int) -> None:
    assert disagreements(TrailOracleMatch(players, seed, "bidder", scarce=True)) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(100, 110))
def test_engine_and_oracle_agree_in_many_games(
    players: int, seed: int, mood: str, scarce: bool
) -> None:
    assert disagreements(TrailOracleMatch(players, seed, mood, scarce)) == []


# Engine and oracle play the same games against Lord Wallace, with every option and expansion.

NUMBERS = range(len(COMBINATIONS))


@pytest.mark.parametrize("option", ["none", *OPTIONS])
def test_engine_and_oracle_agree_with_each_option_alone(option: str) -> None:
    seed = 1 + OPTIONS.index(option) if option in OPTIONS else 0
    difficulty = () if option == "none" else (option,)
    mood = ALL_MOODS[seed % len(ALL_MOODS)]
    assert disagreements(TrailOracleMatch(1, seed, mood, difficulty=difficulty)) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_engine_and_oracle_agree_solo_with_every_combination_of_expansions(number: int) -> None:
    assert disagreements(against_lord_wallace(number, number, scarce=number % 2 == 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", range(100, 120))
def test_engine_and_oracle_agree_in_many_solo_games(seed: int, number: int, scarce: bool) -> None:
    assert disagreements(against_lord_wallace(seed, number, scarce=scarce)) == []


# Engine and oracle play the same games with arsenic, emigration and the Kickstarter pack.

TEST_ENGINE_AGREES_WITH_EXPANSIONS_NUMBERS = range(1, len(COMBINATIONS))


@pytest.mark.parametrize("number", TEST_ENGINE_AGREES_WITH_EXPANSIONS_NUMBERS)
def test_engine_and_oracle_agree_with_every_combination_of_expansions(number: int) -> None:
    players = PLAYERS[number % len(PLAYERS)]
    assert disagreements(with_expansions(1, number, players, scarce=number % 3 == 0)) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_with_all_expansions_together(players: int) -> None:
    mood = list(EXPANSION_MOODS)[players % len(EXPANSION_MOODS)]
    assert disagreements(TrailOracleMatch(players, 2, mood, expansions=tuple(EXPANSIONS))) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", TEST_ENGINE_AGREES_WITH_EXPANSIONS_NUMBERS)
@pytest.mark.parametrize("seed", range(100, 105))
def test_engine_and_oracle_agree_in_many_games_with_expansions(
    seed: int, number: int, players: int, scarce: bool
) -> None:
    assert disagreements(with_expansions(seed, number, players, scarce=scarce)) == []


# The command line plays a whole game move by move and must end where the oracle ends.

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
    oracle = TrailOracle.from_position(tomllib.loads(start.read_text()))
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


# The command that compares games by the thousand.


def test_games_that_agree_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert oracle.main(["--games", "42", "--begin", "40", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("2 games, 0 with differences")


def test_a_run_that_goes_on_plays_the_games_that_are_left() -> None:
    whole = oracle.wanted_games(ORACLE, 7, 0)
    first = [next(whole) for _ in range(100)]
    rest = oracle.wanted_games(ORACLE, 7, 90)
    assert [next(rest) for _ in range(10)] == first[90:]
    assert len(set(first)) == len(first)


def test_differences_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def disagree(match: TrailOracleMatch) -> list[str]:
        return [f"seed {match.seed} differs"]

    wrong = replace(ORACLE, disagreements=disagree)
    proofs = replace(PROOFS, second_opinions=(wrong,))
    monkeypatch.setattr(oracle, "proofs_of", lambda _name: proofs)
    monkeypatch.setattr(oracle, "NAMES", ["tinners-trail"])
    assert oracle.main(["--games", "1", "--seed", "5", "--jobs", "1"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "seed 5 differs"
    assert told[1].startswith("1 games, 1 with differences")


def test_an_edition_without_an_oracle_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        oracle.main(["--edition", "1850"])
    assert "there is no oracle for that edition" in capsys.readouterr().err


@pytest.mark.slow
def test_hundreds_of_games_agree() -> None:
    assert oracle.main(["--games", "400", "--seed", "31"]) == 0
