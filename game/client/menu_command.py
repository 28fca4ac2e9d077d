"""Makes a keyboard command of the menus."""

from game.box.rules_reference import ACTIVE_IN_MENUS, Command


def make_menu_command(name: str, key: str, says: str, *pages: str) -> Command:
    """Return the command `menu-<name>` with the default key `key`; `says` is the text key of its
    label, `pages` are the pages on which it works."""
    return Command(f"menu-{name}", key, ACTIVE_IN_MENUS, says, pages)
