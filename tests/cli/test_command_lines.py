"""What is no command is refused in one line with exit code 2."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.processes.console_messages import escape_control_characters
from game.titles import title_by_name, title_names
from tests.cli.lines import CommandLine

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]

OF_2007 = ("position", "new", "--players", "3", "--edition", "2007")
REFUSALS = [
    (("dig",), '"dig" is unknown; allowed: play, continue, replay, simulate,'),
    (("positon",), "Did you mean position?"),
    (("position",), "position: which command? Choose one of new, moves, play, view."),
    (("position", "mvoes"), "Did you mean moves?"),
    (("position", "new"), "position new: --players is missing"),
    (("position", "new", "--playrs", "4"), "Did you mean --players?"),
    (("position", "new", "--players"), "--players needs a value"),
    (("position", "new", "--players", "4", "--players", "3"), "--players is given twice"),
    (("position", "new", "--players", "4", "5"), '"5" is one word too many. Leave it out.'),
    (("position", "new", "--players", "6"), "Choose from 2, 3, 4, 5"),
    (("position", "new", "--players", "1"), "or human,wallace to play alone."),
    (("position", "new", "--players", "1", "--title", "tiletum"), "or human,cardinal to play"),
    (("position", "new", "--players", "1", "--title", "brass"), "Choose from 2, 3, 4."),
    (("simulate", "--players", "ai:1"), "or ai:1,wallace to play alone."),
    (("position", "new", "--players", "human,robot"), '"robot" is unknown. Choose from human'),
    (("position", "new", "--players", "human,ai:1,wallace"), "is not a solo game"),
    (("position", "new", "--players", "wallace"), "Give wallace and one more"),
    (("position", "new", "--players", "human,wallace", "--wallace", "rich"), "cheap-labour"),
    (
        ("position", "new", "--players", "human,wallace", "--wallace", "more-mines,more-mines-2"),
        "allowed: one of the two",
    ),
    (("position", "new", "--players", "2", "--wallace", "cheap-labour"), "needs Lord Wallace"),
    (("position", "new", "--players", "3", "--expansions", "arsenik"), "Did you mean arsenic?"),
    (("position", "new", "--players", "3", "--expansions", "gold"), "allowed: arsenic, emigration"),
    (("position", "new", "--players", "3", "--edition", "deluxe"), "allowed: remastered"),
    (("position", "new", "--players", "5", "--edition", "2007"), "edition of 2007: 3, 4 players."),
    (("position", "new", "--players", "2", "--edition", "2007"), "edition of 2007: 3, 4 players."),
    ((*OF_2007, "--expansions", "arsenic"), "allowed in the edition of 2007: none."),
    (("position", "new", "--players", "human,wallace", "--edition", "2007"), "does not play in"),
    (("position", "new", "--players", "3", "--seed", "-1"), "allowed: a whole number from 0"),
    (("position", "new", "--players", "3", "--seed", "seven"), '--seed is "seven"'),
    (("play", "--game", "brass"), "Did you mean --title?"),
    (("shots", "x", "--edition", "remasterd"), "2007. Did you mean remastered?"),
    (("shots", "x", "--language", "plx"), "Did you mean pl?"),
    (("shots", "x", "--palette", "redgreen"), "Did you mean red-green?"),
    (("shots", "x", "--only", "titel"), "Did you mean title?"),
    (("simulate", "--players", "random,gredy"), "Did you mean greedy?"),
    (("simulate", "--title", "BRASS", "--players", "2"), "Did you mean brass?"),
    (("position", "new", "--players", "3", "--edition", "remaster"), "Did you mean remastered?"),
    (("position", "moves"), "which file? Give the path of a position as text, or - for"),
    (("position", "moves", "nowhere.toml"), "nowhere.toml cannot be read: No such file"),
    (("position", "moves", "."), "cannot be read"),
    (("position", "view", "p.toml", "--seat"), "--seat needs a value"),
    (("simulate",), "simulate: --players is missing"),
    (
        ("simulate", "--players", "3"),
        "simulate: only computers play here. Choose from random, greedy",
    ),
    (("simulate", "--players", "random,random", "--games", "0"), "--games is"),
    (("simulate", "--players", "random,random", "--jobs", "x"), "--jobs is"),
    (("bench", "--fast"), 'bench: "--fast" is unknown'),
    (("bench", "--players", "9"), '--players is "9"; allowed: a whole number from 2 to 5.'),
    (
        ("bench", "--players", "3", "--wallace", "cheap-labour"),
        "--players and --wallace can’t be used",
    ),
    (("bench", "--quick=3"), "bench: --quick takes no value. Leave it out."),
    (("help", "positon"), "Did you mean position?"),
    (("completion",), "completion: which shell? Give bash, zsh or fish."),
    (("completion", "csh"), '"csh" is unknown; allowed: bash, zsh, fish'),
    (("position", "moves", "x", "--log-level", "all"), "allowed: error, warning, info, debug."),
    (
        ("bench", "--log-level", "info", "--quiet"),
        "--quiet and --log-level can’t be used together.",
    ),
    (("play", "--size", "big"), 'play: --size is "big"; allowed: WIDTHxHEIGHT'),
    (("simulate", "--title", "Brass", "--players", "2"), "Did you mean brass?"),
    (("simulate", "--players", "random,random", "--json", ""), "--json needs a value"),
    (("simulate", "--players", "random,random", "--save="), "--save needs a value"),
    (("simulate", "--players", "random,random", "--title", ""), "--title needs a value"),
    (("bench", "--json", ""), "--json needs a value"),
    (("bench", "--expansions", "arsenik"), "Did you mean arsenic?"),
    (("bench", "--pack", ""), "--pack needs a value"),
    (("bench", "--pack", "nothing.toml"), "nothing.toml"),
    (("position", "moves", ""), "which file? Give the path of a position as text, or - for"),
    (("position", "play", "", "pass"), "which file? Give the path of a position as text, or - for"),
    (("replay", ""), "replay: which file? Give the path of a saved game."),
    (("shots", ""), "which folder?"),
    (("replay",), "replay: which file?"),
    (("replay", "nowhere.tinners"), "nowhere.tinners cannot be read"),
    (("replay", "x", "--text", "--verify"), "--text and --verify can’t be used together"),
    (("continue", "now"), '"now" is one word too many'),
    (("shots",), "which folder?"),
    (("shots", "x", "--size", "big"), '--size is "big"; allowed: WIDTHxHEIGHT'),
    (("shots", "x", "--size", "10x10"), "at least 1000x600 and at most 7680x7680"),
    (("shots", "x", "--size", "800x600"), "at least 1000x600"),
    (("shots", "x", "--gallery", "--size", "1280x720"), "--gallery and --size can’t be used"),
    (("shots", "x", "--gallery", "--language", "pl"), "--gallery and --language can’t be used"),
    (("shots", "x", "--gallery", "--clear-text"), "--gallery and --clear-text can’t be used"),
    (("shots", "x", "--gallery", "--only", "nothing"), "There is no shot nothing"),
    (("play", "--size", "1000x599"), "at least 1000x600"),
    (("play", "--size", "600x1000"), "at least 1000x600"),
    (("play", "--level", "3"), 'play: "--level" is unknown'),
    (("--version", "now"), '"now" is one word too many'),
]

NAMES = ["a\nb", "a\rb", "\x1b[31ma", "a\x07", "\u202ea", "a\u2028b", "a\x85b"]

INTERRUPTED_TWICE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
import game.__main__ as program
def slow():
    try:
        os.kill(os.getpid(), signal.SIGINT)
    except KeyboardInterrupt:
        os.kill(os.getpid(), signal.SIGINT)
        print("put away", file=sys.stderr)
        return 130
program.run = slow
program.main()
"""


