"""What changes while two people are away: the day, the machine's address and the host's port.

The address changes in a network of the tool's own, in which nothing but the loopback device is.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

NETWORK_PROGRAMS: Final = ("unshare", "ip")
CLOCK_FOLDER: Final = Path(__file__).with_name("another_day")
DAYS_LATER: Final = "COUNT_HOUSE_DAYS_LATER"  # read by sitecustomize.py in that folder
IS_OWN: Final = "COUNT_HOUSE_OWN_NETWORK"  # set in the tool's own network
SECONDS_OF_A_DAY: Final = 86_400
LOOPBACK_DEVICE: Final = "lo"
ADDRESS_TEMPLATE: Final = "10.9.0.{}"
DAYS_AWAY: Final = (3, 12, -1, 40)
"""The days by which the clock is moved at each break; once it is moved back."""


def enter_own_network() -> None:
    """Replace this process by the same tool in a separate network namespace; return if it already
    runs in one."""
    if os.environ.get(IS_OWN):
        return
    command = ["unshare", "--net", "--map-root-user", sys.executable, *sys.argv]
    os.execvpe(command[0], command, {**os.environ, IS_OWN: "1"})


def move_to_address(number: int) -> str:
    """Replace the machine's addresses in its own network by the one with this number, and return
    it."""
    address = ADDRESS_TEMPLATE.format(number + 1)
    _ip("link", "set", LOOPBACK_DEVICE, "up", "multicast", "on")
    _ip("address", "flush", "dev", LOOPBACK_DEVICE, "scope", "global")
    _ip("address", "add", f"{address}/24", "dev", LOOPBACK_DEVICE)
    _ip("route", "replace", "default", "dev", LOOPBACK_DEVICE, "src", address)
    return address


def later(days: int) -> dict[str, str]:
    """Return environment variables that make a Python program, and all processes it starts, see a
    date `days` later; {} for 0 days."""
    return {DAYS_LATER: str(days), "PYTHONPATH": str(CLOCK_FOLDER)} if days else {}


def date_files(folder: Path, *, written_after: float, days: int) -> None:
    """Move the time stamps of the files that were written in a folder since `written_after` (s, by
    the machine's clock) forward by `days`, as a program with a later clock would write them."""
    for file in folder.rglob("*"):
        status = file.stat()
        if written_after < status.st_mtime <= time.time():
            moment = status.st_mtime + days * SECONDS_OF_A_DAY
            os.utime(file, (moment, moment))


def days_after(breaks: int) -> int:
    """Return by how many days the programs' clock is ahead after this number of breaks; it may be
    negative."""
    return sum(DAYS_AWAY[number % len(DAYS_AWAY)] for number in range(breaks))


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)
