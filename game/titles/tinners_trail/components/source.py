"""Where a number of a component file comes from."""

from __future__ import annotations

from game.fields import Fields
from game.packs.component_files import OWNER

SOURCES = ("published", "inferred", "ours", OWNER)


def finish_entry(fields: Fields) -> None:
    """End an entry: it says whether its facts are published, inferred from such, or ours."""
    fields.choice("source", SOURCES)
    fields.finish()
