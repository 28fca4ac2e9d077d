"""What is done by keys, at every table and in every menu, each with its usual key."""

from typing import Final

from game.box.reference import AT_TABLE, IN_MENUS, Command
from game.scene.input.keys import NAVIGATION, WINDOW
from game.system.keyboard import usual_keys

_MARKS: Final = ("@menu-", "@lesson-")
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


def _command(name: str, key: str, says: str, *pages: str) -> Command:
    return Command(f"menu-{name}", key, IN_MENUS, says, pages)


MENU_COMMANDS: Final = (
    _command("continue", "c", "menu.continue", TITLE),
    _command("first-lesson", "l", "menu.first-lesson", TITLE),
    _command("new-game", "n", "menu.new-game", TITLE),
    _command("practice", "p", "menu.practice", TITLE),
    _command("friends", "f", "menu.friends", TITLE),
    _command("replays", "r", "menu.replays", TITLE),
    _command("learn", "h", "menu.learn", TITLE, PAUSE),
    _command("settings", "s", "menu.settings", TITLE, PAUSE),
    _command("leave", "q", "pause.leave", PAUSE),
    _command("report", "r", "pause.report", PAUSE),
    _command("packs", "b", "menu.packs", TITLE),
    _command("pack-new", "n", "packs.new", PACKS),
    _command("pack-take-in", "i", "packs.take-in", PACKS),
    _command("pack-confirm", "n", "packs.confirm", PACK),
    _command("pack-undo", "ctrl+z", "packs.undo", PACK),
    _command("pack-redo", "ctrl+y", "packs.redo", PACK),
    _command("keys", "k", "keys.open", SETTINGS),
    _command("lessons", "l", "menu.lessons", LEARN),
    _command("first-game", "c", "menu.first-game", LEARN),
    _command("how-to-play", "h", "menu.how-to-play", LEARN),
    _command("rules", "r", "menu.rules", LEARN),
    _command("puzzles", "p", "menu.puzzles", LEARN),
    _command("challenges", "g", "menu.challenges", LEARN),
    _command("statistics", "f", "menu.statistics", LEARN, CHALLENGES),
    _command("puzzle-next", "n", "keys.puzzle-next", PUZZLES),
    _command("drill", "d", "keys.drill", PUZZLES),
    _command("watch", "w", "end.replay", END),
    _command("analyse", "a", "end.analyse", END),
    _command("judge", "j", "replay.judge", REPLAY),
    _command("play-from", "p", "replay.play-from", REPLAY),
    _command("judged-before", ",", "judged.previous", REPLAY),
    _command("judged-after", ".", "judged.following", REPLAY),
    _command("judged-reveal", "b", "judged.reveal-note", REPLAY),
    _command("judged-try", "t", "judged.try-note", REPLAY),
    _command("rules-search", "ctrl+f", "rules.search", RULES),
    _command("rules-before", "alt+left", "rules.before", RULES),
)


def menu_keys(cap: str) -> tuple[str, ...]:
    """Return the keys of a button with this cap; Enter and Escape are heard by every page."""
    return (cap,) if cap.startswith(_MARKS) else ()


COMMON: Final = (
    *(Command(name, key) for name, key in (NAVIGATION | WINDOW).items()),
    Command("help", "f1"),
    Command("describe", "f9"),
    Command("menu", "f10", AT_TABLE),
    Command("larger", "ctrl+=|ctrl++"),
    Command("smaller", "ctrl+-"),
    Command("sound", usual_keys("sound", "ctrl+m"), AT_TABLE),
    Command("journal", "j", AT_TABLE),
    Command("chronicle", "w", AT_TABLE),
    Command("skip-turns", "f", AT_TABLE),
    Command("stay-out", "ctrl+d", AT_TABLE),
    Command("look-through", usual_keys("look-through", "insert"), AT_TABLE),
    Command("company", "ctrl+t", AT_TABLE),
    Command("lesson-next", "x", AT_TABLE),
    Command("lesson-back", "z", AT_TABLE),
    Command("lesson-show", "y", AT_TABLE),
    Command("lesson-move", "q", AT_TABLE),
    *MENU_COMMANDS,
)
"""What every title has; a title adds its own."""