def test_the_version_says_which_build_runs(line: CommandLine) -> None:
    assert line.ok("--version") in {
        f"count-house {__version__} ({build})\n" for build in ("native", "pure")
    }


def test_help_names_every_command(line: CommandLine) -> None:
    said = line.ok("--help")
    for command in ("play", "continue", "replay", "simulate", "position", "bench", "shots"):
        assert f"python -m game {command}" in said


def test_help_behind_a_command_tells_what_that_one_takes(line: CommandLine) -> None:
    told, *_, example = line.ok("replay", "--help").splitlines()
    assert told == "python -m game replay    FILE [--text | --verify | --json]"
    assert example.startswith("For example: ")
    assert line.ok("help", "replay") == line.ok("replay", "--help")
    assert line.ok("help") == line.ok("--help")
    assert line.ok("position", "view", "-h").count("\npython -m game position") == 3
    assert "--json FILE" in line.ok("simulate", "--players", "2", "--help")


@pytest.mark.parametrize("word", ["play", "simulate", "position", "bench", ""])
def test_help_names_everything_that_can_be_set_up(line: CommandLine, word: str) -> None:
    told = line.ok(*filter(None, (word, "--help")))
    for name in title_names():
        shelf = title_by_name(name)
        [paragraph] = [part for part in told.split("\n\n") if part.startswith(f"--title {name}")]
        words = set(re.findall(r"[\w-]+", paragraph))
        assert words >= {*shelf.editions, *shelf.expansions, *shelf.automa_options}
        assert words >= {*map(str, shelf.seats)}
        assert not shelf.automa or {f"--{shelf.automa}", shelf.automa} <= words


