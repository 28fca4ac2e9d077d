"""Refusals of the examples: sentences on standard error, as argparse prints its own."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.reasons import Unreadable


@contextmanager
def refusing(parser: ArgumentParser, *others: type[Exception]) -> Iterator[None]:
    """Print a set-up or player that does not exist as a refusal, and exit with code 2.

    `others` are exceptions of a library that mean the same; their first line is printed.
    """
    refusals: tuple[type[Exception], ...] = (Unreadable, *others)
    try:
        yield
    except refusals as refusal:
        parser.error(str(refusal).partition("\n")[0])
