"""Many machines work as one does: nothing is lost, counted twice, or different, whoever dies."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.records.journal_reading import JournalCondition
from game.records.saved_game_folder import SavedGameFolder
from tests.cli.lines import CommandLine
from tests.helpers.present import of_kind

distributed = pytest.importorskip("distributed")
SIMULATE = ("simulate", "--title", "tiletum", "--players", "greedy,random", "--seed", "3")
SECONDS = 30
TOP = Path(__file__).resolve().parents[2]


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    return CommandLine(capsys, tmp_path)


def games(file: Path) -> object:
    return json.loads(file.read_text(encoding="utf-8"))["games"]


@pytest.mark.thorough
def test_simulated_games_are_the_same_on_a_cluster_and_so_are_their_journals(
    line: CommandLine,
) -> None:
    here = line.folder / "here.json"
    there = line.folder / "there.json"
    wanted = (*SIMULATE, "--games", "2")
    line.run(*wanted, "--json", str(here), "--save", str(line.folder / "ours"))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as many:
        far = ("--cluster", many.scheduler_address, "--save", str(line.folder / "theirs"))
        assert line.run(*wanted, "--json", str(there), *far).code == 0
    assert games(here) == games(there)
    ours, theirs = (SavedGameFolder(line.folder / name) for name in ("ours", "theirs"))
    for mine, other in zip(ours.game_files(), theirs.game_files(), strict=True):
        assert mine.read_bytes() == other.read_bytes()
        assert theirs.read_game(other).condition is JournalCondition.INTACT


def test_processes_here_and_a_cluster_are_not_asked_for_at_once(line: CommandLine) -> None:
    told = line.refused(2, *SIMULATE, "--jobs", "2", "--cluster", "tcp://127.0.0.1:9")
    assert told == "simulate: --jobs and --cluster can’t be used together. Give only one of them."


@pytest.fixture
def scheduler() -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler's address, its process, and those of its two workers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    dask = str(Path(sys.executable).with_name("dask"))
    address = f"tcp://127.0.0.1:{port}"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    here = {**os.environ, "PYTHONPATH": str(TOP)}  # all import the project from there
    of_one = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
    lines = [[dask, "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]]
    lines += [[dask, "worker", address, *of_one]] * 2
    processes = [subprocess.Popen(words, env=here, **quiet) for words in lines]  # type: ignore[call-overload]
    try:
        with distributed.Client(address, timeout=SECONDS) as client:
            client.wait_for_workers(2, timeout=SECONDS)
        yield address, processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


@pytest.mark.slow
def test_a_worker_that_is_killed_costs_nothing_but_time(
    line: CommandLine, scheduler: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, (_scheduler, first, _second) = scheduler
    here = line.folder / "here.json"
    there = line.folder / "there.json"
    wanted = (*SIMULATE, "--games", "40")
    line.run(*wanted, "--json", str(here))
    command = [sys.executable, "-m", "game", *wanted, "--cluster", address, "--json", str(there)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as far:
        assert far.stderr is not None
        assert b" of 40 games" in far.stderr.readline()  # it is in the middle of them
        first.kill()
        far.stderr.read()
    assert far.returncode == 0
    assert games(here) == games(there)


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_told_in_a_sentence_and_what_is_done_is_kept(
    line: CommandLine, scheduler: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    address, (lost, *_workers) = scheduler
    file = line.folder / "report.json"
    wanted = (*SIMULATE, "--games", "400", "--cluster", address, "--json", str(file))
    with subprocess.Popen(
        [sys.executable, "-m", "game", *wanted], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as far:
        assert far.stderr is not None
        first = far.stderr.readline()
        assert b" of 400 games" in first, first + far.stderr.read()
        lost.kill()
        told = far.stderr.read().decode().splitlines()
    assert far.returncode == 2
    assert told[-1] == "the cluster is gone; allowed: the same command once it is back."
    assert not [each for each in told if "Traceback" in each]
    done = of_kind(games(file), list)
    assert 0 < len(done) < 400
