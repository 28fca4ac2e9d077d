"""The source of the numbers in a component file."""

from game.engine.reasons import Unreadable
from game.files.toml_fields import Fields
from game.packs.component_files import OWNER

MOST_COPIES = 4  # of one kind
SOURCES = ("published", "inferred", "ours", OWNER)


def read_source_and_finish(fields: Fields) -> str:
    """End an entry and return its source: published, inferred from published facts, or ours."""
    source = fields.choice("source", SOURCES)
    fields.finish()
    return source


def joined_count(count: int, more: int, source: str, refusal: Unreadable) -> int:
    """Return the number of pieces of two entries of the same kind; raises `refusal` if they may not
    be joined.

    The built-in files have one entry per kind; an owner of the game may enter every piece
    separately.
    """
    if source != OWNER or count + more > MOST_COPIES:
        raise refusal
    return count + more
