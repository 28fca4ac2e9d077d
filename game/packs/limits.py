"""The allowed values of every number of a box, recorded while a title reads its component files."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.files.toml_fields import Allowed, listening
from game.packs.canonical_text import canonical
from game.packs.pieces import Path
from game.packs.reading import check_pack

UNKNOWN: Final = range(100)
NOBODY: Final = "limits"  # name of the pack with the built-in numbers that is read for this


_HEARD: Final[dict[tuple[str, str], Mapping[Path, Allowed]]] = {}
"""By title and edition: titles read the same numbers only once."""


def limits_of(title: Title, edition: str) -> Mapping[Path, Allowed]:
    """Return the allowed values by path (file, key and so on); list items share the path of the
    list.
    """
    if (title.name, edition) in _HEARD:
        return _HEARD[title.name, edition]
    found: dict[Path, Allowed] = {}

    def note_allowed(path: Path, allowed: Allowed) -> None:
        file = str(path[0]).removesuffix(".toml")
        found.setdefault((file, *path[1:]), allowed)

    pack = Pack(title.name, edition, NOBODY, canonical(title.replaceable(edition).own))
    with listening(note_allowed), suppress(Unreadable):
        check_pack(pack, title)
    _HEARD[title.name, edition] = found
    return found


def allowed_at(limits: Mapping[Path, Allowed], path: Path, now: object) -> Allowed:
    """Return the allowed values at a path, including the present value; UNKNOWN when none are
    known.

    Pieces that are entered one by one have the limits of the first piece.
    """
    words: list[Path] = [path[:length] for length in range(len(path), 1, -1)]
    words += [(*path[:2], 0, *path[3:length]) for length in range(len(path), 3, -1)]
    allowed = next((limits[word] for word in words if word in limits), UNKNOWN)
    if isinstance(allowed, range) and type(now) is int and now not in allowed:
        return range(min(now, allowed[0]), max(now, allowed[-1]) + 1)
    return allowed
