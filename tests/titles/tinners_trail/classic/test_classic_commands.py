"""The edition of 2007 on the command line."""

import json
import tomllib
from pathlib import Path

import pytest

from game.cli import main

NEW = ["position", "new", "--edition", "2007", "--seed", "7"]
PLAYERS = {3: "random,greedy,random", 4: "random,random,greedy,random"}


def simulate(players: int, *more: str) -> None:
    """Let computers play two games."""
    asked = ["--edition", "2007", "--players", PLAYERS[players], "--games", "2", "--jobs", "1"]
    assert main(["simulate", *asked, *more]) == 0


def test_a_new_position_is_printed_moved_and_viewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*NEW, "--players", "4"]) == 0
    file = tmp_path / "new.toml"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["position", "moves", str(file)]) == 0
    assert capsys.readouterr().out == "roll tin 0 0 2\n"
    assert main(["position", "play", str(file), "roll tin 1 1 3", "roll copper 1 1 3"]) == 0
    played = tomllib.loads(capsys.readouterr().out)
    assert (played["phase"], played["prices"]) == ("actions", {"tin": 5, "copper": 4})
    assert main(["position", "view", str(file), "--seat", "blue"]) == 0
    assert "luck" not in tomllib.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--players", "2"], "allowed in the edition of 2007: 3, 4 players."),
        (["--players", "5"], "allowed in the edition of 2007: 3, 4 players."),
        (["--players", "3", "--expansions", "arsenic"], "allowed in the edition of 2007: none."),
        (["--players", "human,wallace"], "Lord Wallace does not play in the edition of 2007"),
    ],
)
def test_what_the_edition_does_not_have_is_refused_in_a_sentence(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*NEW, *asked]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_simulated_games_are_the_same_twice(players: int, tmp_path: Path) -> None:
    reports = []
    for name in ("once", "again"):
        report = tmp_path / f"{name}.json"
        simulate(players, "--seed", "5", "--json", str(report))
        reports.append(json.loads(report.read_text(encoding="utf-8"))["games"])
    assert reports[0] == reports[1]
    assert len(reports[0]) == 2


def test_a_simulated_game_is_saved_and_proves_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(3, "--seed", "5", "--save", str(tmp_path))
    file = next(tmp_path.glob("*.tinners"))
    assert main(["replay", str(file), "--verify"]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--text"]) == 0
    assert capsys.readouterr().out.startswith("# tinners-trail, 2007, seed ")
