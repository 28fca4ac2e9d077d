"""The registry of migrations, by title and the state version that each starts from."""

from collections.abc import Callable, Mapping
from typing import Final

from game.engine.reasons import Unreadable

StateRows = list[list[int]]
StateRowsMigration = Callable[[StateRows], StateRows]

MIGRATIONS: Final[Mapping[tuple[str, int], StateRowsMigration]] = {}


def can_migrate(
    title: str,
    version: int,
    wanted: int,
    known: Mapping[tuple[str, int], StateRowsMigration] = MIGRATIONS,
) -> bool:
    """Return whether there is a migration for every step from `version` to `wanted`; `known`
    holds the migrations."""
    return version <= wanted and all((title, step) in known for step in range(version, wanted))


def migrate_rows(
    title: str,
    rows: StateRows,
    versions: tuple[int, int],
    known: Mapping[tuple[str, int], StateRowsMigration] = MIGRATIONS,
) -> StateRows:
    """Return the rows of a state, converted from the first of `versions` to the second; raise
    Unreadable when a migration is missing.
    """
    version, wanted = versions
    if not can_migrate(title, version, wanted, known):
        found = f"this one has version {version}"
        raise Unreadable(f"{title} reads states of version {wanted}, but {found}")
    for step in range(version, wanted):
        rows = known[title, step](rows)
    return rows
