"""Refusals of the examples: sentences on standard error, as argparse prints its own."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.reasons import Unreadable


@contextmanager
def exit_on_refused_set_up(
    parser: ArgumentParser, *other_exceptions: type[Exception]
) -> Iterator[None]:
    """Context manager: end the program with exit code 2 and a one-line message if its body raises
    Unreadable or one of `other_exceptions`.

    `other_exceptions` are a library's exceptions for a refused set-up; only their first line is
    printed.
    """
    refusals: tuple[type[Exception], ...] = (Unreadable, *other_exceptions)
    try:
        yield
    except refusals as refusal:
        parser.error(str(refusal).partition("\n")[0])
