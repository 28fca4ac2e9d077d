"""Makes a keyboard command of the menus."""

from game.box.rules_reference import KEY_ACTIVE_IN_MENUS, KeyCommand


def make_menu_command(name: str, key: str, says: str, *pages: str) -> KeyCommand:
    """Return the command `menu-<name>` with the default key `key`; `says` is the text key of its
    label, `pages` are the pages on which it works."""
    return KeyCommand(f"menu-{name}", key, KEY_ACTIVE_IN_MENUS, says, pages)
