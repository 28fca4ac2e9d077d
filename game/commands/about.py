"""`--version`, `--help` and `help WORD`."""

from collections.abc import Sequence

from game import __version__
from game.commands.arguments import CommandGrammar, parse_words
from game.commands.help_texts import (
    HELP_WORD,
    closing_note,
    options_of,
    parser_with_help,
    word_texts,
)
from game.commands.offers import offer_paragraphs
from game.compiled.native import build_kind
from game.files.toml_fields import allowed_words, shown
from game.program import COMMAND


def print_version(words: Sequence[str]) -> int:
    """Print the version and whether the compiled or the interpreted build runs."""
    parse_words(CommandGrammar("--version"), words)
    print(f"{COMMAND} {__version__} ({build_kind()})")
    return 0


def print_help(words: Sequence[str]) -> int:
    """Print the help of the named command, or of all commands."""
    texts = word_texts()
    named = [word for word in words if not word.startswith("-")]
    if named and named[0] in texts:
        print(_help_of_command(named), end="")
    elif words and words[0] in texts and words[0].startswith("--v"):
        told = texts[words[0]]
        print(f"{told.usage}\n{told.about}\n\nFor example: python -m game {told.example}")
    else:
        print(
            "".join(each.usage for each in texts.values())
            + f"\n{closing_note()}{offer_paragraphs()}",
            end="",
        )
    return 0


def print_help_of_word(words: Sequence[str]) -> int:
    """Print the help of the named command, or of all."""
    arguments = parse_words(HELP_WORD, words)
    if arguments.places and arguments.places[0] not in word_texts():
        word = arguments.places[0]
        raise HELP_WORD.error_with_help(
            f"{shown(word)} is unknown", allowed_words(word, word_texts())
        )
    return print_help(arguments.places)


def _help_of_command(named: Sequence[str]) -> str:
    """Return the help of a command: its syntax, its purpose, every option and an example."""
    from game.commands.grammars import grammars

    word = named[0]
    told = word_texts()[word]
    own = [each for each in grammars() if each.command.split()[0] == word]
    exact = [each for each in own if each.command.split() == list(named[:2])]
    parts = [told.usage, f"\n{told.about}\n"]
    for grammar in exact or own:
        heading = f"{grammar.command}\n" if len(own) > 1 else ""
        parts.append(f"\n{heading}{options_of(parser_with_help(grammar))}")
    parts.append(f"\nFor example: python -m game {told.example}\n")
    if "T]" in told.usage:  # it takes a title
        parts.append(offer_paragraphs())
    return "".join(parts)
