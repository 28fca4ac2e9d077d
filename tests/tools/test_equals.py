"""Games of one player at every seat: what is played, counted and printed."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tools import arena
from tools.contest.accounts import POINTS, WITHOUT_EFFECT, AccountEntry, load_accounts
from tools.contest.contest import EqualsContest
from tools.contest.equals import EqualsGame, parse_equals_game, play_equals_game
from tools.contest.equals_table import equals_tables, summarise_games
from tools.contest.game_log import read_games
from tools.contest.play import Bout, ContestSetting

PLAYED = (("tinners-trail", "remastered"), ("tinners-trail", "2007"))
EVERY = (*PLAYED, ("brass", "2007"), ("tiletum", "standard"))
of_every_title = pytest.mark.parametrize(("name", "edition"), EVERY)


def bout(name: str, edition: str, seed: int = 1) -> Bout:
    return Bout(ContestSetting(name, edition), ("quick",) * 3, seed)


@cache
def played(name: str, edition: str) -> EqualsGame:
    return play_equals_game(bout(name, edition))


@pytest.mark.thorough
@of_every_title
def test_every_point_of_a_game_has_a_source(name: str, edition: str) -> None:
    game = played(name, edition)
    found: Counter[int] = Counter()
    for entry in game.entries:
        if entry.group == POINTS:
            found[entry.seat] += entry.amount
    assert tuple(found[seat] for seat in range(3)) == game.scores


@pytest.mark.thorough
@of_every_title
def test_the_points_of_each_stage_are_those_the_game_had_then(name: str, edition: str) -> None:
    game = played(name, edition)
    assert len(game.points) == len(load_accounts(name).stages)
    for stage in range(len(game.points)):
        for seat in range(3):
            until = [each.amount for each in game.entries if is_point(each, seat, stage)]
            assert sum(until) == game.points[stage][seat]


def is_point(entry: AccountEntry, seat: int, stage: int) -> bool:
    return entry.group == POINTS and entry.seat == seat and entry.stage <= stage


@of_every_title
def test_every_event_that_is_counted_happens(name: str, edition: str) -> None:
    counted = {(each.group, each.kind) for each in load_accounts(name).counted}
    found = {entry.group for entry in played(name, edition).entries}
    assert {group for group, _kind in counted} - found <= {"points of action lapsed"}


def test_the_same_bout_gives_the_same_account() -> None:
    assert play_equals_game(bout("brass", "2007")) == played("brass", "2007")


def test_a_game_is_read_from_its_line() -> None:
    game = played("brass", "2007")
    assert parse_equals_game(game.line()) == game


@pytest.mark.parametrize("line", ["", "{}", '{"bout":{}}', "[]", "3"])
def test_a_line_of_anything_else_is_no_game(line: str) -> None:
    with pytest.raises(ValueError, match=r"Expecting value|no game between equals"):
        parse_equals_game(line)


def made_up(*games: tuple[int, ...]) -> list[EqualsGame]:
    """Return games of Brass that ended so, each with 10 points a seat after the canals."""
    return [
        EqualsGame(
            Bout(ContestSetting("brass", "2007"), ("quick",) * len(points), seed),
            tuple(sorted(points, reverse=True).index(each) for each in points),
            ((10,) * len(points), points),
            (
                AccountEntry(0, 0, "actions", "loans", 2),
                AccountEntry(0, 1, "actions", "loans", 1),
                AccountEntry(1, 1, WITHOUT_EFFECT, "passes", 1),
            ),
        )
        for seed, points in enumerate(games)
    ]


def test_table_winner_and_leaders_are_means_over_games() -> None:
    summary = summarise_games(made_up((100, 120), (130, 90)))
    assert summary.table.mean == 110
    assert summary.winner.mean == 125
    assert summary.last.mean == 95
    assert [each.mean for each in summary.leaders] == [10, 125]
    assert summary.without_effect.mean == 0.5
    assert summary.winner.within == pytest.approx(1.96 * 5)


def test_what_seats_did_is_told_by_stage_and_of_winners_alone() -> None:
    row = next(each for each in summarise_games(made_up((100, 120), (130, 90))).rows)
    assert (row.group, row.name) == ("actions", "loans")
    assert [each.mean for each in row.stages] == [1, 0.5]
    assert row.game.mean == 1.5
    assert row.winner.mean == 1.5  # three of seat 0, who wins one of two games


def test_a_single_game_has_no_interval() -> None:
    printed = "\n".join(equals_tables(made_up((100, 120))))
    assert "| the table | 110.0 |  |" in printed
    assert "| winner | 120.0 |  |" in printed


Playing = Callable[..., Iterator[EqualsGame]]


def interrupted_after(games: int) -> Playing:
    whole = EqualsContest.play

    def play(self: EqualsContest, *arguments: object) -> Iterator[EqualsGame]:
        for number, game in enumerate(whole(self, *arguments), start=1):  # type: ignore[arg-type]
            yield game
            if number == games:
                raise KeyboardInterrupt

    return play


@pytest.mark.thorough
@pytest.mark.usefixtures("threads")
def test_ctrl_c_prints_what_is_done_and_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.jsonl"
    line = ["equals", str(path), "quick", "--title", "brass", "--seats", "2", "--games", "3"]
    with monkeypatch.context() as patch:
        patch.setattr(EqualsContest, "play", interrupted_after(2))
        assert arena.main(line) == 130
    told = capsys.readouterr()
    assert "run the same command again" in told.err
    assert "quick at every seat, 2 games" in told.out
    assert arena.main(line) == 0
    assert len(read_games(path, parse_equals_game)) == 3
    table = capsys.readouterr().out
    assert "brass (2007), 2 players, quick at every seat, 3 games" in table
    assert "| leader after canals |" in table
    assert "| points: links |" in table
    assert arena.main(["table", str(path)]) == 0
    assert capsys.readouterr().out == table


@pytest.mark.usefixtures("threads")
def test_json_holds_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["equals", str(tmp_path / "log"), "quick", "--title", "tiletum", "--seats", "2"]
    found = tmp_path / "found.json"
    assert arena.main([*line, "--games", "2", "--json", str(found)]) == 0
    summary = json.loads(found.read_text(encoding="utf-8"))[0]
    assert summary["games"] == 2
    assert f"| the table | {summary['table']['mean']:.1f} |" in capsys.readouterr().out
    assert {row["group"] for row in summary["rows"]} >= {POINTS, "dice", "at the end"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy", "quick"], "needs a single one"),
        ([], "needs a single one"),
        (["ai:77"], "not a contestant. Choose from random"),
        (["greedy", "--games", "0"], "--games is 0; allowed is 1 or more"),
        (["greedy", "--seats", "9"], "allowed is 2 to 5"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.main(["equals", str(tmp_path / "log"), *words]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "log").exists()
