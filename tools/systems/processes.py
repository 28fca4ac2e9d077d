"""Processes of tools: apart from the terminal, niced, ended with all they started, and measured."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

KIBIBYTE = 1024


def start_apart(command: Sequence[str | Path], niceness: int) -> "subprocess.Popen[bytes]":
    """Start a process with lower priority in its own session, so that Ctrl-C does not reach it; it
    has no standard input."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    process = subprocess.Popen(
        command, start_new_session=True, stdin=subprocess.DEVNULL, creationflags=flags
    )
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, niceness)
    return process


def end_with_children(process: "subprocess.Popen[bytes]") -> None:
    """Terminate a process that `start_apart` started, and all its children."""
    if sys.platform == "win32":
        quiet = subprocess.DEVNULL
        end_all = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(end_all, stdout=quiet, stderr=quiet, check=False)
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)


def limit_processor_time(seconds: int) -> None:
    """Let the system end this process after this much processor time in seconds; do nothing on
    Windows."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def memory_mb(process: int | str | None) -> float:
    """Return the resident memory of a process in MB, 0 on systems without /proc."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    line = next((line for line in status.splitlines() if line.startswith("VmRSS")), "VmRSS: 0")
    return int(line.split()[1]) / KIBIBYTE


def processor_seconds(process: int) -> float:
    """Return the processor time used by a process in seconds; raises NotImplementedError on
    Windows."""
    if sys.platform == "win32":
        raise NotImplementedError("what a process has used is read from /proc")
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / int(os.sysconf("SC_CLK_TCK"))


def load_of_machine() -> float:
    """Return the machine's load average over the last minute, 0 on systems that have none."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
