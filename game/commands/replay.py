"""The commands that open the window: `play`, `continue`, `replay` and `shots`."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.commands.arguments import GAME_VALUES, Arguments, CommandGrammar, parse_words
from game.commands.computer_players import check_players, computer_names
from game.commands.game_arguments import parse_game_options, parse_set_up, wanted_title
from game.commands.reasons import reason_in_english
from game.commands.told_games import as_json, as_text
from game.engine.reasons import Unreadable
from game.engine.title import Options, Title
from game.files.toml_fields import cause_of, listed, shown
from game.processes.interruption import let_the_window_hear
from game.processes.notices import on_one_line, refuse
from game.program import COMMAND
from game.records.reading import Condition, Reading, read_journal
from game.records.records import HUMAN, Chronicle
from game.records.verdicts import judge
from game.records.verification import verify
from game.system.session import has_display
from game.titles import Titles, is_offered, title, titles, usual

# The commands that open a window: `play`, `continue`, `shots`; pygame comes in only here.

OPPONENT = "--opponent"
PLAY = CommandGrammar("play", values=(*GAME_VALUES, OPPONENT, "--size"))
CONTINUE = CommandGrammar("continue")
WISHES = {"--language": "language", "--palette": "palette"}
SWITCHES = {"--clear-text": "clear_text", "--high-contrast": "high_contrast"}
GALLERY = "--gallery"
SHOTS = CommandGrammar(
    "shots",
    ("DIR",),
    ("--title", "--edition", "--size", "--only", "--scale", *WISHES),
    flags=(GALLERY, *SWITCHES),
)
DEFAULT_PLAYERS = "human,ai:4,ai:4"
DEFAULT_SIZE = (1920, 1080)
SMALLEST = 320
LARGEST = 7680  # pixels
CLASSES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
NO_DISPLAY = 2  # the exit code
GO_ON = "python -m game continue"
UNSEEN = ("offscreen", "dummy")  # SDL falls back on them and draws for nobody

FORMS = ("--text", "--verify", "--json")
REPLAY = CommandGrammar("replay", ("FILE",), flags=FORMS, file="a saved game")
GIVE_A_SAVED_GAME = "Give the path of a saved game."


def require_display() -> None:
    """Raise Unreadable if there is no display for a window."""
    if not has_display():
        raise _no_display_error("none is set up")
    for variable in CLASSES:
        os.environ[variable] = (
            COMMAND  # else task bars show what a source file or starter is called
        )
    import pygame

    from game.system.display import close_window, init_display, when_display_is_gone

    let_the_window_hear(close_window)
    try:
        init_display()
    except pygame.error as error:
        raise _no_display_error(str(error)) from error
    if not os.environ.get("SDL_VIDEODRIVER") and pygame.display.get_driver() in UNSEEN:
        raise _no_display_error("none answers")
    when_display_is_gone(_lost_display_error)


def _lost_display_error() -> None:
    refuse(f"The display has gone, and the window with it. Use {GO_ON} to continue the game.")
    os._exit(NO_DISPLAY)


def _no_display_error(cause: str) -> Unreadable:
    return Unreadable(
        f"There is no display to open a window on ({cause}). Without one, use "
        "python -m game simulate --players ai:1,ai:3, or the position commands."
    )


def open_game(words: Sequence[str]) -> int:
    """Open the requested game, or the title page if none is requested."""
    arguments = parse_set_up(PLAY, words)
    wanted = None
    size = _requested_size(arguments)
    if arguments.values.keys() - {"--size"}:
        wanted = parse_game_options(arguments, computer_names(), default_players(arguments))
        check_players(wanted.players, wanted.game)
    require_display()
    from game.application import starting

    starting.open_for_play(wanted, size)
    return 0


def default_players(arguments: Arguments) -> str:
    """Return the players if none are named: one person, and the opponent, if given, on all other
    seats.

    The number of seats is the title's minimum.
    """
    opponent = arguments.value(OPPONENT)
    if not opponent:
        return DEFAULT_PLAYERS
    if "--players" in arguments.values:
        raise PLAY.exclusive_options_error("--players", OPPONENT)
    shelf = wanted_title(arguments)
    edition = arguments.value("--edition", shelf.editions[0])
    counts = (seats for seats in shelf.seats if seats > 1)
    fewest = next(
        (seats for seats in counts if is_offered(shelf, Options(shelf.name, seats, edition))), 2
    )
    return ",".join([HUMAN, *[opponent] * (fewest - 1)])


def continue_last(words: Sequence[str]) -> int:
    """Open the unfinished game that was played last."""
    parse_words(CONTINUE, words)
    require_display()
    from game.application import starting

    starting.open_last_game()
    return 0


def draw_screenshots(words: Sequence[str]) -> int:
    """Draw the screens, or the whole gallery, as picture files, without a window."""
    from game.scene.testing.ui_driver import Closed

    try:
        return _draw_pictures(parse_words(SHOTS, words))
    except Closed as closed:  # SIGTERM closes even a window that nobody sees
        raise KeyboardInterrupt from closed


def _draw_pictures(arguments: Arguments) -> int:
    folder = Path(arguments.places[0])
    from game.application.gallery import show_gallery, write_picture_set
    from game.client.screenshots.gallery import PictureSet

    shelf = wanted_title(arguments)
    if GALLERY in arguments.flags:
        show_gallery(folder, print, shelf.name)
        return 0
    size = _requested_size(arguments) or DEFAULT_SIZE
    only = arguments.comma_separated("--only")
    edition = arguments.value("--edition")
    if edition not in ("", *shelf.editions):
        raise SHOTS.error_with_help(f"--edition is {shown(edition)}", ", ".join(shelf.editions))
    wishes = _requested_settings(arguments)
    wanted = PictureSet("shots", size, wishes, shots=only, title=shelf.name, edition=edition)
    taken = {file.stem for file in write_picture_set(wanted, folder)}
    missing = [name for name in only if name not in taken]
    if missing:
        refuse(f"Not taken: {listed(missing)}. Nothing in this title and edition leads there.")
    return 1 if missing else 0


def _requested_settings(arguments: Arguments) -> dict[str, int | str | bool]:
    """Return the requested settings by name; raises Unreadable with the possible values."""
    from game.client.stored.settings import CHOICES, SCALES

    wishes: dict[str, int | str | bool] = {
        name: True for flag, name in SWITCHES.items() if flag in arguments.flags
    }
    for option, name in WISHES.items():
        value = arguments.value(option)
        if value and value not in CHOICES[name]:
            raise SHOTS.error_with_help(
                f"{option} is {shown(value)}", ", ".join(map(str, CHOICES[name]))
            )
        if value:
            wishes[name] = value
    scale = arguments.value("--scale", "100")
    if scale not in map(str, SCALES):
        raise SHOTS.error_with_help(f"--scale is {shown(scale)}", ", ".join(map(str, SCALES)))
    return wishes | {"ui_scale_percent": int(scale)}


def _requested_size(arguments: Arguments) -> tuple[int, int] | None:
    """Return the requested size, None if none is given."""
    text = arguments.value("--size")
    if not text:
        return None
    sides = text.split("x")
    if len(sides) == 2 and all(_is_side_length(side) for side in sides):
        return int(sides[0]), int(sides[1])
    problem = f"--size is {shown(text)}"
    allowed = f"WIDTHxHEIGHT, each from {SMALLEST} to {LARGEST}, like 1920x1080"
    raise arguments.grammar.error_with_help(problem, allowed)


def _is_side_length(text: str) -> bool:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
    return is_number and SMALLEST <= int(text) <= LARGEST


def run(words: Sequence[str]) -> int:
    """Show a saved game in a window or as text, or verify it; return 1 if it differs."""
    arguments = parse_words(REPLAY, words)
    if len(arguments.flags) > 1:
        first, second, *_ = [flag for flag in FORMS if flag in arguments.flags]
        raise REPLAY.exclusive_options_error(first, second)
    file = Path(arguments.places[0])
    reading = _read_saved_game(file)
    if not arguments.flags:
        require_display()
        from game.application import starting

        starting.open_replay(file)
        return 0
    verdict = judge(reading, Titles())
    reason = replace(verdict.reason, facts={**verdict.reason.facts, "file": str(file)})
    why = reason_in_english(reason, _title_of(reading))
    if reading.chronicle is None or not verdict.can_watch:
        raise Unreadable(f"{why.rstrip('.')}. {GIVE_A_SAVED_GAME}")
    shelf = title(reading.chronicle.opening.options.title)
    if "--verify" in arguments.flags:
        is_sound = verdict.condition in (Condition.WHOLE, Condition.TORN)
        return _verify(file, shelf, reading.chronicle, "" if is_sound else why)
    try:
        if "--json" in arguments.flags:
            lines = [as_json(shelf, reading.chronicle)]
        else:
            lines = [f"{line}\n" for line in as_text(shelf, reading.chronicle)]
    except Unreadable as problem:
        raise Unreadable(f"{file}: {str(problem).rstrip('.')}. {GIVE_A_SAVED_GAME}") from problem
    sys.stdout.writelines(lines)
    return 0


def _read_saved_game(file: Path) -> Reading:
    try:
        return read_journal(file)
    except (OSError, ValueError) as error:
        cause = cause_of(error)
        raise Unreadable(f"{file} cannot be read: {cause}. {GIVE_A_SAVED_GAME}") from error


def _title_of(reading: Reading) -> str:
    """Return the title of a game; the default title if it is unknown here."""
    named = reading.chronicle.opening.options.title if reading.chronicle is not None else usual()
    return named if named in titles() else usual()


def _verify(file: Path, shelf: Title, chronicle: Chronicle, unsound: str) -> int:
    """Play the saved game again and compare; also fails if the file is damaged, which the sentence
    `unsound` tells."""
    difference = verify(shelf, chronicle)
    if difference or unsound:
        if difference:
            unsound = f"{file}: after step {difference.step}: {difference.what}"
        refuse(f"{unsound}.")
        return 1
    print(on_one_line(f"{file}: {len(chronicle.steps)} steps, every position as it was."))
    return 0
