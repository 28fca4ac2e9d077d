"""Every table that a test draws is watched for pictures that were kept too long."""

from tests.helpers.distrust import distrust

__all__ = ["distrust"]
