"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

import pytest

from tests.helpers.distrust import distrust
from tests.helpers.hot_seat import closed
from tests.titles.tiletum.table.court import Court

__all__ = ["closed", "distrust"]


@pytest.fixture
def court() -> Court:
    """Sit down at a table."""
    return Court()
