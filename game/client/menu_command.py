"""A command of the menus, by the pages that have it."""

from game.box.reference import IN_MENUS, Command


def menu_command(name: str, key: str, says: str, *pages: str) -> Command:
    """Return a command of the menus: its key, what it says, and the pages that have it."""
    return Command(f"menu-{name}", key, IN_MENUS, says, pages)
