"""`--version`, `--help` and `help WORD`."""

from collections.abc import Sequence

from game import __version__
from game.commands.arguments import CommandGrammar, parse_words_and_set_log_level
from game.commands.help_texts import (
    HELP_GRAMMAR,
    help_closing_note,
    load_command_help_texts,
    make_parser_with_help,
    options_help_text,
)
from game.commands.title_offers import released_titles_text
from game.compiled.native import running_build_kind
from game.files.toml_fields import allowed_words_for_message, value_for_message
from game.program import COMMAND


def print_version(words: Sequence[str]) -> int:
    """Print the version and whether the compiled or the interpreted build runs, and return 0."""
    parse_words_and_set_log_level(CommandGrammar("--version"), words)
    print(f"{COMMAND} {__version__} ({running_build_kind()})")
    return 0


def print_help(words: Sequence[str]) -> int:
    """Print the help of the command named first in `words`, or of all commands if none is named or
    it is unknown; return 0.

    If no command is named and the first word is the option for the version (it begins with
    "--v"), print only that option's usage, purpose and example.
    """
    texts = load_command_help_texts()
    named = [word for word in words if not word.startswith("-")]
    if named and named[0] in texts:
        print(_command_help_text(named), end="")
    elif words and words[0] in texts and words[0].startswith("--v"):
        told = texts[words[0]]
        print(f"{told.usage}\n{told.purpose}\n\nFor example: python -m game {told.example}")
    else:
        print(
            "".join(each.usage for each in texts.values())
            + f"\n{help_closing_note()}{released_titles_text()}",
            end="",
        )
    return 0


def run_help_command(words: Sequence[str]) -> int:
    """Run the command `help`: print the help of the named command, or of all; raises Unreadable
    if the command is unknown."""
    arguments = parse_words_and_set_log_level(HELP_GRAMMAR, words)
    if (
        arguments.positional_arguments
        and arguments.positional_arguments[0] not in load_command_help_texts()
    ):
        word = arguments.positional_arguments[0]
        raise HELP_GRAMMAR.error_with_allowed_values(
            f"{value_for_message(word)} is unknown",
            allowed_words_for_message(word, load_command_help_texts()),
        )
    return print_help(arguments.positional_arguments)


def _command_help_text(named: Sequence[str]) -> str:
    """Return the help of a command: its syntax, its purpose, every option and an example. A
    second word selects one of its subcommands."""
    from game.commands.grammars import all_command_grammars

    word = named[0]
    told = load_command_help_texts()[word]
    own = [each for each in all_command_grammars() if each.command.split()[0] == word]
    exact = [each for each in own if each.command.split() == list(named[:2])]
    parts = [told.usage, f"\n{told.purpose}\n"]
    for grammar in exact or own:
        heading = f"{grammar.command}\n" if len(own) > 1 else ""
        parts.append(f"\n{heading}{options_help_text(make_parser_with_help(grammar))}")
    parts.append(f"\nFor example: python -m game {told.example}\n")
    if "T]" in told.usage:  # it takes a title
        parts.append(released_titles_text(own[0].example_player))
    return "".join(parts)
