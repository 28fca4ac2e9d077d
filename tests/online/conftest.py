"""A club for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.online.club import Club, Tables, sitting


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A host that knows Lanterns."""
    club = Club(tmp_path)
    yield club
    club.host.unload_tables_and_unlock_folder()


@pytest.fixture
def tables(club: Club) -> Tables:
    """Three people at the same game of Lanterns, each with a table of their own."""
    return sitting(club)
