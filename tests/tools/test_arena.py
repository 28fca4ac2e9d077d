"""The arena plays what its log lacks, on processes or on a cluster, and says who is better."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from game.engine.reasons import Unreadable
from game.processes import cluster
from game.processes.cluster import ClusterWorkers, connect_to_cluster
from tests.tools.test_ratings import ended
from tools import arena
from tools.contest.contest import Contest, local_workers
from tools.contest.game_log import GameLog, play_bouts, read_log
from tools.contest.pairings import (
    Block,
    canonical_lineup,
    free_for_all,
    gauntlet,
    ladder,
    make_blocks,
    round_robin,
)
from tools.contest.play import Bout, ContestResult, ContestSetting, Seating

BLOCKS = [
    Block(ContestSetting("tinners-trail", "remastered"), ("greedy", "random"), seed)
    for seed in (1, 2, 3)
]

SETTING = ContestSetting("tinners-trail", "remastered")


def bouts() -> list[Bout]:
    return [bout for block in BLOCKS for bout in block.bouts()]


def outcomes(results: list[ContestResult]) -> set[tuple[Bout, tuple[int, ...]]]:
    """What came of the games, without how long the decisions took."""
    return {(result.bout, result.points) for result in results}


@pytest.mark.thorough
def test_processes_and_a_cluster_play_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    with local_workers(1) as ours:
        here = outcomes(list(play_bouts(bouts(), ours)))
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
        ) as many,
        connect_to_cluster(many.scheduler_address) as theirs,
    ):
        assert theirs.worker_count == 2
        there = outcomes(list(play_bouts(bouts(), theirs)))
    assert here == there
    assert {bout for bout, _points in here} == set(bouts())


def test_where_no_scheduler_answers_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "SCHEDULER_TIMEOUT", "50ms")
    line = ["gauntlet", str(tmp_path / "log"), "greedy", "random", "--cluster", "tcp://127.0.0.1:9"]
    assert arena.main(line) == 2
    assert capsys.readouterr().err == (
        'arena: --cluster: no scheduler answers at "tcp://127.0.0.1:9". '
        "Check the address, or start one: dask scheduler\n"
    )


def test_what_is_in_the_log_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    with ThreadPoolExecutor(1) as pool, GameLog(path) as log:
        contest = Contest(BLOCKS[:1], [])
        assert len(list(contest.play(ClusterWorkers(pool, 1), log))) == 2
        assert Contest(BLOCKS, read_log(path)).missing() == bouts()[2:]


def test_games_are_handed_out_only_a_little_ahead() -> None:
    handed_out: list[Bout] = []

    def telling() -> Iterator[Bout]:
        for bout in bouts():
            handed_out.append(bout)
            yield bout

    with ThreadPoolExecutor(1) as pool:
        games = play_bouts(telling(), ClusterWorkers(pool, 1))
        next(games)
        games.close()
    assert 1 <= len(handed_out) < len(bouts())


@pytest.mark.usefixtures("threads")
def test_ctrl_c_keeps_what_is_played_and_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.jsonl"
    line = ["round-robin", str(path), "greedy", "quick", "random", "--seats", "2", "--blocks", "1"]
    with monkeypatch.context() as patch:
        patch.setattr(Contest, "play", interrupted_after(4))
        assert arena.main(line) == 130
    assert len(read_log(path)) == 4
    assert "run the same command again" in capsys.readouterr().err
    assert arena.main(line) == 0
    assert len(read_log(path)) == 6
    table = capsys.readouterr().out
    assert table.index("| greedy |") < table.index("| random |")
    assert "| greedy | 1 × random | 2 | 100.0 % |" in table
    seated = [dict(zip(game.bout.seating, game.points, strict=True)) for game in read_log(path)]
    ahead = mean(points["greedy"] - points["random"] for points in seated if "quick" not in points)
    assert f"| {ahead:+.1f} ± " in table


Playing = Callable[[Contest, ClusterWorkers, GameLog], Iterator[ContestResult]]


def interrupted_after(games: int) -> Playing:
    whole = Contest.play

    def play(self: Contest, ai_workers: ClusterWorkers, log: GameLog) -> Iterator[ContestResult]:
        for number, result in enumerate(whole(self, ai_workers, log), start=1):
            yield result
            if number == games:
                raise KeyboardInterrupt

    return play


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["gauntlet", "LOG", "greedy"], "needs 2 different ones"),
        (["ladder", "LOG", "greedy", "ai:77"], "not a contestant. Choose from random"),
        (["ladder", "LOG", "greedy", "greedy"], "needs 2 different ones"),
        (["free-for-all", "LOG", "greedy", "quick", "random"], "needs 4 different ones"),
        (["ladder", "LOG", "greedy", "quick", "--seats", "6"], "allowed is 2 to 5"),
        (["ladder", "LOG", "greedy", "quick", "--blocks", "0"], "allowed is 1 or more"),
        (["ladder", "LOG", "greedy", "quick", "--expansions", "gold"], "gold"),
    ],
)
def test_a_wrong_request_is_refused_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [str(tmp_path / "log") if word == "LOG" else word for word in words]
    assert arena.main(line) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "log").exists()


def test_a_process_that_died_is_told_with_the_way_on() -> None:
    class Broken(ThreadPoolExecutor):
        """Its processes die."""

        def submit(self, *_work: object, **_more: object) -> Future[Any]:
            lost: Future[Any] = Future()
            lost.set_exception(BrokenProcessPool())
            return lost

    with Broken(1) as pool, pytest.raises(Unreadable, match="run the same command again"):
        list(play_bouts(bouts(), ClusterWorkers(pool, 1)))


# The log keeps whole games, whatever happened to its last line.


def write(path: Path, *seeds: int) -> None:
    with GameLog(path) as log:
        for seed in seeds:
            log.append(ended("ABB", "BAB", seed))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "log.jsonl"
    write(path, 1, 2)
    assert read_log(path) == [ended("ABB", "BAB", 1), ended("ABB", "BAB", 2)]


def test_a_log_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert read_log(tmp_path / "none") == []


def test_a_torn_last_line_is_skipped_and_the_log_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    write(path, 1, 2)
    whole = path.read_bytes()
    for cut in (len(whole) // 2 + 1, len(whole) * 3 // 4, len(whole) - 2):
        path.write_bytes(whole[:cut])
        assert read_log(path) == [ended("ABB", "BAB", 1)]
    write(path, 3)
    assert read_log(path) == [ended("ABB", "BAB", 1), ended("ABB", "BAB", 3)]


def test_a_game_that_was_played_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    write(path, 1, 1)
    assert len(read_log(path)) == 1


# Every block gives everybody every seat, and every pair meets both ways.


@pytest.mark.parametrize("lineup", [("A", "B"), ("A", "B", "B"), ("A", "B", "C", "D", "E")])
def test_everybody_sits_once_in_every_seat(lineup: tuple[str, ...]) -> None:
    bouts = Block(SETTING, lineup, 7).bouts()
    assert len(bouts) == len(lineup)
    assert {bout.seating.index("A") for bout in bouts} == set(range(len(lineup)))
    assert {bout.seed for bout in bouts} == {7}


def test_a_lone_line_up_is_the_same_from_every_seat() -> None:
    bouts = Block(SETTING, ("B", "A", "B"), 1).bouts()
    assert {canonical_lineup(bout.seating) for bout in bouts} == {("A", "B", "B")}


@pytest.mark.parametrize(
    ("met", "lineups"),
    [
        (round_robin("ABC", 3), "ABB ACC BAA BCC CAA CBB"),  # each is once the one against the rest
        (round_robin("ABC", 2), "AB AC BC"),  # two need no second line-up of a pair
        (ladder("ABC", 3), "BAA ABB CBB BCC"),  # neighbours only
        (gauntlet("ABC", 4), "ABBB ACCC"),  # the first meets all
    ],
    ids=["round robin", "round robin of two", "ladder", "gauntlet"],
)
def test_who_meets_whom(met: list[Seating], lineups: str) -> None:
    assert [*map("".join, met)] == lineups.split()


def test_free_for_all_seats_every_choice_of_players() -> None:
    assert len(free_for_all("ABCDEFG", 4)) == 35


def test_blocks_finish_a_seed_before_the_next() -> None:
    planned = list(make_blocks(SETTING, [("A", "B"), ("A", "C")], 5, 2))
    assert [f"{block.seed}{block.lineup[1]}" for block in planned] == ["5B", "5C", "6B", "6C"]
