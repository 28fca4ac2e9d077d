"""The allowed values of every number of a box, recorded while a title reads its component files."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.files.toml_fields import AllowedValues, report_allowed_values_to
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.pack_files import check_pack
from game.packs.pieces import ValuePath

DEFAULT_ALLOWED_NUMBERS: Final = range(100)
PACK_NAME_FOR_READING_LIMITS: Final = (
    "limits"  # name of the pack with the built-in numbers that is read for this
)


_CACHED_LIMITS: Final[dict[tuple[str, str], Mapping[ValuePath, AllowedValues]]] = {}
"""The allowed values by title and edition, since computing them is slow."""


def allowed_values_by_path(title: Title, edition: str) -> Mapping[ValuePath, AllowedValues]:
    """Return the allowed values of the edition's numbers by path (file, key and so on), found by
    checking a pack with the built-in numbers; cached.

    All items of a list share the path of the list.
    """
    if (title.name, edition) in _CACHED_LIMITS:
        return _CACHED_LIMITS[title.name, edition]
    found: dict[ValuePath, AllowedValues] = {}

    def note_allowed(path: ValuePath, allowed_values: AllowedValues) -> None:
        file = str(path[0]).removesuffix(".toml")
        found.setdefault((file, *path[1:]), allowed_values)

    pack = Pack(
        title.name,
        edition,
        PACK_NAME_FOR_READING_LIMITS,
        numbers_to_canonical_json(title.replaceable_numbers(edition).built_in_numbers),
    )
    with report_allowed_values_to(note_allowed), suppress(Unreadable):
        check_pack(pack, title)
    _CACHED_LIMITS[title.name, edition] = found
    return found


def allowed_values_at(
    allowed_values_by_path: Mapping[ValuePath, AllowedValues],
    path: ValuePath,
    present_number: object,
) -> AllowedValues:
    """Return the allowed values at a path, widened to include `present_number`;
    DEFAULT_ALLOWED_NUMBERS when none are known.

    Pieces that are entered one by one have the limits of the first piece.
    """
    words: list[ValuePath] = [path[:length] for length in range(len(path), 1, -1)]
    words += [(*path[:2], 0, *path[3:length]) for length in range(len(path), 3, -1)]
    allowed = next(
        (allowed_values_by_path[word] for word in words if word in allowed_values_by_path),
        DEFAULT_ALLOWED_NUMBERS,
    )
    if isinstance(allowed, range) and type(present_number) is int and present_number not in allowed:
        return range(min(present_number, allowed[0]), max(present_number, allowed[-1]) + 1)
    return allowed
