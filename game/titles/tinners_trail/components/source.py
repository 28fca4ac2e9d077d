"""Where a number of a component file comes from."""

from __future__ import annotations

from game.fields import Fields

SOURCES = ("published", "inferred", "ours")


def finish_entry(fields: Fields) -> None:
    """End an entry: it says whether its facts are published, inferred from such, or ours."""
    fields.choice("source", SOURCES)
    fields.finish()
