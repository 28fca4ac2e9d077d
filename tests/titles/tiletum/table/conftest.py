"""Every table that a test draws is watched for pictures that were kept too long, and closed."""

from tests.helpers.distrust import distrust
from tests.helpers.hot_seat import closed

__all__ = ["closed", "distrust"]
