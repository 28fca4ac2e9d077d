"""The keyboard commands of tables and menus, each with its default key."""

from typing import Final

from game.box.rules_reference import AT_TABLE, Command
from game.client.menu_command import make_menu_command
from game.scene.input.keys import NAVIGATION, WINDOW
from game.system.keyboard import default_keys_here

_COMMAND_PREFIXES: Final = ("@menu-", "@lesson-")
TITLE = "title"
PAUSE = "pause"
SETTINGS = "settings"
LEARN = "learn"
CHALLENGES = "challenges"
RULES = "rules"
END = "end"
PACKS = "packs"
PACK = "pack"
PUZZLES = "puzzles"
REPLAY = "replay"  # the last is a table itself

MENU_COMMANDS: Final = (
    make_menu_command("continue", "c", "menu.continue", TITLE),
    make_menu_command("first-lesson", "l", "menu.first-lesson", TITLE),
    make_menu_command("new-game", "n", "menu.new-game", TITLE),
    make_menu_command("practice", "p", "menu.practice", TITLE),
    make_menu_command("friends", "f", "menu.friends", TITLE),
    make_menu_command("replays", "r", "menu.replays", TITLE),
    make_menu_command("learn", "h", "menu.learn", TITLE, PAUSE),
    make_menu_command("settings", "s", "menu.settings", TITLE, PAUSE),
    make_menu_command("leave", "q", "pause.leave", PAUSE),
    make_menu_command("report", "r", "pause.report", PAUSE),
    make_menu_command("packs", "b", "menu.packs", TITLE),
    make_menu_command("pack-new", "n", "packs.new", PACKS),
    make_menu_command("pack-take-in", "i", "packs.take-in", PACKS),
    make_menu_command("pack-confirm", "n", "packs.confirm", PACK),
    make_menu_command("pack-undo", "ctrl+z", "packs.undo", PACK),
    make_menu_command("pack-redo", "ctrl+y", "packs.redo", PACK),
    make_menu_command("keys", "k", "keys.open", SETTINGS),
    make_menu_command("lessons", "l", "menu.lessons", LEARN),
    make_menu_command("first-game", "c", "menu.first-game", LEARN),
    make_menu_command("how-to-play", "h", "menu.how-to-play", LEARN),
    make_menu_command("rules", "r", "menu.rules", LEARN),
    make_menu_command("puzzles", "p", "menu.puzzles", LEARN),
    make_menu_command("challenges", "g", "menu.challenges", LEARN),
    make_menu_command("statistics", "f", "menu.statistics", LEARN, CHALLENGES),
    make_menu_command("puzzle-next", "n", "keys.puzzle-next", PUZZLES),
    make_menu_command("drill", "d", "keys.drill", PUZZLES),
    make_menu_command("watch", "w", "end.replay", END),
    make_menu_command("analyse", "a", "end.analyse", END),
    make_menu_command("judge", "j", "replay.judge", REPLAY),
    make_menu_command("play-from", "p", "replay.play-from", REPLAY),
    make_menu_command("judged-before", ",", "judged.previous", REPLAY),
    make_menu_command("judged-after", ".", "judged.following", REPLAY),
    make_menu_command("judged-reveal", "b", "judged.reveal-note", REPLAY),
    make_menu_command("judged-try", "t", "judged.try-note", REPLAY),
    make_menu_command("rules-search", "ctrl+f", "rules.search", RULES),
    make_menu_command("rules-before", "alt+left", "rules.before", RULES),
)

COMMANDS_OF_EVERY_TITLE: Final = (
    *(Command(name, key) for name, key in (NAVIGATION | WINDOW).items()),
    Command("help", "f1"),
    Command("describe", "f9"),
    Command("menu", "f10", AT_TABLE),
    Command("larger", "ctrl+=|ctrl++"),
    Command("smaller", "ctrl+-"),
    Command("sound", default_keys_here("sound", "ctrl+m"), AT_TABLE),
    Command("journal", "j", AT_TABLE),
    Command("chronicle", "w", AT_TABLE),
    Command("skip-turns", "f", AT_TABLE),
    Command("stay-out", "ctrl+d", AT_TABLE),
    Command("look-through", default_keys_here("look-through", "insert"), AT_TABLE),
    Command("company", "ctrl+t", AT_TABLE),
    Command("lesson-next", "x", AT_TABLE),
    Command("lesson-back", "z", AT_TABLE),
    Command("lesson-show", "y", AT_TABLE),
    Command("lesson-move", "q", AT_TABLE),
    *MENU_COMMANDS,
)
"""What every title has; a title adds its own."""


def keys_of_key_cap(cap: str) -> tuple[str, ...]:
    """Return the key cap as a tuple of one if it names a command of a menu or a lesson; else (),
    since every page handles Enter and Escape itself."""
    return (cap,) if cap.startswith(_COMMAND_PREFIXES) else ()
