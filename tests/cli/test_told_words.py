"""Every word of the command line is told, by its guide and by --help."""

from __future__ import annotations

import re

import pytest

from game.cli import COMMANDS, HELP
from game.commands import bench, position, replay, simulate
from game.commands import replay as window
from game.commands.arguments import SET_UP_VALUES, Grammar, automa_option
from game.commands.simulate import computer_names
from game.places import PACKAGE_FOLDER
from game.titles import title, titles
from tests.cli.lines import CommandLine

GRAMMARS = [
    *(window.PLAY, window.CONTINUE, window.SHOTS, replay.REPLAY, simulate.SIMULATE, bench.BENCH),
    *(position.NEW, position.MOVES, position.PLAY, position.VIEW),
]
SHORT = {"-h"}
ALL_AUTOMAS = tuple(option for name in titles() for option in automa_option(title(name)))


def readme() -> str:
    """The guide to the command line."""
    return (PACKAGE_FOLDER / "commands" / "README.md").read_text(encoding="utf-8")


def variables() -> set[str]:
    """The environment variables the game looks at."""
    sources = (file.read_text(encoding="utf-8") for file in PACKAGE_FOLDER.rglob("*.py"))
    found = re.findall(r"\bsetting\(\"(\w+)\"\)", "\n".join(sources))
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
def test_all_that_a_word_takes_is_told(line: CommandLine, grammar: Grammar) -> None:
    word, *further = grammar.command.split()
    said = line.ok(word, "--help")
    automas = ALL_AUTOMAS if set(SET_UP_VALUES) <= set(grammar.values) else ()
    for told in (*further, *grammar.places, *grammar.values, *automas, *grammar.flags):
        name = told.removesuffix("...")
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", said), name
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", readme()), name


def test_every_variable_and_every_exit_code_is_told(line: CommandLine) -> None:
    assert variables() == {"COUNT_HOUSE_PURE", "COUNT_HOUSE_SAVES"}
    for told in (line.ok("--help"), readme()):
        for name in variables():
            assert f"{name}=" in told
            assert name.replace("COUNT_HOUSE_", "TINNERS_") in told
        for code in ("0: done", "1: ", "2: ", "130: "):
            assert code in told


def test_every_kind_of_player_is_told() -> None:
    first, *_, last = [name for name in computer_names() if name.startswith("ai:")]
    others = [name for name in computer_names() if not name.startswith("ai:")]
    assert f"`{first}` to `{last}`" in readme()
    for name in (*others, "human", "wallace"):
        assert f"`{name}`" in readme()


@pytest.mark.parametrize("word", sorted(COMMANDS))
def test_help_behind_any_word_is_no_refusal(line: CommandLine, word: str) -> None:
    said = line.ok(word, "--help")
    assert said.startswith("python -m game ")
    assert word in HELP or f"For example: python -m game {word}" in said
