"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

from tests.titles.tinners_trail.table.conftest import closed, distrust

__all__ = ["closed", "distrust"]
