"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.distrust import distrust
from tests.titles.tiletum.table.court import SEATED

__all__ = ["distrust"]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close the windows of all tables."""
    yield
    for court in list(SEATED):
        court.close()
