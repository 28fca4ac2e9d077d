"""The names of all screenshots, and which of them a game of a title can show."""

from collections.abc import Collection, Sequence

from game.box.box import GameBox
from game.box.box_pictures import TableScreenshot
from game.client.screenshots.pack_shots import PACK_SCREENSHOTS
from game.client.screenshots.puzzle_shots import PUZZLE_SCREENSHOTS
from game.engine.reasons import Unreadable
from game.files.toml_fields import nearest_word_note

CLICKED_BUTTONS_BY_MENU_SCREENSHOT = {  # what is clicked, one after the other, to come there
    "setup": ("new-game",),
    "learn-menu": ("learn",),
    "learn": ("learn", "how-to-play"),
    "challenges": ("learn", "challenges"),
    "scenarios": ("learn", "challenges", "tab:scenario"),
    "ladder": ("learn", "challenges", "tab:rung"),
    "no-statistics": ("learn", "statistics"),
    "no-saves": ("replays",),
    "lessons": ("learn", "lessons"),
    "settings": ("settings",),
    "credits": ("credits",),
}
SOLO_SETUP_SCREENSHOT = "setup-solo"
SOLO_TABLE_SCREENSHOT = "solo"
LESSON_SCREENSHOTS = ("lesson-first", "lesson", "lesson-wrong")
FRIENDS_SCREENSHOTS = ("friends", "new-table")
SCREENSHOTS_WITHOUT_GAME = (
    *(
        "title",
        "shelf",
        *CLICKED_BUTTONS_BY_MENU_SCREENSHOT,
        *FRIENDS_SCREENSHOTS,
        "keys",
        "new-key",
    ),
    *("rules", "rules-search", "practice", "message"),
    *(SOLO_SETUP_SCREENSHOT, "handover", SOLO_TABLE_SCREENSHOT, *LESSON_SCREENSHOTS, "coach"),
    *(*PUZZLE_SCREENSHOTS, *PACK_SCREENSHOTS),
)
HINT_SCREENSHOTS = ("hint-where", "hint-what", "hint-why")
PAGE_SCREENSHOTS = (
    *SCREENSHOTS_WITHOUT_GAME,
    *("pause", "described", "controller", "crash", "end", "statistics", "saves", "replay"),
    *("journal", "chronicle", "look-back"),
    *("round-summary", "play-from", *HINT_SCREENSHOTS, "chances", "replay-judged", "replay-better"),
)
LOOK_BACK_SCREENSHOTS = frozenset({"journal", "chronicle", "look-back"})
BOARD_DIALOG_SCREENSHOTS = LOOK_BACK_SCREENSHOTS | {"pause", "described", "controller"}
"""The screenshots that are taken together with that of the board."""
JUDGED_REPLAY_SCREENSHOTS = frozenset({"replay-judged", "replay-better"})
SAVED_GAME_SCREENSHOTS = JUDGED_REPLAY_SCREENSHOTS | {"saves", "replay", "play-from"}
LATE_GAME_SCREENSHOTS = SAVED_GAME_SCREENSHOTS | {"end", "statistics", "chances", *HINT_SCREENSHOTS}


def all_screenshot_names(table_screenshots: Sequence[TableScreenshot]) -> tuple[str, ...]:
    """Return the names of all screenshots: those of pages, and those of decisions at a title's
    table."""
    return (*PAGE_SCREENSHOTS, *(shot.name for shot in table_screenshots))


def check_screenshot_names(
    wanted_names: Sequence[str], table_screenshots: Sequence[TableScreenshot]
) -> None:
    """Raise Unreadable, with the known names, if a name in `wanted_names` is unknown."""
    allowed = all_screenshot_names(table_screenshots)
    for name in wanted_names:
        if name not in allowed:
            choices = f"{', '.join(allowed)}{nearest_word_note(name, allowed)}"
            raise Unreadable(f"There is no shot {name}; allowed: {choices}.")


def reachable_screenshot_names(
    box: GameBox, edition: str, expansions: Collection[str]
) -> tuple[str, ...]:
    """Return the names of the screenshots for which a title has an occasion in games of this
    edition with these expansions."""
    has_part = {
        SOLO_SETUP_SCREENSHOT: box.automa is not None,
        SOLO_TABLE_SCREENSHOT: box.automa is not None,
        "new-key": bool(box.screenshot_samples.rebound_command),
        "practice": bool(box.first_round_by_short_game),
        "message": bool(box.first_round_by_short_game),
        "handover": bool(box.table_factory_of(edition).private_move_kinds),
        "coach": box.coach is not None,
        "round-summary": bool(box.game_facts.round_summary_column_keys),
        **dict.fromkeys(LESSON_SCREENSHOTS, bool(box.lessons)),
        **dict.fromkeys(PUZZLE_SCREENSHOTS, box.puzzles_of_edition(edition) is not None),
    }
    table_screenshots = [
        shot
        for shot in box.screenshot_samples.table_screenshots
        if shot.belongs_to(edition, expansions)
    ]
    return tuple(
        name for name in all_screenshot_names(table_screenshots) if has_part.get(name, True)
    )
