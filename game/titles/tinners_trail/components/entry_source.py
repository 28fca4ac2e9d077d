"""The source of the numbers in a component file."""

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields
from game.packs.component_files import OWNER_SOURCE_NAME

MAX_COPIES_OF_KIND = 4  # of one kind
NUMBER_SOURCE_WORDS = ("published", "inferred", "ours", OWNER_SOURCE_NAME)


def read_source_and_finish_entry(fields: TomlFields) -> str:
    """Return the source of an entry ("published", "inferred" or "ours"); raise Unreadable if
    the entry has unread keys."""
    source = fields.choice("source", NUMBER_SOURCE_WORDS)
    fields.check_no_unknown_keys()
    return source


def joined_piece_count(count: int, more: int, source: str, refusal: Unreadable) -> int:
    """Return the number of pieces of two entries of one kind; raise `refusal` unless `source` is
    the owner's and the sum at most MAX_COPIES_OF_KIND. The built-in files have one entry per kind;
    an owner of the game may enter every piece separately."""
    if source != OWNER_SOURCE_NAME or count + more > MAX_COPIES_OF_KIND:
        raise refusal
    return count + more
