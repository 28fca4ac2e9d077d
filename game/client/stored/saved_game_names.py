"""The names that a player has given to saved games, stored in a small TOML file beside them.

The files of the games keep their own names, so that records, other windows and older versions find
them.
"""

from pathlib import Path
from typing import Final

from game.client.stored.toml_section import TomlSection
from game.files.toml_fields import TomlTable
from game.text.names import clean_name

FILE_NAME: Final = "game-names.toml"
FILE_COMMENT: Final = "The names of saved games; the list of saved games writes this file."
MAX_GAME_NAME_LETTERS: Final = 60


def load_names(folder: Path) -> dict[str, str]:
    """Return the names of saved games by the name of the file; faulty ones are left out."""
    stored = TomlSection(folder / FILE_NAME, FILE_COMMENT).read_with_pending_changes()
    return {
        file: name
        for file, text in stored.items()
        if isinstance(text, str) and (name := clean_name(text, MAX_GAME_NAME_LETTERS))
    }


def store_saved_game_name(file: Path, name: str) -> None:
    """Store the name of a saved game; raises OSError."""
    known = file.name

    def write(table: TomlTable) -> None:
        table[known] = clean_name(name, MAX_GAME_NAME_LETTERS)

    TomlSection(file.parent / FILE_NAME, FILE_COMMENT).apply_change(write)


def remove_saved_game_name(file: Path) -> None:
    """Remove the name of a game that has been removed; raises OSError."""
    known = file.name

    def write(table: TomlTable) -> None:
        table.pop(known, None)

    if known in load_names(file.parent):
        TomlSection(file.parent / FILE_NAME, FILE_COMMENT).apply_change(write)


def has_other_game_name(folder: Path, file: Path, name: str) -> bool:
    """Return whether another game that still exists has this name; capitals do not matter."""
    return any(
        other != file.name
        and known.casefold() == clean_name(name, MAX_GAME_NAME_LETTERS).casefold()
        and (folder / other).exists()
        for other, known in load_names(folder).items()
    )
