"""Every identifier that a guide or a docstring sets in backticks exists in the code.

A renaming does not reach the texts by itself; this check finds what it left behind.
"""

import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.project_files import TOP, project_files

QUOTED_NAME_PATTERN = re.compile(r"`([A-Za-z_][\w.]*)(?:\([^`]*\))?`")
WORD_PATTERN = re.compile(r"\w+")
EXAMPLE_PATTERN = re.compile(r"```python\n(.*?)```", re.DOTALL)
COMMENT_PATTERN = re.compile(r"#.*")
TEXT_IN_QUOTES_PATTERN = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")
DEFINED_NAME_PATTERN = re.compile(
    r"(?:def|class|for|import|as)\s+(\w+)|^\s*(\w+)\s*=[^=]", re.MULTILINE
)
"""What an example defines: in the first group by a word before it, in the second by an equals sign
that is no argument's."""
CAMEL_CASE = re.compile(r"[a-z][A-Z]")
LEFT_OUT = frozenset(
    {
        "CHANGELOG.md",  # names of earlier versions stay as they were
        "HOSTING.md",  # names of measurements, which are put together from parts
    }
)
WITH_NAMES = (".toml", ".txt", ".ts", ".json", ".yml", ".cfg", ".sh", ".in", ".md")
NAMES_NOT_IN_CODE = (
    frozenset(  # names of other projects, parts of names, and what a reader fills in
        {
            *("connect_four_v3", "gin_rummy", "tiletum_v0", "python_tinners_trail_2007"),
            *(
                "python_TITLE",
                "python_TITLE_EDITION",
                "CONTROLLER_BUTTON_A",
                "player_0",
                "player_1",
            ),
        }
    )
)


def main() -> int:
    """Print every name that does not exist, with its place; return 1 if there are any."""
    found = [*unknown_names()]
    print("\n".join(found or ["every name in a guide or docstring exists"]))
    return 1 if found else 0


def unknown_names() -> Iterator[str]:
    """Yield a line for each identifier in backticks that no source file has."""
    known = {*NAMES_NOT_IN_CODE, *_names_in_other_files()}
    documented = [*_names_in_guides()]
    for path in project_files(".py"):
        known.update(WORD_PATTERN.findall(str(path.relative_to(TOP))))
        # Reading the tokens is what takes time: once for both
        for token in _tokens(path):
            if _is_prose(token):
                place = f"{path.relative_to(TOP)}:{token.start[0]}"
                documented += [(place, name) for name in identifiers_in_backticks(token.string)]
            elif token.type == tokenize.NAME:
                known.add(token.string)
            elif token.type == tokenize.STRING:
                known.update(WORD_PATTERN.findall(token.string))
    for place, name in documented:
        if name not in known:
            yield f"{place}: `{name}`"


def identifiers_in_backticks(text: str) -> Iterator[str]:
    """Yield the parts of names in backticks that can only be identifiers: with an underscore
    inside or in camel case.

    >>> list(identifiers_in_backticks("see `Match.send_answer(code)`, `HostedTable` and `play`"))
    ['send_answer', 'HostedTable']
    """
    for quoted in QUOTED_NAME_PATTERN.finditer(text):
        for part in quoted[1].split("."):
            if "_" in part.strip("_") or CAMEL_CASE.search(part):
                yield part


def identifiers_in_examples(text: str) -> Iterator[str]:
    """Yield the identifiers with an underscore inside, or in camel case, that the Python examples
    of a guide use and do not define themselves.

    >>> list(identifiers_in_examples("```python\\nbest_seat = game.rank_seats(state)\\n```"))
    ['rank_seats']
    """
    examples = "\n".join(EXAMPLE_PATTERN.findall(text))
    code = COMMENT_PATTERN.sub("", TEXT_IN_QUOTES_PATTERN.sub("", examples))
    own = {name for pair in DEFINED_NAME_PATTERN.findall(code) for name in pair}
    for name in WORD_PATTERN.findall(code):
        is_identifier = "_" in name.strip("_") or CAMEL_CASE.search(name)
        if is_identifier and not name[0].isdigit() and name not in own:
            yield name


def _names_in_guides() -> Iterator[tuple[str, str]]:
    """Yield place and name of each identifier in the guides: in backticks, or in an example."""
    for path in project_files(".md"):
        if path.name in LEFT_OUT:
            continue
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), start=1):
            for name in identifiers_in_backticks(line):
                yield f"{path.relative_to(TOP)}:{number}", name
        for name in identifiers_in_examples(text):
            yield f"{path.relative_to(TOP)}, an example", name


def _names_in_other_files() -> Iterator[str]:
    """Yield the words of files that are not Python and of their names; of guides, only the
    words of their names."""
    for ending in WITH_NAMES:
        for path in project_files(ending):
            yield from WORD_PATTERN.findall(str(path.relative_to(TOP)))
            if ending != ".md":
                yield from WORD_PATTERN.findall(path.read_text(encoding="utf-8"))


def _tokens(path: Path) -> Iterator[tokenize.TokenInfo]:
    text = path.read_text(encoding="utf-8")
    return tokenize.generate_tokens(io.StringIO(text).readline)


def _is_prose(token: tokenize.TokenInfo) -> bool:
    """Return whether the token is a comment or a string in triple quotes."""
    is_block = token.type == tokenize.STRING and token.string.lstrip("rR").startswith('"""')
    return token.type == tokenize.COMMENT or is_block


if __name__ == "__main__":
    sys.exit(main())
