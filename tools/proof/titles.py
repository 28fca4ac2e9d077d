"""Every title that is proven: those on the shelf, and Lanterns, the toy title, which is on none."""

from __future__ import annotations

import argparse
from functools import cache
from typing import TYPE_CHECKING

from game.engine.title import Title, Unreadable
from game.titles import titles
from tools.title_parts import part_of

if TYPE_CHECKING:
    from tools.proof.proofs import Proofs

NAMES = tuple(dict.fromkeys((*titles(), "lanterns")))


@cache
def proofs_of(name: str) -> Proofs:
    """Return what a title brings to be proven; Unreadable says what is missing."""
    part = part_of(name, "proofs") if name in NAMES else None
    if part is None:
        allowed = ", ".join(NAMES)
        raise Unreadable(f"{name!r} is not a title with proofs of its own; allowed: {allowed}.")
    found: Proofs = part.PROOFS
    return found


def title_of(name: str) -> Title:
    """Return the title itself."""
    return proofs_of(name).title


def ask_for_titles(parser: argparse.ArgumentParser) -> None:
    """Let a tool take titles; `wanted.title` is empty when none is named."""
    parser.add_argument(
        "--title", choices=NAMES, action="append", help="only this one; may be repeated"
    )