def test_a_command_without_a_game_names_no_titles_in_its_help(line: CommandLine) -> None:
    assert "--title" not in line.ok("replay", "--help")


@pytest.mark.rule("K-1")
def test_cards_that_change_nothing_for_two_are_told(line: CommandLine) -> None:
    two, three = (
        line.run("position", "new", "--players", seats, "--expansions", "kickstarter")
        for seats in ("2", "3")
    )
    told = "kickstarter-cards changes nothing with 2 players, only from 3 on."
    assert two.err == f"position new: {told}\n"
    assert "kickstarter-cards" in two.out
    assert three.err == ""


@pytest.mark.parametrize(("words", "part"), REFUSALS, ids=lambda part: " ".join(part)[:50])
def test_a_command_line_is_refused_in_one_sentence(
    line: CommandLine, words: tuple[str, ...], part: str
) -> None:
    assert part in line.refused(2, *words)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("words", [("position", "moves"), ("replay",), ("play", "--players")])
def test_a_name_in_a_refusal_is_only_read(
    line: CommandLine, words: tuple[str, ...], name: str
) -> None:
    sentence = line.refused(2, *words, name)
    assert repr(name)[1:-1] in sentence
    assert sentence.isprintable()


def test_joined_letters_and_bytes_that_are_no_text_stay_in_a_refusal() -> None:
    sentence = "\u0915\u094d\u200d\u0937 \udcff \U0001f469\u200d\U0001f33e"
    assert escape_control_characters(sentence) == sentence


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")
@pytest.mark.parametrize("command", ["play", "continue"])
def test_without_a_display_play_names_simulate(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    sentence = line.refused(2, command)
    assert sentence.startswith("There is no display")
    assert "simulate" in sentence


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")
def test_a_replay_without_a_display_first_says_that_its_file_holds_no_game(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    file = tmp_path / "notes.counthouse"
    file.write_bytes(b"no game at all")
    sentence = line.refused(2, "replay", str(file))
    assert "notes.counthouse" in sentence
    assert "Give the path of a saved game." in sentence
    assert "display" not in sentence


def test_a_display_that_does_not_answer_is_no_display() -> None:
    process = python("-m", "game", "play", SDL_VIDEODRIVER="nowhere")
    _out, err = process.communicate()
    assert process.returncode == 2
    assert err.decode().startswith("There is no display to open a window on (")
    assert err.count(b"\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")
def test_a_display_that_was_closed_is_no_display() -> None:
    process = python("-m", "game", "play", SDL_VIDEODRIVER="", DISPLAY=":4711", WAYLAND_DISPLAY="")
    _out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "There is no display to open a window on (" in err.decode()


@pytest.mark.parametrize("words", [("--help",), ("nonsense",), ("position", "view", "-")])
def test_closed_streams_are_no_error(words: tuple[str, ...]) -> None:
    command = shlex.join([sys.executable, "-m", "game", *words])
    open_ones = subprocess.run(
        [sys.executable, "-m", "game", *words], cwd=TOP, input=b"", capture_output=True, check=False
    )
    closed = subprocess.run(
        ["/bin/sh", "-c", f"{command} <&- >&-"], cwd=TOP, capture_output=True, check=False
    )
    assert closed.stderr == open_ones.stderr
    assert closed.returncode == open_ones.returncode


def test_without_a_home_play_says_where_games_could_be_kept() -> None:
    process = python(
        "-m", "game", "play", SDL_VIDEODRIVER="dummy", COUNT_HOUSE_SAVES="~nobody-here/x"
    )
    _out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert err.decode().startswith("The home folder in ~nobody-here/x is not known; allowed: COUNT")
    assert err.count(b"\n") == 1


def test_a_second_interruption_does_not_break_the_first() -> None:
    process = python("-c", INTERRUPTED_TWICE)
    _out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"put away\n")


def test_an_option_may_carry_its_value_behind_an_equals_sign(line: CommandLine) -> None:
    apart = line.ok("position", "new", "--players", "3", "--seed", "7")
    assert line.ok("position", "new", "--players=3", "--seed=7") == apart


def test_the_version_has_a_short_form(line: CommandLine) -> None:
    assert line.ok("-V") == line.ok("--version")


def test_a_short_form_is_the_same_option(line: CommandLine) -> None:
    assert line.ok("position", "new", "--players", "3", "-s", "7") == line.ok(
        "position", "new", "--players", "3", "--seed", "7"
    )


@pytest.mark.parametrize("place", ["before", "behind"])
@pytest.mark.parametrize(
    ("level", "told"),
    [
        (("--quiet",), []),
        (("-q",), []),
        (("--log-level", "error"), []),
        (("--log-level=warning",), ["kickstarter-cards"]),
        ((), ["kickstarter-cards"]),
        (("--verbose",), ["kickstarter-cards", "seed 7:"]),
    ],
    ids=str,
)
def test_as_much_is_said_as_is_asked_for(
    line: CommandLine, level: tuple[str, ...], told: list[str], place: str
) -> None:
    words = ("simulate", "--players", "random,random", "--expansions", "kickstarter", "--seed", "7")
    ended = line.run(*level, *words) if place == "before" else line.run(*words, *level)
    assert ended.code == 0
    said = ended.err.splitlines()
    assert len(said) == len(told)
    assert all(part in row for part, row in zip(told, said, strict=True))


def test_a_refusal_is_said_however_quiet_the_program_is(line: CommandLine) -> None:
    assert "--players is missing" in line.refused(2, "--quiet", "position", "new")


def python(*words: str, **variables: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=TOP,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_position_commands_bring_in_no_screen() -> None:
    code = (
        "import sys; from game.cli import main; main(['position', 'new', '--players', '2']);"
        "sys.exit('pygame' in sys.modules or 'numpy' in sys.modules)"
    )
    process = python("-c", code)
    process.communicate()
    assert process.returncode == 0


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = python(
        "-c",
        "import sys; sys.argv[1:] = ['--help']; import game.__main__ as m; "
        "sys.stdin.read(1); m.main()",
    )
    assert process.stdout
    process.stdout.close()
    assert process.stderr
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0
