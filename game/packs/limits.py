"""What every number of a box may be: heard while a title reads its own component files."""

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
NOBODY: Final = "limits"  # the pack of our own numbers, which is read for them


_HEARD: Final[dict[tuple[str, str], Mapping[Path, Allowed]]] = {}
"""By title and edition: titles read the same numbers only once."""


def limits_of(title: Title, edition: str) -> Mapping[Path, Allowed]:
    """Return what may stand where, by file, key and so on; of a list by the list."""
    if (title.name, edition) in _HEARD:
        return _HEARD[title.name, edition]
    found: dict[Path, Allowed] = {}

    def hear(path: Path, allowed: Allowed) -> None:
        file = str(path[0]).removesuffix(".toml")
        found.setdefault((file, *path[1:]), allowed)

    pack = Pack(title.name, edition, NOBODY, canonical(title.replaceable(edition).own))
    with listening(hear), suppress(Unreadable):
        check_pack(pack, title)
    _HEARD[title.name, edition] = found
    return found


def limit(limits: Mapping[Path, Allowed], path: Path, now: object) -> Allowed:
    """Return what may stand at a path, whatever stands there now; UNKNOWN where nobody says it.

    Pieces that are entered one by one have the limits of the first.
    """
    words: list[Path] = [path[:length] for length in range(len(path), 1, -1)]
    words += [(*path[:2], 0, *path[3:length]) for length in range(len(path), 3, -1)]
    allowed = next((limits[word] for word in words if word in limits), UNKNOWN)
    if isinstance(allowed, range) and type(now) is int and now not in allowed:
        return range(min(now, allowed[0]), max(now, allowed[-1]) + 1)
    return allowed
