"""Where a number of a component file comes from."""

from __future__ import annotations

from game.fields import Fields

SOURCES = ("published", "ours")


def finish_entry(fields: Fields) -> None:
    """End an entry: it says whether its facts are published or our substitutes, and no more."""
    fields.choice("source", SOURCES)
    fields.finish()
