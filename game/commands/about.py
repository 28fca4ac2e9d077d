"""`--version` and `--help`."""

from collections.abc import Sequence
from typing import Final

from game import __version__
from game.commands.arguments import OPTION, Grammar, parse
from game.commands.offers import offers
from game.compiled.native import build_kind
from game.files.folders import assets_folder
from game.files.toml_fields import text_of, toml_table
from game.program import COMMAND, OLDER_COMMAND
from game.records.records import HUMAN
from game.titles import title, titles, usual

USAGE: Final = assets_folder() / "shared" / "usage.toml"
"""What the words take, in the words of the command line."""


def version(words: Sequence[str]) -> int:
    """Print the version and which build runs."""
    parse(Grammar("--version"), words)
    print(f"{COMMAND} {__version__} ({build_kind()})")
    return 0


def usage(words: Sequence[str]) -> int:
    """Print what the commands take; of one alone when it is named."""
    told = toml_table(text_of(USAGE), USAGE.name)
    note = told.pop("note")
    text = "".join(each["usage"] for each in told.values()) + f"\n{note}{offers()}"
    if words and words[0] in told:
        about = told[words[0]]
        text = f"{about['usage']}For example: python -m game {about['example']}\n"
        if "T]" in about["usage"]:  # it takes a title
            text += offers()
    *several, last = [name for name in titles() if title(name).rules_revision]
    released = " or ".join([", ".join(several), last] if several else [last])
    automas = [title(name).automa for name in titles() if title(name).automa]
    options = " | ".join(f"{OPTION}{automa} ..." for automa in automas)
    others = ", ".join(f"{HUMAN},{automa} with {OPTION}{automa}" for automa in automas)
    print(
        text.replace("--AUTOMA ...", options)
        .replace("AUTOMAS", others)
        .replace("TITLES", released)
        .replace("OTHER", next(name for name in titles() if name != usual()))
        .replace("OLDER", OLDER_COMMAND),
        end="",
    )
    return 0
