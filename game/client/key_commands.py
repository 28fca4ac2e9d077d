"""The keyboard commands of tables and menus, each with its default key."""

from typing import Final

from game.box.rules_reference import KEY_ACTIVE_AT_TABLE, KeyCommand
from game.client.menu_command import make_menu_command
from game.scene.input.keys import NAVIGATION_HOTKEYS, WINDOW_HOTKEYS
from game.system.keyboard import default_keys_on_this_system

_MENU_AND_LESSON_COMMAND_PREFIXES: Final = ("@menu-", "@lesson-")
TITLE_SCREEN = "title"
PAUSE_SCREEN = "pause"
SETTINGS_SCREEN = "settings"
LEARN_SCREEN = "learn"
CHALLENGES_SCREEN = "challenges"
RULES_SCREEN = "rules"
END_SCREEN = "end"
PACKS_SCREEN = "packs"
PACK_SCREEN = "pack"
PUZZLES_SCREEN = "puzzles"
REPLAY_SCREEN = "replay"  # the last is a table itself

MENU_COMMANDS: Final = (
    make_menu_command("continue", "c", "menu.continue", TITLE_SCREEN),
    make_menu_command("first-lesson", "l", "menu.first-lesson", TITLE_SCREEN),
    make_menu_command("new-game", "n", "menu.new-game", TITLE_SCREEN),
    make_menu_command("practice", "p", "menu.practice", TITLE_SCREEN),
    make_menu_command("friends", "f", "menu.friends", TITLE_SCREEN),
    make_menu_command("replays", "r", "menu.replays", TITLE_SCREEN),
    make_menu_command("learn", "h", "menu.learn", TITLE_SCREEN, PAUSE_SCREEN),
    make_menu_command("settings", "s", "menu.settings", TITLE_SCREEN, PAUSE_SCREEN),
    make_menu_command("leave", "q", "pause.leave", PAUSE_SCREEN),
    make_menu_command("report", "r", "pause.report", PAUSE_SCREEN),
    make_menu_command("packs", "b", "menu.packs", TITLE_SCREEN),
    make_menu_command("pack-new", "n", "packs.new", PACKS_SCREEN),
    make_menu_command("pack-take-in", "i", "packs.take-in", PACKS_SCREEN),
    make_menu_command("pack-confirm", "n", "packs.confirm", PACK_SCREEN),
    make_menu_command("pack-undo", "ctrl+z", "packs.undo", PACK_SCREEN),
    make_menu_command("pack-redo", "ctrl+y", "packs.redo", PACK_SCREEN),
    make_menu_command("keys", "k", "keys.open", SETTINGS_SCREEN),
    make_menu_command("lessons", "l", "menu.lessons", LEARN_SCREEN),
    make_menu_command("first-game", "c", "menu.first-game", LEARN_SCREEN),
    make_menu_command("how-to-play", "h", "menu.how-to-play", LEARN_SCREEN),
    make_menu_command("rules", "r", "menu.rules", LEARN_SCREEN),
    make_menu_command("puzzles", "p", "menu.puzzles", LEARN_SCREEN),
    make_menu_command("challenges", "g", "menu.challenges", LEARN_SCREEN),
    make_menu_command("statistics", "f", "menu.statistics", LEARN_SCREEN, CHALLENGES_SCREEN),
    make_menu_command("puzzle-next", "n", "keys.puzzle-next", PUZZLES_SCREEN),
    make_menu_command("drill", "d", "keys.drill", PUZZLES_SCREEN),
    make_menu_command("watch", "w", "end.replay", END_SCREEN),
    make_menu_command("analyse", "a", "end.analyse", END_SCREEN),
    make_menu_command("judge", "j", "replay.judge", REPLAY_SCREEN),
    make_menu_command("play-from", "p", "replay.play-from", REPLAY_SCREEN),
    make_menu_command("judged-before", ",", "judged.previous", REPLAY_SCREEN),
    make_menu_command("judged-after", ".", "judged.following", REPLAY_SCREEN),
    make_menu_command("judged-reveal", "b", "judged.reveal-note", REPLAY_SCREEN),
    make_menu_command("judged-try", "t", "judged.try-note", REPLAY_SCREEN),
    make_menu_command("rules-search", "ctrl+f", "rules.search", RULES_SCREEN),
    make_menu_command("rules-before", "alt+left", "rules.before", RULES_SCREEN),
)

COMMANDS_OF_EVERY_TITLE: Final = (
    *(KeyCommand(name, key) for name, key in (NAVIGATION_HOTKEYS | WINDOW_HOTKEYS).items()),
    KeyCommand("help", "f1|?"),
    KeyCommand("describe", "f9"),
    KeyCommand("menu", "f10", KEY_ACTIVE_AT_TABLE),
    KeyCommand("larger", "ctrl+=|ctrl++"),
    KeyCommand("smaller", "ctrl+-"),
    KeyCommand("sound", default_keys_on_this_system("sound", "ctrl+m"), KEY_ACTIVE_AT_TABLE),
    KeyCommand("journal", "j", KEY_ACTIVE_AT_TABLE),
    KeyCommand("chronicle", "w", KEY_ACTIVE_AT_TABLE),
    KeyCommand("skip-turns", "f", KEY_ACTIVE_AT_TABLE),
    KeyCommand("stay-out", "ctrl+d", KEY_ACTIVE_AT_TABLE),
    KeyCommand(
        "look-through", default_keys_on_this_system("look-through", "insert"), KEY_ACTIVE_AT_TABLE
    ),
    KeyCommand("company", "ctrl+t", KEY_ACTIVE_AT_TABLE),
    KeyCommand("lesson-next", "x", KEY_ACTIVE_AT_TABLE),
    KeyCommand("lesson-back", "z", KEY_ACTIVE_AT_TABLE),
    KeyCommand("lesson-show", "y", KEY_ACTIVE_AT_TABLE),
    KeyCommand("lesson-move", "q", KEY_ACTIVE_AT_TABLE),
    *MENU_COMMANDS,
)
"""The commands of all titles; each title adds its own."""


def button_keys_if_menu_or_lesson_command(key_cap: str) -> tuple[str, ...]:
    """Return the keys for a button with this key cap: (cap,) for a command of a menu or a lesson,
    else (), since every page handles Enter and Escape itself."""
    return (key_cap,) if key_cap.startswith(_MENU_AND_LESSON_COMMAND_PREFIXES) else ()
