"""The credits of the printed games, read from the file `credits.toml` of each title."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields, read_toml_file

FILE_NAME: Final = "credits.toml"
MAX_NAME_LETTERS: Final = 60
KINDS_OF_WORK: Final = ("design", "expansions", "solo", "art")
"""The kinds of work in the order of the credits; each has a sentence in the table `credits`."""


@dataclass(frozen=True, slots=True)
class GameCredit:
    """The credits of a printed game: its name, its publishers, and the people by kind of work."""

    name: str
    publisher: tuple[str, ...]
    people_by_work: tuple[tuple[str, tuple[str, ...]], ...]


def read_game_credits(assets_folder: Path) -> tuple[GameCredit, ...]:
    """Return the credits of the printed games of all titles, in the order of their folders;
    files that cannot be read are left out."""
    found: list[GameCredit] = []
    for file in sorted(assets_folder.glob(f"*/{FILE_NAME}")):
        try:
            fields = read_toml_file(file)
            found.extend(fields.read_each_table("game", _parse_game_credit))
        except Unreadable:
            continue  # a spoilt file: the page tells of the others
    return tuple(found)


def _parse_game_credit(entry: TomlFields) -> GameCredit:
    work = ((kind, _parse_names(entry, kind)) for kind in KINDS_OF_WORK)
    return GameCredit(
        entry.text("name", MAX_NAME_LETTERS),
        _parse_names(entry, "publisher"),
        tuple((kind, names) for kind, names in work if names),
    )


def _parse_names(entry: TomlFields, key: str) -> tuple[str, ...]:
    return tuple(str(name) for name in entry.unchecked_list(key, "names", ()))
