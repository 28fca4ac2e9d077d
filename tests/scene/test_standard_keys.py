"""Standard keys, such as Ctrl+Z, beside the keys that a player has set."""

from game.scene.input.keys import Keymap, KeyStroke


def matching_commands(keymap: Keymap, key: str) -> list[str]:
    return [name for name in ("undo", "hint") if keymap.matches_key(KeyStroke(key), f"@{name}")]


def test_a_standard_key_works_beside_the_players_own_key() -> None:
    keymap = Keymap({"undo": "u|ctrl+z", "hint": "h"})
    keymap.set_own_keys({"undo": "k"})
    assert keymap.key_of_command("undo") == "k"
    assert matching_commands(keymap, "k") == ["undo"]
    assert matching_commands(keymap, "ctrl+z") == ["undo"]
    assert matching_commands(keymap, "u") == []


def test_a_standard_key_means_what_the_player_has_bound_to_it() -> None:
    keymap = Keymap({"undo": "u|ctrl+z", "hint": "h"})
    keymap.set_own_keys({"undo": "k", "hint": "ctrl+z"})
    assert matching_commands(keymap, "ctrl+z") == ["hint"]
