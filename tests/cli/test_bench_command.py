"""`bench`: the speeds of the running build for every number of players."""

import json

import pytest

from tests.cli.lines import CommandLine


def test_the_report_has_the_promised_shape(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.measuring.SECONDS", 0.001)
    file = line.folder / "bench.json"
    ended = line.run("bench", "--json", str(file))
    assert ended.code == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["build"] in ("native", "pure")
    assert [result["players"] for result in found["results"]] == [2, 3, 4, 5]
    for result in found["results"]:
        for speed in ("games", "decisions", "iterations", "cut_iterations"):
            assert result[f"{speed}_per_second"] > 0
        assert result["clone_microseconds"] > 0


def test_every_number_of_players_is_told_while_it_is_measured(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.measuring.SECONDS", 0.001)
    ended = line.run("bench")
    assert [row.split()[0] for row in ended.lines[2:]] == ["2", "3", "4", "5"]
    assert ended.err.splitlines()[0] == "bench: 2 players ..."


def test_expansions_can_be_measured(line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.commands.measuring.SECONDS", 0.001)
    ended = line.run("bench", "--expansions", "arsenic,emigration,kickstarter", "--seed", "3")
    assert [row.split()[0] for row in ended.lines[2:]] == ["2", "3", "4", "5"]


def test_the_solo_game_is_measured_alone(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.measuring.SECONDS", 0.001)
    ended = line.run("bench", "--wallace", "cheap-labour")
    assert [row.split()[0] for row in ended.lines[2:]] == ["2"]


def test_an_unknown_expansion_is_refused(line: CommandLine) -> None:
    assert "(nearest: arsenic)" in line.refused(2, "bench", "--expansions", "arsenik")


def test_a_title_without_a_learned_value_is_measured(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.commands.measuring.SECONDS", 0.001)
    ended = line.run("bench", "--title", "brass")
    assert [row.split()[0] for row in ended.lines[2:]] == ["2", "3", "4"]
