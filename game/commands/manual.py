"""`man`: the manual page, generated from the parsers."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from game import __version__
from game.commands.arguments import parse_words_and_set_log_level
from game.commands.completion import completable_commands
from game.commands.help_texts import MAN_GRAMMAR, help_closing_note, load_command_help_texts
from game.commands.title_offers import released_titles_text
from game.program import COMMAND, NAME

MANUAL_SECTION: Final = 6  # games
PROGRAM_DESCRIPTION: Final = (
    f"{NAME} is a shelf of board games with computer opponents: at one screen, with friends "
    "elsewhere, or without a screen as a tool for research."
)


def run(words: Sequence[str]) -> int:
    """Print the manual page in roff, and return 0."""
    parse_words_and_set_log_level(MAN_GRAMMAR, words)
    sys.stdout.write("\n".join(_manual_page_parts()) + "\n")
    return 0


def _manual_page_parts() -> Iterator[str]:
    year = datetime.now(UTC).year
    yield f'.TH {COMMAND.upper()} {MANUAL_SECTION} "{year}" "{NAME} {__version__}" "Games"'
    yield f".SH NAME\n{COMMAND} \\- board games for the desktop, with computer opponents"
    yield f".SH SYNOPSIS\n.B {COMMAND}\n[\\fIWORD\\fR [\\fIOPTIONS\\fR]]"
    yield f".SH DESCRIPTION\n{_roff_escaped(PROGRAM_DESCRIPTION)}"
    yield ".SH COMMANDS"
    told = load_command_help_texts()
    for word in completable_commands():
        if not word.command_words:
            continue
        named = " ".join(word.command_words)
        usage = told[word.command_words[0]].usage.replace("python -m game", COMMAND)
        own = [
            line
            for line in usage.splitlines()
            if line.split()[1:][: len(word.command_words)] == [*word.command_words]
        ]
        yield f".SS {_roff_escaped(named)}"
        if len(word.command_words) == 1:
            about = _roff_escaped(told[word.command_words[0]].purpose)
            yield f"{about}\n.PP\n.nf\n{_roff_escaped(usage.rstrip())}\n.fi"
        elif own:
            yield f".nf\n{_roff_escaped(own[0])}\n.fi"
        for action in word.options:
            names = ", ".join(f"\\fB{_roff_escaped(each)}\\fR" for each in action.option_strings)
            value = f" \\fI{_roff_escaped(str(action.metavar))}\\fR" if action.metavar else ""
            text = _roff_escaped((action.help or "").replace("%%", "%"))
            yield f".TP\n{names}{value}\n{text}"
    yield f".SH NOTES\n.nf\n{_roff_escaped(help_closing_note().strip())}\n.fi"
    yield f".SH GAMES\n.nf\n{_roff_escaped(released_titles_text().strip())}\n.fi"


def _roff_escaped(text: str) -> str:
    """Return a text with the characters that have a meaning in roff escaped."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in lines)
