"""A host in a process of its own, for trials that end it at any moment."""

import socket
import subprocess
import sys
from pathlib import Path

from game.online.protocol.invitation import Address

TOP = Path(__file__).resolve().parents[2]


class TrialHost:
    """`python -m game host` on a folder, at a free port of the loopback address."""

    def __init__(self, folder: Path) -> None:
        """Choose a free port and start the host on the folder."""
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = Address("127.0.0.1", free.getsockname()[1])
        self.start()

    def start(self) -> None:
        """Start the host process, again after a kill, and wait until it listens; SystemExit if it
        does not."""
        where = ("--folder", str(self.folder), "--address", self.address.host)
        port = ("--port", str(self.address.port), "--unannounced")
        command = [sys.executable, "-m", "game", "host", *where, *port]
        self.process = subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise SystemExit("The host did not start.")

    def kill(self) -> None:
        """Kill the host process at once and wait for its end."""
        self.process.kill()
        self.process.communicate()
