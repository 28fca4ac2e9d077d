"""The player's key bindings, stored in a small TOML file beside the settings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from game.box.rules_reference import KeyCommand
from game.client.stored.toml_section import TomlSection
from game.files.toml_fields import TomlTable
from game.scene.input.keys import NAVIGATION_HOTKEYS

FILE_NAME: Final = "keys.toml"
FILE_COMMENT: Final = "The player's own keys; the page of keys in the settings writes this file."
FOLDED_PART_KEYS: Final = tuple(f"f{number}" for number in range(2, 9))
RESERVED_KEYS: Final = frozenset(
    {*NAVIGATION_HOTKEYS.values(), *FOLDED_PART_KEYS, *"0123456789", "+", "-"}
)
"""Keys that cannot be given to other commands: they navigate, open folded parts, and enter numbers.
"""
MAX_KEY_LETTERS = 40


@dataclass(frozen=True, slots=True)
class KeyBindings:
    """All commands, and the keys that the player has changed, by the name of the command."""

    commands: tuple[KeyCommand, ...]
    own_key_by_command: Mapping[str, str] = field(default_factory=dict)

    def keys_of_command(self, command: KeyCommand) -> list[str]:
        """Return the keys that a command has now: the key that the player has chosen, or its
        default keys if there is none."""
        own = self.own_key_by_command.get(command.name)
        return [own] if own else command.default_key.split("|")

    def other_command_using_key(self, command: KeyCommand, key: str) -> KeyCommand | None:
        """Return another command that uses the key in the part of the program where `command` is
        used, None if there is none."""
        for other in self.commands:
            if (
                other != command
                and other.clashes_with(command)
                and key in self.keys_of_command(other)
            ):
                return other
        return None

    def with_key_for_command(self, command: KeyCommand, key: str) -> "KeyBindings":
        """Return bindings in which a command has another key. If that is its default key, the
        player's choice for it is removed."""
        own = {name: kept for name, kept in self.own_key_by_command.items() if name != command.name}
        if key not in command.default_key.split("|"):
            own[command.name] = key
        return replace(self, own_key_by_command=own)


def load_key_bindings(folder: Path, commands: Sequence[KeyCommand]) -> KeyBindings:
    """Return the bindings of the commands with the stored keys; a command whose stored key is
    missing, invalid or reserved has its default key.

    A stored key that is also the key of another of these commands is ignored, since it may have
    been chosen in a game with other commands; all other stored keys are kept.
    """
    stored = TomlSection(folder / FILE_NAME, FILE_COMMENT).read_with_pending_changes()
    named = ((command.name, stored.get(command.name)) for command in commands)
    wanted = {
        name: key
        for name, key in named
        if isinstance(key, str) and key.isprintable() and 0 < len(key) <= MAX_KEY_LETTERS
    }
    wanted = {name: key for name, key in wanted.items() if key not in RESERVED_KEYS}
    bindings = KeyBindings(tuple(commands), wanted)  # two commands may have changed places
    while clashing := _own_keys_that_clash(bindings):
        kept = {
            name: key for name, key in bindings.own_key_by_command.items() if name not in clashing
        }
        bindings = replace(bindings, own_key_by_command=kept)
    return bindings


def _own_keys_that_clash(bindings: KeyBindings) -> frozenset[str]:
    """Return the names of the commands for which the player has chosen a key that is also another
    command's key.

    Default keys never clash with one another, so the result is empty if the player has chosen no
    keys.
    """
    return frozenset(
        command.name
        for command in bindings.commands
        if command.name in bindings.own_key_by_command
        and any(
            bindings.other_command_using_key(command, key)
            for key in bindings.keys_of_command(command)
        )
    )


def store_key_bindings(bindings: KeyBindings, folder: Path) -> None:
    """Write the keys that the player has chosen, without default keys; raises OSError. Keys of
    commands that are unknown here stay in the file."""
    known = {command.name for command in bindings.commands}

    def write(table: TomlTable) -> None:
        for name in known & set(table):
            del table[name]
        table.update(sorted(bindings.own_key_by_command.items()))

    TomlSection(folder / FILE_NAME, FILE_COMMENT).apply_change(write)
