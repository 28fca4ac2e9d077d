"""The TLS certificate of a host: read at the start, and again whenever its files have changed."""

import ssl
from asyncio.sslproto import SSLProtocol
from pathlib import Path
from typing import Final

from game.files.toml_fields import error_cause_text
from game.online.protocol.messages import Refused
from game.processes.console_messages import print_message

TLS_BUFFER_BYTES: Final = 32_768  # bytes of a connection's buffer; a TLS record has at most 16,384
FileTimesSizesAndInodes = tuple[tuple[int, int, int], ...]
"""For each file the time of its last change, its length and its inode."""


class Certificate:
    """A TLS certificate and its key in two files; new connections use the version that was read
    last."""

    def __init__(self, certificate_file: Path, key: Path) -> None:
        """Read both files; raise Refused with the reason when they cannot be used.

        This also reduces the TLS buffers of the whole process: by default every connection, even an
        idle one, has a buffer of 262,144 bytes, and two thousand such buffers would fill the memory
        of a small machine.
        """
        SSLProtocol.max_size = TLS_BUFFER_BYTES
        self._files = certificate_file, key
        self._read_file_stamps = self._file_stamps()
        self.ssl_context = self._load_ssl_context()

    def reload_or_keep_old(self) -> bool:
        """Read the files as they are now, print whether they could be used, and return it; if they
        could not, the old certificate stays in use.

        Open connections are not changed.
        """
        self._read_file_stamps = self._file_stamps()
        try:
            # checked first: a certificate without its key must not reach the context in use
            self._load_ssl_context()
            self.ssl_context.load_cert_chain(*self._files)
        except (Refused, OSError) as problem:
            cause = problem.reason.facts["cause"] if isinstance(problem, Refused) else problem
            print_message(
                f"{self._files[0]} cannot be used ({cause}); the old certificate stays in use."
            )
            return False
        print_message(f"The certificate {self._files[0]} was read again.")
        return True

    def reload_when_changed(self) -> bool:
        """Read the files if they have changed since they were read last; return whether new files
        are now in use."""
        return self._file_stamps() != self._read_file_stamps and self.reload_or_keep_old()

    def _load_ssl_context(self) -> ssl.SSLContext:
        certificate, key = self._files
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        try:
            context.load_cert_chain(certificate, key)
        except OSError as error:
            raise Refused(
                "bad-certificate",
                certificate=str(certificate),
                key_file=str(key),
                cause=error_cause_text(error),
            ) from error
        return context

    def _file_stamps(self) -> FileTimesSizesAndInodes:
        stamps: list[tuple[int, int, int]] = []
        for file in self._files:
            try:
                found = file.stat()
            except OSError:
                stamps.append((0, 0, 0))
            else:
                stamps.append((found.st_mtime_ns, found.st_size, found.st_ino))
        return tuple(stamps)
