"""The window's own host: a separate process for tables opened without another host.

It may outlive the window, if the player wants that or the window is killed. The next window finds
it by its folder.
"""

import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game import __version__
from game.engine.reasons import Reason
from game.files.folders import PACKAGE_FOLDER
from game.files.toml_fields import error_cause_text
from game.online.host.host_lock import is_folder_hosted
from game.online.host.running_host import read_host_port_and_version, request_host_end
from game.online.protocol.messages import DEFAULT_PORT
from game.program import COMMAND
from game.records.atomic_files import create_and_clean_folder, read_regular_file
from game.system.programs import NO_CONSOLE_CREATION_FLAG, own_start_command, request_orderly_exit

HOST_FOLDER_NAME: Final = "host"  # of its tables, among the player's games
LOG_FILE_NAME: Final = "host.log"  # its output, in its folder; a pipe may lose its reader
MAX_LOG_BYTES: Final = 100_000  # bytes that are read
MAX_SECONDS_TO_START: Final = 60.0
MAX_SECONDS_TO_END: Final = 5.0
POLL_SECONDS: Final = 0.05


class HostProcess:
    """The process of this player's own host: starts one, or uses one that an earlier window left
    running for this folder.

    In the end either `is_ready` is True and clients can connect to its `port`, or `refusal` says
    why not. `wake_window` is called from another thread after a change; `extra_arguments` are added
    to the command.
    """

    def __init__(
        self,
        saves_folder: Path,
        wake_window: Callable[[], None],
        port: int = DEFAULT_PORT,
        extra_arguments: Sequence[str] = (),
    ) -> None:
        self.is_ready = False
        self.refusal: Reason | None = None
        self.port = port
        self._wake = wake_window
        self._folder = saves_folder / HOST_FOLDER_NAME
        self._process: subprocess.Popen[bytes] | None = None
        self._wait_thread: threading.Thread | None = None
        self._end_host_of_other_release()
        if is_folder_hosted(self._folder):
            self._use_running_host()
            return
        try:
            self._process = self._start_process(extra_arguments)
        except OSError as error:
            self.refusal = Reason("online.no-host", {"cause": error_cause_text(error)})
            return
        self._wait_thread = threading.Thread(
            target=self._wait_until_ready_or_ended, args=(self._process,), daemon=True
        )
        self._wait_thread.start()

    @property
    def has_ended_and_folder_is_free(self) -> bool:
        """Whether the process has ended and no other host uses the folder."""
        if self._process is not None:
            return self._process.poll() is not None and not is_folder_hosted(self._folder)
        return not is_folder_hosted(self._folder)

    def close(self) -> None:
        """Ask the process to end, wait for it, and kill it if it takes too long; its tables stay
        in the folder."""
        with suppress(OSError):
            request_host_end(self._folder)
        if self._process is not None:
            request_orderly_exit(self._process)
        end = time.monotonic() + MAX_SECONDS_TO_END
        while not self.has_ended_and_folder_is_free and time.monotonic() < end:
            time.sleep(POLL_SECONDS)
        if self._process is not None and not self.has_ended_and_folder_is_free:
            with suppress(OSError):
                self._process.kill()

    def _start_process(self, extra_arguments: Sequence[str]) -> subprocess.Popen[bytes]:
        create_and_clean_folder(self._folder)
        options = ["--folder", str(self._folder), "--port", str(self.port), "--of-window"]
        with (self._folder / LOG_FILE_NAME).open("wb") as log:
            return subprocess.Popen(
                [*own_start_command(COMMAND), "host", *options, *extra_arguments],
                creationflags=NO_CONSOLE_CREATION_FLAG,
                start_new_session=True,  # what ends the window's terminal does not end it
                cwd=PACKAGE_FOLDER.parent,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def _end_host_of_other_release(self) -> None:
        """End a host of another release that an earlier window left running, since it would
        refuse this window."""
        running = read_host_port_and_version(self._folder)
        if (
            running is not None
            and running.version != __version__
            and is_folder_hosted(self._folder)
        ):
            self.close()

    def _use_running_host(self) -> None:
        running = read_host_port_and_version(self._folder)
        if running is not None:
            self.port = running.port
        self.is_ready = True

    def _wait_until_ready_or_ended(self, process: "subprocess.Popen[bytes]") -> None:
        """Wait until the process is ready or has ended; kill it if that takes too long. Then store
        its port, or a refusal if it is not ready, and wake the window."""
        end = time.monotonic() + MAX_SECONDS_TO_START
        while process.poll() is None and "Tables are hosted at" not in self._last_output_line():
            if time.monotonic() > end:
                process.kill()
            time.sleep(POLL_SECONDS)
        if process.poll() is None or is_folder_hosted(self._folder):
            self._use_running_host()
        else:
            cause = self._last_output_line().rstrip(".") or str(process.returncode)
            self.refusal = Reason("online.no-host", {"cause": cause})
        self._wake()

    def _last_output_line(self) -> str:
        """Return the last line of the process's log, "" if there is none."""
        with suppress(OSError):
            text = read_regular_file(self._folder / LOG_FILE_NAME, MAX_LOG_BYTES).decode(
                errors="replace"
            )
            lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
            return lines[-1] if lines else ""
        return ""


def is_host_running(saves: Path) -> bool:
    """Return whether a host of this player's folder runs, started by this window or an earlier
    one."""
    return is_folder_hosted(saves / HOST_FOLDER_NAME)
