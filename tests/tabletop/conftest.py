"""Fixtures of the tests that put a title on the shelf."""

from tests.tabletop.shelf import lanterns

__all__ = ["lanterns"]
