"""Command lines for the tests of this folder."""

from pathlib import Path

import pytest

from tests.cli.lines import CommandLine


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    """Return a runner of command lines with a folder of its own."""
    return CommandLine(capsys, tmp_path)
