"""Parses the words of a command line with argparse: positional arguments, options with a value,
flags."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    whole_number_range_for_message,
)
from game.processes.console_messages import LOGGING_LEVEL_BY_NAME, set_message_level
from game.records.records import HUMAN_PLAYER

OPTION_PREFIX = "--"
STANDARD_INPUT_FILE_NAME = "-"
EXAMPLE_COMPUTER = "ai:1"

TITLE_OPTION = "--title"
PACK_OPTION = "--pack"
SET_UP_OPTIONS = (TITLE_OPTION, "--expansions", "--edition", PACK_OPTION, "--seed")
OPTION_BY_WRONG_NAME: Final = {"--game": TITLE_OPTION}
"""The option that a name which is not like it probably means."""
GAME_OPTIONS = ("--players", *SET_UP_OPTIONS)
QUIET_FLAG: Final = "--quiet"
VERBOSE_FLAG: Final = "--verbose"
LOG_LEVEL_OPTION: Final = "--log-level"
HELP_FLAG: Final = "--help"
COMMON_OPTIONS: Final = (LOG_LEVEL_OPTION,)
COMMON_FLAGS: Final = (QUIET_FLAG, VERBOSE_FLAG)
"""The options of every command: how many messages are printed on standard error."""
LOG_LEVEL_BY_FLAG: Final = {QUIET_FLAG: "error", VERBOSE_FLAG: "debug"}
SHORT_OPTION_BY_OPTION: Final = {
    "--games": "-n",
    "--jobs": "-j",
    "--seed": "-s",
    QUIET_FLAG: "-q",
    VERBOSE_FLAG: "-v",
    HELP_FLAG: "-h",
}
"""The short form of an option, for every command that has the option."""
MISSING_ARGUMENT_SENTENCES_BY_NAME = {
    "FILE": "which file? Give the path of {file}.",
    "DIR": "which folder? Give the path of a folder to write to.",
    "SHELL": "which shell? Give bash, zsh or fish.",
}
"""The sentence that is printed when a positional argument of this name is missing."""


@dataclass(frozen=True, slots=True)
class CommandGrammar:
    """What a command accepts: named positional arguments in order, options with a value, and flags.

    Every positional argument is required, except a last one that ends in "...", which may be left
    out or repeated. `file_description` describes the file that the argument FILE names.
    `allows_people` says whether people can be among the players.
    """

    command: str
    positional_names: tuple[str, ...] = ()
    value_options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    file_description: str = "a file"
    allows_people: bool = True

    @property
    def example_player(self) -> str:
        """A player for examples: a person, or a computer where people cannot play."""
        return HUMAN_PLAYER if self.allows_people else EXAMPLE_COMPUTER

    def error_with_allowed_values(self, problem: str, allowed_text: str) -> Unreadable:
        """Return an Unreadable error that states the problem and what is allowed instead."""
        return Unreadable(f"{self.command}: {problem}; allowed: {allowed_text}.")

    def error_from_sentences(self, sentences: str) -> Unreadable:
        """Return an Unreadable error that consists of the command's name and these sentences."""
        return Unreadable(f"{self.command}: {sentences}")

    def missing_value_error(self, option: str) -> Unreadable:
        """Return the error for an option whose value is missing."""
        return self.error_from_sentences(f"{option} needs a value. Give one after it.")

    def missing_argument_error(self, positional_name: str) -> Unreadable:
        """Return the error for a missing or empty positional argument."""
        return self.error_from_sentences(
            MISSING_ARGUMENT_SENTENCES_BY_NAME[positional_name].format(file=self.file_description)
        )

    def exclusive_options_error(self, first_option: str, second_option: str) -> Unreadable:
        """Return the error for two options that exclude each other."""
        return self.error_from_sentences(
            f"{first_option} and {second_option} can’t be used together. Give only one of them."
        )

    def is_last_repeatable(self) -> bool:
        """Whether the last positional argument may be repeated."""
        return bool(self.positional_names) and self.positional_names[-1].endswith("...")


@dataclass(frozen=True, slots=True)
class Arguments:
    """The parsed words of one command line."""

    grammar: CommandGrammar
    positional_arguments: tuple[str, ...]
    option_values: dict[str, str]
    flags: frozenset[str]

    def option_value(self, option: str, default: str = "") -> str:
        """Return an option's value, `default` if it is not given; raises Unreadable if the value
        is empty."""
        if self.option_values.get(option) == "":
            raise self.grammar.missing_value_error(option)
        return self.option_values.get(option, default)

    def integer_option_value(self, option: str, least: int, most: int, default: int) -> int:
        """Return an option's value as an integer, `default` if it is not given; raises
        Unreadable if it is not a whole number from `least` to `most`."""
        text = self.option_values.get(option)
        if text is None:
            return default
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not (is_number and least <= int(text) <= most):
            allowed = whole_number_range_for_message(least, most)
            raise self.grammar.error_with_allowed_values(
                f"{option} is {value_for_message(text)}", allowed
            )
        return int(text)

    def comma_separated_option_values(self, option: str) -> tuple[str, ...]:
        """Return the words of an option's value, which are separated by commas; () if the option
        is not given."""
        text = self.option_values.get(option, "")
        return tuple(word.strip() for word in text.split(",")) if text else ()

    def argument_among_choices(self, index: int, choices: Collection[str]) -> str:
        """Return the positional argument at index `index`; raises Unreadable, with the choices, if
        it is not one of `choices`."""
        word = self.positional_arguments[index]
        if word not in choices:
            raise self.grammar.error_with_allowed_values(
                f"{value_for_message(word)} is unknown", allowed_words_for_message(word, choices)
            )
        return word


