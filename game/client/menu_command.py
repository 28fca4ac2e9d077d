"""Makes a keyboard command of the menus."""

from game.box.rules_reference import KEY_ACTIVE_IN_MENUS, KeyCommand


def make_menu_command(action_name: str, key: str, label_key: str, *page_names: str) -> KeyCommand:
    """Return the command `menu-<name>` with the default key `key`; `label_key` is the text key
    of its label, `page_names` are the pages on which it works."""
    return KeyCommand(f"menu-{action_name}", key, KEY_ACTIVE_IN_MENUS, label_key, page_names)
