"""`completion bash|zsh|fish`: a shell script that completes words, options and values.

The script is generated from the parsers and does not run the program.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.commands.arguments import parse_words_and_set_log_level
from game.commands.grammars import all_command_grammars
from game.commands.help_texts import COMPLETION_GRAMMAR, SHELL_NAMES, make_parser_of_all_commands
from game.program import COMMAND

FILE_ARGUMENT_NAMES: Final = frozenset({"FILE", "DIR"})
BASH_SCRIPT_HEAD: Final = """\
# Completion of {command} for bash
_{name}() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" path="" each
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$path $each" in
{paths}
        esac
    done
    case "$path|${{COMP_WORDS[COMP_CWORD-1]}}" in
"""
BASH_SCRIPT_TAIL: Final = """\
    esac
    case "$path" in
{words}
    esac
}}
complete -o filenames -F _{name} {command}
"""


@dataclass(frozen=True, slots=True)
class CompletableCommand:
    """A command, given by its words `command_words`, with what may follow it: more words, options
    with their values, and files."""

    command_words: tuple[str, ...]
    help_line: str
    words_that_may_follow: tuple[str, ...]
    options: tuple[argparse.Action, ...]
    takes_files: bool


def run(words: Sequence[str]) -> int:
    """Print the completion script of the named shell, and return the exit code."""
    arguments = parse_words_and_set_log_level(COMPLETION_GRAMMAR, words)
    writers = dict(zip(SHELL_NAMES, (bash_script, zsh_script, fish_script), strict=True))
    shell = arguments.argument_among_choices(0, SHELL_NAMES)
    sys.stdout.write(writers[shell](completable_commands()))
    return 0


def completable_commands() -> list[CompletableCommand]:
    """Return an entry for the program itself, every command and every subcommand."""
    return list(
        _completable_commands_below(make_parser_of_all_commands(all_command_grammars()), (), "")
    )


def _completable_commands_below(
    parser: argparse.ArgumentParser, path: tuple[str, ...], description: str
) -> Iterator[CompletableCommand]:
    below: dict[str, argparse.ArgumentParser] = {}
    options = []
    values: list[str] = []
    takes_files = False
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            below |= action.choices
        elif action.option_strings:
            options.append(action)
        else:
            takes_files |= action.dest in FILE_ARGUMENT_NAMES
            values += action.choices or ()
    yield CompletableCommand(path, description, (*below, *values), tuple(options), takes_files)
    for word, child in below.items():
        yield from _completable_commands_below(
            child, (*path, word), child.description or description
        )


def bash_script(words: Sequence[CompletableCommand]) -> str:
    """Return the completion script of bash."""
    paths = []
    values = []
    ends = []
    for word in words:
        path = " ".join(word.command_words)
        for each in word.words_that_may_follow:
            longer = " ".join((*word.command_words, each))
            paths.append(f'            "{path} {each}") path="{longer}" ;;')
        for action in word.options:
            if action.nargs == 0:
                continue
            found = _bash_reply_statement(
                " ".join(action.choices or ()),
                completes_files=action.metavar in FILE_ARGUMENT_NAMES,
            )
            spelt = "|".join(f'"{path}|{each}"' for each in action.option_strings)
            values.append(f"        {spelt}) {found} return ;;")
        names = [
            *word.words_that_may_follow,
            *(each for action in word.options for each in action.option_strings),
        ]
        found = _bash_reply_statement(" ".join(names), completes_files=word.takes_files)
        ends.append(f'        "{path}") {found} ;;')
    name = COMMAND.replace("-", "_")
    head = BASH_SCRIPT_HEAD.format(command=COMMAND, name=name, paths="\n".join(paths))
    tail = BASH_SCRIPT_TAIL.format(command=COMMAND, name=name, words="\n".join(ends))
    return head + "\n".join(values) + "\n" + tail


def _bash_reply_statement(words: str, *, completes_files: bool) -> str:
    kind = "-f " if completes_files else ""
    return f'COMPREPLY=($(compgen {kind}-W "{words}" -- "$word"));'


def zsh_script(words: Sequence[CompletableCommand]) -> str:
    """Return the completion script of zsh, which wraps that of bash."""
    return f"#compdef {COMMAND}\nautoload -U +X bashcompinit && bashcompinit\n{bash_script(words)}"


def fish_script(words: Sequence[CompletableCommand]) -> str:
    """Return the completion script of fish."""
    lines = [f"# Completion of {COMMAND} for fish", f"complete -c {COMMAND} -f"]
    for word in words:
        when = _fish_condition_option(word)
        about = {each.command_words: each.help_line for each in words}
        for each in word.words_that_may_follow:
            told = _shell_quoted(about.get((*word.command_words, each), ""))
            lines.append(f"complete -c {COMMAND} {when} -a {each} -d {told}")
        if word.takes_files:
            lines.append(f"complete -c {COMMAND} {when} -F")
        for action in word.options:
            names = " ".join(
                f"-l {each[2:]}" if each.startswith("--") else f"-s {each[1:]}"
                for each in action.option_strings
            )
            value = "" if action.nargs == 0 else " -r"
            if action.choices:
                value += f" -a {_shell_quoted(' '.join(action.choices))}"
            elif action.metavar in FILE_ARGUMENT_NAMES:
                value += " -F"
            told = _shell_quoted((action.help or "").replace("%%", "%"))
            lines.append(f"complete -c {COMMAND} {when} {names}{value} -d {told}")
    return "\n".join(lines) + "\n"


def _fish_condition_option(word: CompletableCommand) -> str:
    if not word.command_words:
        return "-n __fish_use_subcommand"
    seen = "; and ".join(f"__fish_seen_subcommand_from {each}" for each in word.command_words)
    return f"-n {_shell_quoted(seen)}"


def _shell_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
