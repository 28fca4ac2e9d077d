"""Who is ended leaves no process behind, however that comes about."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.posix import ending_signals, kill_process
from tests.helpers.present import present

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks where Linux lists processes")

TOP = Path(__file__).parents[2]
SECONDS = 60.0

STARTS_THE_GAME = """
import sys
from tools.run import run_project_python
game = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
sys.exit(run_project_python(sys.executable, "-c", game))
"""
PLAYS_CONTESTS = """
import os, sys, time
from tools.contest.contest import local_workers
if __name__ == "__main__":
    with local_workers(1) as workers:
        print(workers.pool.submit(os.getpid).result(), flush=True)
        workers.pool.submit(time.sleep, 600)
        time.sleep(600)
"""


def begun(folder: Path, program: str) -> tuple[subprocess.Popen[str], int]:
    """Start a program; return it and the process it says it has started."""
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(TOP)}
    command = [sys.executable, str(file)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=variables)
    return started, int(present(started.stdout).readline())


def is_there(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return (
        Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        != "Z"
    )


def ended(started: subprocess.Popen[str], worker: int, how: signal.Signals) -> int:
    """End the program and return its code; its worker has to be gone as well."""
    started.send_signal(how)
    code = started.wait(SECONDS)
    present(started.stdout).close()
    end = time.monotonic() + SECONDS
    while is_there(worker) and time.monotonic() < end:
        time.sleep(0.02)
    left = is_there(worker)
    if left:
        kill_process(worker)
    assert not left, "its worker is still there"
    return code


@pytest.mark.thorough
def test_a_game_that_was_started_ends_with_who_started_it(tmp_path: Path) -> None:
    assert ended(*begun(tmp_path, STARTS_THE_GAME), signal.SIGTERM) == 128 + signal.SIGTERM


@pytest.mark.thorough
@pytest.mark.parametrize("how", ending_signals())
def test_workers_of_a_contest_end_with_it(tmp_path: Path, how: signal.Signals) -> None:
    assert ended(*begun(tmp_path, PLAYS_CONTESTS), how) == -how
