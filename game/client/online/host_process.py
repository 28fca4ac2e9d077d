"""The window's own host: a process beside it, for tables that are opened without another host."""

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.engine.title import Reason
from game.online.host.host import is_hosted
from game.online.protocol.messages import PORT
from game.places import PACKAGE_FOLDER
from game.program import COMMAND
from game.system.programs import NO_CONSOLE, console_program

FOLDER: Final = "host"  # of its tables, among the player's games
SECONDS_TO_END: Final = 5.0


class HostProcess:
    """Begins at once; it `is_ready` to be dialled, or there is a `refusal`.

    A host of an earlier window that still has the folder serves as well. `wake` is called from
    another thread when something has come of it; `words` are further ones of the command.
    """

    def __init__(
        self, saves: Path, wake: Callable[[], None], port: int = PORT, words: Sequence[str] = ()
    ) -> None:
        self.is_ready = False
        self.refusal: Reason | None = None
        self._wake = wake
        folder = saves / FOLDER
        module = [] if getattr(sys, "frozen", False) else ["-m", "game"]
        options = ["--folder", str(folder), "--port", str(port)]
        self._process = subprocess.Popen(
            [console_program(COMMAND), *module, "host", *options, *words],
            creationflags=NO_CONSOLE,
            cwd=PACKAGE_FOLDER.parent,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        self._watching = threading.Thread(target=self._watch, args=(folder,), daemon=True)
        self._watching.start()

    @property
    def has_ended(self) -> bool:
        """Whether it runs no more."""
        return self._process.poll() is not None

    def close(self) -> None:
        """Ask it to end: every table stays in its folder."""
        with suppress(OSError):
            self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_END)
        self._watching.join(SECONDS_TO_END)

    def _watch(self, folder: Path) -> None:
        """Wait for its first line, which it says once it can be reached, or for its end."""
        out = self._process.stdout
        err = self._process.stderr
        assert out is not None
        assert err is not None
        with out, err:
            if out.readline() or is_hosted(folder):
                self.is_ready = True
            else:
                said = " ".join(err.read().split())
                self.refusal = Reason("online.no-host", {"cause": said.rstrip(".") or "?"})
            self._wake()
            err.read()  # until it ends: nothing it says later holds it up
