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
    target_version: int,
    known_migrations: Mapping[tuple[str, int], StateRowsMigration] = MIGRATIONS,
) -> bool:
    """Return whether there is a migration for every step from `version` to `target_version`;
    `known_migrations` holds the migrations."""
    return version <= target_version and all(
        (title, step) in known_migrations for step in range(version, target_version)
    )


def migrate_rows(
    title: str,
    rows: StateRows,
    old_and_new_version: tuple[int, int],
    known_migrations: Mapping[tuple[str, int], StateRowsMigration] = MIGRATIONS,
) -> StateRows:
    """Return the rows of a state, converted from the first of `old_and_new_version` to the second;
    raise Unreadable when a migration is missing.
    """
    version, wanted = old_and_new_version
    if not can_migrate(title, version, wanted, known_migrations):
        found = f"this one has version {version}"
        raise Unreadable(f"{title} reads states of version {wanted}, but {found}")
    for step in range(version, wanted):
        rows = known_migrations[title, step](rows)
    return rows
