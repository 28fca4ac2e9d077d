"""Where a number of a component file comes from."""

from game.engine.reasons import Unreadable
from game.files.toml_fields import Fields
from game.packs.component_files import OWNER

MOST_COPIES = 4  # of one kind
SOURCES = ("published", "inferred", "ours", OWNER)


def finish_entry(fields: Fields) -> str:
    """End an entry: it says whether its facts are published, inferred from such, or ours."""
    source = fields.choice("source", SOURCES)
    fields.finish()
    return source


def joined(count: int, more: int, source: str, refusal: Unreadable) -> int:
    """Return how many pieces two entries of one kind stand for.

    In our files a kind has one entry; an owner enters piece by piece.
    """
    if source != OWNER or count + more > MOST_COPIES:
        raise refusal
    return count + more
