"""Every command about a game goes with every title on the shelf; a file names its own."""

import re
import tomllib
from pathlib import Path

import pytest

import game.titles
from game.cli import COMMANDS, HELP_OPTION_NAMES
from game.commands.arguments import COMMON_FLAGS, COMMON_OPTIONS, SET_UP_OPTIONS, CommandGrammar
from game.commands.computer_players import computer_player_names
from game.commands.game_arguments import automa_option_names
from game.commands.grammars import all_command_grammars
from game.files.folders import PACKAGE_FOLDER
from game.records.saved_game_folder import SavedGameFolder
from game.titles import SHELF, title_by_name, title_names
from tests.cli.lines import CommandLine
from tests.titles.lanterns.title import LanternsTitle

LANTERNS = {"lanterns": ("tests.titles.lanterns.title", "LanternsTitle")}

GRAMMARS = all_command_grammars()
SHORT = {"-h", "-V"}
ALL_AUTOMAS = tuple(
    option for name in title_names() for option in automa_option_names(title_by_name(name))
)


@pytest.fixture(autouse=True)
def lanterns_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanterns stands beside the titles there are."""
    monkeypatch.setattr(game.titles, "SHELF", {**SHELF, **LANTERNS})


def test_a_position_is_of_the_title_that_is_named_and_then_names_it(line: CommandLine) -> None:
    text = line.ok("position", "new", "--title", "lanterns", "--players", "3", "--seed", "7")
    assert text.startswith('title = "lanterns"\n')
    assert line.ok("position", "moves", line.file(text)) == "roll 1\n"
    rolled = line.ok("position", "play", line.file(text), "roll 3")
    assert "stake 5" in line.ok("position", "moves", line.file(rolled)).splitlines()


def test_luck_is_drawn_before_a_move_and_not_before_an_outcome(line: CommandLine) -> None:
    text = line.ok("position", "new", "--title=lanterns", "--players", "2", "--seed", "7")
    drawn = line.ok("position", "play", line.file(text), "stake 5")
    assert drawn != line.ok("position", "play", line.file(text), "roll 1", "stake 5")
    assert "stake 5" not in line.ok("position", "moves", line.file(drawn))


def test_left_out_the_title_is_the_usual_one(line: CommandLine) -> None:
    named = line.ok("position", "new", "--title", "tinners-trail", "--players", "2", "--seed", "7")
    assert line.ok("position", "new", "--players", "2", "--seed", "7") == named


def test_a_position_of_an_edition_is_printed_moved_and_viewed(line: CommandLine) -> None:
    file = str(line.folder / "new.toml")
    text = line.ok("position", "new", "--edition", "2007", "--seed", "7", "--players", "4")
    Path(file).write_text(text, "utf-8")
    assert line.ok("position", "moves", file) == "roll tin 0 0 2\n"
    rolled = line.ok("position", "play", file, "roll tin 1 1 3", "roll copper 1 1 3")
    assert tomllib.loads(rolled)["prices"] == {"tin": 5, "copper": 4}
    assert "luck" not in tomllib.loads(line.ok("position", "view", file, "--seat", "blue"))


@pytest.mark.parametrize(("name", "edition"), [("lanterns", "first"), ("tinners-trail", "2007")])
def test_a_simulated_game_of_another_title_or_edition_is_told_and_verified(
    line: CommandLine, name: str, edition: str
) -> None:
    saves = line.folder / "games"
    players = "random,greedy,random" if edition == "2007" else "random,random"
    words = ("--title", name, "--edition", edition, "--players", players, "--seed", "3")
    assert line.run("simulate", *words, "--save", str(saves)).code == 0
    [file] = SavedGameFolder(saves).game_files()
    assert line.ok("replay", str(file), "--text").startswith(f"# {name}, {edition}, seed 3\n")
    assert "every position as it was" in line.ok("replay", str(file), "--verify")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (
            ("--title", "lantern"),
            "There is no title lantern; "
            f"allowed: {', '.join([*SHELF, *LANTERNS])}. Did you mean lanterns?",
        ),
        (("--title", "lanterns", "--edition", "second"), "first edition"),
        (("--title", "lanterns", "--wallace", "better-mines"), '"--wallace" is unknown'),
        (("--title", "lanterns", "--players", "human,wallace"), '"wallace" is unknown'),
        (("--title",), "--title needs a value"),
    ],
)
def test_what_a_title_does_not_offer_is_refused(
    line: CommandLine, words: tuple[str, ...], part: str
) -> None:
    players = () if "--players" in words else ("--players", "2")
    assert part in line.refused(2, "position", "new", *players, *words)


def test_the_help_tells_the_automas_of_all_titles(line: CommandLine) -> None:
    said = line.ok("--help")
    assert "[--wallace ... | --cardinal ...]" in said
    assert "--players human,wallace with --wallace, human,cardinal with --cardinal" in said


class Unreleased(LanternsTitle):
    """Lanterns before its release."""

    def __init__(self) -> None:
        super().__init__(rules_revision=0)


def test_the_help_names_every_released_title_and_no_other(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(game.titles.SHELF, "torches", (__name__, Unreleased.__name__))
    said = line.ok("--help")
    released = [name for name in SHELF if title_by_name(name).rules_revision]
    assert f"T is {', '.join(released)} or lanterns." in said
    assert "torches" not in said


# Every word of the command line is told, by its guide and by --help.


def readme() -> str:
    """The guide to the command line."""
    return (PACKAGE_FOLDER / "commands" / "README.md").read_text(encoding="utf-8")


def variables() -> set[str]:
    """The environment variables the game looks at."""
    sources = (file.read_text(encoding="utf-8") for file in PACKAGE_FOLDER.rglob("*.py"))
    found = re.findall(r"\benvironment_variable_value\(\"(\w+)\"\)", "\n".join(sources))
    return {f"COUNT_HOUSE_{name}" for name in found}


def test_every_word_has_its_grammar_here() -> None:
    told_here = {grammar.command.split()[0] for grammar in GRAMMARS}
    assert told_here == {word for word in COMMANDS if not word.startswith("-")}


def test_every_word_is_told(line: CommandLine) -> None:
    said = line.ok("--help")
    for word in COMMANDS.keys() - SHORT:
        assert f"python -m game {word}" in said
        assert f"`{word}" in readme()


@pytest.mark.parametrize("grammar", GRAMMARS, ids=lambda grammar: grammar.command)
def test_all_that_a_word_takes_is_told(line: CommandLine, grammar: CommandGrammar) -> None:
    word, *further = grammar.command.split()
    said = line.ok(word, "--help")
    automas = ALL_AUTOMAS if set(SET_UP_OPTIONS) <= set(grammar.value_options) else ()
    for told in (
        *further,
        *grammar.positional_names,
        *grammar.value_options,
        *automas,
        *grammar.flags,
    ):
        name = told.removesuffix("...")
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", said), name
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", readme()), name


@pytest.mark.thorough
def test_every_variable_and_every_exit_code_is_told(line: CommandLine) -> None:
    assert variables() == {"COUNT_HOUSE_PURE", "COUNT_HOUSE_SAVES"}
    for told in (line.ok("--help"), readme()):
        for name in variables():
            assert f"{name}=" in told
            assert name.replace("COUNT_HOUSE_", "TINNERS_") in told
        for code in ("0: done", "1: ", "2: ", "130: "):
            assert code in told


def test_every_kind_of_player_is_told() -> None:
    first, *_, last = [name for name in computer_player_names() if name.startswith("ai:")]
    others = [name for name in computer_player_names() if not name.startswith("ai:")]
    assert f"`{first}` to `{last}`" in readme()
    for name in (*others, "human", "wallace"):
        assert f"`{name}`" in readme()


def test_help_and_refusal_name_the_same_computer_players(line: CommandLine) -> None:
    told = " ".join(line.ok("simulate", "--help").split())
    refused = line.refused(2, "simulate", "--players", "ai:9,ai:1")
    for name in (*computer_player_names(), "wallace"):
        assert name in refused
        assert name in told or name.startswith("ai:")
    assert "ai:1 to ai:7" in told


@pytest.mark.parametrize("grammar", GRAMMARS, ids=lambda grammar: grammar.command)
def test_every_option_of_a_word_is_explained_by_its_help(
    line: CommandLine, grammar: CommandGrammar
) -> None:
    said = line.ok(*grammar.command.split(), "--help")
    for option in (
        *grammar.value_options,
        *grammar.flags,
        *COMMON_OPTIONS,
        *COMMON_FLAGS,
        "--help",
    ):
        assert re.search(rf"^(-\w( \w+)?, )?{option}\b.*\n?.* \w+ \w+", said, re.MULTILINE), option


def test_the_guide_tells_what_every_word_takes() -> None:
    for option in (*COMMON_OPTIONS, *COMMON_FLAGS):
        assert f"`{option}" in readme()


@pytest.mark.parametrize("word", sorted(COMMANDS))
def test_help_behind_any_word_is_no_refusal(line: CommandLine, word: str) -> None:
    said = line.ok(word, "--help")
    assert said.startswith("python -m game ")
    assert word in HELP_OPTION_NAMES | SHORT or f"For example: python -m game {word}" in said
