"""The commands that open the window: `play`, `continue`, `replay` and `shots`."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.commands.arguments import (
    GAME_OPTIONS,
    Arguments,
    CommandGrammar,
    parse_words_and_set_log_level,
)
from game.commands.computer_players import check_players_can_be_made, computer_player_names
from game.commands.game_arguments import (
    parse_game_command_line,
    parse_game_request,
    title_from_arguments,
)
from game.commands.reason_texts import english_reason_text
from game.commands.saved_game_texts import game_text_lines, game_to_json
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.files.toml_fields import (
    allowed_words_for_message,
    error_cause_text,
    value_for_message,
    word_list_for_message,
)
from game.processes.console_messages import escape_control_characters, print_error_message
from game.processes.interruption import make_ctrl_c_close_window
from game.program import COMMAND
from game.records.journal_reading import JournalCondition, JournalReading, read_journal
from game.records.records import HUMAN_PLAYER
from game.records.verdicts import usability_verdict
from game.records.verification import find_first_difference
from game.scene.stage.units import MIN_WINDOW_PX
from game.system.session import has_display
from game.titles import (
    Titles,
    default_title_name,
    is_playable_with_options,
    title_by_name,
    title_names,
)

# The commands that open a window: `play`, `continue`, `shots`; pygame comes in only here.

OPPONENT_OPTION = "--opponent"
PLAY_GRAMMAR = CommandGrammar("play", value_options=(*GAME_OPTIONS, OPPONENT_OPTION, "--size"))
CONTINUE_GRAMMAR = CommandGrammar("continue")
SETTING_BY_OPTION = {"--language": "language", "--palette": "palette"}
SETTING_BY_FLAG = {"--clear-text": "clear_text", "--high-contrast": "high_contrast"}
GALLERY_FLAG = "--gallery"
OPTIONS_DECIDED_BY_GALLERY = ("--edition", "--size", "--scale")
SHOTS_GRAMMAR = CommandGrammar(
    "shots",
    ("DIR",),
    ("--title", "--edition", "--size", "--only", "--scale", *SETTING_BY_OPTION),
    flags=(GALLERY_FLAG, *SETTING_BY_FLAG),
)
DEFAULT_PLAYERS = "human,ai:4,ai:4"
DEFAULT_WINDOW_SIZE_PX = (1920, 1080)
LARGEST_SIDE_PX = 7680
WINDOW_CLASS_VARIABLES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
NO_DISPLAY_EXIT_CODE = 2  # the exit code
CONTINUE_COMMAND_LINE = "python -m game continue"
WINDOWLESS_VIDEO_DRIVERS = ("offscreen", "dummy")  # SDL falls back on them and draws for nobody

REPLAY_OUTPUT_FLAGS = ("--text", "--verify", "--json")
REPLAY_GRAMMAR = CommandGrammar(
    "replay", ("FILE",), flags=REPLAY_OUTPUT_FLAGS, file_description="a saved game"
)
MISSING_SAVED_GAME_SENTENCE = "Give the path of a saved game."


def initialise_display_or_raise() -> None:
    """Initialise the display, and let Ctrl-C close the window; raises Unreadable if there is no
    display for a window."""
    if not has_display():
        raise _make_no_display_error("none is set up")
    for variable in WINDOW_CLASS_VARIABLES:
        os.environ[variable] = (
            COMMAND  # else task bars show what a source file or starter is called
        )
    import pygame

    from game.system.display import init_display, post_quit_event, set_display_lost_handler

    make_ctrl_c_close_window(post_quit_event)
    try:
        init_display()
    except pygame.error as error:
        raise _make_no_display_error(str(error)) from error
    if (
        not os.environ.get("SDL_VIDEODRIVER")
        and pygame.display.get_driver() in WINDOWLESS_VIDEO_DRIVERS
    ):
        raise _make_no_display_error("none answers")
    set_display_lost_handler(_on_display_lost)


def _on_display_lost() -> None:
    print_error_message(
        "The display has gone, and the window with it. "
        f"Use {CONTINUE_COMMAND_LINE} to continue the game."
    )
    os._exit(NO_DISPLAY_EXIT_CODE)


def _make_no_display_error(cause: str) -> Unreadable:
    return Unreadable(
        f"There is no display to open a window on ({cause}). Without one, use "
        "python -m game simulate --players ai:1,ai:3, or the position commands."
    )


def open_window_on_game_or_title_page(words: Sequence[str]) -> int:
    """Open the window on the requested game, or on the title page if none is requested, and
    return 0 when it is closed."""
    arguments = parse_game_command_line(PLAY_GRAMMAR, words)
    wanted = None
    size = _requested_size(arguments)
    if arguments.option_values.keys() - {"--size"}:
        wanted = parse_game_request(
            arguments, computer_player_names(), players_from_opponent_option_or_default(arguments)
        )
        check_players_can_be_made(wanted.players, wanted.game)
    initialise_display_or_raise()
    from game.application import starting

    starting.run_title_page_or_game(wanted, size)
    return 0


def players_from_opponent_option_or_default(arguments: Arguments) -> str:
    """Return the players for a command line without --players, in the notation of --players.

    With --opponent they are one person, and that opponent on all other seats of the smallest game
    that can be played; without it, the default players. Raises Unreadable if both options are
    given.
    """
    opponent = arguments.option_value(OPPONENT_OPTION)
    if not opponent:
        return DEFAULT_PLAYERS
    if "--players" in arguments.option_values:
        raise PLAY_GRAMMAR.exclusive_options_error("--players", OPPONENT_OPTION)
    shelf = title_from_arguments(arguments)
    edition = arguments.option_value("--edition", shelf.editions[0])
    counts = (seats for seats in shelf.seats if seats > 1)
    fewest = next(
        (
            seats
            for seats in counts
            if is_playable_with_options(shelf, Options(shelf.name, seats, edition))
        ),
        2,
    )
    return ",".join([HUMAN_PLAYER, *[opponent] * (fewest - 1)])


def continue_last_game(words: Sequence[str]) -> int:
    """Open the window on the unfinished game that was played last, and return 0 when it is
    closed."""
    parse_words_and_set_log_level(CONTINUE_GRAMMAR, words)
    initialise_display_or_raise()
    from game.application import starting

    starting.run_last_unfinished_game()
    return 0


def draw_screenshots(words: Sequence[str]) -> int:
    """Draw the screens, or the whole gallery, as picture files without a window; return the exit
    code."""
    from game.scene.testing.ui_driver import WindowClosed

    try:
        return _write_screenshot_files(parse_words_and_set_log_level(SHOTS_GRAMMAR, words))
    except WindowClosed as closed:  # SIGTERM closes even a window that nobody sees
        raise KeyboardInterrupt from closed


def _write_screenshot_files(arguments: Arguments) -> int:
    folder = Path(arguments.positional_arguments[0])
    from game.application.gallery import write_all_picture_sets, write_picture_set
    from game.client.screenshots.gallery import PictureSet

    shelf = title_from_arguments(arguments)
    only = arguments.comma_separated_option_values("--only")
    if GALLERY_FLAG in arguments.flags:
        _refuse_options_that_the_gallery_decides(arguments)
        return _report_missing_pictures(write_all_picture_sets(folder, print, shelf.name, only))
    size = _requested_size(arguments) or DEFAULT_WINDOW_SIZE_PX
    edition = arguments.option_value("--edition")
    if edition not in ("", *shelf.editions):
        raise SHOTS_GRAMMAR.error_with_allowed_values(
            f"--edition is {value_for_message(edition)}",
            allowed_words_for_message(edition, shelf.editions),
        )
    wishes = _requested_settings(arguments)
    wanted = PictureSet(
        "shots", size, wishes, picture_names=only, title=shelf.name, edition=edition
    )
    missing: list[str] = []
    write_picture_set(wanted, folder, on_screenshot_missed=missing.append)
    return _report_missing_pictures(missing)


def _refuse_options_that_the_gallery_decides(arguments: Arguments) -> None:
    """Raise Unreadable if the arguments have an option, such as the size, that each picture set of
    the gallery decides itself."""
    for option in (*OPTIONS_DECIDED_BY_GALLERY, *SETTING_BY_OPTION, *SETTING_BY_FLAG):
        if option in arguments.option_values or option in arguments.flags:
            raise Unreadable(f"shots: {GALLERY_FLAG} and {option} can’t be used together.")


def _report_missing_pictures(missing_names: Sequence[str]) -> int:
    """Name the pictures that could not be taken; return the exit code, 1 if there are any."""
    if missing_names:
        print_error_message(
            f"Not taken: {word_list_for_message(missing_names)}. "
            "Nothing in this title and edition leads there."
        )
    return 1 if missing_names else 0


def _requested_settings(arguments: Arguments) -> dict[str, int | str | bool]:
    """Return the settings that the words ask for, by name; raises Unreadable, with the possible
    values, for an invalid one."""
    from game.client.stored.settings import ALLOWED_VALUES_BY_SETTING, UI_SCALE_PERCENTS

    wishes: dict[str, int | str | bool] = {
        name: True for flag, name in SETTING_BY_FLAG.items() if flag in arguments.flags
    }
    for option, name in SETTING_BY_OPTION.items():
        value = arguments.option_value(option)
        if value and value not in ALLOWED_VALUES_BY_SETTING[name]:
            raise SHOTS_GRAMMAR.error_with_allowed_values(
                f"{option} is {value_for_message(value)}",
                allowed_words_for_message(value, map(str, ALLOWED_VALUES_BY_SETTING[name])),
            )
        if value:
            wishes[name] = value
    scale = arguments.option_value("--scale", "100")
    if scale not in map(str, UI_SCALE_PERCENTS):
        raise SHOTS_GRAMMAR.error_with_allowed_values(
            f"--scale is {value_for_message(scale)}", ", ".join(map(str, UI_SCALE_PERCENTS))
        )
    return wishes | {"ui_scale_percent": int(scale)}


def _requested_size(arguments: Arguments) -> tuple[int, int] | None:
    """Return the size in px that --size asks for, None if it is not given; raises Unreadable if
    it is invalid."""
    text = arguments.option_value("--size")
    if not text:
        return None
    sides = text.split("x")
    if len(sides) == len(MIN_WINDOW_PX) and all(map(_is_side_length, sides, MIN_WINDOW_PX)):
        return int(sides[0]), int(sides[1])
    problem = f"--size is {value_for_message(text)}"
    least = "x".join(map(str, MIN_WINDOW_PX))
    largest = f"{LARGEST_SIDE_PX}x{LARGEST_SIDE_PX}"
    allowed = f"WIDTHxHEIGHT, at least {least} and at most {largest}, like 1920x1080"
    raise arguments.grammar.error_with_allowed_values(problem, allowed)


def _is_side_length(text: str, min_px: int) -> bool:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SIDE_PX))
    return is_number and min_px <= int(text) <= LARGEST_SIDE_PX


def show_or_verify_saved_game(words: Sequence[str]) -> int:
    """Show a saved game in a window or as text, or verify it; return 1 if it cannot be shown, is
    damaged, or verifying finds a difference."""
    arguments = parse_words_and_set_log_level(REPLAY_GRAMMAR, words)
    if len(arguments.flags) > 1:
        first, second, *_ = [flag for flag in REPLAY_OUTPUT_FLAGS if flag in arguments.flags]
        raise REPLAY_GRAMMAR.exclusive_options_error(first, second)
    file = Path(arguments.positional_arguments[0])
    reading = _read_saved_game(file)
    verdict = usability_verdict(reading, Titles())
    reason = replace(verdict.reason, facts={**verdict.reason.facts, "file": str(file)})
    why = english_reason_text(reason, _title_of_saved_game_or_default(reading))
    cannot_be_shown = Unreadable(f"{why.rstrip('.')}. {MISSING_SAVED_GAME_SENTENCE}")
    if not arguments.flags:
        try:
            initialise_display_or_raise()
        except Unreadable:
            if not verdict.can_watch:  # a window would say so
                raise cannot_be_shown from None
            raise
        from game.application import starting

        starting.run_replay(file)
        return 0
    if reading.chronicle is None or not verdict.can_watch:
        raise cannot_be_shown
    shelf = title_by_name(reading.chronicle.opening.options.title)
    is_sound = verdict.condition in (
        JournalCondition.INTACT,
        JournalCondition.LAST_WRITE_INTERRUPTED,
    )
    if "--verify" in arguments.flags:
        difference = find_first_difference(shelf, reading.chronicle)
        if difference is not None:
            why = f"{file}: after step {difference.step_number}: {difference.sentence}"
        if difference is not None or not is_sound:
            print_error_message(f"{why}.")
            return 1
        return _print_verified_game(file, reading)
    try:
        if "--json" in arguments.flags:
            lines = [game_to_json(shelf, reading.chronicle)]
        else:
            lines = [f"{line}\n" for line in game_text_lines(shelf, reading.chronicle)]
    except Unreadable as problem:
        raise Unreadable(
            f"{file}: {str(problem).rstrip('.')}. {MISSING_SAVED_GAME_SENTENCE}"
        ) from problem
    sys.stdout.writelines(lines)
    if not is_sound:  # what was printed ends where the damage begins
        print_error_message(f"{why.rstrip('.')}.")
        return 1
    return 0


def _read_saved_game(file: Path) -> JournalReading:
    try:
        return read_journal(file)
    except (OSError, ValueError) as error:
        cause = error_cause_text(error)
        raise Unreadable(
            f"{file} cannot be read: {cause}. {MISSING_SAVED_GAME_SENTENCE}"
        ) from error


def _title_of_saved_game_or_default(reading: JournalReading) -> str:
    """Return the name of a saved game's title; the default title if it is unreadable or unknown
    here."""
    named = (
        reading.chronicle.opening.options.title
        if reading.chronicle is not None
        else default_title_name()
    )
    return named if named in title_names() else default_title_name()


def _print_verified_game(file: Path, reading: JournalReading) -> int:
    """Print that every position of a saved game is as it was; return the exit code, which is 1
    if the file ends in the middle of a step."""
    assert reading.chronicle is not None
    verified = f"{file}: {len(reading.chronicle.steps)} steps, every position as it was"
    if reading.condition is JournalCondition.LAST_WRITE_INTERRUPTED:
        ends_early = "the file ends in the middle of a step, so what came after is missing"
        print_error_message(f"{verified}, but {ends_early}.")
        return 1
    print(escape_control_characters(f"{verified}."))
    return 0
