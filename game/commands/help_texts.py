"""The texts of the help, and parsers that describe every option with its values and default."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from game.commands.arguments import (
    HELP_FLAG,
    LOG_LEVEL_OPTION,
    OPTION_PREFIX,
    SET_UP_OPTIONS,
    TITLE_OPTION,
    CommandGrammar,
    CommandParser,
    option_spellings,
)
from game.commands.computer_players import computer_player_names
from game.files.folders import assets_folder
from game.files.toml_fields import parse_toml_table, read_text_file
from game.processes.console_messages import LOGGING_LEVEL_BY_NAME
from game.program import OLDER_COMMAND
from game.records.records import HUMAN_PLAYER
from game.titles import default_title_name, title_by_name, title_names

HELP_GRAMMAR: Final = CommandGrammar("help", ("WORD...",))
COMPLETION_GRAMMAR: Final = CommandGrammar("completion", ("SHELL",))
MAN_GRAMMAR: Final = CommandGrammar("man")
USAGE_FILE: Final = assets_folder() / "shared" / "usage.toml"
"""The file with the help texts of all commands and options."""
AUTOMA_PLACEHOLDER: Final = "--AUTOMA"
LEVEL_NAME_PREFIX: Final = "ai:"
NAME_COLUMN_LETTERS: Final = 26
MAX_LINE_LETTERS: Final = 98
SHELL_ARGUMENT: Final = "SHELL"
SHELL_NAMES: Final = ("bash", "zsh", "fish")
USAGE_TABLES_OF_NO_COMMAND: Final = ("note", "options")


@dataclass(frozen=True, slots=True)
class CommandHelpTexts:
    """The help texts of one command: its purpose, syntax, example, and the texts of its options."""

    purpose: str
    usage: str
    example: str
    options: dict[str, list[str] | str]


@cache
def load_command_help_texts() -> dict[str, CommandHelpTexts]:
    """Return the help texts of each command by its word, with placeholders filled in; they
    include the options that all commands share."""
    told = parse_toml_table(read_text_file(USAGE_FILE), USAGE_FILE.name)
    return {
        word: CommandHelpTexts(
            fill_help_placeholders(each["about"]),
            fill_help_placeholders(each["usage"]),
            fill_help_placeholders(each["example"]),
            {**told["options"], **each.get("options", {})},
        )
        for word, each in told.items()
        if word not in USAGE_TABLES_OF_NO_COMMAND
    }


def help_closing_note() -> str:
    """Return the note at the end of the help, with placeholders filled in."""
    return fill_help_placeholders(
        str(parse_toml_table(read_text_file(USAGE_FILE), USAGE_FILE.name)["note"])
    )


def fill_help_placeholders(text: str) -> str:
    """Return a text in which each placeholder in capitals is replaced by what the titles offer."""
    *several, last = released_title_names()
    named = " or ".join([", ".join(several), last] if several else [last])
    automas = [title_by_name(name).automa for name in title_names() if title_by_name(name).automa]
    options = " | ".join(f"{OPTION_PREFIX}{automa} ..." for automa in automas)
    others = ", ".join(
        f"{HUMAN_PLAYER},{automa} with {OPTION_PREFIX}{automa}" for automa in automas
    )
    return (
        text.replace(f"{AUTOMA_PLACEHOLDER} ...", options)
        .replace("--players AUTOMAS", f"--players {others}")
        .replace("COMPUTERS", ", ".join([*_computer_player_names_with_level_range(), *automas]))
        .replace("AUTOMAS", ", ".join(automas))
        .replace("TITLES", named)
        .replace("OTHER", next(name for name in title_names() if name != default_title_name()))
        .replace("OLDER", OLDER_COMMAND)
    )


def _computer_player_names_with_level_range() -> list[str]:
    """Return the names of computer players; the levels are one entry, a range from the first to the
    last."""
    names = computer_player_names()
    levels = [name for name in names if name.startswith(LEVEL_NAME_PREFIX)]
    shown = [name for name in names if name not in levels[1:]]
    shown[shown.index(levels[0])] = f"{levels[0]} to {levels[-1]}"
    return shown


def released_title_names() -> list[str]:
    """Return the names of the released titles."""
    return [name for name in title_names() if title_by_name(name).rules_revision]


class FixedWidthHelpFormatter(argparse.HelpFormatter):
    """Formats options in two columns whose width does not depend on the terminal."""

    def __init__(self, prog: str) -> None:
        """Set column widths that fit the longest option."""
        super().__init__(prog, max_help_position=NAME_COLUMN_LETTERS, width=MAX_LINE_LETTERS)


def make_parser_with_help(grammar: CommandGrammar) -> CommandParser:
    """Return a parser of a command for showing its help: its options have placeholders for
    values and sentences that explain them."""
    if set(SET_UP_OPTIONS) <= set(grammar.value_options):
        automas = [
            f"{OPTION_PREFIX}{title_by_name(name).automa}"
            for name in released_title_names()
            if title_by_name(name).automa
        ]
        grammar = replace(grammar, value_options=(*grammar.value_options, *automas))
    parser = CommandParser(grammar)
    parser.formatter_class = FixedWidthHelpFormatter
    parser.description = load_command_help_texts()[grammar.command.split()[0]].purpose
    texts = load_command_help_texts()[grammar.command.split()[0]].options
    for action in parser._actions:
        option = action.option_strings[-1]
        text = texts[option if option in texts else AUTOMA_PLACEHOLDER]
        if isinstance(text, list):
            action.metavar, text = text
        action.choices = option_choices(option, grammar) or None
        values = f" ({', '.join(action.choices)})" if action.choices else ""
        action.help = fill_help_placeholders(text).replace("%", "%%") + values
    parser.add_argument(*option_spellings(HELP_FLAG), action="help", help=str(texts[HELP_FLAG]))
    return parser


def option_choices(option: str, grammar: CommandGrammar) -> list[str]:
    """Return the values an option may have, if they are a fixed list; else []."""
    if option == TITLE_OPTION:
        return released_title_names()
    if option == LOG_LEVEL_OPTION:
        return list(LOGGING_LEVEL_BY_NAME)
    if option in ("--language", "--palette", "--scale") and grammar.command == "shots":
        from game.client.stored.settings import ALLOWED_VALUES_BY_SETTING, UI_SCALE_PERCENTS

        name = option.removeprefix(OPTION_PREFIX)
        return list(
            map(str, UI_SCALE_PERCENTS if name == "scale" else ALLOWED_VALUES_BY_SETTING[name])
        )
    automas = {
        title_by_name(name).automa: title_by_name(name).automa_options
        for name in released_title_names()
    }
    return (
        list(automas.get(option.removeprefix(OPTION_PREFIX), ()))
        if option.startswith(OPTION_PREFIX)
        else []
    )


def options_help_text(parser: CommandParser) -> str:
    """Return the lines of the help that list a parser's options."""
    formatter = parser.formatter_class(prog=parser.prog)
    formatter.add_arguments(parser._actions)
    return formatter.format_help()


def make_parser_of_all_commands(grammars: Iterable[CommandGrammar]) -> argparse.ArgumentParser:
    """Return one parser for all commands, with a subcommand each and nested ones for `position
    new`."""
    top = argparse.ArgumentParser(prog="count-house", add_help=False)
    words = top.add_subparsers(dest="word")
    below: dict[str, Any] = {}
    for grammar in grammars:
        word, *further = grammar.command.split()
        about = load_command_help_texts()[word].purpose
        if further:
            if word not in below:
                known = words.choices.get(word) or words.add_parser(
                    word, help=about, add_help=False
                )
                below[word] = known.add_subparsers(dest="further")
            into = below[word]
        else:
            into = words
        name = grammar.command.split()[-1]
        own = make_parser_with_help(grammar)
        child = into.add_parser(name, help=about, parents=[own], add_help=False, description=about)
        for place in grammar.positional_names:
            child.add_argument(
                place.removesuffix("..."),
                nargs="*" if place.endswith("...") else None,
                choices=SHELL_NAMES if place == SHELL_ARGUMENT else None,
            )
    return top
