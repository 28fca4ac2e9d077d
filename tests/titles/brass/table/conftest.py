"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

import pytest

from tests.helpers.distrust import distrust
from tests.helpers.hot_seat import closed
from tests.titles.brass.table.sitting import HotSeat

__all__ = ["closed", "distrust", "sitting"]


@pytest.fixture
def sitting() -> HotSeat:
    """Sit down at a table."""
    return HotSeat()
