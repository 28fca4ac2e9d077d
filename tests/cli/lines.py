"""Command lines run in this process, with what they print and how they end."""

import io
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.cli import main


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command line ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines it printed."""
        return self.out.splitlines()


class CommandLine:
    """Runs command lines and keeps positions in files."""

    def __init__(self, capture: pytest.CaptureFixture[str], folder: Path) -> None:
        """Use the test's capture and folder."""
        self._capture = capture
        self.folder = folder

    def run(self, *words: str) -> Ended:
        """Run a command line."""
        code = main(words)
        out, err = self._capture.readouterr()
        return Ended(code, out, err)

    def ok(self, *words: str) -> str:
        """Run one that must end well and return what it printed."""
        ended = self.run(*words)
        assert (ended.code, ended.err) == (0, "")
        return ended.out

    def refused(self, code: int, *words: str) -> str:
        """Run one that must be refused in one line on standard error, and return that line."""
        ended = self.run(*words)
        assert (ended.code, ended.out) == (code, "")
        assert ended.err.count("\n") == 1
        return ended.err.rstrip("\n")

    def file(self, text: str, name: str = "p.toml") -> str:
        """Return the name of a file with this text."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)


class Input:
    """Standard input with these bytes."""

    def __init__(self, content: bytes) -> None:
        """Provide them."""
        self.buffer = io.BytesIO(content)
