"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

from collections.abc import Iterator

import pytest

from tests.helpers.distrust import distrust
from tests.titles.tinners_trail.table.hot_seat import OPEN

__all__ = ["closed", "distrust"]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close the windows a test has opened."""
    yield
    for hot_seat in tuple(OPEN):
        hot_seat.close()
