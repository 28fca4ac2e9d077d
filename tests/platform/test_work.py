"""Shared work: processes that die are replaced, and nothing ever waits for one that has."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

import pytest

from game.processes.shared_work import (
    WorkLost,
    end_processes,
    run_in_processes_in_order,
    run_in_processes_unordered,
)
from tests.helpers.posix import (
    is_deaf_to_interruptions,
    kill_process,
    killed_code,
    stop_process,
    wait_for_a_signal,
)
from tests.helpers.present import present

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]
WORKING_SECONDS = 60
WORKS_FOR_LONG = """
import sys
from pathlib import Path
from game.processes.shared_work import run_in_processes_unordered
from tests.platform.test_work import work_for_long
if __name__ == "__main__":
    list(run_in_processes_unordered(work_for_long, [Path(sys.argv[1])] * 2, 2))
"""
LINUX = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals")


def square(number: int) -> int:
    return number * number


def die_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        kill_process(os.getpid())
    return mark.name


def die_at_three(number: int) -> int:
    if number == 3:
        kill_process(os.getpid())
    return number


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def work_for_long(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    time.sleep(WORKING_SECONDS)


def hears_interruptions(_number: int) -> bool:
    return not is_deaf_to_interruptions()


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done_once_and_can_be_had_in_order(jobs: int) -> None:
    assert sorted(run_in_processes_unordered(square, range(5), jobs)) == [0, 1, 4, 9, 16]
    assert list(run_in_processes_in_order(square, range(5), jobs)) == [0, 1, 4, 9, 16]


@LINUX
def test_a_process_that_dies_is_replaced_and_its_piece_done_all_the_same(tmp_path: Path) -> None:
    marks = [tmp_path / "a", tmp_path / "b"]
    assert sorted(run_in_processes_unordered(die_once, marks, 2)) == ["a", "b"]


@LINUX
def test_a_piece_that_ends_one_process_after_the_other_is_told() -> None:
    done: list[int] = []
    with pytest.raises(WorkLost) as lost:
        done += run_in_processes_unordered(die_at_three, [3, 4, 5], 2)
    assert lost.value.piece == 3


def test_an_error_of_the_work_is_raised_here() -> None:
    with pytest.raises(ValueError, match="not"):
        list(run_in_processes_unordered(refuse, range(2), 2))


@LINUX
def test_processes_leave_interruptions_to_the_one_that_started_them() -> None:
    assert not any(run_in_processes_unordered(hears_interruptions, range(2), 2))
    assert hears_interruptions(0)


@LINUX
def test_a_process_that_is_stopped_can_be_ended() -> None:
    process = get_context("spawn").Process(target=wait_for_a_signal, daemon=True)
    process.start()
    stop_process(present(process.pid))
    end_processes([process])
    assert process.exitcode in (-signal.SIGTERM, killed_code())


@LINUX
def test_nothing_works_on_for_a_program_that_was_killed(tmp_path: Path) -> None:
    words = (sys.executable, "-c", WORKS_FOR_LONG, str(tmp_path))
    with subprocess.Popen(words, cwd=TOP, stderr=subprocess.PIPE) as program:
        assert comes_true(lambda: len(list(tmp_path.iterdir())) == 2)
        program.kill()
        processes = [int(mark.name) for mark in tmp_path.iterdir()]
        assert comes_true(lambda: not any(map(is_there, processes)))
        assert present(program.stderr).read() == b""


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def comes_true(fact: Callable[[], bool]) -> bool:
    until = time.monotonic() + WORKING_SECONDS / 2
    while not fact() and time.monotonic() < until:
        time.sleep(0.05)
    return fact()