class CommandParser(argparse.ArgumentParser):
    """Parses the options of a command; errors are raised as Unreadable instead of ending the
    process.

    Positional arguments are counted by `parse_words_and_set_log_level`, since options may stand
    between them."""

    def __init__(self, grammar: CommandGrammar) -> None:
        """Add the options of the grammar, and those that every command has."""
        super().__init__(
            prog=f"python -m game {grammar.command}",
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.grammar = grammar
        for option in (*grammar.value_options, *COMMON_OPTIONS):
            self.add_argument(*option_spellings(option), dest=option, action=StoreOnceAction)
        for option in (*grammar.flags, *COMMON_FLAGS):
            self.add_argument(*option_spellings(option), dest=option, action="store_true")

    def option_names(self) -> tuple[str, ...]:
        """Return the names of all options, those of this command first."""
        grammar = self.grammar
        return (*grammar.value_options, *grammar.flags, *COMMON_OPTIONS, *COMMON_FLAGS, HELP_FLAG)

    def error(self, message: str) -> NoReturn:
        """Raise Unreadable with the message, where argparse would end the process."""
        raise self.grammar.error_from_sentences(message)

    def split_options_from_words(self, words: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
        """Return the given options by name, and all other words; raises Unreadable for a missing
        or unwanted value."""
        try:
            found, others = self.parse_known_args(list(words))
        except argparse.ArgumentError as problem:
            option = (problem.argument_name or "").split("/")[-1]
            if option in (*self.grammar.value_options, *COMMON_OPTIONS):
                raise self.grammar.missing_value_error(option) from problem
            raise self.grammar.error_from_sentences(
                f"{option} takes no value. Leave it out."
            ) from problem
        return vars(found), others


class StoreOnceAction(argparse.Action):
    """An argparse action that stores the value of an option and refuses a second one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        """Store the value of the option; raises Unreadable if it has one already."""
        assert isinstance(parser, CommandParser)
        if getattr(namespace, self.dest) is not None:
            raise parser.grammar.error_from_sentences(
                f"{self.dest} is given twice. Give it only once."
            )
        setattr(namespace, self.dest, values)


def option_spellings(option: str) -> tuple[str, ...]:
    """Return the spellings of an option: its short form, if it has one, and its name."""
    return (
        (SHORT_OPTION_BY_OPTION[option], option) if option in SHORT_OPTION_BY_OPTION else (option,)
    )


def parse_words_and_set_log_level(grammar: CommandGrammar, words: Sequence[str]) -> Arguments:
    """Return the parsed words, and set the log level they ask for; raises Unreadable with the first
    word that is not allowed.

    A value follows its option or stands after "=". After "--" every word is positional.
    """
    parser = CommandParser(grammar)
    end = words.index(OPTION_PREFIX) if OPTION_PREFIX in words else len(words)
    found, places = parser.split_options_from_words(words[:end])
    for word in places:
        if word.startswith("-") and word != STANDARD_INPUT_FILE_NAME:
            name = word.partition("=")[0]
            raise grammar.error_with_allowed_values(
                f"{value_for_message(word)} is unknown",
                allowed_words_for_message(
                    OPTION_BY_WRONG_NAME.get(name, name), parser.option_names()
                ),
            )
    places += words[end + 1 :]
    least = (
        len(grammar.positional_names) - 1
        if grammar.is_last_repeatable()
        else len(grammar.positional_names)
    )
    given = places[:least]
    if len(given) < least or "" in given:
        raise grammar.missing_argument_error(
            grammar.positional_names[given.index("") if "" in given else len(given)]
        )
    if len(places) > least and not grammar.is_last_repeatable():
        raise grammar.error_from_sentences(
            f"{value_for_message(places[least])} is one word too many. Leave it out."
        )
    _set_log_level(grammar, found)
    values = {name: found[name] for name in grammar.value_options if found[name] is not None}
    flags = frozenset(name for name in grammar.flags if found[name])
    return Arguments(grammar, tuple(places), values, flags)


def peek_option_value(option: str, grammar: CommandGrammar, words: Sequence[str]) -> str:
    """Return the value of one option before the words are parsed completely; "" if it is not
    given."""
    end = words.index(OPTION_PREFIX) if OPTION_PREFIX in words else len(words)
    alone = CommandParser(CommandGrammar(grammar.command, value_options=(option,)))
    found, _ = alone.split_options_from_words(words[:end])
    return str(found[option] or "")


def _set_log_level(grammar: CommandGrammar, option_values: dict[str, Any]) -> None:
    """Set the level of messages on standard error that the options ask for; raises Unreadable if
    several options ask for it, or the level is unknown."""
    asked = [
        name
        for name in (*COMMON_FLAGS, *COMMON_OPTIONS)
        if option_values[name] not in (None, False)
    ]
    if len(asked) > 1:
        raise grammar.exclusive_options_error(*asked[:2])
    for name in asked:
        level = LOG_LEVEL_BY_FLAG.get(name, option_values[name])
        if level not in LOGGING_LEVEL_BY_NAME:
            problem = f"{LOG_LEVEL_OPTION} is {value_for_message(level)}"
            raise grammar.error_with_allowed_values(
                problem, allowed_words_for_message(level, LOGGING_LEVEL_BY_NAME)
            )
        set_message_level(level)
