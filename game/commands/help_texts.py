"""The texts of the help, and parsers that describe every option with its values and default."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from game.commands.arguments import (
    HELP,
    LOG_LEVEL,
    OPTION,
    SET_UP_VALUES,
    TITLE,
    CommandGrammar,
    CommandParser,
    option_spellings,
)
from game.files.folders import assets_folder
from game.files.toml_fields import text_of, toml_table
from game.processes.notices import LEVELS
from game.program import OLDER_COMMAND
from game.records.records import HUMAN
from game.titles import title, titles, usual

HELP_WORD: Final = CommandGrammar("help", ("WORD...",))
COMPLETION: Final = CommandGrammar("completion", ("SHELL",))
MAN: Final = CommandGrammar("man")
USAGE: Final = assets_folder() / "shared" / "usage.toml"
"""What the words take, in the words of the command line."""
AUTOMA: Final = "--AUTOMA"
NAME_COLUMN: Final = 26
WIDEST: Final = 98
SHELL: Final = "SHELL"
SHELLS: Final = ("bash", "zsh", "fish")
NOT_WORDS: Final = ("note", "options")


@dataclass(frozen=True, slots=True)
class WordText:
    """The help text of one command word."""

    about: str
    usage: str
    example: str
    options: dict[str, list[str] | str]


@cache
def word_texts() -> dict[str, WordText]:
    """Return the help text of each command word; each includes the options that all commands
    share."""
    told = toml_table(text_of(USAGE), USAGE.name)
    return {
        word: WordText(
            with_placeholders_filled(each["about"]),
            with_placeholders_filled(each["usage"]),
            with_placeholders_filled(each["example"]),
            {**told["options"], **each.get("options", {})},
        )
        for word, each in told.items()
        if word not in NOT_WORDS
    }


def closing_note() -> str:
    """Return the note at the end of the help."""
    return with_placeholders_filled(str(toml_table(text_of(USAGE), USAGE.name)["note"]))


def with_placeholders_filled(text: str) -> str:
    """Return a text with its placeholders in capitals replaced by what the titles offer."""
    *several, last = released_titles()
    named = " or ".join([", ".join(several), last] if several else [last])
    automas = [title(name).automa for name in titles() if title(name).automa]
    options = " | ".join(f"{OPTION}{automa} ..." for automa in automas)
    others = ", ".join(f"{HUMAN},{automa} with {OPTION}{automa}" for automa in automas)
    return (
        text.replace(f"{AUTOMA} ...", options)
        .replace("--players AUTOMAS", f"--players {others}")
        .replace("AUTOMAS", ", ".join(automas))
        .replace("TITLES", named)
        .replace("OTHER", next(name for name in titles() if name != usual()))
        .replace("OLDER", OLDER_COMMAND)
    )


def released_titles() -> list[str]:
    """Return the names of the released titles."""
    return [name for name in titles() if title(name).rules_revision]


class WideFormatter(argparse.HelpFormatter):
    """Formats options in two columns whose width does not depend on the terminal."""

    def __init__(self, prog: str) -> None:
        """Set column widths that fit the longest option."""
        super().__init__(prog, max_help_position=NAME_COLUMN, width=WIDEST)


def parser_with_help(grammar: CommandGrammar) -> CommandParser:
    """Return a parser of a command whose options have value placeholders and help sentences."""
    if set(SET_UP_VALUES) <= set(grammar.values):
        automas = [
            f"{OPTION}{title(name).automa}" for name in released_titles() if title(name).automa
        ]
        grammar = replace(grammar, values=(*grammar.values, *automas))
    parser = CommandParser(grammar)
    parser.formatter_class = WideFormatter
    parser.description = word_texts()[grammar.command.split()[0]].about
    texts = word_texts()[grammar.command.split()[0]].options
    for action in parser._actions:
        option = action.option_strings[-1]
        text = texts[option if option in texts else AUTOMA]
        if isinstance(text, list):
            action.metavar, text = text
        action.choices = option_choices(option, grammar) or None
        values = f" ({', '.join(action.choices)})" if action.choices else ""
        action.help = with_placeholders_filled(text).replace("%", "%%") + values
    parser.add_argument(*option_spellings(HELP), action="help", help=str(texts[HELP]))
    return parser


def option_choices(option: str, grammar: CommandGrammar) -> list[str]:
    """Return the values an option may have, if they are a fixed list; else []."""
    if option == TITLE:
        return released_titles()
    if option == LOG_LEVEL:
        return list(LEVELS)
    if option in ("--language", "--palette", "--scale") and grammar.command == "shots":
        from game.client.stored.settings import CHOICES, SCALES

        name = option.removeprefix(OPTION)
        return list(map(str, SCALES if name == "scale" else CHOICES[name]))
    automas = {title(name).automa: title(name).automa_options for name in released_titles()}
    return list(automas.get(option.removeprefix(OPTION), ())) if option.startswith(OPTION) else []


def options_of(parser: CommandParser) -> str:
    """Return the paragraph that lists a parser's options."""
    formatter = parser.formatter_class(prog=parser.prog)
    formatter.add_arguments(parser._actions)
    return formatter.format_help()


def whole_parser(grammars: Iterable[CommandGrammar]) -> argparse.ArgumentParser:
    """Return one parser for all commands, with a subcommand each and nested ones for `position
    new`."""
    top = argparse.ArgumentParser(prog="count-house", add_help=False)
    words = top.add_subparsers(dest="word")
    below: dict[str, Any] = {}
    for grammar in grammars:
        word, *further = grammar.command.split()
        about = word_texts()[word].about
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
        own = parser_with_help(grammar)
        child = into.add_parser(name, help=about, parents=[own], add_help=False, description=about)
        for place in grammar.places:
            child.add_argument(
                place.removesuffix("..."),
                nargs="*" if place.endswith("...") else None,
                choices=SHELLS if place == SHELL else None,
            )
    return top
